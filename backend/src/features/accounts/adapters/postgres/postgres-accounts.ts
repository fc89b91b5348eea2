import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Accounts, type AccountHolder } from '../../application/accounts.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES, peopleOf } from './areas.ts';

@Injectable()
export class PostgresAccounts extends Accounts {
  constructor(private readonly database: Database) {
    super();
  }

  find({ audience, id }: AccountId): Promise<AccountHolder | null> {
    return this.database.row(holders(audience).where('p.id', '=', id));
  }

  findByEmail(audience: SignedInAudience, email: string): Promise<AccountHolder | null> {
    const { mayEnter } = AREA_TABLES[audience];
    return this.database.row(holders(audience).where('p.email', '=', email).where(mayEnter));
  }

  async setPassword({ audience, id }: AccountId, passwordHash: string, name: string | null): Promise<void> {
    const { people, joins } = AREA_TABLES[audience];
    await this.database.run(
      db
        .updateTable(people)
        .set({ passwordHash, name: sql<string>`coalesce(${name}::text, name)`, ...joins })
        .where('id', '=', id),
    );
  }

  async join({ audience, id }: AccountId): Promise<boolean> {
    // Staff are what they are by their role, from the moment they are invited.
    if (audience === 'admin') return false;
    const joined = await this.database.run(
      db.updateTable('referrer').set({ state: 'active' }).where('id', '=', id).where('state', '=', 'invited'),
    );
    return joined === 1;
  }
}

function holders(audience: SignedInAudience) {
  const { phone, role, state } = AREA_TABLES[audience];
  return db
    .selectFrom(peopleOf(audience))
    .select([
      'p.id',
      'p.name',
      sql<string>`coalesce(p.email::text, '')`.as('email'),
      phone.as('phone'),
      role.as('role'),
      state.as('state'),
    ]);
}
