import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView, OrderEditView, TrackedOrderView } from '@shop/contracts/orders/views';
import { entryOf, type OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { PrintEstimate } from '../../../src/features/orders/application/customer/print-estimate.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, pickupIn, placeGoodOrder, stockOf } from '../../support/orders.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
});
afterAll(() => shop.close());

const at = (number: string) => `/api/admin/orders/${number}`;
const read = async (number: string) => (await desk.get<AdminOrderView>(at(number))).body;
const track = async (token: string) =>
  (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
const step = (number: string, name: string, body: object) =>
  desk.post<AdminOrderView>(`${at(number)}/${name}`, body);

/** The order as it stands, with changes. */
async function entry(number: string, changes: Partial<OrderEntry> = {}) {
  const order = await read(number);
  return { ...entryOf(order), ...changes, revision: order.revision };
}
const save = (number: string, body: object) => desk.put<AdminOrderView>(at(number), body);
const edit = async (number: string, changes: Partial<OrderEntry>) =>
  save(number, await entry(number, changes));
async function preview(number: string, changes: Partial<OrderEntry>) {
  const { revision: _, ...body } = await entry(number, changes);
  return desk.post<OrderEditView>(`${at(number)}/edit-preview`, body);
}

/** GB-04 × 6 at ₹610 and SP-09 × 4 at ₹35: goods ₹3,800; packing 3 % = ₹114; freight ₹120; ₹4,034. */
const OTHER_LINES = [
  { code: 'GB-04', quantity: 6 },
  { code: 'SP-09', quantity: 4 },
];

describe('an order that is not packed', () => {
  test('is looked at before it is saved', async () => {
    const { number } = await placeGoodOrder(shop);
    await step(number, 'payments', payment({ amountPaise: 339_500 }));
    const before = [await stockOf(shop, 'GB-04'), await stockOf(shop, 'SP-01')];
    const { status, body } = await preview(number, { lines: OTHER_LINES });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totals: { goodsPaise: 380_000, packingPaise: 11_400, freightPaise: 12_000, totalPaise: 403_400 },
      balancePaise: 63_900,
      doubts: [],
      lines: [
        { code: 'GB-04', was: 5, quantity: 6, left: (before[0] ?? 0) - 1, problem: null },
        { code: 'SP-09', was: 0, quantity: 4, problem: null },
        { code: 'SP-01', was: 10, quantity: 0, left: (before[1] ?? 0) + 10, problem: null },
      ],
    });
    expect(await read(number)).toMatchObject({ revision: 0, totals: { totalPaise: 339_500 } });
    expect(await stockOf(shop, 'GB-04')).toBe(before[0]);
  });

  test('has other lines, and the shelf less or more', async () => {
    const { number, token } = await placeGoodOrder(shop);
    const before = await Promise.all(['GB-04', 'SP-01', 'SP-09'].map((code) => stockOf(shop, code)));
    const { status, body } = await edit(number, { lines: OTHER_LINES, reason: 'Asked for by phone' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      revision: 1,
      totals: { totalPaise: 403_400 },
      balancePaise: 403_400,
      lines: [
        { code: 'GB-04', quantity: 6 },
        { code: 'SP-09', quantity: 4 },
      ],
    });
    expect(body.events.at(-1)).toMatchObject({ kind: 'edited', text: 'Asked for by phone' });
    const after = await Promise.all(['GB-04', 'SP-01', 'SP-09'].map((code) => stockOf(shop, code)));
    expect(after.map((count, index) => (count ?? 0) - (before[index] ?? 0))).toEqual([-1, 10, -4]);
    expect((await track(token)).revisions).toEqual([
      {
        at: expect.any(String),
        changes: [
          { what: 'line', code: 'GB-04', name: expect.any(String), from: 5, to: 6 },
          { what: 'line', code: 'SP-01', name: expect.any(String), from: 10, to: 0 },
          { what: 'line', code: 'SP-09', name: expect.any(String), from: 0, to: 4 },
          { what: 'packing', fromPaise: 9_540, toPaise: 11_400 },
          { what: 'total', fromPaise: 339_500, toPaise: 403_400 },
        ],
      },
    ]);
    expect(JSON.stringify(await track(token))).not.toContain('Asked for by phone');
  });

  test('goes elsewhere, and each edit is compared with the one before', async () => {
    const { number, token } = await placeGoodOrder(shop);
    await edit(number, { address: '14 North Masi Street' });
    await edit(number, { pickupLocationId: await pickupIn(shop, 'Chennai') });
    const order = await track(token);
    expect(order.pickupLocation?.city).toBe('Chennai');
    const [first, second] = order.revisions;
    expect(first?.changes).toEqual([
      {
        what: 'address',
        from: '12 North Masi Street, Madurai, Madurai, Tamil Nadu 625001',
        to: '14 North Masi Street, Madurai, Madurai, Tamil Nadu 625001',
      },
    ]);
    expect(second?.changes[0]).toMatchObject({
      what: 'delivery',
      to: `${order.pickupLocation?.name}, Chennai`,
    });
  });

  test('has another phone, WhatsApp, e-mail and remark: a revision that says so, and the order is found by the new one', async () => {
    const { number, token } = await placeGoodOrder(shop);
    const was = (await track(token)).customer;
    const wrong = [
      { phone: '12345' },
      { whatsapp: '98' },
      { email: 'meena at home' },
      { remarks: 'x'.repeat(501) },
    ];
    for (const each of wrong) expect((await edit(number, each)).status).toBe(400);
    const { status, body } = await edit(number, {
      phone: '+91 90031 22334',
      whatsapp: '9003122335',
      email: 'meena@example.com',
      remarks: 'Ring the second bell',
    });
    expect(status).toBe(200);
    const reached = { phone: '9003122334', whatsapp: '9003122335', email: 'meena@example.com' };
    expect(body).toMatchObject({ revision: 1, customer: reached, remarks: 'Ring the second bell' });
    expect((await track(token)).revisions[0]?.changes).toEqual([
      { what: 'phone', from: was.phone, to: '9003122334' },
      { what: 'whatsapp', from: was.whatsapp, to: '9003122335' },
      { what: 'email', from: was.email, to: 'meena@example.com' },
      { what: 'remarks', from: '', to: 'Ring the second bell' },
    ]);
    const lookUp = (phone: string) => shop.visitor().post('/api/public/order-lookups', { number, phone });
    expect((await lookUp('9003122334')).body).toEqual({ token });
    expect((await lookUp(was.phone)).status).toBe(404);
    await edit(number, { whatsapp: null, email: null, remarks: '' });
    expect((await track(token)).customer).toMatchObject({ whatsapp: null, email: null });
  });

  test('has no change of contacts in a revision that was kept before they could be edited', async () => {
    const { number, token } = await placeGoodOrder(shop);
    await edit(number, { name: 'Meena S' });
    await shop.database.query(
      `UPDATE order_revision SET content = (content - 'remarks') #- '{customer,phone}' #- '{customer,whatsapp}'
         #- '{customer,email}' WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [number],
    );
    expect((await track(token)).revisions[0]?.changes.map(({ what }) => what)).toEqual(['name']);
  });

  test('keeps the rate of its lines, and gives new ones that of today', async () => {
    const { number } = await placeGoodOrder(shop);
    await shop.changeContent(
      "UPDATE product SET net_paise = net_paise + 500 WHERE code IN ('GB-04', 'SP-09')",
    );
    const { body } = await edit(number, { lines: OTHER_LINES });
    await shop.changeContent(
      "UPDATE product SET net_paise = net_paise - 500 WHERE code IN ('GB-04', 'SP-09')",
    );
    expect(body.lines.map(({ code, netPaise }) => [code, netPaise])).toEqual([
      ['GB-04', 61_000],
      ['SP-09', 4_000],
    ]);
  });

  test('has the freight that was agreed, also where it is dearer now', async () => {
    const { number } = await placeGoodOrder(shop);
    await shop.changeContent("UPDATE pickup_location SET freight_paise = 99900 WHERE city = 'Madurai'");
    const { body } = await edit(number, { lines: OTHER_LINES });
    await shop.changeContent("UPDATE pickup_location SET freight_paise = 12000 WHERE city = 'Madurai'");
    expect(body.totals.freightPaise).toBe(12_000);
  });

  test('has charges by hand, until they are as usual again', async () => {
    const { number } = await placeGoodOrder(shop);
    const byHand = await edit(number, { chargesByHand: true, packingPaise: 0, freightPaise: null });
    expect(byHand.body).toMatchObject({
      chargesByHand: true,
      totals: { packingPaise: 0, freightPaise: null, roundingPaise: 0, totalPaise: 318_000 },
    });
    expect((await edit(number, { lines: OTHER_LINES })).body.totals.totalPaise).toBe(380_000);
    expect((await edit(number, { chargesByHand: false })).body.totals.totalPaise).toBe(403_400);
  });

  test('prints as it is now', async () => {
    const { number, token } = await placeGoodOrder(shop);
    const print = async () => Buffer.from((await shop.app.get(PrintEstimate).execute(token, 'en')).bytes);
    const before = await print();
    await edit(number, { lines: OTHER_LINES });
    expect((await print()).equals(before)).toBe(false);
  });

  test('is left alone where nothing of it changes', async () => {
    const { number } = await placeGoodOrder(shop);
    expect((await edit(number, { reason: 'Looked at it' })).body).toMatchObject({
      revision: 0,
      revisions: [],
    });
  });
});

describe('an edit is refused', () => {
  test('once the order is packed or cancelled', async () => {
    const { number } = await placeGoodOrder(shop);
    const late = await entry(number, { lines: OTHER_LINES });
    await step(number, 'advance', { from: 'placed', to: 'confirmed' });
    expect((await save(number, late)).status).toBe(200);
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    expect(await edit(number, { address: '15 North Masi Street' })).toMatchObject({
      status: 409,
      body: { code: 'order-not-editable', details: { state: 'packed' } },
    });
    await step(number, 'cancel', { from: 'packed', reason: 'No lorry goes there' });
    expect((await edit(number, { address: '15 North Masi Street' })).status).toBe(409);
  });

  test('where somebody else saved meanwhile, and what they saved is told', async () => {
    const { number } = await placeGoodOrder(shop);
    const slower = await entry(number, { address: '1 Slow Street' });
    await edit(number, { lines: OTHER_LINES });
    expect(await save(number, slower)).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { revision: 1, value: { lines: OTHER_LINES } } },
    });
    expect((await read(number)).customer.address).toBe('12 North Masi Street');
  });

  test('where the shelf has too little, whole', async () => {
    const { number } = await placeGoodOrder(shop);
    const left = (await stockOf(shop, 'GB-04')) ?? 0;
    const lines = [
      { code: 'GB-04', quantity: 5 + left + 1 },
      { code: 'SP-01', quantity: 1 },
    ];
    expect(await edit(number, { lines })).toMatchObject({
      status: 409,
      body: { code: 'stock-short', details: { goods: [{ code: 'GB-04', lacking: 1 }] } },
    });
    expect(await read(number)).toMatchObject({ revision: 0, lines: [{ quantity: 5 }, { quantity: 10 }] });
    expect(await stockOf(shop, 'GB-04')).toBe(left);
  });

  test('where more is wanted of what is not sold any more; less can be had', async () => {
    const { number } = await placeGoodOrder(shop);
    await shop.changeContent("UPDATE product SET state = 'archived' WHERE code = 'GB-04'");
    const of = (quantity: number) => ({
      lines: [
        { code: 'GB-04', quantity },
        { code: 'SP-01', quantity: 200 },
      ],
    });
    const answers = [await edit(number, of(6)), await edit(number, of(4))];
    await shop.changeContent("UPDATE product SET state = 'active' WHERE code = 'GB-04'");
    expect(answers).toMatchObject([{ status: 409, body: { code: 'stock-short' } }, { status: 200 }]);
  });

  test('without a reason below the minimum, and done with one', async () => {
    const { number } = await placeGoodOrder(shop);
    const lines = [{ code: 'SP-01', quantity: 1 }];
    expect(await edit(number, { lines })).toMatchObject({
      status: 400,
      body: { code: 'edit-reason-missing', details: { doubts: ['below-minimum'] } },
    });
    expect((await edit(number, { lines, reason: 'A regular customer' })).status).toBe(200);
  });

  test('always where only green crackers may go', async () => {
    const { number } = await placeGoodOrder(shop);
    const [place] = await shop.database.query<{ id: string }>(
      "SELECT id FROM pickup_location WHERE state_code = '29' LIMIT 1",
    );
    const toKarnataka = {
      stateCode: '29',
      pinCode: '560001',
      pickupLocationId: place?.id ?? null,
      reason: 'The customer insists',
    };
    expect(await edit(number, toKarnataka)).toMatchObject({
      status: 400,
      body: { code: 'goods-not-allowed' },
    });
    const green = { ...toKarnataka, lines: [{ code: 'SP-09', quantity: 200 }] };
    expect((await edit(number, green)).status).toBe(200);
  });

  test('to a door in another state than the one named', async () => {
    const { number } = await placeGoodOrder(shop);
    const door = { delivery: 'door', pickupLocationId: null } as const;
    expect(await edit(number, { ...door, pinCode: '560001' })).toMatchObject({
      status: 400,
      body: {
        code: 'pin-code-elsewhere',
        details: { pinCode: '560001', state: 'Tamil Nadu', isIn: 'Karnataka' },
      },
    });
    expect((await edit(number, door)).status).toBe(200);
  });

  test('to a pickup location with a PIN code of another state; what stands so from before is left in peace', async () => {
    const { number } = await placeGoodOrder(shop);
    expect(await edit(number, { pinCode: '700001', city: 'Kolkata' })).toMatchObject({
      status: 400,
      body: { code: 'pin-code-elsewhere', details: { pinCode: '700001', state: 'Tamil Nadu' } },
    });
    await shop.database.query("UPDATE orders SET pin_code = '700001' WHERE number = $1", [number]);
    expect((await edit(number, { pinCode: '700001', name: 'Meena S' })).status).toBe(200);
  });

  test('to a pickup location of another state', async () => {
    const { number } = await placeGoodOrder(shop);
    expect(await edit(number, { stateCode: '29' })).toMatchObject({
      status: 400,
      body: { code: 'pickup-location-unknown' },
    });
  });
});

test('two who edit at once: the slower is told, and nothing is doubled', async () => {
  const { number } = await placeGoodOrder(shop);
  const before = (await stockOf(shop, 'GB-04')) ?? 0;
  const bodies = await Promise.all(
    [6, 7].map((quantity) => entry(number, { lines: [{ code: 'GB-04', quantity }] })),
  );
  const answers = await Promise.all(bodies.map((body) => save(number, body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const order = await read(number);
  expect(order.revision).toBe(1);
  expect(await stockOf(shop, 'GB-04')).toBe(before - ((order.lines[0]?.quantity ?? 0) - 5));
});

test.each([
  ['cancels', 'cancel', { from: 'placed', reason: 'No answer' }],
  ['confirms', 'advance', { from: 'placed', to: 'confirmed' }],
  ['pays', 'payments', payment()],
])('one who edits and one who %s at once leave everything right', async (_, name, body) => {
  const { number } = await placeGoodOrder(shop);
  const edited = await entry(number, { lines: OTHER_LINES });
  const answers = await Promise.all([save(number, edited), step(number, name, body)]);
  // A cancelled order cannot be edited; everything else goes together, in either order.
  expect(answers[1].status).toBe(200);
  expect(answers[0].status === 200 || name === 'cancel').toBe(true);
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

test('a shop that was edited has no difference', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

test('what was ordered before its product was counted was never taken, and gives nothing back', async () => {
  const lines = [
    { code: 'GB-04', quantity: 5, netPaise: 61_000 },
    { code: 'SP-11', quantity: 10, netPaise: 0 },
  ];
  const [product] = await shop.database.query<{ net: number }>(
    "UPDATE product SET stock = NULL WHERE code = 'SP-11' RETURNING net_paise AS net",
  );
  const net = product?.net ?? 0;
  // Goods; packing 3 % of them; freight ₹120; to the rupee.
  const goods = 305_000 + 10 * net;
  const { number } = await placeGoodOrder(shop, {
    lines: lines.map((line) => ({ ...line, netPaise: line.netPaise || net })),
    expectedTotalPaise: Math.round((goods * 1.03 + 12_000) / 100) * 100,
  });
  await shop.database.query(
    "UPDATE product SET stock = 500, counted_since = now() + interval '1 day' WHERE code = 'SP-11'",
  );
  const fewer = lines.map(({ code, quantity }) => ({ code, quantity: code === 'SP-11' ? 4 : quantity }));
  expect((await edit(number, { lines: fewer })).status).toBe(200);
  expect(await stockOf(shop, 'SP-11')).toBe(500);
  await step(number, 'cancel', { from: 'placed', reason: 'Not wanted' });
  expect(await stockOf(shop, 'SP-11')).toBe(500);
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});
