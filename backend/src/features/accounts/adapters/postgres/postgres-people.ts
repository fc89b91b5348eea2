import { Injectable } from '@nestjs/common';
import { permissionsOf, type Role } from '@shop/contracts/rules/permissions';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { People, type Account, type PersonOf } from '../../application/people.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES } from './areas.ts';

interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  code: string;
}

/** What is read of a person of an area, and how it is shown. */
interface Area<Person> {
  columns: RawBuilder<unknown>;
  view: (row: PersonRow) => Person;
}

const AREAS: { [A in SignedInAudience]: Area<PersonOf[A]> } = {
  admin: {
    columns: sql`p.id, p.name, p.email, p.role`,
    view: ({ id, email, name, role }) => ({ id, email, name, role, permissions: [...permissionsOf(role)] }),
  },
  referrer: {
    columns: sql`p.id, p.name, coalesce(p.email::text, '') AS email, p.code`,
    view: ({ id, email, name, code }) => ({ id, email, name, code }),
  },
};

@Injectable()
export class PostgresPeople extends People {
  constructor(private readonly database: Database) {
    super();
  }

  async findByEmail<A extends SignedInAudience>(
    audience: A,
    email: string,
  ): Promise<Account<PersonOf[A]> | null> {
    const { columns, view }: Area<PersonOf[A]> = AREAS[audience];
    const { people, mayEnter } = AREA_TABLES[audience];
    const row = await this.database.row(sql<
      PersonRow & { passwordHash: string | null; accessVersion: number }
    >`
      SELECT ${columns}, p.password_hash, p.access_version FROM ${people} p
      WHERE p.email = ${email}::citext AND ${mayEnter}`);
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
    const { columns, view }: Area<PersonOf[A]> = AREAS[audience];
    const { people, isActive } = AREA_TABLES[audience];
    const rows = await this.database.rows(sql<PersonRow & { sessionId: string }>`
      /* prepared: ${sql.raw(audience)}-session */
      SELECT ${columns}, s.id AS session_id FROM ${people} p
      JOIN session s ON s.person_id = p.id AND s.access_version = p.access_version
      WHERE s.id = ANY(${[...sessionIds]}::uuid[]) AND s.audience = ${audience} AND s.ended_at IS NULL
        AND s.expires_at > ${now} AND ${isActive}`);
    return new Map(rows.map((row) => [row.sessionId, view(row)]));
  }
}
