import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InvoiceRowView, InvoiceView } from '@shop/contracts/invoices/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView, PlacedOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { entryOf, type OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, LORRY, payment, placeGoodOrder } from '../../../support/orders.ts';

/** The shop and its good orders are in Tamil Nadu. */
const KARNATAKA = '29AAGCB7383J1Z4';
const MAHARASHTRA = '27AAPFU0939F1ZV';
const STORES = { gstin: KARNATAKA, tradeName: 'Sundaram Stores' };

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
  await shop.changeContent(
    "UPDATE product SET stock = NULL, max_quantity = NULL WHERE code IN ('GB-04', 'SP-01')",
  );
});
afterAll(() => shop.close());

const at = (number: string) => `/api/admin/orders/${number}`;
const order = async (number: string) => (await desk.get<AdminOrderView>(at(number))).body;
const step = (number: string, name: string, body: object = {}) =>
  desk.post<AdminOrderView>(`${at(number)}/${name}`, body);
const invoice = async (number = '') =>
  (await desk.get<InvoiceView>(`/api/admin/invoices/${invoiceAddress(number)}`)).body;
async function edit(number: string, changes: Partial<OrderEntry>) {
  const present = await order(number);
  return desk.put<AdminOrderView>(at(number), {
    ...entryOf(present),
    ...changes,
    revision: present.revision,
  });
}
async function place(buyer: object = {}, changes: object = {}): Promise<PlacedOrderView> {
  const { customer } = await goodOrder(shop);
  return placeGoodOrder(shop, { ...changes, customer: { ...customer, ...buyer } });
}
async function dispatch(number: string) {
  await step(number, 'payments', payment({ amountPaise: 339_500 }));
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  return (await step(number, 'dispatch', { from: 'packed', unpaidReason: 'Later', ...LORRY })).body;
}
/** Whoever is told that the print worker is busy asks again. */
async function file(url: string) {
  for (let tries = 1; ; tries++) {
    const answer = await shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(desk.cookies) });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

describe('the GSTIN of a business', () => {
  test('comes with its order, stands on its page and on its invoice', async () => {
    const { number, token } = await place(STORES);
    const tracked = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
    expect(tracked.customer).toMatchObject(STORES);
    const { invoices } = await dispatch(number);
    const { content } = await invoice(invoices[0]?.number);
    expect(content.buyer).toMatchObject({ name: 'Meenakshi Sundaram', ...STORES });
  });

  test('is none of a consumer, also where only a trade name was sent', async () => {
    const { number } = await place({ tradeName: 'Sundaram Stores' });
    expect((await order(number)).customer).toMatchObject({ gstin: null, tradeName: null });
    const { content } = await invoice((await dispatch(number)).invoices[0]?.number);
    expect(content.buyer).not.toHaveProperty('gstin');
    expect(content.buyer).not.toHaveProperty('tradeName');
  });

  test.each(['27AAPFU0939F1ZU', '40AAPFU0939F1ZV', '27aapfu0939f1zv', ''])('%j is refused', async (gstin) => {
    const { customer, ...body } = await goodOrder(shop);
    const answer = await shop
      .visitor()
      .post('/api/public/orders', { ...body, customer: { ...customer, gstin } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', details: { fields: { 'customer.gstin': ['matches'] } } },
    });
  });

  test('is taken by telephone, edited until the order is packed, and not after', async () => {
    const { customer, ...body } = await goodOrder(shop);
    const { number, token } = (
      await desk.post<PlacedOrderView>('/api/admin/orders', { ...body, customer: { ...customer, ...STORES } })
    ).body;
    const saved = await edit(number, { gstin: MAHARASHTRA });
    expect(saved.body.customer).toMatchObject({ ...STORES, gstin: MAHARASHTRA });
    const { revisions } = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
    expect(revisions.map(({ changes }) => changes)).toEqual([
      [{ what: 'gstin', from: KARNATAKA, to: MAHARASHTRA }],
    ]);
    expect((await edit(number, { gstin: '27AAPFU0939F1ZU' })).status).toBe(400);
    await dispatch(number);
    expect((await edit(number, { gstin: KARNATAKA })).status).toBe(409);
  });

  test('keeps two orders apart that do not have the same', async () => {
    const [one, other] = [await place(STORES), await place()];
    const merge = { from: other.number, revision: 0, fromRevision: 0 };
    expect(await step(one.number, 'merge', merge)).toMatchObject({
      status: 409,
      body: { code: 'orders-not-mergeable', details: { obstacle: 'gstins' } },
    });
    await edit(other.number, STORES);
    const merged = await step(one.number, 'merge', { ...merge, fromRevision: 1 });
    expect(merged.body.customer).toMatchObject(STORES);
  });
});

describe('the place of supply', () => {
  // 339,540 × 9 ÷ 118 = 25,897.12 each; the pickup location is in Madurai.
  test('is where a business collects, though it is registered in another state', async () => {
    const { number } = await place(STORES);
    expect((await invoice((await dispatch(number)).invoices[0]?.number)).content).toMatchObject({
      placeOfSupply: { code: '33', name: 'Tamil Nadu' },
      isWithinState: true,
      totals: { cgstPaise: 25_897, sgstPaise: 25_897, igstPaise: 0 },
    });
  });

  // An order of before a pickup location had to be in the state of the address. 339,540 × 18 ÷ 118 = 51,794.24.
  test.each([
    [STORES, { code: '34', name: 'Puducherry' }, false, 51_794],
    [{}, { code: '33', name: 'Tamil Nadu' }, true, 0],
  ])('of %j who collects in another state is %j', async (buyer, placeOfSupply, isWithinState, igstPaise) => {
    const { number } = await place(buyer);
    await shop.database.query(
      `UPDATE orders SET pickup_location = jsonb_set(pickup_location, '{stateCode}', '"34"') WHERE number = $1`,
      [number],
    );
    const { number: invoiced = '' } = (await dispatch(number)).invoices[0] ?? {};
    expect((await invoice(invoiced)).content).toMatchObject({
      placeOfSupply,
      isWithinState,
      totals: { igstPaise },
    });
    const csv = await file(`/api/admin/invoices/export/csv?search=${encodeURIComponent(invoiced)}`);
    expect(csv.body).toContain(`${placeOfSupply.code}-${placeOfSupply.name}`);
  });
});

describe('an invoice that stands', () => {
  const again = async (number: string) =>
    (await step(number, 'dispatch', { from: 'packed', unpaidReason: 'Later', ...LORRY })).body.invoices;

  test('from before its place of supply was kept is not made anew', async () => {
    const { number } = await place();
    const { invoices } = await dispatch(number);
    await shop.database.query("UPDATE invoice SET content = content - 'placeOfSupply' WHERE number = $1", [
      invoices[0]?.number,
    ]);
    await step(number, 'undo', { from: 'dispatched' });
    expect(await again(number)).toEqual(invoices);
  });

  test('is taken back and made anew where a GSTIN was added, and what is credited of it has the same', async () => {
    const { number } = await place();
    const { invoices: before } = await dispatch(number);
    await step(number, 'undo', { from: 'dispatched' });
    await step(number, 'back', { from: 'packed', reason: 'Wants a GST invoice' });
    await edit(number, { ...STORES, reason: 'Wants a GST invoice' });
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    const after = await again(number);
    expect(after.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    const [, note, made] = after;
    expect(await invoice(note?.number)).toMatchObject({ credits: { number: before[0]?.number } });
    expect((await invoice(note?.number)).content.buyer).not.toHaveProperty('gstin');
    expect((await invoice(made?.number)).content.buyer).toMatchObject(STORES);
    const goods = [{ code: 'GB-04', quantity: 1 }];
    await step(number, 'credit-notes', { goods, reason: 'One was broken', returned: false });
    const part = (await order(number)).invoices.at(-1);
    expect(part).toMatchObject({ kind: 'credit-note', isPart: true });
    const credited = await invoice(part?.number);
    expect(credited.credits).toMatchObject({ number: made?.number });
    expect(credited.content.buyer).toMatchObject(STORES);
  });
});

test('staff print three copies for a business and one for a consumer; the customer gets the original', async () => {
  for (const [buyer, copies] of [
    [STORES, 3],
    [{}, 1],
  ] as const) {
    const { number, token } = await place(buyer);
    const address = invoiceAddress((await dispatch(number)).invoices[0]?.number ?? '');
    const staffs = await file(`/api/admin/invoices/${address}/invoice.pdf`);
    expect(pagesOf(staffs.rawPayload)).toBe(copies);
    const own = await file(`/api/public/orders/${token}/invoices/${address}/invoice.pdf`);
    expect(pagesOf(own.rawPayload)).toBe(1);
  }
});

test('the list tells businesses from consumers, and its file has their GSTIN', async () => {
  const business = (await dispatch((await place(STORES)).number)).invoices[0]?.number ?? '';
  const consumer = (await dispatch((await place()).number)).invoices[0]?.number ?? '';
  const list = async (buyer: string) =>
    (await desk.get<ListPage<InvoiceRowView>>(`/api/admin/invoices?buyer=${buyer}`)).body.rows;
  expect((await list('b2b'))[0]).toMatchObject({ number: business, gstin: KARNATAKA });
  expect((await list('b2b')).every(({ gstin }) => gstin !== null)).toBe(true);
  expect((await list('b2c'))[0]).toMatchObject({ number: consumer, gstin: null });
  expect((await list('b2c')).every(({ gstin }) => gstin === null)).toBe(true);
  const csv = await file(`/api/admin/invoices/export/csv?buyer=b2b&search=${encodeURIComponent(business)}`);
  expect(csv.body).toContain(`Meenakshi Sundaram,Sundaram Stores,${KARNATAKA},33-Tamil Nadu,3604,18,`);
});

test('an invoice keeps all digits of an HSN, and how many of them are printed', async () => {
  await shop.changeContent("UPDATE product SET hsn = '36041000' WHERE code = 'GB-04'");
  const owner = await shop.staff('owner');
  const { value, revision } = (
    await owner.get<{ invoices: { value: object; revision: number } }>('/api/admin/settings')
  ).body.invoices;
  expect(value).toMatchObject({ hsnDigits: 8 });
  const save = (hsnDigits: number, at: number) =>
    owner.put('/api/admin/settings/invoices', { ...value, hsnDigits, revision: at });
  expect((await save(5, revision)).status).toBe(400);
  expect((await save(6, revision)).status).toBe(200);
  const { content } = await invoice((await dispatch((await place()).number)).invoices[0]?.number);
  expect(content.seller.hsnDigits).toBe(6);
  // Goods, goods, and what is charged with most of them.
  expect(content.lines.map(({ hsn }) => hsn)).toEqual(['36041000', '3604', '36041000', '36041000']);
});

// Rule 46(e): from ₹50,000 an invoice to a consumer has name and address. The shop asks for them below it as well. Goods
// 80 × ₹610 are ₹48,800; packing by hand makes them ₹49,999 and ₹50,000.
test.each([
  [119_900, null],
  [120_000, { need: 'amount' }],
])('an order that is collected has an address from ₹50,000 on: packing %i', async (packingPaise, missing) => {
  const { number } = await place();
  const lines = [{ code: 'GB-04', quantity: 80 }];
  const by = { lines, chargesByHand: true, packingPaise, freightPaise: 0, reason: 'As agreed' };
  expect(await edit(number, { ...by, name: '' })).toMatchObject({
    status: 400,
    body: { details: { fields: { name: ['isText'] } } },
  });
  const without = await edit(number, { ...by, address: '' });
  if (missing) {
    expect(without).toMatchObject({ status: 400, body: { code: 'address-missing', details: missing } });
  } else expect(without.status).toBe(200);
  expect((await edit(number, by)).body.totals.totalPaise).toBe(4_880_000 + packingPaise);
});

test('the reconciliation finds nothing', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});
