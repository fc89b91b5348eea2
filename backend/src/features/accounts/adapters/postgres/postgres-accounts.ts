import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Accounts, type AccountHolder } from '../../application/accounts.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES } from './areas.ts';

@Injectable()
export class PostgresAccounts extends Accounts {
  constructor(private readonly database: Database) {
    super();
  }

  find({ audience, id }: AccountId): Promise<AccountHolder | null> {
    return this.database.row(sql<AccountHolder>`${holders(audience)} WHERE p.id = ${id}`);
  }

  findByEmail(audience: SignedInAudience, email: string): Promise<AccountHolder | null> {
    const { mayEnter } = AREA_TABLES[audience];
    return this.database.row(sql<AccountHolder>`
      ${holders(audience)} WHERE p.email = ${email}::citext AND ${mayEnter}`);
  }

  async setPassword({ audience, id }: AccountId, passwordHash: string, name: string | null): Promise<void> {
    const { people, joins } = AREA_TABLES[audience];
    await this.database.run(sql`
      UPDATE ${people} SET password_hash = ${passwordHash}, name = coalesce(${name}::text, name) ${joins}
      WHERE id = ${id}`);
  }

  async join({ audience, id }: AccountId): Promise<boolean> {
    // Staff are what they are by their role, from the moment they are invited.
    if (audience === 'admin') return false;
    const joined = await this.database.run(sql`
      UPDATE referrer SET state = 'active' WHERE id = ${id} AND state = 'invited'`);
    return joined === 1;
  }
}

function holders(audience: SignedInAudience) {
  const { people, phone, role, state } = AREA_TABLES[audience];
  return sql`SELECT p.id, p.name, coalesce(p.email::text, '') AS email, ${phone} AS phone, ${role} AS role,
    ${state} AS state FROM ${people} p`;
}
