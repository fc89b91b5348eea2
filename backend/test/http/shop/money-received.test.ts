import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DashboardView } from '@shop/contracts/figures/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { addDays } from '@shop/contracts/rules/days';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { maturedMember } from '../../support/schemes.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

/** Of each mode: today, and in seven days. */
const received = async () => {
  const { body } = await desk.get<DashboardView>('/api/admin/dashboard');
  return body.received?.map(({ mode, todayPaise, weekPaise }) => [mode, todayPaise, weekPaise]);
};

/** The receipt of a payment for an order of its own. */
async function pay(
  mode: string,
  amountPaise: number,
  daysAgo = 0,
): Promise<{ number: string; receipt: string }> {
  const { number } = await placeGoodOrder(shop);
  await shop.database.query("UPDATE orders SET placed_at = placed_at - interval '8 days' WHERE number = $1", [
    number,
  ]);
  const reference = mode === 'cash' ? null : `63011234567${daysAgo}`;
  const receivedOn = addDays(shop.clock.today(), -daysAgo);
  const { body } = await desk.post<AdminOrderView>(`/api/admin/orders/${number}/payments`, {
    mode,
    amountPaise,
    reference,
    receivedOn,
    note: '',
  });
  return { number, receipt: body.held[0]?.receiptId ?? '' };
}

test('money of orders and passbooks is told by mode, of today and of seven days', async () => {
  expect(await received()).toEqual([
    ['upi', 0, 0],
    ['bank', 0, 0],
    ['cash', 0, 0],
  ]);
  await pay('cash', 100_000);
  await pay('upi', 50_000, 6);
  await pay('bank', 70_000, 7);
  // Four instalments of ₹500.
  await maturedMember(shop, desk);
  const { number, receipt } = await pay('cash', 30_000);
  expect(await received()).toEqual([
    ['upi', 0, 50_000],
    ['bank', 0, 0],
    ['cash', 330_000, 330_000],
  ]);
  await desk.post(`/api/admin/orders/${number}/receipts/${receipt}/correct`, { reason: 'Typed twice' });
  expect((await received())?.at(-1)).toEqual(['cash', 300_000, 300_000]);
});
