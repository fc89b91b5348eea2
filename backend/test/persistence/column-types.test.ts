import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { db } from '../../src/platform/persistence/query-builder.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { jsonOf } from '../../src/platform/persistence/json-of.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder } from '../support/orders.ts';

let shop: TestShop;
let database: Database;
beforeAll(async () => {
  shop = await bootShop();
  database = shop.app.get(Database);
});
afterAll(() => shop.close());

test('a bigint, an instant and a day arrive as the views have them, under their names', async () => {
  const statement = sql`SELECT 9007199254740991::bigint AS total_paise, count(*) AS line_count, sum(1) AS in_all,
    '2026-11-08 05:30:00.25+05:30'::timestamptz AS placed_at, NULL::timestamptz AS done_at, '2026-11-08'::date AS lr_date
    FROM (VALUES (1), (2)) AS v`;
  expect(await database.row(statement)).toEqual({
    totalPaise: 9007199254740991,
    lineCount: 2,
    inAll: 2,
    placedAt: '2026-11-08T00:00:00.250Z',
    doneAt: null,
    lrDate: '2026-11-08',
  });
});

test('a bigint that no number can hold is refused, not rounded', async () => {
  await expect(database.row(sql`SELECT 9007199254740993::bigint AS n`)).rejects.toThrow('9007199254740993');
});

test('what is kept as JSON keeps its own names', async () => {
  const statement = sql`SELECT '{"some_key": {"other_key": 1}}'::jsonb AS kept_value`;
  expect(await database.row(statement)).toEqual({ keptValue: { some_key: { other_key: 1 } } });
});

test('columns that are gathered as JSON take the names of the views', async () => {
  const gathered = jsonOf('v', ['code', 'net_paise'], { amountPaise: 'v.net_paise * 2' });
  const statement = sql`SELECT ${gathered} AS line FROM (SELECT 'FP-01' AS code, 250::bigint AS net_paise) v`;
  expect(await database.row(statement)).toEqual({
    line: { code: 'FP-01', netPaise: 250, amountPaise: 500 },
  });
});

test('what the query builder reads has the types that the entities say', async () => {
  const { number } = await placeGoodOrder(shop);
  const order = await database.row(
    db
      .selectFrom('orders')
      .select(['totalPaise', 'placedAt', 'lrDate', 'unreserved'])
      .where('number', '=', number),
  );
  expect(order).toEqual({
    totalPaise: expect.any(Number),
    placedAt: shop.clock.now().toISOString(),
    lrDate: null,
    unreserved: [],
  });
});
