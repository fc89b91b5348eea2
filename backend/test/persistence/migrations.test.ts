import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrationOptions } from '../../src/persistence/migration-options.ts';
import { urlOf } from '../support/database/test-template.ts';

const server = process.env['TEST_POSTGRES_URL'] ?? '';
const name = `test_migrations_${process.pid}_${randomBytes(4).toString('hex')}`;
const url = urlOf(server, name);
const migrations = migrationOptions(url).migrations?.migrationsList ?? [];

async function query<Row extends pg.QueryResultRow>(sql: string, at = url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function migrate(to?: string, at = url): Promise<void> {
  const orm = await MikroORM.init({ ...migrationOptions(at), logger: () => undefined });
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

const OLD_ORDER = `
  INSERT INTO state (code, name, allowed, note, minimum_order_paise, packing_basis_points, source, checked_on, position)
  VALUES ('29', 'Karnataka', true, 'Only green crackers may be burst in Karnataka.', 0, 0, '', '2026-09-15', 1),
    ('33', 'Tamil Nadu', true, '', 0, 0, '', '2026-09-15', 2);
  INSERT INTO staff (id, email, name, role, created_at) VALUES (uuidv7(), 'desk@shop.test', 'Desk', 'orders', now());
  INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery, customer_name, phone,
    address, city, district, state_code, state_name, pin_code, remarks, mrp_paise, goods_paise, packing_paise,
    rounding_paise, total_paise, adult_confirmed_at, terms_accepted_at)
  SELECT uuidv7(), 'DS25-0000' || n, lpad(n::text, 22, 'x'), uuidv7(), '', now(), state, 'door', 'Old', '9876543210', '', '',
    '', '33', 'Tamil Nadu', '600001', '', 500, 500, 0, 0, 500, now(), now()
  FROM unnest(ARRAY['placed', 'confirmed', 'cancelled']) WITH ORDINALITY AS old (state, n);
  INSERT INTO payment (id, order_id, idempotency_key, mode, amount_paise, received_on, recorded_at, recorded_by)
  SELECT uuidv7(), o.id, uuidv7(), 'cash', amount, '2025-10-01', now(), s.id
  FROM orders o, staff s, unnest(ARRAY[300, -100]) AS amount WHERE o.state <> 'placed'`;

test('a shop that is filled and in use comes up to date, and the old code goes on working on it', async () => {
  await migrate('m0001-first-schema');
  await query(OLD_ROWS);
  await query(OLD_ORDER);
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

test('old orders know what was paid on them, and new payments are added', async () => {
  const sums = () =>
    query('SELECT state, paid_paise::int AS paid, balance_paise::int AS balance FROM orders ORDER BY number');
  expect(await sums()).toEqual([
    { state: 'placed', paid: 0, balance: 500 },
    { state: 'confirmed', paid: 200, balance: 300 },
    { state: 'cancelled', paid: 200, balance: -200 },
  ]);
  await query(`INSERT INTO payment (id, order_id, mode, amount_paise, reference, received_on, note, recorded_at, recorded_by)
    SELECT uuidv7(), o.id, 'upi', 300, 'UTR1', '2025-10-02', '', now(), s.id FROM orders o, staff s WHERE o.state = 'confirmed'`);
  expect((await sums())[1]).toEqual({ state: 'confirmed', paid: 500, balance: 0 });
});

test('old payments are receipts that are wholly their order’s, and claim their references', async () => {
  expect(
    await query(`SELECT r.mode, r.amount_paise::int AS amount, r.allocated_paise::int AS allocated,
        r.received_on::text AS day, c.reference AS claimed, p.kind, p.recorded_by_name AS by
      FROM receipt r JOIN payment p ON p.receipt_id = r.id JOIN orders o ON o.id = p.order_id
      LEFT JOIN reference_claim c ON c.receipt_id = r.id WHERE o.state = 'confirmed' ORDER BY p.amount_paise DESC`),
  ).toEqual([
    {
      mode: 'cash',
      amount: 300,
      allocated: 300,
      day: '2025-10-01',
      claimed: null,
      kind: 'received',
      by: 'Desk',
    },
    {
      mode: 'upi',
      amount: 300,
      allocated: 300,
      day: '2025-10-02',
      claimed: 'UTR1',
      kind: 'received',
      by: 'Desk',
    },
    {
      mode: 'cash',
      amount: -100,
      allocated: -100,
      day: '2025-10-01',
      claimed: null,
      kind: 'refunded',
      by: 'Desk',
    },
  ]);
});

test('a state whose note said so lets in green crackers only', async () => {
  expect(await query('SELECT code, goods FROM state ORDER BY code')).toEqual([
    { code: '29', goods: 'green' },
    { code: '33', goods: 'all' },
  ]);
});

test('references of before are found by their normal form; the ledger keeps what was typed, and a second entry its own', async () => {
  const database = `${name}_references`;
  await query(`CREATE DATABASE ${database}`, server);
  const at = urlOf(server, database);
  try {
    await migrate('m0001-first-schema', at);
    await query(OLD_ROWS, at);
    await query(OLD_ORDER, at);
    await migrate('m0089-many-passbooks', at);
    await query(
      `INSERT INTO payment (id, order_id, mode, amount_paise, reference, received_on, note, recorded_at, recorded_by)
       SELECT uuidv7(), o.id, 'upi', 300, typed, '2025-10-02', '', now(), s.id
       FROM orders o, staff s, unnest(ARRAY['UTR630112345678', '0000630112345678', '630112345699', 'SLIP77']) AS typed
       WHERE o.state = 'confirmed'`,
      at,
    );
    await migrate(undefined, at);
    expect(
      await query(
        `SELECT r.reference AS typed, c.reference FROM receipt r JOIN reference_claim c ON c.receipt_id = r.id ORDER BY r.id`,
        at,
      ),
    ).toEqual([
      { typed: 'UTR630112345678', reference: '630112345678' },
      { typed: '0000630112345678', reference: '0000630112345678' },
      { typed: '630112345699', reference: '630112345699' },
      { typed: 'SLIP77', reference: 'SLIP77' },
    ]);
  } finally {
    await query(`DROP DATABASE ${database} WITH (FORCE)`, server);
  }
});

test('a season of before is for the festival that its name says, and for none that it does not', async () => {
  const database = `${name}_festival`;
  await query(`CREATE DATABASE ${database}`, server);
  const at = urlOf(server, database);
  try {
    await migrate('m0091-bank-backing', at);
    const festivalOf = async (season: string) => {
      await query('DELETE FROM setting', at);
      await query(`INSERT INTO setting VALUES ('season', '{"name": "${season}"}')`, at);
      await query("DELETE FROM migration WHERE name = 'm0120-festival'", at);
      await migrate(undefined, at);
      return query("SELECT value ->> 'festival' AS festival FROM setting", at);
    };
    expect(await festivalOf('Pongal 2027')).toEqual([{ festival: 'Pongal' }]);
    expect(await festivalOf('Our great sale')).toEqual([{ festival: null }]);
  } finally {
    await query(`DROP DATABASE ${database} WITH (FORCE)`, server);
  }
});

test('running the migrations again changes nothing', async () => {
  const before = await query('SELECT name FROM migration ORDER BY id');
  await migrate();
  expect(await query('SELECT name FROM migration ORDER BY id')).toEqual(before);
});

test('each version is reached from the one before it, by an owner of the tables who is no superuser', async () => {
  const [owner, database] = [`owner_of_${name}`, `${name}_steps`];
  await query(`CREATE ROLE ${owner} LOGIN PASSWORD 'steps'`, server);
  await query(`CREATE DATABASE ${database} OWNER ${owner}`, server);
  const at = new URL(urlOf(server, database));
  Object.assign(at, { username: owner, password: 'steps' });
  try {
    for (const { name: version } of migrations) await migrate(version, at.href);
    expect(await query('SELECT name FROM migration', at.href)).toHaveLength(migrations.length);
  } finally {
    await query(`DROP DATABASE ${database} WITH (FORCE)`, server);
    await query(`DROP ROLE ${owner}`, server);
  }
});

test('no statement is compiled, which takes longer than any of the shop’s', async () => {
  expect(await query('SHOW jit')).toEqual([{ jit: 'off' }]);
});
