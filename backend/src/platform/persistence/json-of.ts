import { sql, type RawBuilder } from 'kysely';
import { camelCase } from './camel-case.ts';

/**
 * Columns of one table as a JSON object under the names of the views; `more` adds names with an expression each.
 * Instants in it are PostgreSQL's text: give them `isoInstant`.
 */
export function jsonOf<T = unknown>(
  table: string,
  columns: readonly string[],
  more: Readonly<Record<string, string>> = {},
): RawBuilder<T> {
  const own = columns.map((column) => `'${camelCase(column)}', ${table}.${column}`);
  const added = Object.entries(more).map(([name, expression]) => `'${name}', ${expression}`);
  return sql.raw(`jsonb_build_object(${[...own, ...added].join(', ')})`);
}

/** A value to be written into a JSON column. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
