import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrationOptions } from '../../src/persistence/migration-options.ts';
import { urlOf } from '../support/test-template.ts';

const server = process.env['TEST_POSTGRES_URL'] ?? '';
const name = `test_migrations_${process.pid}_${randomBytes(4).toString('hex')}`;
const url = urlOf(server, name);

async function query<Row extends pg.QueryResultRow>(sql: string, at = url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function migrate(to?: string): Promise<void> {
  const orm = await MikroORM.init({ ...migrationOptions(url), logger: () => undefined });
  try {
    await orm.migrator.up(to ? { to } : {});
  } finally {
    await orm.close(true);
  }
}

beforeAll(() => query(`CREATE DATABASE ${name}`, server));
afterAll(() => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, server));

/** What the first version of the shop wrote, as it wrote it. */
const OLD_ROWS = `
  INSERT INTO category (id, slug, name, name_ta, position) VALUES (uuidv7(), 'pots', 'Flower Pots', 'பூச்செடி', 1);
  INSERT INTO product (id, code, category_id, slug, name, unit, mrp_paise, net_paise, stock, position, state)
  SELECT uuidv7(), 'FP-01', id, 'small', 'Small Pots', 'Box', 500, 100, 5, 1, 'active' FROM category`;

test('a shop that is filled and in use comes up to date, and the old code goes on working on it', async () => {
  await migrate('m0001-first-schema');
  await query(OLD_ROWS);
  await migrate();
  const text = 'fp 01 small pots flower pots பூச்செடி';
  const found = () =>
    query(`SELECT code, search_text FROM product WHERE search_vector @@ search_query('பூச்செ') ORDER BY code`);
  expect(await found()).toEqual([{ code: 'FP-01', search_text: text }]);

  await query(
    OLD_ROWS.replace("'pots'", "'more-pots'")
      .replaceAll('FP-01', 'FP-02')
      .replace('FROM category', "FROM category WHERE slug = 'more-pots'"),
  );
  await query("UPDATE product SET stock = stock - 1 WHERE code = 'FP-01'");
  expect(await found()).toMatchObject([{ code: 'FP-01' }, { code: 'FP-02' }]);
});

test('running the migrations again changes nothing', async () => {
  const before = await query('SELECT name FROM migration ORDER BY id');
  await migrate();
  expect(await query('SELECT name FROM migration ORDER BY id')).toEqual(before);
});
