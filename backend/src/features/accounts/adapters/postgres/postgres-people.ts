import { Injectable } from '@nestjs/common';
import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import { permissionsOf, type Role } from '@shop/contracts/rules/permissions';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ReferrerPeople, StaffPeople, type Account } from '../../application/people.ts';

type WithPassword<Row> = Row & { passwordHash: string | null };

interface StaffRow {
  id: string;
  email: string;
  name: string;
  role: Role;
}

function aliveSession(audience: string, sessionId: string, now: Date): RawBuilder<unknown> {
  return sql`session s ON s.person_id = p.id AND s.audience = ${audience} AND s.id = ${sessionId}
    AND s.ended_at IS NULL AND s.expires_at > ${now}`;
}

function staffView({ id, email, name, role }: StaffRow): StaffView {
  return { id, email, name, role, permissions: [...permissionsOf(role)] };
}

@Injectable()
export class PostgresStaffPeople extends StaffPeople {
  constructor(private readonly database: Database) {
    super();
  }

  async findByEmail(email: string): Promise<Account<StaffView> | null> {
    const row = await this.database.row(sql<WithPassword<StaffRow>>`
      SELECT id, email, name, role, password_hash FROM staff WHERE email = ${email}::citext AND active`);
    return row && { person: staffView(row), passwordHash: row.passwordHash };
  }

  async find(id: string): Promise<StaffView | null> {
    const row = await this.database.row(sql<StaffRow>`
      SELECT id, email, name, role FROM staff WHERE id = ${id} AND active`);
    return row && staffView(row);
  }

  async findBySession(sessionId: string, now: Date): Promise<StaffView | null> {
    const row = await this.database.row(sql<StaffRow>`
      SELECT p.id, p.email, p.name, p.role FROM staff p JOIN ${aliveSession('admin', sessionId, now)}
      WHERE p.active`);
    return row && staffView(row);
  }
}

@Injectable()
export class PostgresReferrerPeople extends ReferrerPeople {
  constructor(private readonly database: Database) {
    super();
  }

  async findByEmail(email: string): Promise<Account<ReferrerView> | null> {
    const row = await this.database.row(sql<WithPassword<ReferrerView>>`
      SELECT id, name, code, password_hash FROM referrer WHERE email = ${email}::citext AND state = 'active'`);
    return row && { person: { id: row.id, name: row.name, code: row.code }, passwordHash: row.passwordHash };
  }

  find(id: string): Promise<ReferrerView | null> {
    return this.database.row(sql<ReferrerView>`
      SELECT id, name, code FROM referrer WHERE id = ${id} AND state = 'active'`);
  }

  findBySession(sessionId: string, now: Date): Promise<ReferrerView | null> {
    return this.database.row(sql<ReferrerView>`
      SELECT p.id, p.name, p.code FROM referrer p JOIN ${aliveSession('referrer', sessionId, now)}
      WHERE p.state = 'active'`);
  }
}
