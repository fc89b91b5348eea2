import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrateOneByOne } from '../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { knownMigrations, migrations } from '../../src/platform/persistence/migrating/known-migrations.ts';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { urlOf } from '../support/database/test-template.ts';
import { waitFor } from '../support/wait-for.ts';

const server = process.env['TEST_POSTGRES_URL'] ?? '';
const name = `test_under_load_${process.pid}_${randomBytes(4).toString('hex')}`;
const url = urlOf(server, name);
/** A migration that changes the table of states, which every order reads. */
class ChangesStates extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE state ADD COLUMN later text');
  }
}
const [BEFORE, CHANGES_STATES] = [knownMigrations().at(-1), 'm9001-changes-states'];

async function connected(to = url): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  return client;
}

let orm: MikroORM;
beforeAll(async () => {
  const maintenance = await connected(server);
  await maintenance.query(`CREATE DATABASE ${name}`);
  await maintenance.end();
  const options = migrationOptions(url);
  const list = [...migrations, { name: CHANGES_STATES, class: ChangesStates }];
  orm = await MikroORM.init({
    ...options,
    migrations: { ...options.migrations, migrationsList: list },
    logger: () => undefined,
  });
  await migrateOneByOne(orm, undefined, knownMigrations());
});
afterAll(async () => {
  await orm.close(true);
  const maintenance = await connected(server);
  await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await maintenance.end();
});

const ran = async (client: pg.Client) =>
  (await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id')).rows.map(
    (row) => row.name,
  );

test('a migration that finds its table in use lets orders pass, keeps what others did, and is done in the end', async () => {
  // A report, say, that reads states for a while.
  const report = await connected();
  await report.query('BEGIN; SELECT count(*) FROM state');
  const said: string[] = [];
  const migrating = migrateOneByOne(orm, (line) => said.push(line));
  await waitFor(async () => expect(said).toEqual([expect.stringContaining(CHANGES_STATES)]));

  const shopper = await connected();
  expect((await ran(shopper)).at(-1)).toBe(BEFORE);
  // By PostgreSQL's own clock: 200 ms behind the migration that waits. One that stayed would cost the whole second.
  await shopper.query("SET lock_timeout = '1s'");
  for (const end = Date.now() + 2_000; Date.now() < end; await sleep(10)) {
    await shopper.query('SELECT count(*) FROM state');
  }

  await report.query('COMMIT');
  await migrating;
  expect((await ran(shopper)).at(-1)).toBe(CHANGES_STATES);
  await Promise.all([report.end(), shopper.end()]);
});
