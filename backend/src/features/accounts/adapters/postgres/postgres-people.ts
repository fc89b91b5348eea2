import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import { permissionsOf, type Role } from '@shop/contracts/rules/permissions';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { People, type Account, type PersonOf } from '../../application/people.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES } from './areas.ts';

/** Raw SQL: the statement that finds who calls is prepared, and the other reads the same columns. */

interface PersonRow {
  id: string;
  name: string;
  email: string;
  language: Language;
}
interface RowOf {
  admin: PersonRow & { role: Role };
  referrer: PersonRow & { code: string; phone: string; state: string; suspendedReason: string | null };
}

/** What is read of a person of an area, and how it is shown. */
interface Area<A extends SignedInAudience> {
  columns: RawBuilder<unknown>;
  /** Where a phone signs in too: the one row of a phone, the active before the suspended. */
  phoneOf: ((phone: string) => RawBuilder<unknown>) | null;
  view: (row: RowOf[A]) => PersonOf[A];
}

const AREAS: { [A in SignedInAudience]: Area<A> } = {
  admin: {
    columns: sql`p.id, p.name, p.email, p.role, p.language`,
    phoneOf: null,
    view: ({ id, email, name, role, language }) => ({
      id,
      email,
      name,
      role,
      permissions: [...permissionsOf(role)],
      language,
    }),
  },
  referrer: {
    columns: sql`p.id, p.name, coalesce(p.email::text, '') AS email, p.code, p.phone, p.state, p.suspended_reason,
      p.language`,
    phoneOf: (phone) => sql`p.id = (
      SELECT CASE WHEN count(*) FILTER (WHERE f.state <> 'suspended') = 1
          THEN min(f.id::text) FILTER (WHERE f.state <> 'suspended')
        WHEN count(*) = 1 THEN min(f.id::text) END::uuid
      FROM referrer f WHERE f.phone = ${phone})`,
    view: ({ id, email, name, code, phone, state, suspendedReason, language }) => ({
      id,
      email,
      name,
      code,
      phone,
      suspended: state === 'suspended' ? { reason: suspendedReason } : null,
      language,
    }),
  },
};

@Injectable()
export class PostgresPeople extends People {
  constructor(private readonly database: Database) {
    super();
  }

  findByLogin<A extends SignedInAudience>(audience: A, login: string): Promise<Account<PersonOf[A]> | null> {
    const { phoneOf }: Area<A> = AREAS[audience];
    const { mayRead } = AREA_TABLES[audience];
    const isThis = phoneOf && /^\d{10}$/.test(login) ? phoneOf(login) : sql`p.email = ${login}::citext`;
    return this.find(audience, sql`${isThis} AND ${mayRead}`);
  }

  findByEmail<A extends SignedInAudience>(audience: A, email: string): Promise<Account<PersonOf[A]> | null> {
    return this.find(audience, sql`p.email = ${email}::citext AND ${AREA_TABLES[audience].mayEnter}`);
  }

  private async find<A extends SignedInAudience>(
    audience: A,
    condition: RawBuilder<unknown>,
  ): Promise<Account<PersonOf[A]> | null> {
    const { columns, view }: Area<A> = AREAS[audience];
    const { people } = AREA_TABLES[audience];
    const row = await this.database.row(sql<
      RowOf[A] & { passwordHash: string | null; accessVersion: number }
    >`
      SELECT ${columns}, p.password_hash, p.access_version FROM ${sql.raw(people)} p
      WHERE ${condition}`);
    return row && { person: view(row), passwordHash: row.passwordHash, accessVersion: row.accessVersion };
  }

  async findBySession<A extends SignedInAudience>(
    audience: A,
    sessionId: string,
    now: Date,
  ): Promise<PersonOf[A] | null> {
    return (await this.findBySessions(audience, [sessionId], now)).get(sessionId) ?? null;
  }

  async findBySessions<A extends SignedInAudience>(
    audience: A,
    sessionIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, PersonOf[A]>> {
    const { columns, view }: Area<A> = AREAS[audience];
    const { people, mayRead } = AREA_TABLES[audience];
    const rows = await this.database.rows(sql<RowOf[A] & { sessionId: string }>`
      /* prepared: ${sql.raw(audience)}-session */
      SELECT ${columns}, s.id AS session_id FROM ${sql.raw(people)} p
      JOIN session s ON s.person_id = p.id AND s.access_version = p.access_version
      WHERE s.id = ANY(${[...sessionIds]}::uuid[]) AND s.audience = ${audience} AND s.ended_at IS NULL
        AND s.expires_at > ${now} AND ${mayRead}`);
    return new Map(rows.map((row) => [row.sessionId, view(row)]));
  }
}
