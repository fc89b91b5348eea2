import type { Caller } from './caller.ts';
import type { TestShop } from './boot-shop.ts';
import { LORRY, placeGoodOrder } from './orders.ts';
import { addReferrer } from './people.ts';

/** What the commission of a good order is at 5 %: its goods are ₹3,180. */
export const GOOD_COMMISSION = 15_900;

/** A referrer whose code counts, paid by UPI; 5 %. Gives the id. */
export async function activeReferrer(
  shop: TestShop,
  code: string,
  pan: string | null = null,
): Promise<string> {
  const { id } = await addReferrer(shop.database, code);
  // The codes are content: this copy goes by it once it heard of it.
  await shop.changeContent('UPDATE referrer SET name = name, pan = $2, upi_id = $3 WHERE id = $1', [
    id,
    pan,
    `${code.toLowerCase()}@bank`,
  ]);
  return id;
}

async function step(desk: Caller, number: string, name: string, body: object): Promise<void> {
  const { status } = await desk.post(`/api/admin/orders/${number}/${name}`, body);
  if (status !== 200) throw new Error(`${name} of ${number} was answered with ${status}`);
}

/** Carries an order from placed to collected. */
export async function collect(desk: Caller, number: string, lrDate = LORRY.lrDate): Promise<void> {
  await step(desk, number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(desk, number, 'advance', { from: 'confirmed', to: 'packed' });
  await step(desk, number, 'dispatch', { from: 'packed', ...LORRY, lrDate, unpaidReason: 'Known' });
  await step(desk, number, 'advance', { from: 'dispatched', to: 'arrived' });
  await step(desk, number, 'advance', { from: 'arrived', to: 'collected' });
}

/** An order that the code brought and its customer collected. */
export async function earn(shop: TestShop, desk: Caller, code: string, lrDate?: string): Promise<string> {
  const { number } = await placeGoodOrder(shop, { referralCode: code });
  await collect(desk, number, lrDate);
  return number;
}
