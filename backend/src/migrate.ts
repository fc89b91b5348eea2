import { MikroORM } from '@mikro-orm/postgresql';
import { databaseUrlFrom } from './config/database-url.ts';
import { migrationOptions } from './persistence/migration-options.ts';
import { quietLog } from './persistence/quiet-log.ts';

/** `node dist/migrate.js`: brings the schema up to date as its owner; run once before the copies start. */
const databaseUrl = databaseUrlFrom(process.env, 'MIGRATION_DATABASE_URL', 'DATABASE_URL');
if (!databaseUrl) throw new Error('MIGRATION_DATABASE_URL is missing');

const orm = await MikroORM.init(migrationOptions(databaseUrl));
try {
  await orm.migrator.up();
  const advice = await quietLog(orm);
  if (advice) process.stderr.write(advice);
} finally {
  await orm.close(true);
}
