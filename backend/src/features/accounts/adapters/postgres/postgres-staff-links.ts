import { Injectable } from '@nestjs/common';
import type { StaffLinkKind, StaffLinkView } from '@shop/contracts/users/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { StaffLinks, type NewStaffLink } from '../../application/staff-links.ts';

@Injectable()
export class PostgresStaffLinks extends StaffLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, staffId, kind, tokenHash, createdAt, endsAt }: NewStaffLink): Promise<void> {
    await this.database.run(sql`
      UPDATE staff_link SET ended_at = ${createdAt} WHERE staff_id = ${staffId} AND ended_at IS NULL`);
    await this.database.run(sql`
      INSERT INTO staff_link (id, staff_id, kind, token_hash, created_at, expires_at)
      VALUES (${id}, ${staffId}, ${kind}, ${tokenHash}, ${createdAt}, ${endsAt})`);
  }

  async read(tokenHash: string, now: Date): Promise<StaffLinkView | 'gone' | null> {
    const row = await this.database.row(sql<StaffLinkView & { counts: boolean }>`
      SELECT l.kind, p.name, p.email, p.role, l.expires_at AS ends_at,
        l.ended_at IS NULL AND l.expires_at > ${now} AND p.active AS counts
      FROM staff_link l JOIN staff p ON p.id = l.staff_id WHERE l.token_hash = ${tokenHash}`);
    if (!row) return null;
    const { counts, ...view } = row;
    return counts ? view : 'gone';
  }

  use(tokenHash: string, now: Date): Promise<{ staffId: string; name: string; kind: StaffLinkKind } | null> {
    return this.database.row(sql<{ staffId: string; name: string; kind: StaffLinkKind }>`
      UPDATE staff_link l SET ended_at = ${now} FROM staff p
      WHERE l.token_hash = ${tokenHash} AND l.ended_at IS NULL AND l.expires_at > ${now} AND p.id = l.staff_id AND p.active
      RETURNING l.staff_id, p.name, l.kind`);
  }
}
