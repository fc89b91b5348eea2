import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { DuesView } from '@shop/contracts/reports/dues';
import type { GstReturnView } from '@shop/contracts/reports/gst';
import type { MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { MonthView } from '@shop/contracts/reports/month';
import type { CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import type { MarginRowView, MarginSumsView } from '@shop/contracts/reports/sales/margin';
import type { SalesRowView, SalesSumsView } from '@shop/contracts/reports/sales/views';
import type { LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import type { StockReportRowView, StockSumsView } from '@shop/contracts/reports/stock/views';
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
      // ₹3,395, ₹7,280 and ₹1,09,200; Selvi's ₹318 less ₹6, and ₹3,500 of the large order.
      { mode: 'bank', beforePaise: 0, inPaise: 11_987_500, outPaise: 31_200 + 350_000 },
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
      ['18', 0, 350_000],
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
    // ₹53,710 by UPI, ₹1,16,063 at the bank, ₹14,185 in cash.
    const end = modes.map(({ beforePaise, inPaise, outPaise }) => beforePaise + inPaise - outPaise);
    expect(end).toEqual([5_371_000, 11_606_300, 1_418_500]);
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
      // The firm's gift box; 100 of the large order.
      { table: 'cdnr', rows: 1, taxablePaise: -51_694, cgstPaise: -4_653, sgstPaise: -4_653, igstPaise: 0 },
      { table: 'cdnur', rows: 1, taxablePaise: -296_610, cgstPaise: 0, sgstPaise: 0, igstPaise: -53_390 },
    ]);
    // The five sections together.
    expect(gst.outward).toEqual({
      taxablePaise: 904_695 + 9_254_237 + 6_878_717 - 51_694 - 296_610,
      cgstPaise: 25_897 + 563_556 - 4_653,
      sgstPaise: 25_897 + 563_556 - 4_653,
      igstPaise: 111_051 + 1_665_763 + 111_051 - 53_390,
    });
    expect(gst.hsn.map(({ table, taxablePaise }) => [table, taxablePaise])).toEqual([
      ['hsn-b2b', 904_695 - 51_694],
      ['hsn-b2c', 9_254_237 + 6_878_717 - 296_610],
    ]);
    expect(gst.series.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 27],
      ['credit-note', 4],
    ]);
    // The large order, less 100 of it, and the family's.
    expect(gst.toUnregistered).toEqual([
      {
        place: { code: '29', name: 'Karnataka' },
        taxablePaise: 9_254_237 - 296_610 + 616_949,
        igstPaise: 1_665_763 - 53_390 + 111_051,
      },
    ]);
    expect(gst.checks.filter(({ state }) => state !== 'holds')).toEqual([]);
  });

  test('GSTR-1 as the portal’s JSON: each document on its own, sums by HSN, numbers', async () => {
    const { body, statusCode } = await shop.app.inject({
      url: '/api/admin/reports/gst/export/json?period=2026-12',
      cookies: Object.fromEntries(accountant.cookies),
    });
    expect(statusCode).toBe(200);
    const within = (txval: number, tax: number) => [{ itm_det: { txval, camt: tax, samt: tax } }];
    const outside = (txval: number, iamt: number) => [{ itm_det: { txval, iamt } }];
    const [firm, other] = ['33BBBBB0000B1Z0', '29AAGCB7383J1Z4'];
    expect(JSON.parse(body)).toMatchObject({
      b2b: [
        { ctin: other, inv: [{ val: 7_280, pos: '29', itms: outside(6_169.49, 1_110.51) }] },
        { ctin: firm, inv: [{ val: 3_395, pos: '33', itms: within(2_877.46, 258.97) }] },
      ],
      b2cl: [{ pos: '29', inv: [{ val: 109_200, itms: outside(92_542.37, 16_657.63) }] }],
      b2cs: [
        { sply_ty: 'INTER', pos: '29', txval: 6_169.49, iamt: 1_110.51 },
        // 21 × 2,877.46 and 2,707.96 less 516.94; 21 × 258.97 and 243.72 less 46.53.
        { sply_ty: 'INTRA', pos: '33', txval: 62_617.68, camt: 5_635.56, samt: 5_635.56 },
      ],
      cdnr: [{ ctin: firm, nt: [{ val: 610, nt_dt: '18-12-2026', itms: within(516.94, 46.53) }] }],
      cdnur: [{ typ: 'B2CL', val: 3_500, pos: '29', itms: outside(2_966.1, 533.9) }],
      hsn: {
        // 15 less one box, and 200; 2,877.46 less 516.94, and 6,169.49; 258.97 less 46.53.
        hsn_b2b: [{ hsn_sc: '3604', qty: 214, txval: 8_530.01, iamt: 1_110.51, camt: 212.44, samt: 212.44 }],
        // 22 × 15 less one box, 200 and 2,900; the sections b2cl and b2cs less the note; IGST 1,110.51 and 16,123.73.
        hsn_b2c: [
          { hsn_sc: '3604', qty: 3_429, txval: 158_363.44, iamt: 17_234.24, camt: 5_635.56, samt: 5_635.56 },
        ],
      },
      doc_issue: {
        doc_det: [
          { doc_num: 1, docs: [{ from: 'DS/26-27/00001', to: 'DS/26-27/00027', totnum: 27, net_issue: 27 }] },
          { doc_num: 5, docs: [{ from: 'DSC/26-27/00001', to: 'DSC/26-27/00004', totnum: 4, net_issue: 4 }] },
        ],
      },
    });
  });

  test('dues: seven orders owe, two are owed', async () => {
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
    // Kavitha's, those collected and confirmed are of Madurai. Lorries took the family's, hers and what was collected.
    expect(dues.places.map(({ orders, paise }) => [orders, paise])).toEqual([
      [6, 119_500 + 5 * 339_500],
      [1, 728_000],
    ]);
    expect(dues.transporters.map(({ orders, paise }) => [orders, paise])).toEqual([
      [5, 728_000 + 119_500 + 3 * 339_500],
    ]);
    // The late one, and the firm.
    expect(dues.refunds).toEqual({ orders: 2, paise: 339_500 + 61_000 });
  });

  test('sales: what was ordered in the month and stands, by state', async () => {
    const { together } = await read<SalesSumsView>(`sales/sums?group=state&${DAYS}`);
    expect(together).toMatchObject({
      orders: 28,
      // 25 G of fifteen pieces, less two boxes; 200, 200 and 3,000 less 100.
      quantity: 25 * 15 - 2 + 200 + 200 + 2_900,
      benefitPaise: 20_000,
      // 25 × ₹3,180 less ₹200 and twice ₹610; ₹7,000 twice, ₹1,05,000 less ₹3,500.
      netPaise: 7_808_000 + 11_550_000,
      // CGST and SGST of 5,848.00 each and IGST of 18,344.75, as in GSTR-1.
      gstPaise: 584_800 + 584_800 + 1_834_475,
    });
    const { rows } = await read<ListPage<SalesRowView>>(`sales?group=state&${DAYS}`);
    expect(rows.map(({ key, orders, netPaise, bill }) => [key, orders, netPaise, bill])).toEqual([
      // Packing 280, 280 and 4,200; 25 × 215.40, and rounding 25 × 40 paise.
      ['29', 3, 11_550_000, { chargesPaise: 476_000, billedPaise: 12_026_000, invoiced: 3 }],
      ['33', 25, 7_808_000, { chargesPaise: 538_500, billedPaise: 8_345_500, invoiced: 23 }],
    ]);
  });

  test('sales, divided otherwise', async () => {
    const by = async (group: string, of: 'key' | 'name') => {
      const { rows } = await read<ListPage<SalesRowView>>(`sales?group=${group}&${DAYS}`);
      return rows.map((row) => [row[of], row.orders, row.netPaise]);
    };
    expect(await by('item', 'key')).toEqual([
      ['SP-09', 3, 3_300 * 3_500],
      // ₹191.82 and ₹8.18 of Kavitha's benefit.
      ['GB-04', 25, 123 * 61_000 - 19_182],
      ['SP-01', 25, 250 * 1_300 - 818],
    ]);
    expect(await by('city', 'name')).toEqual([
      ['Bengaluru', 3, 11_550_000],
      ['Madurai', 25, 7_808_000],
    ]);
    // Selvi brought four.
    expect((await by('referrer', 'name')).map(([, ...row]) => row)).toEqual([
      [24, 19_358_000 - 4 * 318_000],
      [4, 4 * 318_000],
    ]);
    // What was credited is of the day of its order; who was cancelled, or asked only, is of none.
    expect((await by('day', 'key')).map(([day, ...row]) => [String(day).slice(8), ...row])).toEqual([
      ['22', 1, 318_000],
      ['20', 3, 3 * 318_000],
      ['15', 1, 318_000],
      ['14', 1, 298_000],
      ['10', 1, 257_000],
      ['09', 2, 700_000 + 10_150_000],
      ['08', 2, 257_000 + 700_000],
      ['07', 5, 5 * 318_000],
      ['05', 12, 12 * 318_000],
    ]);
  });

  test('stock: what was sold, moved and is left, at the average of its bills and at its net rate', async () => {
    const { rows } = await read<ListPage<StockReportRowView>>(`stock?sort=sold&${DAYS}`);
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
    const { movements } = await read<StockSumsView>(`stock/sums?search=GB-04&${DAYS}`);
    expect(movements.map(({ reason, inUnits, outUnits }) => [reason, inUnits, outUnits])).toEqual([
      // One of the 29 is of November.
      ['order-placed', 0, 28 * 5],
      ['goods-in', 100, 0],
      ['order-cancelled', 2 * 5, 0],
      ['goods-returned', 1, 0],
    ]);
  });

  test('margin: the sale without GST beside what it was bought for', async () => {
    const { rows } = await read<ListPage<MarginRowView>>(`margin?${DAYS}`);
    expect(rows.map(({ name: _, ...row }) => row)).toEqual([
      // 3,300 × ₹35 are ₹1,15,500, without 18 % 97,881.36.
      {
        key: 'SP-09',
        quantity: 3_300,
        salePaise: 9_788_136,
        knownPaise: 9_788_136,
        costPaise: 3_300 * 2_000,
      },
      // 123 × ₹610 less ₹191.82 of Kavitha's benefit are 74,838.18, without 18 % 63,422.19.
      { key: 'GB-04', quantity: 123, salePaise: 6_342_219, knownPaise: 6_342_219, costPaise: 123 * 42_000 },
      // 250 × ₹13 less ₹8.18 are 3,241.82, without 18 % 2,747.31.
      { key: 'SP-01', quantity: 250, salePaise: 274_731, knownPaise: 0, costPaise: 0 },
    ]);
    expect(await read<MarginSumsView>(`margin/sums?${DAYS}`)).toMatchObject({
      quantity: 3_300 + 123 + 250,
      salePaise: 9_788_136 + 6_342_219 + 274_731,
      knownPaise: 9_788_136 + 6_342_219,
      costPaise: 6_600_000 + 5_166_000,
    });
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
    ).toEqual([27, 4, 1, 3, 2, 1]);
    expect(['receipt', 'refund', 'deposit', 'deposit-return', 'scheme-credit'].map(countOf)).toEqual([
      22, 3, 2, 0, 1,
    ]);
    const owed = (name: string) => {
      const { debitPaise = 0, creditPaise = 0 } = ledgers.find((each) => each.name === name) ?? {};
      return creditPaise - debitPaise;
    };
    expect(['Commission Payable', 'TDS Payable'].map(owed)).toEqual([15_600, 900]);
    expect(ledgers.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0)).toBe(0);
    expect(checks).toEqual([
      // 22 G that stand, Kavitha's ₹3,195, two of ₹7,280 and one of ₹1,09,200, less two boxes of ₹610 and ₹3,500.
      { check: 'sales', vouchersPaise: 19_692_500, reportPaise: 19_692_500 },
      { check: 'tax', vouchersPaise: 3_004_075, reportPaise: 3_004_075 },
      { check: 'money', vouchersPaise: 18_295_800, reportPaise: 18_295_800 },
      // Two members paid ₹2,000; one of them bought with it.
      { check: 'deposits', vouchersPaise: 200_000, reportPaise: 200_000 },
      { check: 'commissions', vouchersPaise: 47_700, reportPaise: 47_700 },
      // ₹6 when the payout was approved, ₹3 with the monthly credit.
      { check: 'tds', vouchersPaise: 900, reportPaise: 900 },
    ]);
  });

  // Of a G the goods bear 242.54 and packing and freight 16.43 of CGST and of SGST: 2,694.92 and 182.54 are taxable. Of
  // Kavitha's 227.29 and 16.43, 2,525.42 and 182.54. IGST of a K 1,067.80 and 42.71: 5,932.20 and 237.29; of the large
  // order 16,016.95 and 640.68: 88,983.05 and 3,559.32. There are 23 G, of which one was credited as a whole.
  test('the trial balance, ledger by ledger', async () => {
    const { ledgers } = await read<TallyView>(`tally?${DAYS}`);
    const ofReferrers = /^(Commission|TDS)/;
    expect(
      ledgers
        .filter(({ name }) => !ofReferrers.test(name))
        .map(({ name, debitPaise, creditPaise }) => [name, debitPaise, creditPaise]),
    ).toEqual([
      ['Bank Account', 11_987_500, 31_200 + 350_000],
      ['Cash', 1_418_500, 100_000],
      [
        'Online Customers',
        // Invoices; ₹610, ₹3,395 and ₹3,500 paid back; November's ₹1,000.
        23 * 339_500 + 319_500 + 2 * 728_000 + 10_920_000 + 750_500 + 100_000,
        // Notes of twice ₹610, ₹3,395 and ₹3,500; receipts; ₹2,000 of the passbook.
        2 * 61_000 + 339_500 + 350_000 + 5_771_500 + 11_987_500 + 1_018_500 + 200_000,
      ],
      ['Output CGST', 25_897 + 2 * 4_653, 23 * 25_897 + 24_372],
      ['Output IGST', 53_390, 2 * 111_051 + 1_665_763],
      ['Output SGST', 25_897 + 2 * 4_653, 23 * 25_897 + 24_372],
      ['Packing and Freight Charges', 18_254, 24 * 18_254 + 2 * 23_729 + 355_932],
      ['Round Off', 24 * 40, 40],
      ['Sales outside State 18%', 296_610, 2 * 593_220 + 8_898_305],
      ['Sales within State 18%', 269_492 + 2 * 51_694, 23 * 269_492 + 252_542],
      ['Scheme Deposits', 200_000, 400_000],
      ['UPI Collections', 5_771_500, 61_000 + 339_500],
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
