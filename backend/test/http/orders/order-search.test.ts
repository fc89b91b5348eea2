import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRowView } from '@shop/contracts/orders/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodOrder, LORRY, payment, pickupIn, placeGoodOrder } from '../../support/orders.ts';

let shop: TestShop;
let desk: Caller;
/** The order that is looked for, and one that nothing here finds. */
let number: string;
let other: string;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('owner');
  const { customer } = await goodOrder(shop);
  // As some keyboards compose it: the vowel in two halves.
  const name = 'பொன்னம்மாள் Xavier Öztürk'.normalize('NFD');
  const pickup = await pickupIn(shop, 'Chennai');
  const placed = await placeGoodOrder(shop, {
    customer: {
      ...customer,
      name,
      phone: '91234 56780',
      email: 'Ponnu.M@kovil.example',
      city: 'Ooty',
      pinCode: '643 001',
    },
    pickupLocationId: pickup,
    lines: [
      { code: 'GB-04', quantity: 5, netPaise: 61_000 },
      { code: 'SP-02', quantity: 10, netPaise: 1_400 },
    ],
    expectedTotalPaise: await totalOf(pickup),
  });
  number = placed.number;
  other = (
    await placeGoodOrder(shop, { customer: { ...customer, name: 'Somebody Else', phone: '9000000001' } })
  ).number;
  const step = (name: string, body: object) => desk.post(`/api/admin/orders/${number}/${name}`, body);
  await step('payments', payment({ reference: 'UTR 6301-4455-6677' }));
  await step('advance', { from: 'placed', to: 'confirmed' });
  await step('advance', { from: 'confirmed', to: 'packed' });
  const { status } = await step('dispatch', {
    from: 'packed',
    ...LORRY,
    lrNumber: 'VLS/90210',
    unpaidReason: 'A friend',
  });
  if (status !== 200) throw new Error('The order did not leave');
});
afterAll(() => shop.close());

async function totalOf(pickupLocationId: string): Promise<number> {
  const { body } = await shop.visitor().post<{ totals: { totalPaise: number } }>('/api/public/quotes', {
    lines: [
      { code: 'GB-04', quantity: 5 },
      { code: 'SP-02', quantity: 10 },
    ],
    stateCode: '33',
    delivery: 'pickup',
    pickupLocationId,
  });
  return body.totals.totalPaise;
}

const found = async (search: string) => {
  const { body } = await desk.get<ListPage<OrderRowView>>(
    `/api/admin/orders?search=${encodeURIComponent(search)}`,
  );
  return body.rows.map((order) => order.number);
};

test.each([
  ['a phone as it is dialled', '+91 91234 56780'],
  ['a phone with its 0', '091234-56780'],
  ['the beginning of a phone with its 0', '091234'],
  ['the end of a phone', '56780'],
  ['part of a Tamil name', 'ன்னம்மா'],
  ['part of a Tamil name in halves', 'பொன்ன'.normalize('NFD')],
  ['a name in capitals', 'ÖZTÜRK'],
  ['an e-mail, however its letters are', 'ponnu.m@KOVIL'],
  ['a PIN code', '643001'],
  ['a city', 'ooty'],
  ['a UTR as it was typed', 'utr 6301-4455-6677'],
  ['the end of a UTR', '556677'],
  ['an LR number', 'vls/90210'],
  ['an item code', 'sp-02'],
  ['a name and a PIN code', 'xavier 643001'],
  ['a name and an item', 'sp-02 xavier'],
  ['a name and a UTR', 'xavier 630144556677'],
  ['a name and an LR number', 'vls/90210 xavier'],
  ['a name and an e-mail', 'öztürk @kovil'],
  ['a Tamil name, a phone and a city', 'ooty பொன்ன 56780'],
  ['an item and an e-mail', 'gb-04 ponnu'],
  // Goods ₹3,190, packing 3 % = ₹95.70, freight ₹250: ₹3,536 rounded; ₹1,000 of it came in.
  ['its total', '₹3,536'],
  ['its total as a bank writes it', '3536.00'],
  ['what is still to be paid', '2536'],
  ['what came in', '₹ 1,000'],
  ['a name and the total', 'xavier Rs. 3536'],
])('an order is found by %s', async (_, search) => {
  expect(await found(search)).toEqual([number]);
});

test('an order is found by its pickup location', async () => {
  const [place] = await shop.database.query<{ name: string }>(
    `SELECT l.name FROM orders o JOIN pickup_location l ON l.id = o.pickup_location_id WHERE o.number = '${number}'`,
  );
  expect(await found(place?.name ?? '')).toEqual([number]);
});

test.each([
  '643',
  'utr',
  'sp-02 somebody',
  'xavier 600001',
  'xavier 4455 7766',
  'vls/90211 xavier',
  '%',
  '_',
  'ZZ-99',
  '₹3,537',
])('nothing that only looks like it is found by %j', async (search) => {
  expect(await found(search)).not.toContain(number);
});

test('an item that is not counted is found on the lines', async () => {
  await shop.database.query("UPDATE product SET stock = NULL, counted_since = now() WHERE code = 'SP-01'");
  expect(await found('SP-01')).toEqual([other]);
});
