import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { asOnlyMigrator } from '../../src/operations/commands/only-migrator.ts';
import { knownMigrations } from '../../src/platform/persistence/migrating/known-migrations.ts';
import { migrateOneByOne } from '../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { urlOf } from '../support/database/test-template.ts';

const server = process.env['TEST_POSTGRES_URL'] ?? '';
const name = `test_two_migrators_${process.pid}_${randomBytes(4).toString('hex')}`;
const url = urlOf(server, name);

async function asked<Row extends pg.QueryResultRow>(sql: string, to = url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const orms: MikroORM[] = [];
beforeAll(async () => {
  await asked(`CREATE DATABASE ${name}`, server);
  for (const _ of [1, 2])
    orms.push(await MikroORM.init({ ...migrationOptions(url), logger: () => undefined }));
});
afterAll(async () => {
  for (const orm of orms) await orm.close(true);
  await asked(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, server);
});

test('two who migrate at once run each migration once; the second says that it waits, and has nothing left to do', async () => {
  const said: string[] = [];
  const ran = await Promise.all(
    orms.map((orm) => {
      const say = (line: string): void => void said.push(line);
      return asOnlyMigrator(url, say, () => migrateOneByOne(orm, say));
    }),
  );
  const known = knownMigrations();
  expect(ran.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, known.length]);
  expect(said).toEqual([expect.stringContaining('waits until that is over')]);
  const rows = await asked<{ name: string }>('SELECT name FROM migration');
  expect(rows.map((row) => row.name).toSorted()).toEqual(known.toSorted());
});
