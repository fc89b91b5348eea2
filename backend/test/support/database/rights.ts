/**
 * What the serving role may do with each table and sequence, read from PostgreSQL: `select, update (stock)`; what it
 * got through PUBLIC counts too. Whatever is new stands here with nothing until a migration grants it something.
 */
export async function servingRights(
  query: (sql: string) => Promise<unknown[]>,
): Promise<Record<string, string>> {
  const rows = await query(`
    WITH asked (kind, privilege, position) AS (VALUES
      ('r', 'select', 1), ('r', 'insert', 2), ('r', 'update', 3), ('r', 'delete', 4), ('r', 'truncate', 5),
      ('r', 'references', 6), ('r', 'trigger', 7), ('r', 'maintain', 8),
      ('S', 'select', 1), ('S', 'usage', 2), ('S', 'update', 3)),
    held AS (
      SELECT c.oid, a.position, a.privilege, CASE c.relkind
          WHEN 'S' THEN has_sequence_privilege('shop_app', c.oid, a.privilege)
          ELSE has_table_privilege('shop_app', c.oid, a.privilege) END AS whole,
        CASE WHEN a.privilege IN ('select', 'insert', 'update', 'references') AND c.relkind <> 'S' THEN (
          SELECT string_agg(attname, ', ' ORDER BY attnum) FROM pg_attribute
          WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped
            AND has_column_privilege('shop_app', c.oid, attnum, a.privilege)) END AS columns
      FROM pg_class c JOIN asked a ON a.kind = CASE c.relkind WHEN 'S' THEN 'S' ELSE 'r' END
      WHERE c.relnamespace::regnamespace::text IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
        -- Parts by day are named after the day the migration ran.
        AND c.relname !~ '_[0-9]{8}$')
    SELECT oid::regclass::text AS name, coalesce(string_agg(
        CASE WHEN whole THEN privilege ELSE privilege || ' (' || columns || ')' END, ', ' ORDER BY position)
      FILTER (WHERE whole OR columns IS NOT NULL), '') AS rights
    FROM held GROUP BY oid`);
  return Object.fromEntries(
    (rows as { name: string; rights: string }[]).map(({ name, rights }) => [name, rights]),
  );
}
