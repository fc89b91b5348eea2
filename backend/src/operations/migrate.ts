import { MikroORM } from '@mikro-orm/postgresql';
import { migrationsOf } from './commands/applied-migrations.ts';
import { ownerUrlIn, runCommand } from './commands/command.ts';
import { assertNobodyNeeds } from './commands/assert-nobody-needs.ts';
import { asOnlyMigrator } from './commands/only-migrator.ts';
import { asOwner } from './commands/owner-connection.ts';
import { knownMigrations } from '../platform/persistence/migrating/known-migrations.ts';
import { migrateOneByOne } from '../platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../platform/persistence/migrating/migration-options.ts';
import { quietLog } from '../platform/persistence/quiet-log.ts';

const HELP = `npm run migrate -- [--dry-run]

Brings the tables of the database up to this release, as the role that owns them (MIGRATION_DATABASE_URL). Run it once,
before new copies start; old copies go on meanwhile. Each runs in a transaction of its own: one that fails leaves
nothing of itself behind, one that waits for a table is tried again. One that takes away what a running copy of an older
release still uses is refused, and all with it: start a newer release in its place first.

  --dry-run   says which migrations would run, changes nothing

Exit code: 0 done, 1 it failed, 64 the command was called wrongly.
`;

/** `node dist/operations/migrate.js`: brings the schema up to date as its owner; run once before the copies start. */
const options = { 'dry-run': { type: 'boolean' } } as const;
await runCommand({ help: HELP, options }, async ({ values, say, env }) => {
  const databaseUrl = ownerUrlIn(env);
  const applied = await asOwner(databaseUrl, migrationsOf);
  const pending = knownMigrations().filter((name) => !applied.includes(name));
  if (values['dry-run']) {
    for (const name of pending) say(name);
    await asOwner(databaseUrl, (client) => assertNobodyNeeds(client, pending));
    return say(pending.length > 0 ? `${pending.length} would run. Nothing was changed.` : 'None waits.');
  }
  const orm = await MikroORM.init({ ...migrationOptions(databaseUrl), logger: () => undefined });
  try {
    const ran = await asOnlyMigrator(databaseUrl, say, async () => {
      await asOwner(databaseUrl, (client) => assertNobodyNeeds(client, pending));
      return migrateOneByOne(orm, say);
    });
    say(ran.length > 0 ? `${ran.length} migrations ran, the last was ${ran.at(-1)}.` : 'None waited.');
    const advice = await quietLog(orm);
    if (advice) process.stderr.write(advice);
  } finally {
    await orm.close(true);
  }
});
