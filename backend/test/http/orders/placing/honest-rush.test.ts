import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { USUAL_ORDER_LIMITS } from '@shop/contracts/rules/orders/order-limits';
import { Stock } from '../../../../src/features/catalogue/application/stock.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { placeGoodOrder } from '../../../support/orders.ts';

const HOUR = 3_600_000;
/** Four hours at 300 orders an hour, as many as the demonstration's 500 of each product last. */
const ORDERS = 1_200;
const RUSH = 4 * HOUR;
/** An order is packed so long after it was confirmed, and stands no more on the shelf of which strangers have a share. */
const PACKED_AFTER = 2 * HOUR;
/** Of ten shoppers so many have a device that never had an order confirmed. */
const STRANGERS = 0.6;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ limits: USUAL_ORDER_LIMITS });
});
afterAll(() => shop.close());

/** The same numbers each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Goods {
  productId: string;
  quantity: number;
  mrpPaise: number;
  netPaise: number;
}
interface Shopper {
  id: string;
  at: number;
  confirmedAt: number;
  isStranger: boolean;
  goods: Goods[];
}

/** 20 to 60 different items, a fifth of them twice; confirmed at any moment within four hours. */
async function shoppers(): Promise<Shopper[]> {
  const products = await shop.database.query<Omit<Goods, 'quantity'>>(
    'SELECT id AS "productId", mrp_paise AS "mrpPaise", net_paise AS "netPaise" FROM product ORDER BY code',
  );
  const random = numbers(7);
  const times = Array.from({ length: ORDERS }, () => random() * RUSH).toSorted((a, b) => a - b);
  return times.map((at) => {
    const list = products.map((product) => ({ product, turn: random() }));
    const chosen = list.toSorted((a, b) => a.turn - b.turn).slice(0, 20 + Math.floor(random() * 41));
    return {
      id: randomUUID(),
      at,
      confirmedAt: at + random() * 4 * HOUR,
      isStranger: random() < STRANGERS,
      goods: chosen.map(({ product }) => ({ ...product, quantity: random() < 0.2 ? 2 : 1 })),
    };
  });
}

/** Their orders as they are stored before their goods are taken. */
async function store(all: readonly Shopper[]): Promise<void> {
  const { number } = await placeGoodOrder(shop);
  const columns = `delivery, pickup_location_id, pickup_location, customer_name, address, city, district, state_code,
    state_name, pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
    adult_confirmed_at, terms_accepted_at, placed_at, content_hash, phone`;
  await shop.database.query(
    `WITH model AS (SELECT * FROM orders WHERE number = $1), placed AS (
       INSERT INTO orders (id, number, token, idempotency_key, state, from_stranger, ${columns})
       SELECT w.id, 'DS26-' || (20000 + w.nth), w.token, w.id, 'placed', w.stranger, ${columns}
       FROM model, unnest($2::uuid[], $3::text[], $4::boolean[]) WITH ORDINALITY AS w (id, token, stranger, nth)
       RETURNING id)
     INSERT INTO order_line (order_id, position, product_id, code, name, unit, mrp_paise, net_paise, quantity)
     SELECT l.id, l.position, p.id, p.code, p.name, p.unit, p.mrp_paise, p.net_paise, l.quantity
     FROM unnest($5::uuid[], $6::integer[], $7::uuid[], $8::integer[]) AS l (id, position, product, quantity)
     JOIN product p ON p.id = l.product JOIN placed ON placed.id = l.id`,
    [
      number,
      all.map(({ id }) => id),
      all.map(() => randomBytes(16).toString('base64url')),
      all.map(({ isStranger }) => isStranger),
      all.flatMap(({ id, goods }) => goods.map(() => id)),
      all.flatMap(({ goods }) => goods.map((_, index) => index + 1)),
      all.flatMap(({ goods }) => goods.map(({ productId }) => productId)),
      all.flatMap(({ goods }) => goods.map(({ quantity }) => quantity)),
    ],
  );
}

test('in an honest rush of 300 orders an hour under 2 % of the lines go unreserved', async () => {
  const stock = shop.app.get(Stock);
  const all = await shoppers();
  await store(all);
  const begun = shop.clock.now().getTime();
  const deeds = all
    .flatMap((shopper) => [
      { at: shopper.at, shopper, deed: 'sent' },
      { at: shopper.confirmedAt, shopper, deed: 'confirmed' },
      { at: shopper.confirmedAt + PACKED_AFTER, shopper, deed: 'packed' },
    ])
    .filter(({ at }) => at < RUSH)
    .toSorted((a, b) => a.at - b.at);
  const count = { lines: 0, unreserved: 0 };
  for (const { at, shopper, deed } of deeds) {
    const { id, goods, isStranger } = shopper;
    const instant = new Date(begun + at);
    if (deed === 'sent') {
      // What is sold out is told, and left out.
      const gone = await shop.database.query<{ id: string }>('SELECT id FROM product WHERE stock < 2');
      const there = goods.filter(({ productId }) => gone.every((product) => product.id !== productId));
      expect(await stock.take(id, there, instant, isStranger ? USUAL_ORDER_LIMITS : null)).toBe(true);
      count.lines += there.length;
      continue;
    }
    if (deed === 'packed') {
      await stock.pack(id, true);
      continue;
    }
    const [order] = await shop.database.query<{ unreserved: string[] }>(
      'SELECT unreserved FROM orders WHERE id = $1',
      [id],
    );
    const only = order?.unreserved ?? [];
    count.unreserved += only.length;
    // What lacks by now the desk takes off the order.
    await stock.takeAgain(id, { only }, 'order-confirmed', 'The orders', instant);
    await shop.database.query(
      "UPDATE orders SET state = 'confirmed', from_stranger = false, unreserved = '{}' WHERE id = $1",
      [id],
    );
  }
  const [open] = await shop.database.query<{ lines: number }>(
    'SELECT sum(cardinality(unreserved))::integer AS lines FROM orders',
  );
  count.unreserved += open?.lines ?? 0;
  // 1,200 orders of 40 lines, less the few of what is sold out at once.
  expect(count.lines).toBeGreaterThan(40_000);
  expect(count.unreserved / count.lines).toBeLessThan(0.02);
}, 240_000);
