import type { Client } from 'pg';

/** The names of the migrations that a database has; none where there is no shop yet. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows: known } = await client.query<{ here: boolean }>(
    `SELECT to_regclass('public.migration') IS NOT NULL AS here`,
  );
  if (!known[0]?.here) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migration ORDER BY name');
  return rows.map(({ name }) => name);
}
