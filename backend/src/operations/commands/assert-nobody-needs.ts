import type { MigrationObject } from '@mikro-orm/core';
import type { Client } from 'pg';
import { migrations as allMigrations } from '../../platform/persistence/migrating/known-migrations.ts';
import { RemovingMigration } from '../../platform/persistence/migrating/removing-migration.ts';
import { CommandError } from './command-error.ts';

/** A copy tells every three seconds that it lives; one that was silent for so long has ended. */
const LIVES = "seen_at > now() - interval '30 seconds'";

/** Throws a CommandError while a copy of the backend lives from which one of these migrations would take something away. */
export async function assertNobodyNeeds(
  client: Client,
  pending: readonly string[],
  migrations: readonly MigrationObject[] = allMigrations,
): Promise<void> {
  for (const { name, class: made } of migrations) {
    if (!pending.includes(name) || !(made.prototype instanceof RemovingMigration)) continue;
    const { servesFrom } = made as unknown as typeof RemovingMigration;
    const needing = await copiesBefore(client, servesFrom);
    if (needing.length === 0) continue;
    const sum = needing.reduce((so, { copies }) => so + copies, 0);
    const each = needing.map(
      ({ schema, copies }) => `schema ${schema}, ${copies} ${copies === 1 ? 'copy' : 'copies'}`,
    );
    throw new CommandError(
      `${name} takes away what releases before schema ${servesFrom} use, and ${sum} of them ${sum === 1 ? 'is' : 'are'} running ` +
        `(${each.join('; ')}). Start a release of schema ${servesFrom} or later in their place, or stop them for as long as ` +
        'it takes; then run this again. Nothing was changed.',
    );
  }
}

async function copiesBefore(client: Client, schema: number): Promise<{ schema: number; copies: number }[]> {
  const { rows: tables } = await client.query("SELECT WHERE to_regclass('public.backend_copy') IS NOT NULL");
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ schema: number; copies: number }>(
    `SELECT schema_number AS schema, count(*)::int AS copies FROM public.backend_copy
     WHERE schema_number < $1 AND ${LIVES} GROUP BY 1 ORDER BY 1`,
    [schema],
  );
  return rows;
}
