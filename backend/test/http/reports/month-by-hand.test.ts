import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { DuesView } from '@shop/contracts/reports/dues';
import type { GstReturnView } from '@shop/contracts/reports/gst';
import type { MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { MonthView } from '@shop/contracts/reports/month';
import type { CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import type { SalesRowView, SalesSumsView } from '@shop/contracts/reports/sales/views';
import type { LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import type { StockReportRowView } from '@shop/contracts/reports/stock/views';
import type { TaxRowView } from '@shop/contracts/reports/tax/views';
import type { TallyView } from '@shop/contracts/reports/tally';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { december } from '../../support/december.ts';

const DAYS = 'from=2026-12-01&to=2026-12-31';

let shop: TestShop;
let accountant: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  await december(shop);
  accountant = await shop.staff('accountant');
});
afterAll(() => shop.close());

const read = async <View>(report: string) => {
  const { status, body } = await accountant.get<View>(`/api/admin/reports/${report}`);
  expect(status).toBe(200);
  return body;
};

describe('December, as the accountant reads it', () => {
  test('receipts: what came and went by mode, and what no row of the bank tells of', async () => {
    const { modes, unbacked } = await read<MoneySumsView>(`receipts/sums?${DAYS}`);
    expect(modes).toEqual([
      // 12 orders, the brothers, the wet box, the late and the early cancellation: 17 × ₹3,395; back ₹610 and ₹3,395.
      { mode: 'upi', beforePaise: 0, inPaise: 5_771_500, outPaise: 400_500 },
      // ₹3,395, ₹7,280 and ₹1,09,200; Selvi's ₹318 less ₹6.
      { mode: 'bank', beforePaise: 0, inPaise: 11_987_500, outPaise: 31_200 },
      // Three orders and two members of ₹2,000; November's ₹1,000 is taken back.
      { mode: 'cash', beforePaise: 100_000, inPaise: 1_418_500, outPaise: 100_000 },
    ]);
    // 12, the brothers' one, 3 by UPI, 3 by bank.
    expect(unbacked).toEqual({ count: 19, paise: 17_759_000 });
  });

  test('the day book: what there was at the end is what there was before and the days between', async () => {
    const { modes, days } = await read<MoneySumsView>(`receipts/sums?${DAYS}`);
    expect(days.map(({ day, inPaise, outPaise }) => [day.slice(8), inPaise, outPaise])).toEqual([
      ['20', 0, 31_200],
      ['17', 0, 339_500],
      ['15', 339_500, 0],
      ['14', 400_000, 0],
      ['12', 339_500, 61_000],
      ['10', 339_500, 0],
      ['09', 10_920_000, 0],
      ['08', 1_067_500, 0],
      ['07', 1_697_500, 0],
      ['05', 4_074_000, 0],
      ['03', 0, 100_000],
    ]);
    // ₹53,710 by UPI, ₹1,19,563 at the bank, ₹14,185 in cash.
    const end = modes.map(({ beforePaise, inPaise, outPaise }) => beforePaise + inPaise - outPaise);
    expect(end).toEqual([5_371_000, 11_956_300, 1_418_500]);
    const january = await read<MoneySumsView>('receipts/sums?from=2027-01-01');
    expect(january.modes.map(({ beforePaise }) => beforePaise)).toEqual(end);
  });

  test('GSTR-1: sections, documents, and what goes out beyond the state', async () => {
    const gst = await read<GstReturnView>('gst?period=2026-12');
    expect(gst.sections).toEqual([
      {
        table: 'b2b',
        rows: 2,
        taxablePaise: 904_695,
        cgstPaise: 25_897,
        sgstPaise: 25_897,
        igstPaise: 111_051,
      },
      { table: 'b2cl', rows: 1, taxablePaise: 9_254_237, cgstPaise: 0, sgstPaise: 0, igstPaise: 1_665_763 },
      // 22 G, Kavitha's 2,707.96 with 243.72, less the late one and the wet box; and a K.
      {
        table: 'b2cs',
        rows: 2,
        taxablePaise: 6_878_717,
        cgstPaise: 563_556,
        sgstPaise: 563_556,
        igstPaise: 111_051,
      },
      { table: 'cdnr', rows: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      { table: 'cdnur', rows: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    ]);
    const outward = {
      taxablePaise: 17_037_649,
      cgstPaise: 589_453,
      sgstPaise: 589_453,
      igstPaise: 1_887_865,
    };
    expect(gst.outward).toEqual(outward);
    expect(gst.hsn.map(({ table, taxablePaise }) => [table, taxablePaise])).toEqual([
      ['hsn-b2b', 904_695],
      ['hsn-b2c', 16_132_954],
    ]);
    expect(gst.series.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 27],
      ['credit-note', 2],
    ]);
    expect(gst.toUnregistered).toEqual([
      { place: { code: '29', name: 'Karnataka' }, taxablePaise: 9_871_186, igstPaise: 1_776_814 },
    ]);
    expect(gst.checks.filter(({ state }) => state !== 'holds')).toEqual([]);
  });

  test('dues: seven orders owe, one is owed', async () => {
    const dues = await read<DuesView>('dues');
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
    expect(dues.refunds).toEqual({ orders: 1, paise: 339_500 });
  });

  test('sales: what was ordered in the month and stands, by state', async () => {
    const { together } = await read<SalesSumsView>(`sales/sums?group=state&${DAYS}`);
    expect(together).toMatchObject({
      orders: 28,
      // 25 G of fifteen pieces, less the wet box; 200, 200 and 3,000.
      quantity: 3_774,
      benefitPaise: 20_000,
      // 25 × ₹3,180 less ₹200 and ₹610; ₹7,000 twice, ₹1,05,000.
      netPaise: 19_769_000,
      // As in GSTR-1.
      gstPaise: 3_066_771,
    });
    const { rows } = await read<ListPage<SalesRowView>>(`sales?group=state&${DAYS}`);
    expect(rows.map(({ key, orders, netPaise, bill }) => [key, orders, netPaise, bill])).toEqual([
      ['29', 3, 11_900_000, { chargesPaise: 476_000, billedPaise: 12_376_000, invoiced: 3 }],
      ['33', 25, 7_869_000, { chargesPaise: 538_500, billedPaise: 8_406_500, invoiced: 23 }],
    ]);
  });

  test('stock: what was sold', async () => {
    const { rows } = await read<ListPage<StockReportRowView>>(`stock?sort=sold&${DAYS}`);
    // 25 orders of five and ten; 200, 200 and 3,000.
    expect(rows.slice(0, 3).map(({ code, sold }) => [code, sold])).toEqual([
      ['SP-09', 3_400],
      ['SP-01', 250],
      ['GB-04', 125],
    ]);
  });

  test('schemes and commissions, as they stood at the end', async () => {
    const held = { members: 1, paise: 200_000 };
    expect(await read<LiabilitySumsView>('schemes/sums?day=2026-12-31')).toMatchObject({ held });
    expect(await read<CommissionSumsView>('referrers/sums?day=2026-12-31')).toMatchObject({
      pendingPaise: 15_900,
      // Three times ₹159; ₹318 were paid and taxed with ₹6, ₹159 credited and taxed with ₹3.
      earnedPaise: 47_700,
      duePaise: 15_600,
      paidPaise: 32_100,
      taxPaise: 900,
    });
  });

  test('the tax on commission: one sum was paid before it was credited, the other credited before it is paid', async () => {
    const { rows } = await read<ListPage<TaxRowView>>('tax?quarter=2026-10');
    const of = (day: string) => rows.find((each) => each.day === day);
    expect(rows).toHaveLength(2);
    expect(of('2026-12-20')).toMatchObject({
      code: 'SELVI',
      pan: 'ABCDE1234F',
      section: '393(1)',
      creditedOn: null,
      paidOn: '2026-12-20',
      grossPaise: 31_800,
      basisPoints: 200,
      taxPaise: 600,
      challan: null,
    });
    expect(of('2026-12-31')).toMatchObject({
      creditedOn: '2026-12-31',
      paidOn: null,
      grossPaise: 15_900,
      taxPaise: 300,
    });
  });

  test('vouchers for Tally: each document and entry once, a trial balance of nothing, the sums of the reports', async () => {
    const { kinds, ledgers, checks } = await read<TallyView>(`tally?${DAYS}`);
    const countOf = (kind: string) => kinds.find((each) => each.kind === kind)?.count;
    expect(
      ['sale', 'credit-note', 'correction', 'commission', 'commission-tax', 'payout'].map(countOf),
    ).toEqual([27, 2, 1, 3, 2, 1]);
    const owed = (name: string) => {
      const { debitPaise = 0, creditPaise = 0 } = ledgers.find((each) => each.name === name) ?? {};
      return creditPaise - debitPaise;
    };
    expect(['Commission Payable', 'TDS Payable'].map(owed)).toEqual([15_600, 900]);
    expect(ledgers.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0)).toBe(0);
    expect(checks).toEqual([
      // 22 G that stand, Kavitha's ₹3,195, two of ₹7,280 and one of ₹1,09,200, less the wet box of ₹610.
      { check: 'sales', vouchersPaise: 20_103_500, reportPaise: 20_103_500 },
      { check: 'tax', vouchersPaise: 3_066_771, reportPaise: 3_066_771 },
      { check: 'money', vouchersPaise: 18_645_800, reportPaise: 18_645_800 },
      // Two members paid ₹2,000; one of them bought with it.
      { check: 'deposits', vouchersPaise: 200_000, reportPaise: 200_000 },
      { check: 'commissions', vouchersPaise: 47_700, reportPaise: 47_700 },
      // ₹6 when the payout was approved, ₹3 with the monthly credit.
      { check: 'tds', vouchersPaise: 900, reportPaise: 900 },
    ]);
  });

  test('what is left to do: the bank and the challan, and nothing else', async () => {
    const none = { count: 0, numbers: [] };
    expect(await read<MonthView>('month?month=2026-12')).toMatchObject({
      isOver: true,
      bankRows: { count: 0, paise: 0 },
      unbacked: { count: 19, paise: 17_759_000 },
      withoutHsn: none,
      withoutInvoice: none,
      payoutsSent: { count: 0, paise: 0 },
      uncredited: { count: 0, paise: 0 },
      taxOpen: { count: 2, paise: 900 },
    });
  });

  test('all ledgers agree', async () => {
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  });
});
