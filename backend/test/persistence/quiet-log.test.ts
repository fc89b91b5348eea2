import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { quietLog } from '../../src/platform/persistence/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  await database.query(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET log_error_verbosity = ''default''', current_database()); END $$`);
});
afterAll(() => database.drop());

async function as<T>(url: string, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init({ ...migrationOptions(url), logger: () => undefined });
  try {
    return await work(orm);
  } finally {
    await orm.close(true);
  }
}

test('a migration job that may not quiet the log of PostgreSQL says what to do; one that may does it', async () => {
  expect(await as(database.url, quietLog)).toContain("SET log_error_verbosity = 'terse'");
  expect(await as(database.ownerUrl, quietLog)).toBeNull();
  const kept = await as(database.ownerUrl, (orm) =>
    orm.em.getConnection().execute('SHOW log_error_verbosity'),
  );
  expect(kept).toEqual([{ log_error_verbosity: 'terse' }]);
  expect(await as(database.url, quietLog)).toBeNull();
});
