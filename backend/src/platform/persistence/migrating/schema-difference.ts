import type { MikroORM } from '@mikro-orm/postgresql';

/** Composite foreign keys, which stand in `tables.sql` of their features: no entity can say them. */
const BY_SQL = ['membership_terms_fkey', 'invoice_without_gap'];

/**
 * What would make of a database's tables those that the entities describe, statement by statement, by MikroORM's
 * comparator. What is given by expression (an index over a function, say) it tells by name alone.
 */
export async function schemaDifference(orm: MikroORM): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return sql
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !BY_SQL.some((name) => statement.includes(`"${name}"`)));
}
