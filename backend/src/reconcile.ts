import { MikroORM } from '@mikro-orm/postgresql';
import { databaseUrlFrom } from './config/database-url.ts';
import { Database } from './persistence/database.ts';
import { ormOptions } from './persistence/orm-options.ts';
import { reconcile } from './persistence/reconciliation.ts';
import { PATIENT } from './persistence/time-outs.ts';

/** `node dist/reconcile.js`: compares the ledgers with what is kept beside them; exit code 1 when they differ. */
const databaseUrl = databaseUrlFrom(process.env, 'DATABASE_URL');
if (!databaseUrl) throw new Error('DATABASE_URL is missing');

const orm = await MikroORM.init(ormOptions(databaseUrl, 1, [], PATIENT));
try {
  const differences = await reconcile(new Database(orm.em));
  for (const { check, subject, expected, found } of differences) {
    process.stdout.write(`${subject}: ${check}; expected ${expected}, found ${found}\n`);
  }
  process.stdout.write(`${differences.length} differences\n`);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await orm.close(true);
}
