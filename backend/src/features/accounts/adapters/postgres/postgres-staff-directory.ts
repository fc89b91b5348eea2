import { Injectable } from '@nestjs/common';
import type { Role } from '@shop/contracts/rules/permissions';
import type { UserView } from '@shop/contracts/users/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { StaffDirectory, type NewStaff } from '../../application/staff-directory.ts';

/** More than a shop employs. */
const MOST = 500;

@Injectable()
export class PostgresStaffDirectory extends StaffDirectory {
  constructor(private readonly database: Database) {
    super();
  }

  all(now: Date): Promise<UserView[]> {
    return this.views(sql`true`, now);
  }

  async find(id: string, now: Date): Promise<UserView | null> {
    return (await this.views(sql`p.id = ${id}`, now))[0] ?? null;
  }

  async lock(id: string, now: Date): Promise<UserView | null> {
    // Two owners who demote each other at once would both see another owner.
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('owners'))`);
    return this.find(id, now);
  }

  findActiveByEmail(email: string): Promise<{ id: string; name: string; email: string } | null> {
    return this.database.row(sql<{ id: string; name: string; email: string }>`
      SELECT id, name, email FROM staff WHERE email = ${email}::citext AND active`);
  }

  async add({ id, email, name, role, createdAt }: NewStaff): Promise<void> {
    await this.database.run(sql`
      INSERT INTO staff (id, email, name, role, created_at) VALUES (${id}, ${email}, ${name}, ${role}, ${createdAt})`);
  }

  async setRole(id: string, role: Role): Promise<void> {
    await this.database.run(sql`UPDATE staff SET role = ${role} WHERE id = ${id}`);
  }

  async setActive(id: string, active: boolean): Promise<void> {
    await this.database.run(sql`UPDATE staff SET active = ${active} WHERE id = ${id}`);
  }

  async setPassword(id: string, passwordHash: string, name: string | null): Promise<void> {
    await this.database.run(sql`
      UPDATE staff SET password_hash = ${passwordHash}, name = coalesce(${name}::text, name) WHERE id = ${id}`);
  }

  async otherOwners(id: string): Promise<number> {
    const rows = await this.database.rows(sql`
      SELECT FROM staff WHERE role = 'owner' AND active AND password_hash IS NOT NULL AND id <> ${id}`);
    return rows.length;
  }

  private views(where: RawBuilder<unknown>, now: Date): Promise<UserView[]> {
    return this.database.rows(sql<UserView>`
      SELECT p.id, p.email, p.name, p.role,
        CASE WHEN NOT p.active THEN 'disabled' WHEN p.password_hash IS NULL THEN 'invited' ELSE 'active' END AS state,
        false AS second_factor, seen.last_seen_at, seen.sessions
      FROM staff p CROSS JOIN LATERAL (
        SELECT max(s.rotated_at) AS last_seen_at, count(*) FILTER (WHERE s.ended_at IS NULL AND s.expires_at > ${now}
          AND s.access_version = p.access_version AND p.active)::integer AS sessions
        FROM session s WHERE s.audience = 'admin' AND s.person_id = p.id) seen
      WHERE ${where} ORDER BY p.active DESC, p.name, p.id LIMIT ${MOST}`);
  }
}
