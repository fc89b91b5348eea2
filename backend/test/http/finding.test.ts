import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FoundView } from '@shop/contracts/finding/views';
import { sql, type RawBuilder } from 'kysely';
import { ordersWith } from '../../src/features/finding/adapters/postgres/postgres-finder.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { placeGoodOrder } from '../support/orders.ts';
import { addSchemeOfToday, join } from '../support/schemes.ts';

let shop: TestShop;
let owner: Caller;
let number: string;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff();
  ({ number } = await placeGoodOrder(shop));
  await shop.database.query("UPDATE orders SET email = 'amma@kovil.example' WHERE number = $1", [number]);
  // A season's worth: the planner chooses as it would in a shop that has grown.
  await shop.database.query(`
    INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
      pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
      pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
      adult_confirmed_at, terms_accepted_at)
    SELECT uuidv7(), 'OL26-' || lpad(n::text, 5, '0'), lpad(n::text, 22, 'x'), uuidv7(), '',
      placed_at - n * interval '1 minute', 'placed', delivery, pickup_location_id, pickup_location, 'Old ' || n,
      '8' || lpad(n::text, 9, '0'), address, city, district, state_code, state_name, pin_code, remarks, mrp_paise,
      goods_paise, packing_paise, freight_paise, rounding_paise, total_paise, placed_at, placed_at
    FROM orders, generate_series(1, 30000) AS n`);
  await shop.database.query('ANALYZE orders');
});
afterAll(() => shop.close());

const found = async (q: string, caller = owner) =>
  (await caller.get<FoundView>(`/api/admin/finding?q=${encodeURIComponent(q)}`)).body;

test.each(['+91 98765 43210', 'meenakshi', 'SUNDARAM mad', 'mad amma@kovil'])(
  'an order is found by %s',
  async (q) => {
    expect((await found(q)).orders).toEqual([
      { number, customerName: 'Meenakshi Sundaram', phone: '9876543210', city: 'Madurai', state: 'placed' },
    ]);
  },
);

test('by its number, and of many the newest few', async () => {
  expect((await found(number)).orders.map((order) => order.number)).toEqual([number]);
  expect((await found('old')).orders.map((order) => order.number)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `OL26-0000${n}`),
  );
});

test('a product is found by its code and by the beginning of its name', async () => {
  expect((await found('gb-04')).products.map(({ code }) => code)).toEqual(['GB-04']);
  expect((await found('laks gift')).products.map(({ code }) => code)).toContain('GB-04');
});

test.each([
  ['sp9', ['SP-09']],
  ['red rocket', ['RK-01', 'RK-02', 'RK-03', 'RK-04', 'RK-05', 'RK-06']],
])('%s is understood as the price list does', async (q, codes) => {
  expect((await found(q)).products.map(({ code }) => code)).toEqual(codes);
});

test('what the law bans is known to whoever takes orders by phone', async () => {
  const desk = await shop.staff('orders');
  expect(await found('1000 wala', desk)).toMatchObject({ products: [], banned: true });
  expect(await found('1000 rockets', desk)).toMatchObject({ banned: false });
});

test('a city is found by its name and its state, by those who read cities', async () => {
  const madurai = expect.objectContaining({ name: 'Madurai', stateName: 'Tamil Nadu' });
  expect((await found('madurai')).cities).toEqual([madurai]);
  expect((await found('tamil nadu')).cities).toContainEqual(madurai);
  expect((await found('madurai', await shop.staff('catalogue'))).cities).toEqual([]);
});

test('a post is found by words of its title, a draft too, by those who read posts', async () => {
  const title = 'How the lamp is filled';
  const draft = await owner.post('/api/admin/posts', { title, slug: 'how-the-lamp-is-filled' });
  expect(draft.status).toBe(200);
  const lamp = { slug: 'how-the-lamp-is-filled', title };
  expect((await found('lamp FILL')).posts).toEqual([lamp]);
  expect((await found('lamp fill', await shop.staff('content'))).posts).toEqual([lamp]);
  expect((await found('lamp fill', await shop.staff('catalogue'))).posts).toEqual([]);
});

test('a referrer is found by name, code and phone, by those who read referrers', async () => {
  const ravi = { name: 'Ravi Kumar', code: 'RAVI10' };
  for (const q of ['ravi kum', 'ravi10', '+91 98421 00777'])
    expect([q, (await found(q)).referrers]).toEqual([q, [expect.objectContaining(ravi)]]);
  expect((await found('ravi10', await shop.staff('orders'))).referrers).toHaveLength(1);
  expect((await found('ravi10', await shop.staff('catalogue'))).referrers).toEqual([]);
});

test('a member is found by passbook, name and phone, by those who read schemes', async () => {
  shop.clock.setDay('2026-11-25');
  owner = await shop.staff();
  const { number } = (await join(shop.visitor(), await addSchemeOfToday(shop), { name: 'Kaveri Amma' })).body;
  const kaveri = { number, name: 'Kaveri Amma', phone: '9842155501' };
  for (const q of [number, 'amma KAV', '98421 55501'])
    expect([q, (await found(q)).members]).toEqual([q, [kaveri]]);
  expect((await found('kaveri', await shop.staff('orders'))).members).toEqual([kaveri]);
  expect((await found('kaveri', await shop.staff('content'))).members).toEqual([]);
});

test('nobody finds what their role may not read', async () => {
  expect(await found(number, await shop.staff('content'))).toEqual({
    orders: [],
    members: [],
    referrers: [],
    products: [],
    posts: [],
    cities: [],
    banned: false,
  });
  const catalogue = await found('GB-04 ', await shop.staff('catalogue'));
  expect([catalogue.orders.length, catalogue.products.length]).toEqual([0, 1]);
  const desk = await shop.staff('orders');
  expect((await found(number, desk)).orders).toHaveLength(1);
  expect((await found('GB-04', desk)).products).toEqual([]);
});

test('signs that mean something in a pattern or a query find nothing by themselves', async () => {
  for (const q of ['%%%', '___', '\\\\\\', "'''", ':*:*', '!!!']) {
    const answer = await owner.get<FoundView>(`/api/admin/finding?q=${encodeURIComponent(q)}`);
    expect([q, answer.status]).toEqual([q, 200]);
  }
  expect((await found('%%%')).orders).toEqual([]);
  expect((await owner.get('/api/admin/finding?q=ab')).status).toBe(400);
});

async function planOf(statement: RawBuilder<unknown>): Promise<string> {
  const rows = await shop.app.get(Database).rows(sql`EXPLAIN (FORMAT JSON) ${statement}`);
  return JSON.stringify(rows);
}

test('no search reads a whole table', async () => {
  for (const words of ['OL26-04711', '8000004711', 'old', 'nobody at all']) {
    const plan = await planOf(ordersWith(words));
    expect([words, plan.includes('"Seq Scan"')]).toEqual([words, false]);
  }
});
