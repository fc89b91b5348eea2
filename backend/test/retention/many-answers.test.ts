import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { retain } from '../../src/operations/retention/retain.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder } from '../support/orders.ts';

const ORDERS = 60;
const ANSWERS = 10;
/** Of an answer, so that it is kept in parts beside its row. */
const LETTERS = 64_000;
/** Letters of a part, about. */
const PART = 2_000;

let shop: TestShop;
/** Two years later: nobody came back to the orders, and staff do other things. */
let now: Date;
beforeAll(async () => {
  shop = await bootShop();
  now = new Date(shop.clock.now().getTime() + 730 * 86_400_000);
  const { number } = await placeGoodOrder(shop);
  const [own] = await shop.database.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
     WHERE attrelid = 'orders'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  await shop.database.query(
    `INSERT INTO orders (${own?.columns}) SELECT ${own?.columns} FROM (
       SELECT (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'number', 'DS26-' || 90000 + i,
         'token', left(md5(i::text), 22), 'idempotency_key', uuidv7()))).*
       FROM orders o, generate_series(1, $2) i WHERE number = $1) copies`,
    [number, ORDERS],
  );
});
afterAll(() => shop.close());

async function answer(key: number, says: string): Promise<void> {
  // What has no pattern is not made shorter.
  await shop.database.query(
    `INSERT INTO attempt (person_id, key, request_hash, answer, at)
     SELECT s.id, ('00000000-0000-7000-8000-' || lpad($1::text, 12, '0'))::uuid, '', jsonb_build_object('says', $2::text, 'more',
       (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, $3 / 32))), $4
     FROM (SELECT id FROM staff LIMIT 1) s`,
    [key, says, LETTERS, now],
  );
}

async function partsRead(): Promise<number> {
  const [row] = await shop.database.query<{ parts: number }>(
    `SELECT (toast_blks_hit + toast_blks_read)::integer AS parts FROM pg_statio_user_tables WHERE relname = 'attempt'`,
  );
  return row?.parts ?? Number.NaN;
}

test('answers that name an order go with its customer, and each is read once for all of them', async () => {
  await shop.staff();
  for (let key = 1; key <= ANSWERS; key++) await answer(key, 'Order DS26-900011, of another number');
  const before = await partsRead();
  await answer(ANSWERS + 1, 'Order DS26-90001 is confirmed');

  const { done } = await retain(shop.database.ownerUrl, { now, dryRun: false });
  expect(done[0]).toEqual({ what: 'orders without their customer', count: 1 + ORDERS });
  const [{ left } = { left: 0 }] = await shop.database.query<{ left: number }>(
    'SELECT count(*)::integer AS left FROM attempt',
  );
  expect(left).toBe(ANSWERS);
  // Writing them may be counted late; each for each order would be sixty times as many.
  expect((await partsRead()) - before).toBeLessThan(8 * ANSWERS * (LETTERS / PART));
});
