import { randomInt, randomUUID } from 'node:crypto';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { PlaceOrderRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView, PlacedOrderView } from '@shop/contracts/orders/views';
import { OWN_PAGE, type Caller } from './caller.ts';
import type { TestShop } from './boot-shop.ts';
import { SetClock } from './set-clock.ts';

/** A request as JSON: the class without its prototype. */
type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T;
export type OrderBody = Plain<PlaceOrderRequest>;

/** The pickup location of the demonstration shop by the city it is in. */
export async function pickupIn(shop: TestShop, city: string): Promise<string> {
  const [row] = await shop.database.query<{ id: string }>('SELECT id FROM pickup_location WHERE city = $1', [
    city,
  ]);
  if (!row) throw new Error(`The demonstration shop has no pickup location in ${city}`);
  return row.id;
}

/**
 * An order that the shop takes: GB-04 × 5 (₹610) and SP-01 × 10 (₹13) for Madurai.
 * Goods ₹3,180; packing 3 % = ₹95.40; freight ₹120; ₹3,395.40 rounds down by 40 paise to ₹3,395.
 */
export async function goodOrder(shop: TestShop, changes: Partial<OrderBody> = {}): Promise<OrderBody> {
  return {
    idempotencyKey: randomUUID(),
    lines: [
      { code: 'GB-04', quantity: 5, netPaise: 61_000 },
      { code: 'SP-01', quantity: 10, netPaise: 1_300 },
    ],
    expectedTotalPaise: 339_500,
    customer: {
      name: 'Meenakshi Sundaram',
      phone: '+91 98765 43210',
      address: '12 North Masi Street',
      city: 'Madurai',
      district: 'Madurai',
      stateCode: '33',
      pinCode: '625001',
    },
    delivery: 'pickup',
    pickupLocationId: await pickupIn(shop, 'Madurai'),
    remarks: '',
    adult: true,
    terms: true,
    ...changes,
  };
}

/** Places a good order and gives its number and token. */
export async function placeGoodOrder(shop: TestShop, changes?: Partial<OrderBody>): Promise<PlacedOrderView> {
  const answer = await shop
    .visitor()
    .post<PlacedOrderView>('/api/public/orders', await goodOrder(shop, changes));
  if (answer.status !== 200) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A good order of somebody; gives its number. */
export async function placeOrderOf(
  shop: TestShop,
  who: Partial<OrderBody['customer']>,
  changes?: Partial<OrderBody>,
): Promise<string> {
  const { customer } = await goodOrder(shop);
  return (await placeGoodOrder(shop, { ...changes, customer: { ...customer, ...who } })).number;
}

/** The day on which a file's tests begin; a test after midnight is still given that one. */
const TODAY = new SetClock().today();

/** Of a transfer by UPI or IMPS: twelve digits, as no other has them. */
export const newUtr = () => `6${randomInt(1e11).toString().padStart(11, '0')}`;

/** Money that came in today: ₹1,000 by UPI under a reference of its own. */
export const payment = (changes: object = {}) => ({
  mode: 'upi',
  amountPaise: 100_000,
  reference: newUtr(),
  receivedOn: TODAY,
  note: '',
  ...changes,
});

/** A lorry that left today. */
export const LORRY = {
  transporter: 'KPN Parcel',
  lrNumber: 'LR-7788',
  lrDate: TODAY,
  parcels: 3,
};

/** How many there are on the shelf. */
export async function stockOf(shop: TestShop, code: string): Promise<number | null> {
  const rows = await shop.database.query<{ stock: number | null }>(
    'SELECT stock FROM product WHERE code = $1',
    [code],
  );
  return rows[0]?.stock ?? null;
}

/** So many more of what good orders hold, with their entries in the stock ledger. */
export async function fillShelf(shop: TestShop, more: number): Promise<void> {
  await shop.database.query(
    `WITH more AS (UPDATE product SET stock = stock + $1 WHERE code IN ('GB-04', 'SP-01') RETURNING id)
     INSERT INTO stock_entry (id, product_id, at, change, reason) SELECT uuidv7(), id, now(), $1, 'correction' FROM more`,
    [more],
  );
}

/** What must be true at any time: the shelf is what the stock ledger says, and orders hold what they took. */
export async function stockDifferences(shop: TestShop): Promise<unknown[]> {
  return shop.database.query(`
    SELECT p.code, p.stock, sum(e.change) AS ledger FROM product p LEFT JOIN stock_entry e ON e.product_id = p.id
    WHERE p.stock IS NOT NULL GROUP BY p.id HAVING p.stock IS DISTINCT FROM coalesce(sum(e.change), 0)`);
}

/** Steps with an order, all of them by one key. */
export function keyed(caller: Caller, key: string) {
  return (number: string, name: string, body?: object) =>
    caller.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body, {
      ...OWN_PAGE,
      [ATTEMPT_KEY]: key,
    });
}
