import { Injectable } from '@nestjs/common';
import type { AccountLinkKind, AccountLinkView } from '@shop/contracts/users/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { AccountLinks, type NewAccountLink } from '../../application/links/account-links.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES } from './areas.ts';

@Injectable()
export class PostgresAccountLinks extends AccountLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, account, kind, tokenHash, createdAt, endsAt }: NewAccountLink): Promise<void> {
    const { links, personId } = AREA_TABLES[account.audience];
    await this.endAll(account, createdAt);
    await this.database.run(sql`
      INSERT INTO ${links} (id, ${personId}, kind, token_hash, created_at, expires_at)
      VALUES (${id}, ${account.id}, ${kind}, ${tokenHash}, ${createdAt}, ${endsAt})`);
  }

  async endAll({ audience, id }: AccountId, now: Date): Promise<void> {
    const { links, personId } = AREA_TABLES[audience];
    await this.database.run(sql`
      UPDATE ${links} SET ended_at = ${now} WHERE ${personId} = ${id} AND ended_at IS NULL`);
  }

  async read(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<AccountLinkView | 'gone' | null> {
    const { links, personId, people, role, mayEnter } = AREA_TABLES[audience];
    const row = await this.database.row(sql<AccountLinkView & { counts: boolean }>`
      SELECT l.kind, p.name, coalesce(p.email::text, '') AS email, ${role} AS role, l.expires_at AS ends_at,
        l.ended_at IS NULL AND l.expires_at > ${now} AND ${mayEnter} AS counts
      FROM ${links} l JOIN ${people} p ON p.id = l.${personId} WHERE l.token_hash = ${tokenHash}`);
    if (!row) return null;
    const { counts, ...view } = row;
    return counts ? view : 'gone';
  }

  use(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<{ id: string; name: string; kind: AccountLinkKind } | null> {
    const { links, personId, people, mayEnter } = AREA_TABLES[audience];
    return this.database.row(sql<{ id: string; name: string; kind: AccountLinkKind }>`
      UPDATE ${links} l SET ended_at = ${now} FROM ${people} p
      WHERE l.token_hash = ${tokenHash} AND l.ended_at IS NULL AND l.expires_at > ${now} AND p.id = l.${personId}
        AND ${mayEnter}
      RETURNING p.id, p.name, l.kind`);
  }
}
