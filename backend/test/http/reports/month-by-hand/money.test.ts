import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { DuesView } from '@shop/contracts/reports/dues';
import type { MoneyEntryView, MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { MonthView } from '@shop/contracts/reports/month';
import type { LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { DAYS, openDecember, type OpenDecember } from '../../../support/december/open-december.ts';

let december: OpenDecember;
beforeAll(async () => {
  december = await openDecember();
});
afterAll(() => december.shop.close());

// The bank has rows of the twelve, the brothers' transfer and the firm's: 14 × ₹3,395 in 14 rows, since the brothers' is
// one of two; and one of the wet box's customer under another number. Of 19 entries by UPI and bank 4 are left: ₹7,280,
// of which the bank has ₹7,208, ₹1,09,200, and ₹3,395 of the late and of the early cancellation.
const UNBACKED = { count: 4, paise: 728_000 + 10_920_000 + 2 * 339_500 };

describe('December’s money, as the accountant reads it', () => {
  test('receipts: what came and went by mode, and what no row of the bank tells of', async () => {
    const { modes, unbacked } = await december.read<MoneySumsView>(`receipts/sums?${DAYS}`);
    expect(modes).toEqual([
      // 12 orders, the brothers, the wet box, the late and the early cancellation: 17 × ₹3,395; back ₹610 and ₹3,395.
      { mode: 'upi', beforePaise: 0, inPaise: 5_771_500, outPaise: 400_500 },
      // ₹3,395, ₹7,280 and ₹1,09,200; Selvi's ₹318 less ₹6, and ₹3,500 of the large order.
      { mode: 'bank', beforePaise: 0, inPaise: 11_987_500, outPaise: 31_200 + 350_000 },
      // Last season's two and the mistake of November; three orders and three members of ₹2,000; the mistake taken back,
      // and one member.
      {
        mode: 'cash',
        beforePaise: 413_700 + 681_500 + 100_000,
        inPaise: 3 * 339_500 + 3 * 200_000,
        outPaise: 100_000 + 200_000,
      },
    ]);
    expect(unbacked).toEqual(UNBACKED);
    const { rows } = await december.read<ListPage<MoneyEntryView>>(
      `receipts?unbacked=true&sort=oldest&${DAYS}`,
    );
    expect(rows.map(({ day, mode, amountPaise }) => [day.slice(8), mode, amountPaise])).toEqual([
      ['08', 'bank', 728_000],
      ['09', 'bank', 10_920_000],
      ['12', 'upi', 339_500],
      ['15', 'upi', 339_500],
    ]);
  });

  test('the day book: what there was at the end is what there was before and the days between', async () => {
    const { modes, days } = await december.read<MoneySumsView>(`receipts/sums?${DAYS}`);
    expect(days.map(({ day, inPaise, outPaise }) => [day.slice(8), inPaise, outPaise])).toEqual([
      ['20', 0, 31_200],
      ['18', 0, 350_000],
      ['17', 0, 339_500],
      ['16', 0, 200_000],
      ['15', 339_500, 0],
      ['14', 600_000, 0],
      ['12', 339_500, 61_000],
      ['10', 339_500, 0],
      ['09', 10_920_000, 0],
      ['08', 1_067_500, 0],
      ['07', 1_697_500, 0],
      ['05', 4_074_000, 0],
      ['03', 0, 100_000],
    ]);
    // ₹53,710 by UPI, ₹1,16,063 at the bank; ₹11,952 + ₹16,185 − ₹3,000 = ₹25,137 in cash.
    const end = modes.map(({ beforePaise, inPaise, outPaise }) => beforePaise + inPaise - outPaise);
    expect(end).toEqual([5_371_000, 11_606_300, 2_513_700]);
    const january = await december.read<MoneySumsView>('receipts/sums?from=2027-01-01');
    expect(january.modes.map(({ beforePaise }) => beforePaise)).toEqual(end);
  });

  test('dues: seven orders owe, three are owed', async () => {
    const dues = await december.read<DuesView>('dues');
    // ₹7,280 and ₹1,195 on the lorry, three times ₹3,395 collected, twice ₹3,395 confirmed.
    expect(dues.together).toEqual({ orders: 7, paise: 2_545_000 });
    expect(dues.states).toEqual([
      { state: 'confirmed', orders: 2, paise: 679_000 },
      { state: 'dispatched', orders: 2, paise: 847_500 },
      { state: 'collected', orders: 3, paise: 1_018_500 },
    ]);
    // On 2 January: of 20 and 22 December; of 9, 14 and 15 December.
    expect(dues.ages.map(({ orders, paise }) => [orders, paise])).toEqual([
      [0, 0],
      [4, 1_358_000],
      [3, 1_187_000],
      [0, 0],
    ]);
    // Kavitha's, those collected and confirmed are of Madurai. Lorries took the family's, hers and what was collected.
    expect(dues.places.map(({ orders, paise }) => [orders, paise])).toEqual([
      [6, 119_500 + 5 * 339_500],
      [1, 728_000],
    ]);
    expect(dues.transporters.map(({ orders, paise }) => [orders, paise])).toEqual([
      [5, 728_000 + 119_500 + 3 * 339_500],
    ]);
    // The late one, the firm, and January's box.
    expect(dues.refunds).toEqual({ orders: 3, paise: 339_500 + 61_000 + 61_000 });
  });

  test('schemes: one of three members still has her ₹2,000 with the shop', async () => {
    const held = { members: 1, paise: 200_000 };
    expect(await december.read<LiabilitySumsView>('schemes/sums?day=2026-12-31')).toMatchObject({ held });
    // All three, until one bought on the same day; two until the third left.
    const liability = (day: string) => december.read<LiabilitySumsView>(`schemes/sums?day=${day}`);
    expect((await liability('2026-12-13')).held).toEqual({ members: 0, paise: 0 });
    expect((await liability('2026-12-15')).held).toEqual({ members: 2, paise: 400_000 });
  });

  test('what is left to do: the bank, two IRNs and the challan, and nothing else', async () => {
    const none = { count: 0, numbers: [] };
    expect(await december.read<MonthView>('month?month=2026-12')).toMatchObject({
      isOver: true,
      // ₹700, and ₹7,208 where ₹7,280 are entered.
      bankRows: { count: 2, paise: 70_000 + 720_800 },
      unbacked: UNBACKED,
      withoutHsn: none,
      withoutInvoice: none,
      // The firm's invoice is the 18th: twelve, three and the brothers came before.
      withoutIrn: { count: 2, numbers: ['DS/26-27/00018', 'DSC/26-27/00003'] },
      payoutsSent: { count: 0, paise: 0 },
      uncredited: { count: 0, paise: 0 },
      // ₹3 of Selvi's and ₹64 of Kumar's.
      taxOpen: { count: 2, paise: 6_700 },
    });
  });

  test('all ledgers agree', async () => {
    expect(await reconcile(december.shop.app.get(Database))).toEqual([]);
  });
});
