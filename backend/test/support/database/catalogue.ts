import type { QueryResultRow } from 'pg';

interface Asked {
  query(sql: string): Promise<QueryResultRow[]>;
}

const OURS = `n.nspname = 'public'`;
const NOT_OF_EXTENSIONS = (id: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${id} AND d.deptype = 'e')`;

/** Everything that the catalogue of PostgreSQL says of the shop's schema, by kind and name. */
const PARTS = [
  `SELECT 'table ' || c.relname AS name, c.relpersistence::text || coalesce(array_to_string(c.reloptions, ','), '') AS is
   FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND ${OURS}`,
  `SELECT 'column ' || c.relname || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
     CASE WHEN a.attnotnull THEN 'not null' END, a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid))
   FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
   LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE c.relkind = 'r' AND ${OURS} AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT 'constraint ' || c.relname || '.' || k.conname, pg_get_constraintdef(k.oid)
   FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE k.contype IN ('p', 'u', 'f', 'c', 'x') AND ${OURS}`,
  `SELECT 'index ' || i.relname, pg_get_indexdef(i.oid) FROM pg_class i JOIN pg_namespace n ON n.oid = i.relnamespace
   WHERE i.relkind = 'i' AND ${OURS}`,
  `SELECT 'view ' || c.relname, pg_get_viewdef(c.oid) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relkind = 'v' AND ${OURS}`,
  `SELECT 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid) || coalesce(array_length(p.proacl, 1), 0)
   FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
   WHERE ${OURS} AND ${NOT_OF_EXTENSIONS('p.oid')}`,
  `SELECT 'trigger ' || t.tgrelid::regclass || '.' || t.tgname, pg_get_triggerdef(t.oid) || t.tgenabled::text
   FROM pg_trigger t WHERE NOT t.tgisinternal`,
  `SELECT 'sequence ' || s.sequencename, concat_ws(' ', s.data_type, s.start_value, s.increment_by, s.max_value)
   FROM pg_sequences s WHERE s.schemaname = 'public'`,
  `SELECT concat_ws('.', 'comment ' || c.relname, a.attname), d.description FROM pg_description d
   JOIN pg_class c ON c.oid = d.objoid JOIN pg_namespace n ON n.oid = c.relnamespace
   LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.objsubid AND d.objsubid > 0
   WHERE d.classoid = 'pg_class'::regclass AND ${OURS}`,
  `SELECT 'right to ' || n.nspname || '.' || c.relname,
     (SELECT string_agg(privilege_type, ',' ORDER BY privilege_type) FROM aclexplode(c.relacl)
      WHERE grantee = 'shop_app'::regrole)
   FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'S')
     -- Named after days.
     AND c.relname !~ '^queue_stats_[0-9]{8}$'`,
  `SELECT 'right to ' || n.nspname || '.' || c.relname || '.' || a.attname,
     (SELECT string_agg(privilege_type, ',' ORDER BY privilege_type) FROM aclexplode(a.attacl)
      WHERE grantee = 'shop_app'::regrole)
   FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname IN ('public', 'pgboss') AND a.attacl IS NOT NULL`,
];

export async function catalogueOf(database: Asked): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const part of PARTS)
    for (const row of await database.query(part)) {
      const [name, is] = Object.values(row) as [string, unknown];
      found[name] = is;
    }
  return found;
}
