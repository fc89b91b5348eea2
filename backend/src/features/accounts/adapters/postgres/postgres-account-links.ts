import { Injectable } from '@nestjs/common';
import type { AccountLinkKind, AccountLinkView } from '@shop/contracts/users/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { AccountLinks, type NewAccountLink } from '../../application/links/account-links.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES, peopleOf } from './areas.ts';

@Injectable()
export class PostgresAccountLinks extends AccountLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, account, kind, tokenHash, createdAt, endsAt }: NewAccountLink): Promise<void> {
    const { links, personId } = AREA_TABLES[account.audience];
    await this.endAll(account, createdAt);
    await this.database.run(
      db
        .insertInto(links)
        .values({ id, [personId]: account.id, kind, tokenHash, createdAt, expiresAt: endsAt }),
    );
  }

  async endAll({ audience, id }: AccountId, now: Date): Promise<void> {
    const { links, personId } = AREA_TABLES[audience];
    await this.database.run(
      db.updateTable(links).set({ endedAt: now }).where(personId, '=', id).where('endedAt', 'is', null),
    );
  }

  async read(
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

  use(
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
