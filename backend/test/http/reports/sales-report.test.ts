import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { MarginRowView, MarginSumsView } from '@shop/contracts/reports/sales/margin';
import {
  SALES_GROUPS,
  type SalesGroup,
  type SalesRowView,
  type SalesSumsView,
} from '@shop/contracts/reports/sales/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodsIn } from '../../support/goods-in.ts';
import { LORRY, pickupIn, placeGoodOrder, placeOrderOf, type OrderBody } from '../../support/orders.ts';
import { maturedMember } from '../../support/schemes.ts';

const REPORT = '/api/admin/reports/sales';

let shop: TestShop;
let owner: Caller;
let today: Day;
const ago = (days: number) => addDays(today, -days);
const monday = (day: Day) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
/** The Monday of a week ago: the day before it is of another week. */
const border = () => monday(ago(7));

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
const placedOn = (number: string, day: Day) =>
  shop.database.query(
    'UPDATE orders SET placed_at = placed_at - make_interval(days => $2::date - $3::date) WHERE number = $1',
    [number, today, day],
  );
let people = 0;
async function order(
  day: Day,
  who: Partial<OrderBody['customer']> = {},
  changes: Partial<OrderBody> = {},
): Promise<string> {
  people += 1;
  const number = await placeOrderOf(shop, { ...who, phone: `98400 000${10 + people}` }, changes);
  await placedOn(number, day);
  return number;
}
const list = async (group: SalesGroup, more = '') =>
  (await owner.get<ListPage<SalesRowView>>(`${REPORT}?group=${group}${more}`)).body.rows;
const sums = async (group: SalesGroup, more = '') =>
  (await owner.get<SalesSumsView>(`${REPORT}/sums?group=${group}${more}`)).body;

/**
 * Where nothing else is said an order is ₹3,395: goods ₹3,180 (5 × GB-04 at ₹610, 10 × SP-01 at ₹13), packing ₹95.40,
 * freight ₹120, rounding −40 paise, for Madurai.
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
  await confirm(await order(ago(75)));
  await confirm(await order(ago(65)));
  // A Sunday and the Monday after it.
  await confirm(await order(addDays(border(), -1)));
  await confirm(await order(border()));
  // Asked for only, cancelled before it was confirmed, and cancelled with its invoice: none of them counts.
  await order(ago(5));
  await step(await order(ago(5)), 'cancel', { from: 'placed', reason: 'Moved away' });
  const back = await order(ago(3));
  await confirm(back);
  await step(back, 'advance', { from: 'confirmed', to: 'packed' });
  await step(back, 'cancel', { from: 'packed', reason: 'Does not want it' });
  await confirm(await order(ago(5), { city: 'madurai' }));
  await send(await order(ago(4), { city: 'Tenkasi' }, { referralCode: 'RAVI10' }));
  // To another state: 200 × SP-09 at ₹35, packing 4 % = ₹280, freight to pay there: ₹7,280.
  await confirm(
    await order(
      ago(4),
      { city: 'Bengaluru', stateCode: '29', pinCode: '560001' },
      {
        lines: [{ code: 'SP-09', quantity: 200, netPaise: 3_500 }],
        expectedTotalPaise: 728_000,
        pickupLocationId: await pickupIn(shop, 'Bengaluru'),
      },
    ),
  );
  // One gift box of ₹610 never came.
  const partly = await order(ago(3));
  await send(partly);
  await step(partly, 'credit-notes', {
    goods: [{ code: 'GB-04', quantity: 1 }],
    reason: 'Wet',
    returned: false,
  });
  // A sixth gift box by phone: goods ₹3,790, packing ₹100 and freight ₹120 by hand, ₹4,010.
  const edited = await order(ago(3));
  await confirm(edited);
  const { body: before } = await owner.get<AdminOrderView>(`/api/admin/orders/${edited}`);
  const change = await owner.put(`/api/admin/orders/${edited}`, {
    ...entryOf(before),
    lines: [
      { code: 'GB-04', quantity: 6 },
      { code: 'SP-01', quantity: 10 },
    ],
    chargesByHand: true,
    packingPaise: 10_000,
    freightPaise: 12_000,
    reason: 'By phone',
    revision: before.revision,
  });
  if (change.status !== 200) throw new Error(JSON.stringify(change.body));
  // ₹2,000 were paid in, and 10 % of it is a benefit: ₹200 off.
  const { number: passbook } = await maturedMember(shop, owner);
  const redeemed = (await placeGoodOrder(shop)).number;
  await confirm(redeemed);
  await step(redeemed, 'credit', { passbook });
  // Bought at ₹425 on average, and at ₹20; of SP-01 nobody knows. What was taken back is no purchase.
  await goodsIn(owner, 'SFW/1', ago(2), ['GB-04', '10', '400'], ['SP-09', '100', '20']);
  await goodsIn(owner, 'SFW/2', ago(1), ['GB-04', '10', '450']);
  await (
    await goodsIn(owner, 'SFW/3', ago(1), ['SP-01', '10', '5'], ['SP-09', '50', '30'])
  )();
});
afterAll(() => shop.close());

describe('sales', () => {
  test('are of orders that are confirmed or later, as edited, less benefits and what was credited', async () => {
    const { together, togetherBefore, before } = await sums('state');
    expect(together).toEqual({
      orders: 8,
      // 6 × 15 less the box, 16 and 200
      quantity: 305,
      discountPaise: expect.any(Number),
      benefitPaise: 20_000,
      // 6 × 3,180 − 610 − 200, 3,790 and 7,000
      netPaise: 2_906_000,
      // 6 × 215.40, 220 and 280
      chargesPaise: 179_240,
      // 6 × 3,395 − 610 − 200, 4,010 and 7,280
      billedPaise: 3_085_000,
      // Two invoices, twice 25,897 paise each, less twice 4,653 of the box.
      gstPaise: 4 * 25_897 - 2 * 4_653,
      invoiced: 2,
    });
    expect(before).toEqual({ name: 'Last', from: ago(100), to: ago(70) });
    expect(togetherBefore).toEqual({ orders: 1, quantity: 15, netPaise: 318_000 });
  });

  test('come to the same, whatever they are divided by', async () => {
    const { together } = await sums('state');
    for (const group of SALES_GROUPS) {
      const rows = await list(group);
      const sum = (of: (row: SalesRowView) => number) => rows.reduce((all, row) => all + of(row), 0);
      const isWhole = group !== 'item' && group !== 'category';
      expect({
        group,
        quantity: sum(({ quantity }) => quantity),
        discountPaise: sum(({ discountPaise }) => discountPaise),
        benefitPaise: sum(({ benefitPaise }) => benefitPaise),
        netPaise: sum(({ netPaise }) => netPaise),
        beforePaise: sum(({ before }) => before?.netPaise ?? 0),
        ...(isWhole && {
          orders: sum(({ orders }) => orders),
          gstPaise: sum(({ gstPaise }) => gstPaise),
          chargesPaise: sum(({ bill }) => bill?.chargesPaise ?? 0),
          billedPaise: sum(({ bill }) => bill?.billedPaise ?? 0),
          invoiced: sum(({ bill }) => bill?.invoiced ?? 0),
        }),
      }).toEqual({
        group,
        quantity: 305,
        discountPaise: together.discountPaise,
        benefitPaise: 20_000,
        netPaise: 2_906_000,
        beforePaise: 318_000,
        ...(isWhole && {
          orders: 8,
          gstPaise: 94_282,
          chargesPaise: 179_240,
          billedPaise: 3_085_000,
          invoiced: 2,
        }),
      });
    }
  });

  // ₹200 off ₹3,050 and ₹130: 19,182.39 and 817.61 paise. The tax of ₹3,395.40, twice 25,897 paise, falls on
  // ₹3,050 with twice 23,263 and on ₹130 with twice 991.
  test('by item have each its share of a benefit, and the tax of its lines', async () => {
    const rows = await list('item');
    expect(
      rows.map(({ key, orders, quantity, benefitPaise, netPaise, gstPaise, bill }) => [
        key,
        orders,
        quantity,
        benefitPaise,
        netPaise,
        gstPaise,
        bill,
      ]),
    ).toEqual([
      ['GB-04', 7, 35, 19_182, 35 * 61_000 - 19_182, 4 * 23_263 - 2 * 4_653, null],
      ['SP-09', 1, 200, 0, 700_000, 0, null],
      ['SP-01', 7, 70, 818, 70 * 1_300 - 818, 4 * 991, null],
    ]);
  });

  test('by category, state, city, pickup location and referrer are where their orders went', async () => {
    const short = async (group: SalesGroup) =>
      (await list(group)).map(({ name, orders, netPaise }) => [name, orders, netPaise]);
    expect((await list('category')).map(({ quantity, netPaise }) => [quantity, netPaise])).toEqual([
      [35, 2_115_818],
      [270, 790_182],
    ]);
    expect(await short('state')).toEqual([
      ['Tamil Nadu', 7, 2_206_000],
      ['Karnataka', 1, 700_000],
    ]);
    expect(await short('city')).toEqual([
      ['Madurai', 6, 1_888_000],
      ['Bengaluru', 1, 700_000],
      ['Tenkasi', 1, 318_000],
    ]);
    expect((await list('city'))[0]).toMatchObject({ within: 'Tamil Nadu' });
    expect(await short('pickup')).toEqual([
      ['Mattuthavani Transport Office', 7, 2_206_000],
      [expect.any(String), 1, 700_000],
    ]);
    expect(await short('referrer')).toEqual([
      [null, 7, 2_588_000],
      ['Ravi Kumar', 1, 318_000],
    ]);
  });

  test('by day and week are when their orders were placed, the newest first', async () => {
    const days: [Day, number, number][] = [
      [today, 1, 298_000],
      [ago(3), 2, 257_000 + 379_000],
      [ago(4), 2, 318_000 + 700_000],
      [ago(5), 1, 318_000],
      [border(), 1, 318_000],
      [addDays(border(), -1), 1, 318_000],
    ];
    const short = async (group: SalesGroup) =>
      (await list(group)).map(({ key, orders, netPaise }) => [key, orders, netPaise]);
    expect(await short('day')).toEqual(days);
    const weeks = new Map<Day, [number, number]>();
    for (const [day, orders, paise] of days) {
      const [others, sum] = weeks.get(monday(day)) ?? [0, 0];
      weeks.set(monday(day), [others + orders, sum + paise]);
    }
    expect(await short('week')).toEqual([...weeks].map(([week, of]) => [week, ...of]));
    expect((await sums('day')).times?.map(({ key }) => key)).toEqual(days.map(([day]) => day).toReversed());
  });

  test('are of the days and of the state that are asked for, beside as many days before the end of last season', async () => {
    const days = `&from=${ago(4)}&to=${ago(3)}`;
    const view = await sums('day', days);
    expect(view.together).toMatchObject({ orders: 4, quantity: 245, netPaise: 1_654_000 });
    expect(view.before).toMatchObject({ from: ago(74), to: ago(73) });
    expect(view.togetherBefore).toEqual({ orders: 0, quantity: 0, netPaise: 0 });
    expect((await sums('day', `${days}&place=29`)).together).toMatchObject({ orders: 1, netPaise: 700_000 });
    expect((await list('city', `&place=29`)).map(({ name }) => name)).toEqual(['Bengaluru']);
    const last = await sums('item', '&season=last');
    expect(last).toMatchObject({
      from: ago(120),
      to: ago(60),
      before: null,
      together: { orders: 2, netPaise: 636_000 },
    });
  });

  test('of a range over two seasons are of both, beside what of the last one lies as far back', async () => {
    const view = await sums('week', `&from=${ago(120)}&to=${today}`);
    // The eight, and two of last season.
    expect(view.together).toMatchObject({ orders: 10, quantity: 335, netPaise: 2_906_000 + 2 * 318_000 });
    expect(view.times?.reduce((all, { netPaise }) => all + netPaise, 0)).toBe(3_542_000);
    expect(view.before).toEqual({ name: 'Last', from: ago(120), to: ago(70) });
    expect(view.togetherBefore).toMatchObject({ orders: 1, netPaise: 318_000 });
  });

  test('are the orders that the list of orders shows as sold', async () => {
    const { body } = await owner.get<ListPage<unknown>>(
      `/api/admin/orders?state=sold&from=${ago(4)}&to=${ago(3)}`,
    );
    expect(body.total).toBe(4);
  });

  test('are taken away as a table in rupees', async () => {
    const file = await shop.app.inject({
      url: `${REPORT}/export/csv?group=item`,
      cookies: Object.fromEntries(owner.cookies),
    });
    // 70 × ₹13 less ₹8.18; last season one order of ten.
    expect(file.body).toMatch(/^SP-01,[^,]+,7,70,[\d.]+,8\.18,901\.82,39\.64,1,10,130\s*$/m);
  });
});

// Without 18 %: ₹21,158.18 are 1,793,066 paise, ₹901.82 are 76,425, ₹7,000 are 593,220.
describe('the margin', () => {
  const rows = async (group: string) =>
    (await owner.get<ListPage<MarginRowView>>(`/api/admin/reports/margin?group=${group}`)).body.rows;

  test('by item is the sale without GST less the average purchase rate, where one is known', async () => {
    expect((await rows('item')).map(({ name: _, ...row }) => row)).toEqual([
      { key: 'GB-04', quantity: 35, salePaise: 1_793_066, knownPaise: 1_793_066, costPaise: 35 * 42_500 },
      { key: 'SP-09', quantity: 200, salePaise: 593_220, knownPaise: 593_220, costPaise: 200 * 2_000 },
      { key: 'SP-01', quantity: 70, salePaise: 76_425, knownPaise: 0, costPaise: 0 },
    ]);
  });

  test('by category and together says how much of the sale is known', async () => {
    expect((await rows('category')).map(({ key: _, name: __, ...row }) => row)).toEqual([
      { quantity: 35, salePaise: 1_793_066, knownPaise: 1_793_066, costPaise: 1_487_500 },
      { quantity: 270, salePaise: 669_645, knownPaise: 593_220, costPaise: 400_000 },
    ]);
    const { body } = await owner.get<MarginSumsView>('/api/admin/reports/margin/sums?group=category');
    expect(body).toMatchObject({
      quantity: 305,
      salePaise: 2_462_711,
      knownPaise: 2_386_286,
      costPaise: 1_887_500,
    });
  });
});
