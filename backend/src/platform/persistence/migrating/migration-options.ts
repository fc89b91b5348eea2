import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { toPrimary } from '../connections/primary.ts';
import { migrations } from './known-migrations.ts';
import { PostgresNaming } from '../naming.ts';
import { entities } from '../shop-database.ts';

/** ms; who comes behind a migration that waits for a table waits with it, orders too. */
const LOCK_TIMEOUT = 200;

/** For whoever changes the schema, or compares it with the entities. */
export function migrationOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    namingStrategy: PostgresNaming,
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    driverOptions: { lock_timeout: LOCK_TIMEOUT, ...toPrimary(databaseUrl) },
    // Functions, triggers and views stand in SQL files (`schema-files.ts`).
    schemaGenerator: {
      ignoreRoutines: true,
      ignoreTriggers: true,
      skipViews: [/./],
      defaultUpdateRule: 'no action',
      defaultDeleteRule: 'no action',
    },
    migrations: { tableName: 'migration', snapshot: false, transactional: true, migrationsList: migrations },
  });
}
