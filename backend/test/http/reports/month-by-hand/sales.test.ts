import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { MarginRowView, MarginSumsView } from '@shop/contracts/reports/sales/margin';
import type { SalesRowView, SalesSumsView } from '@shop/contracts/reports/sales/views';
import type { StockReportRowView, StockSumsView } from '@shop/contracts/reports/stock/views';
import { DAYS, openDecember, type OpenDecember } from '../../../support/december/open-december.ts';

let december: OpenDecember;
beforeAll(async () => {
  december = await openDecember();
});
afterAll(() => december.shop.close());

const listed = async (group: string) =>
  (await december.read<ListPage<SalesRowView>>(`sales?group=${group}&${DAYS}`)).rows;

// 25 orders G of five and ten pieces, less three boxes, January's among them; 200, 200 and 3,000 less 100.
const BOXES = 25 * 5 - 3;
const SPARKLERS = 3_300;
/** 25 × ₹3,180 less ₹200 and three times ₹610; ₹7,000 twice, ₹1,05,000 less ₹3,500. */
const NET = { within: 7_747_000, outside: 11_550_000 };
/** Off the MRP of ₹3,050, ₹65 and ₹175: ₹2,440 of each box, ₹52 and ₹140. */
const DISCOUNT = { within: 122 * 244_000 + 250 * 5_200, outside: 3_300 * 14_000 };

describe('December’s sales, as the accountant reads them', () => {
  test('what was ordered in the month and stands, by state', async () => {
    const { together } = await december.read<SalesSumsView>(`sales/sums?group=state&${DAYS}`);
    expect(together).toMatchObject({
      orders: 28,
      quantity: BOXES + 250 + SPARKLERS,
      discountPaise: 77_268_000,
      benefitPaise: 20_000,
      netPaise: 7_747_000 + 11_550_000,
      // CGST and SGST of 5,848.00 each and IGST of 18,344.75, as in GSTR-1, less 46.53 twice of January's note.
      gstPaise: 584_800 + 584_800 + 1_834_475 - 2 * 4_653,
    });
    expect(DISCOUNT.within + DISCOUNT.outside).toBe(77_268_000);
    expect(
      (await listed('state')).map(({ key, orders, discountPaise, netPaise, bill }) => [
        key,
        orders,
        discountPaise,
        netPaise,
        bill,
      ]),
    ).toEqual([
      // Packing 280, 280 and 4,200; 25 × 215.40, and rounding 25 × 40 paise.
      [
        '29',
        3,
        DISCOUNT.outside,
        NET.outside,
        { chargesPaise: 476_000, billedPaise: 12_026_000, invoiced: 3 },
      ],
      [
        '33',
        25,
        DISCOUNT.within,
        NET.within,
        { chargesPaise: 538_500, billedPaise: 8_284_500, invoiced: 23 },
      ],
    ]);
  });

  test('by item and category', async () => {
    expect((await listed('item')).map(({ key, orders, netPaise }) => [key, orders, netPaise])).toEqual([
      ['SP-09', 3, SPARKLERS * 3_500],
      // ₹191.82 and ₹8.18 of Kavitha's benefit.
      ['GB-04', 25, BOXES * 61_000 - 19_182],
      ['SP-01', 25, 250 * 1_300 - 818],
    ]);
    expect(
      (await listed('category')).map(({ name, orders, quantity, netPaise, gstPaise, benefitPaise }) => [
        name,
        { orders, quantity, netPaise, gstPaise, benefitPaise },
      ]),
    ).toEqual([
      [
        'Sparklers',
        {
          orders: 0,
          quantity: SPARKLERS + 250,
          netPaise: 11_550_000 + 324_182,
          // IGST 1,067.80 twice, 16,016.95 less 533.90; 22 × 19.82 of SP-01 and 2 × 9.29 of Kavitha's.
          gstPaise: 1_761_865 + 45_462,
          benefitPaise: 818,
        },
      ],
      [
        'Gift Boxes',
        {
          orders: 0,
          quantity: BOXES,
          netPaise: 7_442_000 - 19_182,
          // 22 × 465.26, 2 × 218.00 of Kavitha's, less 3 × 93.06.
          gstPaise: 1_023_572 + 43_600 - 27_918,
          benefitPaise: 19_182,
        },
      ],
    ]);
  });

  test('by city, pickup location and referrer', async () => {
    const by = async (group: string, of: 'name' | 'within') =>
      (await listed(group)).map((row) => [row[of], row.orders, row.netPaise]);
    expect(await by('city', 'name')).toEqual([
      ['Bengaluru', 3, NET.outside],
      ['Madurai', 25, NET.within],
    ]);
    expect(await by('pickup', 'within')).toEqual([
      ['Bengaluru', 3, NET.outside],
      ['Madurai', 25, NET.within],
    ]);
    // Selvi brought four, Kumar two.
    expect(await by('referrer', 'within')).toEqual([
      [null, 22, 19_297_000 - 6 * 318_000],
      ['SELVI', 4, 4 * 318_000],
      ['KUMAR', 2, 2 * 318_000],
    ]);
  });

  test('by day and week, beside last season as many days before its end', async () => {
    const by = async (group: string) =>
      (await listed(group)).map(({ key, orders, netPaise, before }) => [
        key?.slice(5),
        orders,
        netPaise,
        before?.orders,
        before?.quantity,
        before?.netPaise,
      ]);
    const none = [0, 0, 0];
    // What was credited is of the day of its order; who was cancelled, or asked only, is of none.
    expect(await by('day')).toEqual([
      ['12-22', 1, 318_000, ...none],
      ['12-20', 3, 3 * 318_000, ...none],
      ['12-16', 0, 0, 1, 500, 650_000],
      ['12-15', 1, 318_000, ...none],
      ['12-14', 1, 298_000, ...none],
      ['12-10', 1, 257_000, ...none],
      ['12-09', 2, 700_000 + 10_150_000, ...none],
      ['12-08', 2, 257_000 + 700_000, ...none],
      ['12-07', 5, 5 * 318_000, ...none],
      ['12-05', 12, 12 * 318_000 - 61_000, 1, 300, 390_000],
    ]);
    // The 7th, 14th and 21st were Mondays.
    expect(await by('week')).toEqual([
      ['12-21', 1, 318_000, ...none],
      ['12-14', 5, 4 * 318_000 + 298_000, 1, 500, 650_000],
      ['12-07', 10, 1_590_000 + 957_000 + 10_850_000 + 257_000, ...none],
      ['11-30', 12, 3_755_000, 1, 300, 390_000],
    ]);
  });

  test('beside last season: to the same day before the festival, and no further', async () => {
    const until = (day: string) =>
      december.read<SalesSumsView>(`sales/sums?group=week&from=2026-12-01&to=2026-12-${day}`);
    expect(await until('31')).toMatchObject({
      before: { name: 'Diwali 2025', from: '2025-09-20', to: '2025-10-20' },
      togetherBefore: { orders: 2, quantity: 800, netPaise: 1_040_000 },
    });
    expect(await until('15')).toMatchObject({
      before: { from: '2025-09-20', to: '2025-10-04' },
      togetherBefore: { orders: 1, quantity: 300, netPaise: 390_000 },
    });
  });

  test('stock: what was sold, moved and is left, at the average of its bills and at its net rate', async () => {
    const { rows } = await december.read<ListPage<StockReportRowView>>(`stock?sort=sold&${DAYS}`);
    const uncounted = { onHand: null, held: 0, free: null, netValuePaise: null };
    // 25 orders of five and ten; 200, 200 and 3,000. Four orders are not packed.
    expect(rows.slice(0, 3).map(({ id: _, name: __, category: ___, state: ____, ...row }) => row)).toEqual([
      {
        code: 'SP-09',
        sold: 3_400,
        onHand: 4_000 - 3_400 + 100,
        held: 0,
        free: 700,
        netPaise: 3_500,
        netValuePaise: 700 * 3_500,
        purchasePaise: 2_000,
        purchaseValuePaise: 700 * 2_000,
      },
      {
        code: 'SP-01',
        sold: 250,
        ...uncounted,
        netPaise: 1_300,
        purchasePaise: null,
        purchaseValuePaise: null,
      },
      {
        code: 'GB-04',
        sold: 125,
        // 29 orders of five, of which two were cancelled; the firm's box came back.
        onHand: 300 - 27 * 5 + 1 + 20,
        held: 20,
        free: 300 - 27 * 5 + 1,
        netPaise: 61_000,
        netValuePaise: 186 * 61_000,
        // 200 at ₹400 and 100 at ₹460 are ₹1,26,000.
        purchasePaise: 42_000,
        purchaseValuePaise: 186 * 42_000,
      },
    ]);
    const { movements } = await december.read<StockSumsView>(`stock/sums?search=GB-04&${DAYS}`);
    expect(movements.map(({ reason, inUnits, outUnits }) => [reason, inUnits, outUnits])).toEqual([
      // One of the 29 is of November; one asked for six, and then took five.
      ['order-placed', 0, 28 * 5 + 1],
      ['goods-in', 100, 0],
      ['order-cancelled', 2 * 5, 0],
      ['goods-returned', 1, 0],
      ['order-edited', 1, 0],
    ]);
  });

  test('margin: the sale without GST beside what it was bought for', async () => {
    const { rows } = await december.read<ListPage<MarginRowView>>(`margin?${DAYS}`);
    expect(rows.map(({ name: _, ...row }) => row)).toEqual([
      // 3,300 × ₹35 are ₹1,15,500, without 18 % 97,881.36.
      {
        key: 'SP-09',
        quantity: SPARKLERS,
        salePaise: 9_788_136,
        knownPaise: 9_788_136,
        costPaise: 3_300 * 2_000,
      },
      // 122 × ₹610 less ₹191.82 of Kavitha's benefit are 74,228.18, without 18 % 62,905.24.
      {
        key: 'GB-04',
        quantity: BOXES,
        salePaise: 6_290_524,
        knownPaise: 6_290_524,
        costPaise: 122 * 42_000,
      },
      // 250 × ₹13 less ₹8.18 are 3,241.82, without 18 % 2,747.31.
      { key: 'SP-01', quantity: 250, salePaise: 274_731, knownPaise: 0, costPaise: 0 },
    ]);
    expect(await december.read<MarginSumsView>(`margin/sums?${DAYS}`)).toMatchObject({
      quantity: SPARKLERS + BOXES + 250,
      salePaise: 9_788_136 + 6_290_524 + 274_731,
      knownPaise: 9_788_136 + 6_290_524,
      costPaise: 6_600_000 + 5_124_000,
    });
    const categories = await december.read<ListPage<MarginRowView>>(`margin?group=category&${DAYS}`);
    expect(
      categories.rows.map(({ name, salePaise, knownPaise, costPaise }) => [
        name,
        salePaise,
        knownPaise,
        costPaise,
      ]),
    ).toEqual([
      ['Sparklers', 9_788_136 + 274_731, 9_788_136, 6_600_000],
      ['Gift Boxes', 6_290_524, 6_290_524, 5_124_000],
    ]);
  });
});
