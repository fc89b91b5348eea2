import { MikroORM } from '@mikro-orm/postgresql';
import { CommandError } from './commands/command-error.ts';
import { runCommand } from './commands/command.ts';
import { databaseUrlFrom } from '../config/database-url.ts';
import { Database } from '../platform/persistence/database.ts';
import { ormOptions } from '../platform/persistence/connections/orm-options.ts';
import { reconcile } from '../platform/persistence/reconciliation.ts';
import { OPERATOR_TIMEOUTS } from '../platform/persistence/connections/time-outs.ts';

const HELP = `npm run reconcile

Compares the ledgers (stock, payments, commissions, passbooks, invoices) with what is kept beside them, and prints every
difference. It changes nothing.

Exit code: 0 no difference, 1 there are some, or it failed, 64 the command was called wrongly.
`;

/** `node dist/operations/reconcile.js`: compares the ledgers with what is kept beside them; exit code 1 when they differ. */
await runCommand({ help: HELP, options: {} }, async ({ say, env }) => {
  const databaseUrl = databaseUrlFrom(env, 'DATABASE_DIRECT_URL', 'DATABASE_URL');
  if (!databaseUrl) throw new CommandError('DATABASE_URL is missing');
  const orm = await MikroORM.init(ormOptions(databaseUrl, 1, OPERATOR_TIMEOUTS));
  try {
    const differences = await reconcile(new Database(orm.em));
    for (const { check, subject, expected, found } of differences) {
      say(`${subject}: ${check}; expected ${expected}, found ${found}`);
    }
    say(`${differences.length} differences`);
    return differences.length > 0 ? 1 : 0;
  } finally {
    await orm.close(true);
  }
});
