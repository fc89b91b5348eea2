import { MikroORM } from '@mikro-orm/postgresql';
import { runCommand } from './commands/command.ts';
import { readConfig } from '../config/config.ts';
import { PostgresUploads } from '../features/uploads/adapters/postgres/postgres-uploads.ts';
import { objectStoreOf } from '../features/uploads/adapters/store/object-store-of.ts';
import { SweepUploads } from '../features/uploads/application/sweep-uploads.ts';
import { Database } from '../platform/persistence/database.ts';
import { ormOptions } from '../platform/persistence/connections/orm-options.ts';
import { OPERATOR_TIMEOUTS } from '../platform/persistence/connections/time-outs.ts';
import { SystemClock } from '../shared/clock.ts';

const HELP = `npm run sweep -- [--dry-run]

Removes from the object store what no upload knows: parts that nobody finished within a day, files without a row.

  --dry-run   counts them, removes nothing

Exit code: 0 done, 1 it failed, 64 the command was called wrongly.
`;

/** `node dist/operations/sweep-uploads.js`: removes from the object store what no upload knows. */
const options = { 'dry-run': { type: 'boolean' } } as const;
await runCommand({ help: HELP, options }, async ({ values, say, env }) => {
  const config = readConfig(env);
  const orm = await MikroORM.init(ormOptions(config.directDatabaseUrl, 1, OPERATOR_TIMEOUTS));
  try {
    const uploads = new PostgresUploads(new Database(orm.em));
    const sweep = new SweepUploads(objectStoreOf(config.objectStore), uploads, new SystemClock());
    const dryRun = values['dry-run'] ?? false;
    const count = await sweep.execute(dryRun);
    say(dryRun ? `${count} objects would be removed. Nothing was changed.` : `${count} objects removed`);
  } finally {
    await orm.close(true);
  }
});
