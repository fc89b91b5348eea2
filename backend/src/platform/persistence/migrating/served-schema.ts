import { sql } from 'kysely';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Reads } from '../database.ts';
import { numberOf, RELEASE_SCHEMA } from './release-schema.ts';

/* Raw SQL: the table of migrations is MikroORM's, and has no entity. */

/** PostgreSQL's codes where it has no such table or function, or this role may not ask: a schema of before they came. */
const UNTOLD = new Set(['42P01', '42883', '42501']);

/** Throws `schema-not-served` unless this release can serve the schema that the database has now. */
export async function assertServedSchema(database: Reads): Promise<void> {
  const found = await schemaOf(database);
  if (!found || found.number < RELEASE_SCHEMA) {
    throw notServed(`it is ${found ? `schema ${found.number}` : 'of before'}: run npm run migrate`);
  }
  if (found.servedFrom > RELEASE_SCHEMA) {
    throw notServed(`it serves releases from schema ${found.servedFrom} on: start a newer one`);
  }
}

async function schemaOf(database: Reads): Promise<{ number: number; servedFrom: number } | null> {
  try {
    const row = await database.row<{ last: string | null; servedFrom: number }>(sql`/* prepared: readiness */
      SELECT max(name) AS last, schema_served_from() AS served_from FROM public.migration`);
    return row && { number: numberOf(row.last ?? ''), servedFrom: row.servedFrom };
  } catch (error) {
    if (codesOf(error).some((code) => UNTOLD.has(code))) return null;
    throw error;
  }
}

function notServed(why: string): DomainError {
  const cause = new Error(`This release, of schema ${RELEASE_SCHEMA}, cannot serve the database: ${why}`);
  return new DomainError('unavailable', 'schema-not-served', {}, { cause });
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause)
    codes.push(String((at as { code?: unknown }).code));
  return codes;
}
