import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListOrdersQuery } from '@shop/contracts/orders/requests';
import type { DashboardView } from '@shop/contracts/figures/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView, NeighboursView, OrderRowView } from '@shop/contracts/orders/views';
import type { RawBuilder } from 'kysely';
import { orderListing } from '../../src/features/orders/adapters/postgres/order-list.ts';
import { knownSearch } from '../../src/features/orders/adapters/postgres/order-search.ts';
import { CountDays } from '../../src/features/figures/application/count-days.ts';
import { countsStatement } from '../../src/features/figures/adapters/postgres/postgres-figures.ts';
import { placeIn } from '../../src/platform/persistence/listing/cursor.ts';
import { pageStatement } from '../../src/platform/persistence/listing/listing.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { planOf as planIn } from '../support/database/plan-of.ts';
import { placeGoodOrder } from '../support/orders.ts';

const LIST = '/api/admin/orders';

let shop: TestShop;
let desk: Caller;
let number: string;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff();
  ({ number } = await placeGoodOrder(shop));
  // A season's worth: the planner chooses as it would in a shop that has grown.
  await shop.database.query(`
    INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
      pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
      pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
      adult_confirmed_at, terms_accepted_at)
    SELECT uuidv7(), 'OL26-' || lpad(n::text, 5, '0'), lpad(n::text, 22, 'x'), uuidv7(), '',
      placed_at - n * interval '1 minute', 'placed', delivery, pickup_location_id, pickup_location, 'Old ' || n,
      '8' || lpad(n::text, 9, '0'),
      address, city, district, state_code, state_name, pin_code, remarks, mrp_paise, goods_paise + n * 100, packing_paise,
      freight_paise, rounding_paise, total_paise + n * 100, placed_at, placed_at
    FROM orders, generate_series(1, 6000) AS n`);
  // Which also sorts into the search's index what waits beside it.
  await shop.database.query('VACUUM ANALYZE orders');
});
afterAll(() => shop.close());

const planOf = (statement: RawBuilder<unknown>) => planIn(shop, statement);

const QUERIES: Partial<ListOrdersQuery>[] = [
  {},
  { sort: 'balance' },
  { payment: 'part-paid' },
  { search: 'meenakshi' },
  { state: 'placed', sort: 'largest' },
];

describe('a page of the order list', () => {
  test.each(QUERIES)('of %j reads no payment, nor counts all orders', async (query) => {
    const steps = await planOf(pageStatement(orderListing, query, null));
    expect(steps.filter((step) => /payment|WindowAgg/.test(step))).toEqual([]);
  });

  test.each([
    ['newest', 'orders_newest'],
    ['oldest', 'orders_newest'],
    ['largest', 'orders_largest'],
    ['balance', 'orders_balance'],
  ] as const)(
    'sorted by “%s” comes out of its index in order, on every page and both ways, and reads no more than the page',
    async (sort, index) => {
      const { body } = await desk.get<ListPage<OrderRowView>>(`${LIST}?sort=${sort}`);
      const after = placeIn(body.after ?? '', sort, orderListing.sorts[sort]?.kind ?? 'text', 'uuid');
      for (const place of [null, after, { ...after, way: 'before' as const }]) {
        const steps = await planOf(pageStatement(orderListing, { sort }, place));
        expect(steps).toContain(`Index Scan orders ${index}`);
        // What counts the orders stops at a thousand, and sorts nothing.
        expect(steps.filter((step) => /Sort/.test(step))).toEqual([]);
      }
    },
  );

  test('with few that match is found by the search’s index and sorted then, though the words are frequent', async () => {
    const query = { search: 'old madurai' };
    const steps = await planOf(pageStatement(orderListing, query, null, true));
    expect(steps.filter((step) => /orders_newest/.test(step))).toEqual([]);
    expect(steps.filter((step) => step.startsWith('Sort'))).toHaveLength(1);
    // Words of which every order has one and none has both.
    await shop.database.query("UPDATE orders SET city = 'Tenkasi' WHERE customer_name LIKE 'Old %7'");
    await shop.database.query("UPDATE orders SET city = 'Theni' WHERE customer_name LIKE 'Old %3'");
    await shop.database.query('ANALYZE orders');
    const body = (await desk.get<ListPage<OrderRowView>>(`${LIST}?search=tenkasi%20theni`)).body;
    expect([body.total, body.rows, body.after]).toEqual([0, [], null]);
    const some = (await desk.get<ListPage<OrderRowView>>(`${LIST}?search=tenkasi&sort=oldest`)).body;
    expect(some.total).toBe(600);
    const all: string[] = [];
    for (let page = some, cursor = some.after; ; cursor = page.after) {
      all.push(...page.rows.map((row) => row.customerName));
      if (cursor === null) break;
      page = (await desk.get<ListPage<OrderRowView>>(`${LIST}?search=tenkasi&sort=oldest&cursor=${cursor}`))
        .body;
    }
    expect(all).toEqual(Array.from({ length: 600 }, (_, index) => `Old ${5_997 - index * 10}`));
  });

  test('of several words is found by one look into the search’s index, which has each of an order’s words', async () => {
    const steps = await planOf(pageStatement(orderListing, { search: 'meenakshi old ooty' }, null, true));
    expect(steps.filter((step) => / orders/.test(step))).toEqual([
      'Bitmap Heap Scan orders',
      'Bitmap Index Scan orders_search',
    ]);
  });

  test.each(['meenakshi SP-02', 'old 600999'])(
    'of %j reads not every order, though a reference could be spelled so',
    async (search) => {
      const known = await knownSearch(shop.app.get(Database), search);
      const steps = await planOf(pageStatement(orderListing, { search, known }, null, true));
      expect(steps.filter((step) => step.startsWith('Seq Scan orders'))).toEqual([]);
    },
  );

  test('counts up to a thousand, and says that there are more', async () => {
    const all = (await desk.get<ListPage<OrderRowView>>(LIST)).body;
    expect([all.total, all.isMore, all.rows.length]).toEqual([1000, true, 25]);
    const few = (await desk.get<ListPage<OrderRowView>>(`${LIST}?search=${number}`)).body;
    expect([few.total, few.isMore]).toEqual([1, false]);
  });
});

test('the orders of a referrer are found by their index, and no others', async () => {
  const [ravi] = await shop.database.query<{ id: string }>("SELECT id FROM referrer WHERE code = 'RAVI10'");
  const { number: brought } = await placeGoodOrder(shop, { referralCode: 'RAVI10' });
  const { body } = await desk.get<ListPage<OrderRowView>>(`${LIST}?referrer=${ravi?.id}`);
  expect(body.rows.map((order) => order.number)).toEqual([brought]);
  expect((await desk.get(`${LIST}?referrer=RAVI10`)).status).toBe(400);
  await shop.database.query('ANALYZE orders');
  const steps = await planOf(pageStatement(orderListing, { referrer: ravi?.id ?? '' }, null));
  expect(steps.join()).toContain('orders_of_referrer');
});

describe('the orders beside one', () => {
  const beside = async (one: string, query = '') =>
    (await desk.get<NeighboursView>(`${LIST}/${one}/neighbours${query}`)).body;
  const list = async (query: string) =>
    (await desk.get<ListPage<OrderRowView>>(`${LIST}${query}`)).body.rows.map((row) => row.number);

  test.each(['', '?sort=oldest', '?sort=largest', '?search=old+madurai', '?search=OL26-0001&sort=balance'])(
    'are those of the list %j',
    async (query) => {
      const [first = '', second = '', third = ''] = await list(query);
      expect(await beside(first, query)).toMatchObject({ before: null, after: second });
      expect(await beside(second, query)).toEqual({ before: first, after: third });
    },
  );

  test('stay where they were when the one has left what was filtered', async () => {
    const query = '?search=OL26-0002&state=placed';
    const [first = '', second = '', third = ''] = await list(query);
    await shop.database.query("UPDATE orders SET state = 'confirmed' WHERE number = $1", [second]);
    expect(await beside(second, query)).toEqual({ before: first, after: third });
    await shop.database.query("UPDATE orders SET state = 'placed' WHERE number = $1", [second]);
  });

  test('of an order that there is not are none', async () => {
    expect(await beside('DS26-99999')).toEqual({ before: null, after: null });
  });
});

describe('what is owed', () => {
  test('is the same on the list, the order and the dashboard after each entry of money, and when it is cancelled', async () => {
    const read = async () => {
      const row = (await desk.get<ListPage<OrderRowView>>(`${LIST}?search=${number}`)).body.rows[0];
      const { body } = await desk.get<AdminOrderView>(`${LIST}/${number}`);
      expect([row?.balancePaise, row?.paymentStatus]).toEqual([body.balancePaise, body.paymentStatus]);
      const { money } = (await desk.get<DashboardView>('/api/admin/dashboard')).body;
      return [body.balancePaise, body.paymentStatus, money?.unpaid.balancePaise, money?.refundsDue];
    };
    const enter = (kind: 'payments' | 'refunds', amountPaise: number) =>
      desk.post(`${LIST}/${number}/${kind}`, {
        mode: 'cash',
        amountPaise,
        reference: null,
        receivedOn: shop.clock.today(),
        note: '',
      });
    expect(await read()).toEqual([339_500, 'unpaid', 0, 0]);
    await desk.post(`${LIST}/${number}/advance`, { from: 'placed', to: 'confirmed' });
    expect(await read()).toEqual([339_500, 'unpaid', 339_500, 0]);
    await enter('payments', 300_000);
    expect(await read()).toEqual([39_500, 'part-paid', 39_500, 0]);
    await enter('payments', 39_500);
    expect(await read()).toEqual([0, 'paid', 0, 0]);
    await desk.post(`${LIST}/${number}/cancel`, { from: 'confirmed', reason: 'Too late' });
    expect(await read()).toEqual([-339_500, 'refund-due', 0, 1]);
    await enter('refunds', 339_500);
    expect(await read()).toEqual([0, 'nothing-due', 0, 0]);
  });

  test.each([
    ['unpaid', 0],
    ['part-paid', 1],
    ['paid', 339_500],
    ['refund-due', 339_600],
  ])('the filter “%s” finds what its word says', async (payment, paid) => {
    const placed = await placeGoodOrder(shop);
    await shop.database.query('UPDATE orders SET paid_paise = $2 WHERE number = $1', [placed.number, paid]);
    for (const filter of ['unpaid', 'part-paid', 'paid', 'refund-due']) {
      const { body } = await desk.get<ListPage<OrderRowView>>(
        `${LIST}?search=${placed.number}&payment=${filter}`,
      );
      expect([filter, body.rows.map((order) => order.paymentStatus)]).toEqual([
        filter,
        filter === payment ? [payment] : [],
      ]);
    }
  });
});

test('the dashboard reads the sums of days that are over, not every order there ever was', async () => {
  await shop.app.get(CountDays).run();
  await shop.database.query('VACUUM ANALYZE orders');
  const steps = await planOf(countsStatement(shop.clock.today()));
  expect(steps.filter((step) => step.startsWith('Seq Scan orders'))).toEqual([]);
});
