import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { readOneByOne } from '../support/database/rows-read.ts';
import { placeGoodOrder } from '../support/orders.ts';
import { addSchemeOfToday, join } from '../support/schemes.ts';

const OTHERS = 1_500;

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { poolSize: 1 } });
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

const readFor = (table: string, act: () => Promise<{ status: number }>) =>
  readOneByOne(shop, async () => expect((await act()).status).toBe(200), table);

test('a step is undone, and nobody reads what was proposed of other orders', async () => {
  const { number: other } = await placeGoodOrder(shop);
  await shop.database.query(
    `INSERT INTO order_proposal (id, order_id, order_revision, reason, lines, was_total_paise, total_paise, proposed_at,
       proposed_by, proposed_by_name, state, settled_at)
     SELECT uuidv7(), o.id, 0, 'shortage', '[]', o.total_paise, o.total_paise, now(), s.id, s.name, 'taken-back', now()
     FROM orders o, (SELECT id, name FROM staff LIMIT 1) s, generate_series(1, $2) WHERE o.number = $1`,
    [other, OTHERS],
  );
  await shop.database.query('ANALYZE order_proposal');
  const { number } = await placeGoodOrder(shop);
  const step = (name: string, body: object) => desk.post(`/api/admin/orders/${number}/${name}`, body);
  await step('advance', { from: 'placed', to: 'confirmed' });
  await step('advance', { from: 'confirmed', to: 'packed' });
  expect(await readFor('order_proposal', () => step('undo', { from: 'packed' }))).toBe(0);
});

test('a payment into a passbook is corrected, and nobody reads those of other members', async () => {
  const pay = async (number: string, reference: string) => {
    const payment = { mode: 'upi', amountPaise: 50_000, reference, receivedOn: shop.clock.today(), note: '' };
    await desk.post(`/api/admin/members/${number}/payments`, payment);
    const [entry] = await shop.database.query<{ id: string }>(
      'SELECT entry_id AS id FROM membership_reference WHERE reference = $1',
      [reference],
    );
    return entry?.id;
  };
  const scheme = await addSchemeOfToday(shop);
  const joined = async (phone: string) => (await join(shop.visitor(), scheme, { phone })).body.number;
  const other = await pay(await joined('98421 55501'), '630300000001');
  await shop.database.query(
    `INSERT INTO membership_reference (mode, reference, entry_id)
     SELECT 'upi', (770000000000 + n)::text, $1 FROM generate_series(1, $2) AS n`,
    [other, OTHERS],
  );
  await shop.database.query('ANALYZE membership_reference');
  const mine = await joined('98421 55502');
  const entry = await pay(mine, '630300000002');
  const correct = () =>
    desk.post(`/api/admin/members/${mine}/entries/${entry}/correct`, { reason: 'Of somebody else' });
  expect(await readFor('membership_reference', correct)).toBe(0);
});
