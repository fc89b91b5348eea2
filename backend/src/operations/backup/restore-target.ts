import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { knownMigrations } from '../../platform/persistence/migrating/known-migrations.ts';
import { migrateOneByOne } from '../../platform/persistence/migrating/migrate-one-by-one.ts';
import { asKnownNow, FIRST_SCHEMA } from '../../platform/persistence/migrating/release-schema.ts';
import { migrationOptions } from '../../platform/persistence/migrating/migration-options.ts';
import { BackupError } from './backup-error.ts';
import { migrationsOf } from '../commands/applied-migrations.ts';
import { asOnlyMigrator } from '../commands/only-migrator.ts';
import { asOwner } from '../commands/owner-connection.ts';

/** A shop that somebody uses has rows in one of these; migrations alone write none. */
const LIVED_IN = ['orders', 'product', 'staff', 'referrer', 'membership', 'post', 'picture', 'audit_entry'];

/** Throws a BackupError unless the target may be filled with a shop of these migrations (`asKnownNow`). Changes nothing. */
export async function checkTarget(
  databaseUrl: string,
  migrations: string[],
  replace: boolean,
): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    if (migrations.every((name) => name < FIRST_SCHEMA)) {
      throw new BackupError(
        `The backup is of a release before 1.0.0 (its last migration is ${migrations.toSorted().at(-1)}): restore it ` +
          'with release 0.9, the last before, migrate, and take a new one.',
      );
    }
    const own = asKnownNow(await migrationsOf(client));
    const tooNew = own.filter((name) => !migrations.includes(name));
    if (tooNew.length > 0) {
      throw new BackupError(
        `The target has migrations that the backup lacks (${tooNew.join(', ')}). ` +
          'Make an empty database: restore migrates it as far as the backup, and afterwards to the present.',
      );
    }
    const unknown = migrations.filter((name) => !knownMigrations().includes(name));
    if (unknown.length > 0) {
      throw new BackupError(
        `The backup is of a newer shop (${unknown.join(', ')}): restore it with the release that made it.`,
      );
    }
    const filled = own.length > 0 ? await filledTables(client) : [];
    if (filled.length > 0 && !replace) {
      throw new BackupError(
        `The target is not empty: ${filled.join(', ')} hold rows. With --replace what is there is lost.`,
      );
    }
    await refuseCompany(client);
  });
}

/** ms. What was stopped or closed a moment ago is a connection still; on a busy machine also the restore's own. */
const LEAVES_WITHIN = 2_000;

/**
 * A shop that runs on the target would write between the rows of the backup, and keep old pages. Nobody there twice in a
 * row is nobody: a program that connects now and then is missed by a single look among many.
 */
export async function refuseCompany(client: Client): Promise<void> {
  const until = Date.now() + LEAVES_WITHIN;
  for (let alone = 0; ;) {
    const who = await companyOf(client);
    alone = who === '' ? alone + 1 : 0;
    if (alone === 2) return;
    if (who !== '' && Date.now() > until)
      throw new BackupError(`The target is in use (connections of ${who}). Stop the shop there first.`);
    await sleep(50);
  }
}

/** Who else is connected, and how often. */
async function companyOf(client: Client): Promise<string> {
  // A transaction sees the same ones for its whole time unless it asks for a new look.
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ usename: string; count: string }>(`
    SELECT usename, count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL GROUP BY usename`);
  return rows.map(({ usename, count }) => `${usename}: ${count}`).join(', ');
}

/** Runs the migrations named, or all that are missing. Returns how many ran. */
export async function migrate(databaseUrl: string, names?: string[]): Promise<number> {
  const orm = await MikroORM.init({ ...migrationOptions(databaseUrl), logger: () => undefined });
  try {
    const quietly = (): void => undefined;
    const work = () => migrateOneByOne(orm, quietly, names);
    return (await asOnlyMigrator(databaseUrl, quietly, work)).length;
  } finally {
    await orm.close(true);
  }
}

async function filledTables(client: Client): Promise<string[]> {
  const filled: string[] = [];
  for (const name of LIVED_IN) {
    const { rows } = await client.query<{ here: boolean }>(
      `SELECT to_regclass('public.${name}') IS NOT NULL AS here`,
    );
    if (!rows[0]?.here) continue;
    const { rowCount } = await client.query(`SELECT FROM public.${name} LIMIT 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}
