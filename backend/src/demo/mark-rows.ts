import { sql } from 'kysely';
import type { Database } from '../platform/persistence/database.ts';

/** Raw SQL: rows are found by the transaction that wrote them, whatever their table. */

/** Notes every row that this transaction added as one of the demonstration's. */
export async function markRows(database: Database): Promise<void> {
  await database.run(sql`
    DO $$
    DECLARE
      t record;
    BEGIN
      FOR t IN
        SELECT c.oid::regclass AS name, c.relname AS plain,
          (SELECT string_agg(format('%L, t.%I', a.attname, a.attname), ', ' ORDER BY a.attnum)
            FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
            WHERE i.indrelid = c.oid AND i.indisprimary) AS key
        FROM pg_class c
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND c.relname NOT IN ('demonstration_row', 'state', 'migration', 'schema_file')
      LOOP
        CONTINUE WHEN t.key IS NULL;
        EXECUTE format(
          'INSERT INTO demonstration_row (table_name, key)
           SELECT %L, jsonb_build_object(%s)::text FROM %s t WHERE t.xmin = pg_current_xact_id()::xid
           ON CONFLICT DO NOTHING', t.plain, t.key, t.name);
      END LOOP;
    END $$`);
}
