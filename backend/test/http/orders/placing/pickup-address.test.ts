import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type {
  AdminOrderView,
  OrderEditView,
  PlacedOrderView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import type { OrderGuardView } from '@shop/contracts/order-guard/views';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { entryOf, type OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, LORRY, payment, type OrderBody } from '../../../support/orders.ts';

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
const read = async (number: string) => (await desk.get<AdminOrderView>(at(number))).body;
const step = (number: string, name: string, body: object = {}) =>
  desk.post<AdminOrderView>(`${at(number)}/${name}`, body);

/** A good order of somebody who gave town and PIN code alone. */
async function pickup(changes: Partial<OrderBody> = {}, buyer: object = {}): Promise<OrderBody> {
  const order = await goodOrder(shop, changes);
  return { ...order, customer: { ...order.customer, address: '', district: '', ...buyer } };
}
const send = async (order: OrderBody) => shop.visitor().post<PlacedOrderView>('/api/public/orders', order);
async function place(changes: Partial<OrderBody> = {}, buyer: object = {}): Promise<PlacedOrderView> {
  const { status, body } = await send(await pickup(changes, buyer));
  expect([status, body]).toEqual([200, body]);
  return body;
}
async function edit(number: string, changes: Partial<OrderEntry>) {
  const present = await read(number);
  return desk.put<AdminOrderView>(at(number), {
    ...entryOf(present),
    ...changes,
    revision: present.revision,
  });
}
const missing = (need: string) => ({ status: 400, body: { code: 'address-missing', details: { need } } });
/** 80 × 610 = 48,800; packing 3 % = 1,464; freight ₹120: ₹50,384. */
const LARGE = { lines: [{ code: 'GB-04', quantity: 80 }], reason: 'As agreed' };

test('a pickup is ordered with town and PIN code, and no paper has an empty line for the rest', async () => {
  const { number, token } = await place();
  const { customer } = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
  expect(customer).toMatchObject({ address: '', district: '', city: 'Madurai', pinCode: '625001' });
  await step(number, 'payments', payment({ amountPaise: 339_500 }));
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  const { invoices } = (await step(number, 'dispatch', { from: 'packed', ...LORRY })).body;
  const invoice = `/api/admin/invoices/${invoiceAddress(invoices[0]?.number ?? '')}`;
  const { content } = (await desk.get<InvoiceView>(invoice)).body;
  // The state on the invoice counts as the address of the place of supply.
  expect(content).toMatchObject({
    buyer: { address: '' },
    placeOfSupply: { code: '33' },
    isWithinState: true,
  });
  for (const url of [`${invoice}/invoice.pdf`, `/api/public/orders/${token}/estimate.pdf`]) {
    const cookies = Object.fromEntries(desk.cookies);
    const answer = await shop.app.inject({ method: 'GET', url, cookies });
    expect([url, answer.statusCode]).toEqual([url, 200]);
  }
});

test('a door, a GSTIN and ₹50,000 ask for door number, street and district', async () => {
  const door = await pickup({ delivery: 'door', pickupLocationId: null, expectedTotalPaise: 362_500 });
  expect(await send(door)).toMatchObject(missing('door'));
  expect(await send(await pickup({}, { gstin: '33AAAAA0000A1Z9' }))).toMatchObject(missing('gstin'));
  // The district as well, as the form asks.
  const street = { address: '7 Car Street' };
  expect(await send({ ...door, customer: { ...door.customer, ...street } })).toMatchObject(missing('door'));
  expect(await send(await pickup({}, { ...street, gstin: '33AAAAA0000A1Z9' }))).toMatchObject(
    missing('gstin'),
  );
  const lines = [{ code: 'GB-04', quantity: 80, netPaise: 61_000 }];
  const large = await pickup({ lines, expectedTotalPaise: 5_038_400 });
  expect(await send(large)).toMatchObject(missing('amount'));
  expect(await desk.post('/api/admin/orders', large)).toMatchObject(missing('amount'));
  expect(
    (await send({ ...large, customer: { ...large.customer, address: '7 Car Street', district: 'Madurai' } }))
      .status,
  ).toBe(200);
  const short = await pickup({}, { address: '12' });
  expect(await send(short)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
});

test('an order that is edited, proposed or merged above ₹50,000 needs the address first', async () => {
  const { number } = await place({}, { phone: '9842111001' });
  const preview = await desk.post<OrderEditView>(`${at(number)}/edit-preview`, {
    ...entryOf(await read(number)),
    ...LARGE,
  });
  expect(preview.body).toMatchObject({ addressNeed: 'amount', totals: { totalPaise: 5_038_400 } });
  expect(await edit(number, LARGE)).toMatchObject(missing('amount'));
  const { revision } = await read(number);
  const proposal = { revision, reason: 'shortage', lines: [{ code: 'GB-04', quantity: 80 }] };
  expect(await step(number, 'proposals', proposal)).toMatchObject(missing('amount'));

  // 45 × 610 = 27,450 each: 54,900 together.
  const half = { lines: [{ code: 'GB-04', quantity: 45 }] };
  expect((await edit(number, half)).status).toBe(200);
  const other = await place({}, { phone: '9842111001' });
  expect((await edit(other.number, half)).status).toBe(200);
  const into = { from: other.number, revision: revision + 1, fromRevision: 1 };
  expect(await step(number, 'merge-preview', { from: other.number })).toMatchObject(missing('amount'));
  expect(await step(number, 'merge', into)).toMatchObject(missing('amount'));
  expect((await edit(number, { address: '7 Car Street', district: 'Madurai' })).status).toBe(200);
  expect((await step(number, 'merge', { ...into, revision: revision + 2 })).status).toBe(200);
  expect(await edit(number, { address: '' })).toMatchObject(missing('amount'));
});

test('strangers of one PIN code who gave no address are not taken for one', async () => {
  for (const phone of ['9842111011', '9842111012', '9842111013']) await place({}, { phone });
  const { groups } = (await desk.get<OrderGuardView>('/api/admin/order-guard')).body;
  expect(groups.filter(({ kind }) => kind === 'address')).toEqual([]);
});
