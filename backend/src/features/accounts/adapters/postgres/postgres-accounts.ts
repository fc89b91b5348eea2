import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import type { AccountLinkKind, AccountLinkView } from '@shop/contracts/users/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Accounts, type AccountHolder, type NewAccountLink } from '../../application/accounts.ts';
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

  async setLanguage({ audience, id }: AccountId, language: Language): Promise<void> {
    const { people } = AREA_TABLES[audience];
    await this.database.run(db.updateTable(people).set({ language }).where('id', '=', id));
  }

  async join({ audience, id }: AccountId): Promise<boolean> {
    // Staff are what they are by their role, from the moment they are invited.
    if (audience === 'admin') return false;
    const joined = await this.database.run(
      db.updateTable('referrer').set({ state: 'active' }).where('id', '=', id).where('state', '=', 'invited'),
    );
    return joined === 1;
  }

  async addLink({ id, account, kind, tokenHash, createdAt, endsAt }: NewAccountLink): Promise<void> {
    const { links, personId } = AREA_TABLES[account.audience];
    await this.endLinks(account, createdAt);
    await this.database.run(
      db
        .insertInto(links)
        .values({ id, [personId]: account.id, kind, tokenHash, createdAt, expiresAt: endsAt }),
    );
  }

  async endLinks({ audience, id }: AccountId, now: Date): Promise<void> {
    const { links, personId } = AREA_TABLES[audience];
    await this.database.run(
      db.updateTable(links).set({ endedAt: now }).where(personId, '=', id).where('endedAt', 'is', null),
    );
  }

  async readLink(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<AccountLinkView | 'gone' | null> {
    const { links, personId, role, mayEnter } = AREA_TABLES[audience];
    const row = await this.database.row(
      db
        .selectFrom(links)
        .innerJoin(peopleOf(audience), 'p.id', personId)
        .select((eb) => [
          'kind',
          'p.name',
          sql<string>`coalesce(p.email::text, '')`.as('email'),
          role.as('role'),
          'expiresAt as endsAt',
          eb
            .and([eb('endedAt', 'is', null), eb('expiresAt', '>', now.toISOString()), mayEnter])
            .$castTo<boolean>()
            .as('counts'),
        ])
        .where('tokenHash', '=', tokenHash),
    );
    if (!row) return null;
    const { counts, ...view } = row;
    return counts ? view : 'gone';
  }

  useLink(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<{ id: string; name: string; kind: AccountLinkKind } | null> {
    const { links, personId, mayEnter } = AREA_TABLES[audience];
    return this.database.row(
      db
        .updateTable(links)
        .from(peopleOf(audience))
        .set({ endedAt: now })
        .where('tokenHash', '=', tokenHash)
        .where('endedAt', 'is', null)
        .where('expiresAt', '>', now.toISOString())
        .whereRef('p.id', '=', personId)
        .where(mayEnter)
        .returning(['p.id', 'p.name', 'kind']),
    );
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
