import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { StockReportRowView, StockSumsView } from '@shop/contracts/reports/stock/views';
import { addDays } from '@shop/contracts/rules/days';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodsIn as goodsInOf } from '../../support/goods-in.ts';
import { LORRY, placeOrderOf } from '../../support/orders.ts';

const STOCK = '/api/admin/reports/stock';

let shop: TestShop;
let owner: Caller;
const ago = (days: number) => addDays(shop.clock.today(), -days);

const sums = async (query: string) => (await owner.get<StockSumsView>(`${STOCK}/sums?${query}`)).body;
const list = async (query: string) =>
  (await owner.get<ListPage<StockReportRowView>>(`${STOCK}?${query}`)).body.rows;
const codes = async (query: string) => (await list(query)).map(({ code }) => code);

const goodsIn = (billNumber: string, ...rows: string[][]) => goodsInOf(owner, billNumber, ago(1), ...rows);

let people = 0;
/** Somebody's five GB-04 and ten SP-01, brought so far. */
async function order(...steps: ('confirm' | 'pack' | 'dispatch' | 'cancel')[]): Promise<string> {
  people += 1;
  const number = await placeOrderOf(shop, { phone: `98400 0000${people}` });
  const does = {
    confirm: ['advance', { from: 'placed', to: 'confirmed' }],
    pack: ['advance', { from: 'confirmed', to: 'packed' }],
    dispatch: ['dispatch', { from: 'packed', ...LORRY, unpaidReason: 'Known' }],
    cancel: ['cancel', { from: 'placed', reason: 'No answer' }],
  } as const;
  for (const step of steps) {
    const [name, body] = does[step];
    expect((await owner.post(`/api/admin/orders/${number}/${name}`, body)).status).toBe(200);
  }
  return number;
}

beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
  // Ten days ago: 40 of SP-01 (₹13), 100 of SP-02 (₹14), 60 of GB-04 (₹610), and 7 of SP-05, a draft; SP-03 is on sale
  // and counted by nobody.
  await shop.database.query(`
    DELETE FROM stock_entry;
    UPDATE product SET
      state = CASE WHEN code IN ('SP-01', 'SP-02', 'SP-03', 'GB-04') THEN 'active' WHEN code = 'SP-05' THEN 'draft' ELSE 'archived' END,
      stock = CASE code WHEN 'SP-01' THEN 40 WHEN 'SP-02' THEN 100 WHEN 'SP-03' THEN NULL WHEN 'GB-04' THEN 60 WHEN 'SP-05' THEN 7 ELSE 0 END;
    INSERT INTO stock_entry (id, product_id, at, change, reason)
    SELECT uuidv7(), id, now() - interval '10 days', stock, 'opening' FROM product WHERE stock > 0`);
  await goodsIn('SFW/1', ['SP-01', '60', '8'], ['SP-02', '30', '9.50']);
  await (
    await goodsIn('SFW/2', ['SP-01', '20', '10'], ['GB-04', '5', '400'])
  )();
  await goodsIn('SFW/3', ['SP-01', '20', '10.01']);
  // Three days ago one was placed and packed; today one is confirmed, one dispatched, one cancelled, one only asked for.
  const early = await order('confirm', 'pack');
  await shop.database.query("UPDATE orders SET placed_at = placed_at - interval '3 days' WHERE number = $1", [
    early,
  ]);
  await shop.database.query(
    `UPDATE stock_entry SET at = at - interval '3 days' WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
    [early],
  );
  await order('confirm');
  await order('confirm', 'pack', 'dispatch');
  await order('cancel');
  await order();
  // Two of SP-02 are missing.
  const [sparkler] = await shop.database.query<{ id: string }>("SELECT id FROM product WHERE code = 'SP-02'");
  const correction = { change: -2, countedAgainst: 130, reason: 'Wet' };
  await owner.post(`/api/admin/products/${sparkler?.id}/stock`, correction);
});
afterAll(() => shop.close());

// On hand: GB-04 60 less 5 packed and 5 dispatched, SP-01 40 + 60 + 20 less 10 and 10, SP-02 100 + 30 less 2. The
// confirmed order and the one that is asked for hold 5 and 10 each.
test('each product has what is on hand, held and free, at its average purchase rate and at its net rate', async () => {
  const rows = await list(`state=active&from=${ago(0)}&to=${ago(0)}`);
  expect(rows.map(({ id: _, name: __, category: ___, state: ____, ...row }) => row)).toEqual([
    {
      code: 'GB-04',
      onHand: 50,
      held: 10,
      free: 40,
      netPaise: 61_000,
      netValuePaise: 3_050_000,
      // All that was bought was taken back.
      purchasePaise: null,
      purchaseValuePaise: null,
      sold: 10,
    },
    {
      code: 'SP-02',
      onHand: 128,
      held: 0,
      free: 128,
      netPaise: 1_400,
      netValuePaise: 179_200,
      purchasePaise: 950,
      purchaseValuePaise: 121_600,
      sold: 0,
    },
    {
      code: 'SP-01',
      onHand: 100,
      held: 20,
      free: 80,
      netPaise: 1_300,
      netValuePaise: 130_000,
      // 60 at ₹8 and 20 at ₹10.01 are ₹680.20, each ₹8.5025; a hundred of them ₹850.25.
      purchasePaise: 850,
      purchaseValuePaise: 85_025,
      sold: 20,
    },
    {
      code: 'SP-03',
      onHand: null,
      held: 0,
      free: null,
      netPaise: 1_700,
      netValuePaise: null,
      purchasePaise: null,
      purchaseValuePaise: null,
      sold: 0,
    },
  ]);
});

test('the sums say how much of the stock has a purchase rate, what moved and why, and what did not sell', async () => {
  expect(await sums(`state=active&from=${ago(0)}&to=${ago(0)}`)).toEqual({
    onHand: { products: 3, units: 278, netPaise: 3_359_200 },
    heldUnits: 30,
    freeUnits: 248,
    uncounted: 1,
    known: { products: 2, units: 228, netPaise: 309_200, purchasePaise: 206_625 },
    unsold: { products: 1, units: 128, netPaise: 179_200 },
    movements: [
      // 60 + 30, 20 + 5 and 20.
      { reason: 'goods-in', entries: 5, inUnits: 135, outUnits: 0 },
      // Four orders of 5 and 10.
      { reason: 'order-placed', entries: 8, inUnits: 0, outUnits: 60 },
      // A bill that is taken back corrects the stock: 20 + 5, and the 2 that are missing.
      { reason: 'correction', entries: 3, inUnits: 0, outUnits: 27 },
      { reason: 'order-cancelled', entries: 2, inUnits: 15, outUnits: 0 },
    ],
  });
  // With the 7 of the draft, at ₹17; of all days, with the stock to begin with and the order of three days ago.
  const all = await sums('');
  expect(all.onHand.units).toBe(285);
  expect(all.onHand.netPaise).toBe(3_371_100);
  expect(all.movements.slice(0, 3)).toEqual([
    { reason: 'opening', entries: 4, inUnits: 207, outUnits: 0 },
    { reason: 'goods-in', entries: 5, inUnits: 135, outUnits: 0 },
    { reason: 'order-placed', entries: 10, inUnits: 0, outUnits: 75 },
  ]);
  expect((await sums('search=SP-02')).movements).toEqual([
    { reason: 'opening', entries: 1, inUnits: 100, outUnits: 0 },
    { reason: 'goods-in', entries: 1, inUnits: 30, outUnits: 0 },
    { reason: 'correction', entries: 1, inUnits: 0, outUnits: 2 },
  ]);
});

test('what did not sell is on sale, on hand, and in no confirmed or later order of the days', async () => {
  // The draft is not on sale, SP-03 is counted by nobody; what is asked for or cancelled is not sold.
  expect(await codes('unsold=true')).toEqual(['SP-02']);
  expect(await codes(`unsold=true&from=${ago(3)}&to=${ago(3)}`)).toEqual(['SP-02']);
  expect(await codes(`unsold=true&from=${ago(2)}&to=${ago(1)}`)).toEqual(['GB-04', 'SP-02', 'SP-01']);
  expect(await sums(`from=${ago(2)}&to=${ago(1)}`)).toMatchObject({
    unsold: { products: 3, units: 278, netPaise: 3_359_200 },
    movements: [],
  });
  expect((await list('search=GB-04')).map(({ sold }) => sold)).toEqual([15]);
});

test('it is taken away in rupees, and agrees with the ledgers', async () => {
  const file = await shop.app.inject({
    url: `${STOCK}/export/csv?search=SP-01`,
    cookies: Object.fromEntries(owner.cookies),
  });
  expect(file.body).toContain('In the list,100,20,80,8.5,850.25,13,1300,30');
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});
