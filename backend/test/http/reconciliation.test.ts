import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Database } from '../../src/platform/persistence/database.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder } from '../support/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const KEPT = "SELECT id FROM orders WHERE state = 'confirmed' LIMIT 1";
/** No order has it. */
const NOBODY = '0199ffff-0000-7000-8000-000000000000';
/** As if by a hand that the database does not stop. */
const past = (table: string, statement: string) =>
  `ALTER TABLE ${table} DISABLE TRIGGER USER; ${statement}; ALTER TABLE ${table} ENABLE TRIGGER USER`;

const DEARER = 'freight_paise = coalesce(freight_paise, 0) + 100, total_paise = total_paise + 100';

const differences = () => reconcile(shop.app.get(Database));

test('a shop that took, carried and cancelled orders has no difference', async () => {
  const desk = await shop.staff('owner');
  const kept = await placeGoodOrder(shop, { referralCode: 'RAVI10' });
  await desk.post(`/api/admin/orders/${kept.number}/advance`, { from: 'placed', to: 'confirmed' });
  await desk.post(`/api/admin/orders/${kept.number}/payments`, {
    mode: 'cash',
    amountPaise: 50_000,
    reference: null,
    receivedOn: shop.clock.today(),
    note: '',
  });
  const cancelled = await placeGoodOrder(shop);
  await desk.post(`/api/admin/orders/${cancelled.number}/cancel`, { from: 'placed', reason: 'No answer' });
  expect(await differences()).toEqual([]);
});

test.each([
  [
    "UPDATE product SET stock = stock + 1 WHERE code = 'SP-02'",
    "UPDATE product SET stock = stock - 1 WHERE code = 'SP-02'",
    { check: 'stock is the sum of its ledger', subject: 'SP-02', expected: '500', found: '501' },
  ],
  [
    past('order_line', "UPDATE order_line SET quantity = quantity + 1 WHERE code = 'SP-01'"),
    past('order_line', "UPDATE order_line SET quantity = quantity - 1 WHERE code = 'SP-01'"),
    { check: 'the goods of an order are the sum of its lines', expected: '319300', found: '318000' },
  ],
  [
    "UPDATE orders SET paid_paise = paid_paise + 100 WHERE state = 'confirmed'",
    "UPDATE orders SET paid_paise = paid_paise - 100 WHERE state = 'confirmed'",
    { check: 'what is paid on an order is the sum of its payments', expected: '50000', found: '50100' },
  ],
  [
    "UPDATE orders SET state = 'packed' WHERE state = 'confirmed'",
    "UPDATE orders SET state = 'confirmed' WHERE state = 'packed'",
    { check: 'the state of an order is its last step', expected: 'confirmed', found: 'packed' },
  ],
  [
    `CREATE TABLE gone_lines AS SELECT * FROM order_line WHERE order_id = (${KEPT});
     ${past('order_line', `DELETE FROM order_line WHERE order_id = (${KEPT})`)}`,
    past('order_line', 'INSERT INTO order_line SELECT * FROM gone_lines'),
    { check: 'the goods of an order are the sum of its lines', expected: '0', found: '318000' },
  ],
  [
    `${past('order_line', 'ALTER TABLE order_line DROP CONSTRAINT order_line_order_id_fkey')};
     ${past('order_line', `UPDATE order_line SET order_id = '${NOBODY}' WHERE order_id = (${KEPT})`)}`,
    `${past('order_line', `UPDATE order_line SET order_id = (${KEPT}) WHERE order_id = '${NOBODY}'`)};
     ALTER TABLE order_line ADD CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders`,
    { check: 'what hangs on an order has its order', subject: `order_line ${NOBODY}` },
  ],
  [
    `CREATE TABLE gone_events AS SELECT * FROM order_event WHERE order_id = (${KEPT});
     DELETE FROM order_event WHERE order_id = (${KEPT})`,
    'INSERT INTO order_event SELECT * FROM gone_events',
    { check: 'the state of an order is its last step', expected: 'a step', found: 'confirmed' },
  ],
  [
    `DELETE FROM order_event WHERE order_id = (${KEPT}) AND kind = 'placed'`,
    "INSERT INTO order_event SELECT * FROM gone_events WHERE kind = 'placed'",
    {
      check: 'every step of an order begins where the one before it ended',
      expected: 'nothing',
      found: 'placed',
    },
  ],
  [
    'UPDATE commission_sum SET pending_paise = pending_paise + 100',
    'UPDATE commission_sum SET pending_paise = pending_paise - 100',
    {
      check: 'what a referrer has pending, due and paid is the sum of the ledger',
      subject: 'RAVI10',
      expected: '15900 0 0',
      found: '16000 0 0',
    },
  ],
  [
    'UPDATE commission_entry SET pending_paise = pending_paise - 100',
    'UPDATE commission_entry SET pending_paise = pending_paise + 100',
    { check: 'an order is worth to its referrer what the ledger says', expected: '15900', found: '15800' },
  ],
  [
    "INSERT INTO order_day VALUES ('2026-01-05', 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 339500)",
    "DELETE FROM order_day WHERE day = '2026-01-05'",
    {
      check: 'the sums of a day are those of its orders',
      subject: '2026-01-05',
      expected: '(2026-01-05,0,0,0,0,0,0,0,0,0,0,0)',
      found: '(2026-01-05,0,0,0,0,0,0,0,0,0,1,339500)',
    },
  ],
  [
    "INSERT INTO order_day_share VALUES ('2026-01-05', 'state', '33', 1, 0, 339500)",
    "DELETE FROM order_day_share WHERE day = '2026-01-05'",
    {
      check: 'what a day sold, to where and by whom, is what its orders say',
      subject: '2026-01-05 33',
      expected: 'nothing',
      found: '(2026-01-05,state,33,1,0,339500)',
    },
  ],
])('%s is found', async (tamper, mend, difference) => {
  await shop.database.query(tamper);
  expect(await differences()).toContainEqual(expect.objectContaining(difference));
  await shop.database.query(mend);
  expect(await differences()).toEqual([]);
});

test.each([
  ['a line that becomes another', "UPDATE order_line SET quantity = quantity + 1 WHERE code = 'SP-01'"],
  ['a line that goes', "DELETE FROM order_line WHERE code = 'SP-01'"],
  [
    'a line that comes',
    `INSERT INTO order_line SELECT l.order_id, 9, p.id, p.code, p.name, NULL, p.unit, NULL, 100, 100, 1
     FROM order_line l, product p WHERE l.code = 'SP-01' AND p.code = 'SP-02'`,
  ],
  ['another total', `UPDATE orders SET ${DEARER} WHERE state = 'confirmed'`],
  [
    'another total with a step beside it',
    `BEGIN; UPDATE orders SET ${DEARER}; UPDATE orders SET hold_reason = 'x'; COMMIT`,
  ],
])('%s without a new revision is refused, whoever writes it', async (_, statement) => {
  await expect(shop.database.query(statement)).rejects.toThrow(/changed without a new revision/);
  expect(await differences()).toEqual([]);
});
