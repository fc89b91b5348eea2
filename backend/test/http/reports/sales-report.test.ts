import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SALES_GROUPS, type SalesGroup, type SalesView } from '@shop/contracts/reports/sales';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { LORRY, placeGoodOrder, placeOrderOf, type OrderBody } from '../../support/orders.ts';
import { maturedMember } from '../../support/schemes.ts';

let shop: TestShop;
let owner: Caller;
let today: Day;
const ago = (days: number) => addDays(today, -days);

const step = async (number: string, name: string, body: object) => {
  const answer = await owner.post(`/api/admin/orders/${number}/${name}`, body);
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
};
const confirm = (number: string) => step(number, 'advance', { from: 'placed', to: 'confirmed' });
async function send(number: string): Promise<void> {
  await confirm(number);
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  await step(number, 'dispatch', { from: 'packed', ...LORRY, unpaidReason: 'Known' });
}
const placedAgo = (number: string, days: number) =>
  shop.database.query(
    'UPDATE orders SET placed_at = placed_at - make_interval(days => $2) WHERE number = $1',
    [number, days],
  );
let people = 0;
async function order(days: number, city = 'Madurai', changes: Partial<OrderBody> = {}): Promise<string> {
  people += 1;
  const number = await placeOrderOf(shop, { city, phone: `98400 0000${people}` }, changes);
  await placedAgo(number, days);
  return number;
}
const read = async (group: SalesGroup, days = '') =>
  (await owner.get<SalesView>(`/api/admin/reports/sales?group=${group}${days}`)).body;

/**
 * Each ₹3,395: goods ₹3,180 (5 × GB-04 at ₹610, 10 × SP-01 at ₹13), packing ₹95.40, freight ₹120, rounding −40 paise.
 */
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  owner = await shop.staff('owner');
  today = shop.clock.today();
  await shop.database.query('DELETE FROM season');
  await shop.database.query(
    `INSERT INTO season (number_prefix, name, opens_on, closes_on, ended_at) VALUES ('DS20', 'Last', $1, $2, now())`,
    [ago(120), ago(60)],
  );
  await shop.changeContent(
    `UPDATE setting SET value = value || jsonb_build_object('opensOn', $1::text, 'closesOn', $2::text)
     WHERE section = 'season'`,
    [ago(30), addDays(today, 10)],
  );
  // Last season ended 70 days before this one does. 75 days ago stands beside 5 days ago; 65 days ago is still to come.
  await confirm(await order(75));
  await confirm(await order(65));
  // Asked for only, and cancelled: neither counts.
  await order(5);
  await step(await order(5), 'cancel', { from: 'placed', reason: 'Moved away' });
  await confirm(await order(5, 'madurai'));
  await send(await order(4, 'Tenkasi', { referralCode: 'RAVI10' }));
  // One gift box of ₹610 never came.
  const partly = await order(3);
  await send(partly);
  await step(partly, 'credit-notes', {
    goods: [{ code: 'GB-04', quantity: 1 }],
    reason: 'Wet',
    returned: false,
  });
  // ₹2,000 were paid in, and 10 % of it is a benefit: ₹200 off.
  const { number: passbook } = await maturedMember(shop, owner);
  const redeemed = (await placeGoodOrder(shop)).number;
  await confirm(redeemed);
  await step(redeemed, 'credit', { passbook });
});
afterAll(() => shop.close());

// Four orders: 4 × 15 pieces less one; goods 4 × 3,180 = 12,720, less 610 and 200.
const TOGETHER = { orders: 4, quantity: 59, benefitPaise: 20_000, netPaise: 1_191_000 };

describe('sales', () => {
  test('are of orders that are confirmed or later, less benefits and what was credited', async () => {
    const { together, togetherBefore, before } = await read('state');
    expect(together).toMatchObject({
      ...TOGETHER,
      // 4 × (95.40 + 120)
      chargesPaise: 86_160,
      // 4 × 3,395 − 610 − 200
      billedPaise: 1_277_000,
      // Twice 25,897 paise each, less twice 4,653 of the box.
      gstPaise: 4 * 25_897 - 2 * 4_653,
      invoiced: 2,
    });
    expect(before).toEqual({ name: 'Last', from: ago(100), to: ago(70) });
    expect(togetherBefore).toEqual({ orders: 1, quantity: 15, netPaise: 318_000 });
  });

  test('come to the same, whatever they are divided by', async () => {
    const sums = await Promise.all(
      SALES_GROUPS.map(async (group) => {
        const { together, rows } = await read(group);
        const sum = (of: 'quantity' | 'discountPaise' | 'benefitPaise' | 'netPaise') =>
          rows.reduce((all, row) => all + row[of], 0);
        expect([sum('quantity'), sum('discountPaise'), sum('benefitPaise'), sum('netPaise')]).toEqual([
          together.quantity,
          together.discountPaise,
          together.benefitPaise,
          together.netPaise,
        ]);
        for (const part of ['chargesPaise', 'billedPaise', 'gstPaise', 'invoiced'] as const) {
          if (rows.some(({ bill }) => bill !== null))
            expect(rows.reduce((all, { bill }) => all + (bill?.[part] ?? 0), 0)).toBe(together[part]);
        }
        expect(rows.reduce((all, row) => all + (row.before?.netPaise ?? 0), 0)).toBe(318_000);
        return together;
      }),
    );
    expect(new Set(sums.map((sum) => JSON.stringify(sum))).size).toBe(1);
  });

  // ₹200 off ₹3,050 and ₹130: 19,182.39 and 817.61 paise.
  test('by item have each its share of a benefit', async () => {
    const { rows } = await read('item');
    expect(
      rows.map(({ key, orders, quantity, benefitPaise, netPaise }) => [
        key,
        orders,
        quantity,
        benefitPaise,
        netPaise,
      ]),
    ).toEqual([
      ['GB-04', 4, 19, 19_182, 19 * 61_000 - 19_182],
      ['SP-01', 4, 40, 818, 40 * 1_300 - 818],
    ]);
  });

  test('by city, referrer, day and week are where and when their orders were placed', async () => {
    const orders = async (group: SalesGroup) =>
      (await read(group)).rows.map(({ key, name, orders: count }) => [name ?? key, count]);
    expect(await orders('city')).toEqual([
      ['Madurai', 3],
      ['Tenkasi', 1],
    ]);
    expect((await read('city')).rows[0]).toMatchObject({ within: 'Tamil Nadu' });
    expect(await orders('referrer')).toEqual([
      [null, 3],
      ['Ravi Kumar', 1],
    ]);
    expect(await orders('day')).toEqual([
      [ago(5), 1],
      [ago(4), 1],
      [ago(3), 1],
      [today, 1],
    ]);
    const monday = (day: Day) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    const weeks = [...new Set([5, 4, 3, 0].map((days) => monday(ago(days))))].toSorted();
    expect((await orders('week')).map(([week]) => week)).toEqual(weeks);
  });

  test('are of the days that are asked for, beside those as far from the end', async () => {
    const view = await read('day', `&from=${ago(4)}&to=${ago(3)}`);
    expect(view.together).toMatchObject({ orders: 2, quantity: 29, netPaise: 575_000 });
    expect(view.before).toMatchObject({ from: ago(74), to: ago(73) });
    expect(view.togetherBefore).toEqual({ orders: 0, quantity: 0, netPaise: 0 });
  });

  test('are taken away as a table in rupees', async () => {
    const file = await shop.app.inject({
      url: '/api/admin/reports/sales/export/csv?group=item',
      cookies: Object.fromEntries(owner.cookies),
    });
    // 40 × ₹13 less ₹8.18; last season one order of ten.
    expect(file.body).toMatch(/^SP-01,[^,]+,4,40,[\d.]+,8\.18,511\.82,1,10,130\s*$/m);
  });
});
