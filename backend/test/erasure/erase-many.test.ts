import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eraseCustomer } from '../../src/operations/erasure/erase-customer.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { placeOrderOf } from '../support/orders.ts';

const PHONE = '9876501234';
/** A shop that orders for others, in its years. */
const MORE = 6_000;

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  staff = await shop.staff('owner');
});
afterAll(() => shop.close());

test('of a customer with thousands of orders all goes that names one of them', async () => {
  const number = await placeOrderOf(shop, { phone: PHONE });
  await staff.step(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'Asked for by phone' });
  const [own] = await shop.database.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
     WHERE attrelid = 'orders'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  await shop.database.query(
    `INSERT INTO orders (${own?.columns}) SELECT ${own?.columns} FROM (
       SELECT (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'number', 'DS20-' || 90000 + i,
         'token', left(md5(i::text), 22), 'idempotency_key', uuidv7(), 'customer_name', 'Customer ' || i))).*
       FROM orders o, generate_series(1, $2) i WHERE number = $1) copies`,
    [number, MORE],
  );
  await shop.database.query(
    `INSERT INTO attempt (person_id, key, request_hash, answer, at)
     SELECT s.id, uuidv7(), '', jsonb_build_object('says', 'Order ' || name || ' is cancelled'), now()
     FROM (SELECT id FROM staff LIMIT 1) s, unnest($1::text[]) name`,
    [[number, 'DS20-90001', `DS20-${90_000 + MORE}`, 'DS20-900011', 'DS20-80000']],
  );
  await shop.database.query(
    `INSERT INTO printing (id, paper, orders, requested_at, requested_by)
     SELECT uuidv7(), 'packing-slips', jsonb_build_array(jsonb_build_object('number', name)), now(), s.id
     FROM (SELECT id FROM staff LIMIT 1) s, unnest($1::text[]) name`,
    [['DS20-90001', 'DS20-80000']],
  );
  await shop.database.query(
    `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
     SELECT uuidv7(), now(), 'staff', 'The owner', 'tried', 'order/DS20-90001', 'null', jsonb_build_object('said', name)
     FROM unnest($1::text[]) name`,
    [[`Customer ${MORE} called`, 'Customer 0 called']],
  );

  expect((await eraseCustomer(shop.database.ownerUrl, PHONE, false)).orders).toHaveLength(1 + MORE);
  expect(await shop.database.query('SELECT FROM orders WHERE phone = $1', [PHONE])).toEqual([]);
  const left = await shop.database.query(
    `SELECT answer ->> 'says' AS says FROM attempt WHERE answer ? 'says' ORDER BY 1`,
  );
  expect(left).toEqual([
    { says: 'Order DS20-80000 is cancelled' },
    { says: 'Order DS20-900011 is cancelled' },
  ]);
  expect(await shop.database.query('SELECT orders FROM printing')).toEqual([
    { orders: [{ number: 'DS20-80000' }] },
  ]);
  const noted = await shop.database.query("SELECT after FROM audit_entry WHERE action = 'tried' ORDER BY id");
  expect(noted).toEqual([{ after: { said: 'Erased called' } }, { after: { said: 'Customer 0 called' } }]);
});
