import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ProductRecordView, StockEntryView, StockView } from '@shop/contracts/products/views';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { OWN_PAGE, type Caller } from '../../support/caller.ts';
import { goodOrder, placeGoodOrder, stockDifferences, stockOf } from '../../support/orders.ts';

let shop: TestShop;
let desk: Caller;
let at: string;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
});
afterAll(() => shop.close());

// Each order of the tests takes ten of SP-01; each test begins with five hundred of it and no open order.
beforeEach(async () => {
  await shop.database.query("UPDATE orders SET state = 'cancelled'");
  await shop.database.query('UPDATE product SET held = 0, strangers = 0');
  await shop.database.query('DELETE FROM stock_entry WHERE order_id IS NOT NULL OR reason <> $1', [
    'opening',
  ]);
  await shop.database.query("UPDATE product SET stock = 500, counted_since = NULL WHERE code = 'SP-01'");
  await shop.database.query("UPDATE product SET stock = 500 WHERE code = 'GB-04'");
  await shop.database.query(
    `UPDATE stock_entry SET change = 500, at = $1::timestamptz - interval '1 day'
     WHERE product_id IN (SELECT id FROM product WHERE code IN ('SP-01', 'GB-04'))`,
    [shop.clock.now()],
  );
  const { body } = await desk.get<ProductRecordView>('/api/admin/products/sp-01');
  at = `/api/admin/products/${body.id}/stock`;
});

const stock = async () => (await desk.get<ProductRecordView>('/api/admin/products/sp-01')).body.stock;
const correct = (change: number, countedAgainst: number | null = null, reason = 'Counted') =>
  desk.post<StockView>(at, { change, countedAgainst, reason });
const ledger = async () => (await desk.get<ListPage<StockEntryView>>(`${at}/entries`)).body.rows;

describe('a correction', () => {
  test('stands in the ledger with its reason, beside what orders took', async () => {
    const { number } = await placeGoodOrder(shop);
    expect(await stock()).toEqual({ free: 490, held: 10 });
    expect((await correct(-5, 500, 'Damp: thrown away')).body).toEqual({ free: 485, held: 10 });
    const rows = await ledger();
    expect(rows.map(({ change, reason, note, orderNumber }) => [change, reason, note, orderNumber])).toEqual([
      [-5, 'correction', 'Damp: thrown away', null],
      [-10, 'order-placed', '', number],
      [500, 'opening', '', null],
    ]);
    expect(rows[0]?.actorName).not.toBe('');
    expect(await stockDifferences(shop)).toEqual([]);
  });

  test('after a count holds though orders came and went while somebody counted', async () => {
    // 500 on the shelf; 498 are counted; meanwhile ten are sold, which stand there still.
    await placeGoodOrder(shop);
    expect((await correct(-2, 500)).body).toEqual({ free: 488, held: 10 });
  });

  test('after a count is refused when goods of it were packed meanwhile, or a colleague corrected it', async () => {
    const { number } = await placeGoodOrder(shop);
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
    ]) {
      await desk.post(`/api/admin/orders/${number}/advance`, { from, to });
    }
    expect(await correct(-2, 500)).toMatchObject({
      status: 409,
      body: { code: 'shelf-changed', details: { onShelf: 490 } },
    });
    await correct(-2, 490);
    expect(await correct(-2, 490)).toMatchObject({ body: { code: 'shelf-changed' } });
    expect(await stock()).toEqual({ free: 488, held: 0 });
  });

  test.each([
    ['more than is free', -501, 409, 'stock-below-zero'],
    ['nothing', 0, 400, 'invalid-request'],
    ['half a box', 0.5, 400, 'invalid-request'],
    ['more than a shop holds', 1_000_001, 400, 'invalid-request'],
  ])('of %s is refused', async (_, change, status, code) => {
    expect(await correct(change)).toMatchObject({ status, body: { code } });
    expect(await ledger()).toHaveLength(1);
  });

  test('without a reason is refused, and so is one of a product that is not there', async () => {
    expect((await correct(1, null, '  ')).status).toBe(400);
    const nowhere = at.replace(/[\da-f-]{36}/, randomUUID());
    expect((await desk.post(nowhere, { change: 1, countedAgainst: null, reason: 'Found' })).status).toBe(404);
  });

  test('that is asked for again by the same key is done once', async () => {
    const headers = { ...OWN_PAGE, [ATTEMPT_KEY]: randomUUID() };
    const body = { change: -7, countedAgainst: null, reason: 'Broken' };
    await desk.post(at, body, headers);
    expect((await desk.post(at, body, headers)).body).toEqual({ free: 493, held: 0 });
    expect(await stockOf(shop, 'SP-01')).toBe(493);
  });

  test('never takes the shelf below zero, whoever sells and corrects at the same moment', async () => {
    await correct(-460);
    const order = await goodOrder(shop);
    const sent = await Promise.all([
      ...Array.from({ length: 3 }, () =>
        shop.visitor().post('/api/public/orders', { ...order, idempotencyKey: randomUUID() }),
      ),
      ...Array.from({ length: 3 }, () => correct(-15)),
    ]);
    expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
    const taken = sent.reduce(
      (sum, { status }, index) => sum + (status === 200 ? (index < 3 ? 10 : 15) : 0),
      0,
    );
    expect(await stockOf(shop, 'SP-01')).toBe(40 - taken);
    expect(taken).toBeLessThanOrEqual(40);
    expect(await stockDifferences(shop)).toEqual([]);
  });
});

describe('a product that nobody counts any more', () => {
  const count = (free: number | null) =>
    desk.post<StockView>(`${at}/counting`, { free, reason: 'For this season' });

  test('is always in stock, and is counted from a figure again; ledgers and orders agree all the while', async () => {
    const before = await placeGoodOrder(shop);
    expect((await count(null)).body.free).toBeNull();
    expect(await correct(1)).toMatchObject({ status: 409, body: { code: 'stock-not-counted' } });
    expect((await count(null)).body).toMatchObject({ code: 'stock-not-counted' });
    shop.clock.advance(1_000);
    const between = await placeGoodOrder(shop);
    await placeGoodOrder(shop);
    await desk.post(`/api/admin/orders/${before.number}/cancel`, { from: 'placed', reason: 'Twice' });
    shop.clock.advance(1_000);
    expect((await count(40)).body.free).toBe(40);
    expect((await count(40)).body).toMatchObject({ code: 'stock-counted' });
    // What was sold while nobody counted was taken from nothing, and brings nothing back.
    await desk.post(`/api/admin/orders/${between.number}/cancel`, { from: 'placed', reason: 'Twice' });
    shop.clock.advance(1_000);
    await placeGoodOrder(shop);
    expect(await stock()).toEqual({ free: 30, held: 10 });
    expect(await stockDifferences(shop)).toEqual([]);
    const differences = await reconcile(shop.app.get(Database));
    expect(differences.filter(({ subject }) => subject.includes('SP-01'))).toEqual([]);
  });
});
