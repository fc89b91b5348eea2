import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@shop/contracts/rules/days';
import type { ChangePreviewView, ChangeSetsView, ChangeSetView } from '@shop/contracts/sheets/views';
import type { BillRowsView, StockRowView, StockSheetView } from '@shop/contracts/sheets/views';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { SetClock } from '../../support/set-clock.ts';

/** Before the tests began: bills of more than two years ago are refused. */
const BILLED_ON = addDays(new SetClock().today(), -75);
const BILL = { billNumber: 'SFW/118', billedOn: BILLED_ON, supplier: 'Standard Fireworks' };

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());

// Each test begins with forty of SP-01, nobody counting SP-03, and no open order; an order takes ten of SP-01.
beforeEach(async () => {
  await shop.database.query(`
    UPDATE orders SET state = 'cancelled';
    DELETE FROM goods_in; DELETE FROM change_set; DELETE FROM stock_entry;
    UPDATE product SET held = 0, strangers = 0, counted_since = NULL,
      stock = CASE code WHEN 'SP-01' THEN 40 WHEN 'SP-03' THEN NULL ELSE 500 END;
    INSERT INTO stock_entry (id, product_id, at, change, reason)
    SELECT uuidv7(), id, now(), stock, 'opening' FROM product WHERE stock > 0`);
});

type Way = 'count' | 'goods-in';
const sent = async (way: Way, rows: readonly string[][], caller = desk) => {
  const sheet = randomUUID();
  await caller.put(`/api/admin/sheets/${sheet}/0`, {
    rows: rows.map((cells, index) => ({ row: index + 2, cells })),
  });
  const bill = way === 'goods-in' ? BILL : {};
  return caller.post<ChangePreviewView & { code?: string }>(`/api/admin/stock/${way}/previews`, {
    sheet,
    parts: 1,
    ...bill,
  });
};
const preview = async (way: Way, ...rows: string[][]) => (await sent(way, rows)).body;
const decide = (way: Way, id: string, step: 'apply' | 'undo') =>
  desk.post<ChangeSetView & { code?: string }>(`/api/admin/stock/${way}/changes/${id}/${step}`);
const leftOf = ({ body }: { body: ChangeSetView }) => body.left.map(({ key }) => key);

async function shelfOf(code: string): Promise<Pick<StockRowView, 'onShelf' | 'held' | 'ratePaise'>> {
  const { body } = await desk.get<StockSheetView>('/api/admin/stock');
  const row = body.products.find((product) => product.code === code);
  if (!row) throw new Error(`${code} is not in the sheet`);
  const { onShelf, held, ratePaise } = row;
  return { onShelf, held, ratePaise };
}
const ledgerOf = (code: string) =>
  shop.database.query(
    `SELECT e.change, e.reason, e.note, e.actor_name <> '' AS named FROM stock_entry e
     JOIN product p ON p.id = e.product_id WHERE p.code = $1 ORDER BY e.id DESC`,
    [code],
  );
/** What of stock and of orders that hold it does not agree; the orders of earlier tests were only called cancelled. */
const differences = async () =>
  (await reconcile(shop.app.get(Database))).filter(({ check }) => /stock|held|holds/.test(check));

async function packOrder(number: string): Promise<void> {
  const manager = await shop.staff('manager');
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'packed'],
  ]) {
    await manager.post(`/api/admin/orders/${number}/advance`, { from, to });
  }
}

describe('a count', () => {
  test('is compared with the whole shelf, free and sold; what is no count is refused row by row', async () => {
    await placeGoodOrder(shop);
    const { changed, unchanged, refused } = await preview(
      'count',
      [' sp-01 ', '38'],
      ['SP-02', '500'],
      ['SP-03', '1,200'],
      ['GB-04', '4'],
      ['XX-99', '10'],
      ['SP-01', '7'],
      ['SP-04', 'many'],
      ['SP-05', '-1'],
      ['', '5'],
      ['SP-06', ''],
    );
    const cells = changed.map((row) => [row.key, row.cells]);
    expect(cells).toEqual([
      ['SP-01', [{ field: 'onShelf', before: 40, after: 38 }]],
      ['SP-03', [{ field: 'onShelf', before: null, after: 1_200 }]],
    ]);
    expect(unchanged).toBe(2);
    // Five of GB-04 are sold and stand there still: four cannot be all.
    expect(refused).toEqual([
      { row: 5, key: 'GB-04', refusal: 'below-sold', field: null, typed: '' },
      { row: 6, key: 'XX-99', refusal: 'unknown-key', field: null, typed: '' },
      { row: 7, key: 'SP-01', refusal: 'key-twice', field: null, typed: '' },
      { row: 8, key: 'SP-04', refusal: 'no-number', field: 'onShelf', typed: 'many' },
      { row: 9, key: 'SP-05', refusal: 'no-number', field: 'onShelf', typed: '-1' },
      { row: 10, key: '', refusal: 'no-key', field: null, typed: '' },
    ]);
    expect(await shelfOf('SP-01')).toEqual({ onShelf: 40, held: 10, ratePaise: null });
  });

  test('of nothing is refused', async () => {
    const { status, body } = await sent('count', [['', '']]);
    expect([status, body.code]).toEqual([400, 'nothing-to-change']);
  });

  test('holds though orders came and were packed since: its difference is booked, with the reason', async () => {
    const { id } = await preview('count', ['SP-01', '37'], ['SP-03', '60']);
    // Ten are sold and leave the shelf, ten more are sold and stand there still: 40 − 10 − 3 = 27.
    await packOrder((await placeGoodOrder(shop)).number);
    await placeGoodOrder(shop);
    expect(leftOf(await decide('count', id, 'apply'))).toEqual([]);
    expect(await shelfOf('SP-01')).toMatchObject({ onShelf: 27, held: 10 });
    expect((await ledgerOf('SP-01'))[0]).toEqual({ change: -3, reason: 'counted', note: '', named: true });
    expect(await shelfOf('SP-03')).toMatchObject({ onShelf: 60, held: 0 });
    expect(await differences()).toEqual([]);
  });

  test('of what somebody else counted since the preview is left: the difference is booked already', async () => {
    const [first, second] = [
      await preview('count', ['SP-01', '45']),
      await preview('count', ['SP-01', '45']),
    ];
    shop.clock.advance(1_000);
    expect(leftOf(await decide('count', first.id, 'apply'))).toEqual([]);
    expect(leftOf(await decide('count', second.id, 'apply'))).toEqual(['SP-01']);
    expect(await shelfOf('SP-01')).toMatchObject({ onShelf: 45 });
  });

  test('is not taken back where somebody counted again', async () => {
    const { id } = await preview('count', ['SP-01', '45']);
    await decide('count', id, 'apply');
    await shop.database.query(`
      UPDATE product SET stock = 43 WHERE code = 'SP-01';
      INSERT INTO stock_entry (id, product_id, at, change, reason, note)
      SELECT uuidv7(), id, '${new Date(shop.clock.now().getTime() + 1).toISOString()}', -2, 'correction', 'Counted again' FROM product WHERE code = 'SP-01'`);
    expect(leftOf(await decide('count', id, 'undo'))).toEqual(['SP-01']);
    expect(await shelfOf('SP-01')).toMatchObject({ onShelf: 43 });
  });

  test('that would leave less than is sold is left and named, the rest is done', async () => {
    const { id } = await preview('count', ['SP-01', '5'], ['SP-02', '490']);
    // 40 − 35 = 5 on the shelf; ten of them are sold by now.
    await placeGoodOrder(shop);
    expect(leftOf(await decide('count', id, 'apply'))).toEqual(['SP-01']);
    expect([await shelfOf('SP-01'), await shelfOf('SP-02')]).toMatchObject([
      { onShelf: 40 },
      { onShelf: 490 },
    ]);
  });

  test('asked for several times at once, it is done once', async () => {
    const { id } = await preview('count', ['SP-01', '30']);
    const answers = await Promise.all([1, 2, 3].map(() => decide('count', id, 'apply')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shelfOf('SP-01')).toMatchObject({ onShelf: 30 });
    expect(await ledgerOf('SP-01')).toHaveLength(2);
  });

  test('is taken back by the same difference, once, but where goods are sold that would be missing', async () => {
    const { id } = await preview('count', ['SP-01', '45'], ['SP-02', '510'], ['SP-03', '60']);
    await decide('count', id, 'apply');
    // All 45 that are free are taken: back to 40 cannot be.
    await shop.database.query(`
      UPDATE product SET stock = 0, held = 45 WHERE code = 'SP-01'`);
    expect(leftOf(await decide('count', id, 'undo'))).toEqual(['SP-01']);
    expect([await shelfOf('SP-01'), await shelfOf('SP-02'), await shelfOf('SP-03')]).toMatchObject([
      { onShelf: 45 },
      { onShelf: 500 },
      { onShelf: null },
    ]);
    expect((await ledgerOf('SP-02'))[0]).toEqual({
      change: -10,
      reason: 'correction',
      note: 'The count was taken back',
      named: true,
    });
    expect(await decide('count', id, 'undo')).toMatchObject({
      status: 409,
      body: { code: 'change-set-not-open' },
    });
  });
});

describe('goods in', () => {
  const goodsIn = () =>
    shop.database.query(
      `SELECT p.code, g.quantity, g.rate_paise, g.bill_number, g.billed_on::text, g.supplier, g.reverses IS NOT NULL AS back
       FROM goods_in g JOIN product p ON p.id = g.product_id ORDER BY g.id`,
    );

  test('are added to the shelf, each with its purchase rate and the bill; undone, all of it is reversed', async () => {
    const { id, changed, refused } = await preview(
      'goods-in',
      ['SP-01', '40', '₹31'],
      ['SP-02', '12', '9.50'],
      ['SP-03', '10', '5'],
      ['SP-04', '10', ''],
      ['SP-05', '0', '5'],
      ['SP-06', '', '5'],
      ['XX-99', '1', '1'],
    );
    expect(changed[0]?.cells).toEqual([
      { field: 'onShelf', before: 40, after: 80 },
      { field: 'quantity', before: null, after: 40 },
      { field: 'ratePaise', before: null, after: 3_100 },
      { field: 'billNumber', before: null, after: 'SFW/118' },
      { field: 'billedOn', before: null, after: BILLED_ON },
      { field: 'supplier', before: null, after: 'Standard Fireworks' },
    ]);
    expect(refused.map(({ row, key, refusal, field }) => [row, key, refusal, field])).toEqual([
      [4, 'SP-03', 'not-counted', null],
      [5, 'SP-04', 'no-figure', 'ratePaise'],
      [6, 'SP-05', 'no-number', 'quantity'],
      [8, 'XX-99', 'unknown-key', null],
    ]);
    const twice = await preview('goods-in', ['SP-01', '40', '31']);
    await placeGoodOrder(shop);
    expect((await decide('goods-in', id, 'apply')).body).toMatchObject({
      rows: 2,
      // 40 at ₹31 and 12 at ₹9.50.
      bill: { number: 'SFW/118', day: BILLED_ON, paise: 135_400 },
    });
    expect((await desk.get(`/api/admin/stock/goods-in/bills/${id}`)).body).toMatchObject({
      rows: [
        { code: 'SP-01', quantity: 40, ratePaise: 3_100 },
        { code: 'SP-02', quantity: 12, ratePaise: 950 },
      ],
    });
    await decide('goods-in', id, 'apply');
    expect(await decide('goods-in', twice.id, 'apply')).toMatchObject({
      status: 409,
      body: { code: 'bill-entered-already' },
    });
    const again = await sent('goods-in', [['SP-01', '40', '₹31']]);
    expect([again.status, again.body.code]).toEqual([409, 'bill-entered-already']);
    expect(await shelfOf('SP-01')).toEqual({ onShelf: 80, held: 10, ratePaise: 3_100 });
    expect((await ledgerOf('SP-01'))[0]).toEqual({
      change: 40,
      reason: 'goods-in',
      note: 'SFW/118',
      named: true,
    });
    const bill = { bill_number: 'SFW/118', billed_on: BILLED_ON, supplier: 'Standard Fireworks' };
    const came = [
      { code: 'SP-01', quantity: 40, rate_paise: 3_100, ...bill, back: false },
      { code: 'SP-02', quantity: 12, rate_paise: 950, ...bill, back: false },
    ];
    expect(await goodsIn()).toEqual(came);

    await decide('goods-in', id, 'undo');
    expect(await shelfOf('SP-01')).toEqual({ onShelf: 40, held: 10, ratePaise: null });
    const back = came.map((row) => ({ ...row, quantity: -row.quantity, back: true }));
    expect(await goodsIn()).toEqual([...came, ...back]);
    expect((await ledgerOf('SP-01'))[0]).toMatchObject({ change: -40, reason: 'correction' });
    expect(await differences()).toEqual([]);
  });

  test('that are sold already stay when the rest is taken back', async () => {
    const { id } = await preview('goods-in', ['SP-01', '5', '31'], ['SP-02', '12', '9.50']);
    await decide('goods-in', id, 'apply');
    await shop.database.query("UPDATE product SET stock = 0, held = 45 WHERE code = 'SP-01'");
    expect(leftOf(await decide('goods-in', id, 'undo'))).toEqual(['SP-01']);
    expect(await shelfOf('SP-01')).toEqual({ onShelf: 45, held: 45, ratePaise: 3_100 });
    expect(await shelfOf('SP-02')).toEqual({ onShelf: 500, held: 0, ratePaise: null });
  });

  test('are shown as a bill with what was booked, not with what was left', async () => {
    const { id } = await preview('goods-in', ['SP-05', '40', '31'], ['SP-06', '12', '9.50']);
    await shop.database.query("UPDATE product SET stock = NULL WHERE code = 'SP-06'");
    const { body } = await decide('goods-in', id, 'apply');
    expect(leftOf({ body })).toEqual(['SP-06']);
    // 40 × ₹31.
    expect(body.bill).toEqual({ number: 'SFW/118', day: BILLED_ON, paise: 124_000 });
    const rows = (await desk.get<BillRowsView>(`/api/admin/stock/goods-in/bills/${id}`)).body.rows;
    expect(rows.map(({ code, quantity }) => [code, quantity])).toEqual([['SP-05', 40]]);
  });

  test('without the number or the day of a bill are refused', async () => {
    for (const wrong of [{ billNumber: ' ' }, { billedOn: '2026-02-30' }]) {
      const body = { sheet: randomUUID(), parts: 1, ...BILL, ...wrong };
      expect((await desk.post('/api/admin/stock/goods-in/previews', body)).status).toBe(400);
    }
  });

  test.each(['1900-01-01', '2099-01-01'])(
    'a bill of %s is refused: the year is mistyped',
    async (billedOn) => {
      const body = { sheet: randomUUID(), parts: 1, ...BILL, billedOn };
      const { body: refused } = await desk.post<{ code: string }>('/api/admin/stock/goods-in/previews', body);
      expect(refused.code).toBe('bill-day-unsuitable');
    },
  );
});

test('counts and goods in are lists of their own, and neither is undone as the other', async () => {
  const { id } = await preview('count', ['SP-01', '41']);
  await decide('count', id, 'apply');
  expect((await decide('goods-in', id, 'undo')).status).toBe(404);
  const listed = async (way: Way) =>
    (await desk.get<ChangeSetsView>(`/api/admin/stock/${way}/changes`)).body.changeSets.map((set) => set.id);
  expect([await listed('count'), await listed('goods-in')]).toEqual([[id], []]);
});

test('who may not change the stock of a product may not count it either', async () => {
  const packer = await shop.staff('orders');
  expect((await sent('count', [['SP-01', '1']], packer)).status).toBe(403);
  const { id } = await preview('count', ['SP-01', '1']);
  expect((await packer.post(`/api/admin/stock/count/changes/${id}/apply`)).status).toBe(403);
  expect(await shelfOf('SP-01')).toMatchObject({ onShelf: 40 });
});

test('the sheet names goods and their categories in Tamil too, for who counts in it', async () => {
  const { body } = await desk.get<StockSheetView>('/api/admin/stock');
  expect(body.products.find(({ code }) => code === 'SP-01')).toMatchObject({
    nameTa: '7 செ.மீ சாதா ஸ்பார்க்லர்ஸ்',
    category: 'Sparklers',
    categoryTa: 'கம்பி மத்தாப்பு',
  });
});
