import { Injectable } from '@nestjs/common';
import type { StaffSessionView } from '@shop/contracts/users/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { StaffSessions } from '../../application/staff-sessions.ts';

@Injectable()
export class PostgresStaffSessions extends StaffSessions {
  constructor(private readonly database: Database) {
    super();
  }

  of(staffId: string, current: string, now: Date): Promise<StaffSessionView[]> {
    return this.database.rows(sql<StaffSessionView>`
      SELECT s.id, s.user_agent, s.created_at AS opened_at, s.rotated_at AS last_used_at, s.id = ${current}::uuid AS is_this
      FROM session s JOIN staff p ON p.id = s.person_id AND p.access_version = s.access_version AND p.active
      WHERE ${alive(staffId)} AND s.expires_at > ${now} ORDER BY s.rotated_at DESC, s.id`);
  }

  async end(staffId: string, sessionId: string, at: Date): Promise<boolean> {
    const ended = await this.database.run(sql`
      UPDATE session s SET ended_at = ${at} WHERE ${alive(staffId)} AND s.id = ${sessionId}`);
    return ended === 1;
  }

  async endOthers(staffId: string, kept: string, at: Date): Promise<void> {
    await this.database.run(sql`
      UPDATE session s SET ended_at = ${at} WHERE ${alive(staffId)} AND s.id <> ${kept}`);
  }

  async carryOver(staffId: string, sessionId: string): Promise<void> {
    await this.database.run(sql`
      UPDATE session s SET access_version = p.access_version FROM staff p
      WHERE p.id = ${staffId} AND ${alive(staffId)} AND s.id = ${sessionId}`);
  }
}

const alive = (staffId: string): RawBuilder<unknown> =>
  sql`s.audience = 'admin' AND s.person_id = ${staffId} AND s.ended_at IS NULL`;
