import type { Client } from 'pg';

export interface Table {
  /** As SQL writes it, quoted where it must be. */
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

/** Not PostgreSQL's own, nor an extension's. */
const ours = (id: string) => `
  n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${id} AND d.deptype = 'e')`;
const nameOf = `quote_ident(n.nspname) || '.' || quote_ident(c.relname)`;

/**
 * Every table that keeps rows over a crash, but what each database keeps of its own schema, and pg-boss's statistics of
 * queues: their tables are named after days, so that a database made on another day has others.
 */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT ${nameOf} AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND ${nameOf} NOT IN ('public.migration', 'public.schema_file') AND ${ours('c.oid')}
      AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = c.oid AND inhparent = to_regclass('pgboss.queue_stats'))
    GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`);
  return rows;
}

/** What `tablesOf` leaves out, but backups of before have. */
export function isQueueStatistics(table: string): boolean {
  return /^pgboss\.queue_stats_\d{8}$/.test(table);
}

/** What each sequence gives next. */
export async function sequencesOf(client: Client): Promise<{ name: string; next: string }[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT ${nameOf} AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${ours('c.oid')} ORDER BY 1`);
  const sequences = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ next: string }>(
      `SELECT (CASE WHEN is_called THEN last_value + 1 ELSE last_value END)::text AS next FROM ${name}`,
    );
    sequences.push({ name, next: found[0]?.next ?? '1' });
  }
  return sequences;
}

/** Statements that take away what would act or refuse while rows come in table by table, and those that put it back. */
export async function guardsOf(client: Client): Promise<{ lift: string[]; restore: string[] }> {
  const { rows } = await client.query<{ lift: string; restore: string }>(`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', ${nameOf}, t.tgname) AS lift,
      format('ALTER TABLE %s ENABLE TRIGGER %I', ${nameOf}, t.tgname) AS restore
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND t.tgparentid = 0 AND ${ours('c.oid')}
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', ${nameOf}, k.conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', ${nameOf}, k.conname, pg_get_constraintdef(k.oid))
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${ours('c.oid')}`);
  return { lift: rows.map(({ lift }) => lift), restore: rows.map(({ restore }) => restore) };
}
