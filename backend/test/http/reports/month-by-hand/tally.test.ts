import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TallyView } from '@shop/contracts/reports/tally';
import { DAYS, openDecember, type OpenDecember } from '../../../support/december/open-december.ts';
import { vouchersIn, type ReadVoucher } from '../../../support/tally-file.ts';

let december: OpenDecember;
let vouchers: ReadVoucher[];
beforeAll(async () => {
  december = await openDecember();
  vouchers = vouchersIn(await december.file(`tally/export/vouchers?${DAYS}`));
});
afterAll(() => december.shop.close());

type Lines = Record<string, number>;
/** The other way round. */
const back = (lines: Lines) =>
  Object.fromEntries(Object.entries(lines).map(([ledger, rupees]) => [ledger, -rupees]));

// Debits in rupees; credits are negative. Of a G the goods bear 242.54 and packing and freight 16.43 of CGST and of SGST:
// 2,694.92 and 182.54 are taxable. Of Kavitha's 227.29 and 16.43, 2,525.42 and 182.54. IGST of a K 1,067.80 and 42.71:
// 5,932.20 and 237.29; of the large order 16,016.95 and 640.68: 88,983.05 and 3,559.32.
const GOODS = 'Sales within State 18%';
const OUTSIDE = 'Sales outside State 18%';
const CHARGES = 'Packing and Freight Charges';
const cgstAndSgst = (rupees: number) => ({ 'Output CGST': rupees, 'Output SGST': rupees });
const G: Lines = {
  'Online Customers': 3_395,
  'Round Off': 0.4,
  [GOODS]: -2_694.92,
  [CHARGES]: -182.54,
  ...cgstAndSgst(-258.97),
};
const KAVITHA: Lines = {
  'Online Customers': 3_195,
  'Round Off': 0.4,
  [GOODS]: -2_525.42,
  [CHARGES]: -182.54,
  ...cgstAndSgst(-243.72),
};
const K: Lines = {
  'Online Customers': 7_280,
  [OUTSIDE]: -5_932.2,
  [CHARGES]: -237.29,
  'Output IGST': -1_110.51,
};
const LARGE: Lines = {
  'Online Customers': 109_200,
  [OUTSIDE]: -88_983.05,
  [CHARGES]: -3_559.32,
  'Output IGST': -16_657.63,
};
/** Notes of goods alone: a gift box of ₹610, and 100 of the large order. */
const BOX: Lines = { 'Online Customers': -610, [GOODS]: 516.94, ...cgstAndSgst(46.53) };
const HUNDRED: Lines = { 'Online Customers': -3_500, [OUTSIDE]: 2_966.1, 'Output IGST': 533.9 };
/** Money that a customer, or a member, brought. */
const paid = (ledger: string, rupees: number): Lines => ({ [ledger]: rupees, 'Online Customers': -rupees });
const saved = (rupees: number): Lines => ({ Cash: rupees, 'Scheme Deposits': -rupees });
const EARNED: Lines = { 'Commission Expense': 159, 'Commission Payable': -159 };
const taxed = (rupees: number): Lines => ({ 'Commission Payable': rupees, 'TDS Payable': -rupees });
const UPI = 'UPI Collections';
const BANK = 'Bank Account';

/** Every voucher of the month: day, type, lines, and how many there are. */
const BOOKED: readonly [day: string, type: string, lines: Lines, count?: number][] = [
  // The twelve, in cash, the brothers', the firm's; the two firms', the family's and the large one; wet, late and Kavitha's.
  ['05', 'Sales', G, 12],
  ['07', 'Sales', G, 5],
  ['08', 'Sales', G],
  ['08', 'Sales', K],
  ['09', 'Sales', K],
  ['09', 'Sales', LARGE],
  ['10', 'Sales', G],
  ['12', 'Sales', G],
  ['14', 'Sales', KAVITHA],
  ['20', 'Sales', G, 2],
  ['22', 'Sales', G],
  ['11', 'Credit Note', BOX],
  ['12', 'Credit Note', back(G)],
  ['18', 'Credit Note', BOX],
  ['18', 'Credit Note', HUNDRED],
  ['05', 'Receipt', paid(UPI, 3_395), 12],
  ['07', 'Receipt', paid('Cash', 3_395), 3],
  ['07', 'Receipt', paid(UPI, 6_790)],
  ['08', 'Receipt', paid(BANK, 3_395)],
  ['08', 'Receipt', paid(BANK, 7_280)],
  ['09', 'Receipt', paid(BANK, 109_200)],
  ['10', 'Receipt', paid(UPI, 3_395)],
  ['12', 'Receipt', paid(UPI, 3_395)],
  ['15', 'Receipt', paid(UPI, 3_395)],
  ['12', 'Payment', back(paid(UPI, 610))],
  ['17', 'Payment', back(paid(UPI, 3_395))],
  ['18', 'Payment', back(paid(BANK, 3_500))],
  // What was booked in November and taken back in December.
  ['03', 'Payment', back(paid('Cash', 1_000))],
  ['14', 'Receipt', saved(2_000), 3],
  ['16', 'Payment', back(saved(2_000))],
  ['14', 'Journal', { 'Scheme Deposits': 2_000, 'Online Customers': -2_000 }],
  // Selvi's three and Kumar's two, when they were collected.
  ['20', 'Journal', EARNED, 2],
  ['22', 'Journal', EARNED, 3],
  ['20', 'Journal', taxed(6)],
  ['31', 'Journal', taxed(3)],
  ['31', 'Journal', taxed(64)],
  ['20', 'Payment', { 'Commission Payable': 312, [BANK]: -312 }],
];

describe('December’s vouchers for Tally', () => {
  test('each document and entry once, line by line', () => {
    const said = (day: string, type: string, lines: Lines) =>
      [
        day,
        type,
        ...Object.keys(lines)
          .toSorted()
          .map((ledger) => `${ledger} ${lines[ledger]}`),
      ].join(', ');
    const booked = BOOKED.flatMap(([day, type, lines, count = 1]) =>
      Array.from({ length: count }, () => said(`202612${day}`, type, lines)),
    );
    expect(vouchers.map(({ date, type, debits }) => said(date, type, debits)).toSorted()).toEqual(
      booked.toSorted(),
    );
    expect(new Set(vouchers.map(({ remoteId }) => remoteId)).size).toBe(71);
  });

  test('one of each kind, whole', () => {
    const { mistaken, brothers, firm, large, wet, redeemed, passbook, paidBack, earned } = december.numbers;
    const whole = (narration: string) =>
      vouchers
        .filter((voucher) => voucher.narration === narration)
        .map(({ remoteId: _, xml: __, ...voucher }) => voucher);
    const party = 'Online Customers';
    expect(whole(`Order ${firm}, Meena Stores`)).toMatchObject([
      { type: 'Sales', date: '20261208', number: 'DS/26-27/00018', reference: firm, party, debits: G },
    ]);
    expect(whole(`Order ${large}, Meena, against DS/26-27/00021`)).toMatchObject([
      {
        type: 'Credit Note',
        date: '20261218',
        number: 'DSC/26-27/00004',
        reference: 'DS/26-27/00021',
        party,
        debits: HUNDRED,
      },
    ]);
    const [balu, chandran] = brothers;
    expect(whole(`Order ${balu}, ${chandran}, Balu`)).toMatchObject([
      { type: 'Receipt', date: '20261207', number: '', party, debits: paid(UPI, 6_790) },
    ]);
    expect(whole(`Order ${wet}, Meena`)).toMatchObject([
      { type: 'Sales', date: '20261210', debits: G },
      { type: 'Receipt', date: '20261210', debits: paid(UPI, 3_395) },
      { type: 'Payment', date: '20261212', party, debits: back(paid(UPI, 610)) },
    ]);
    expect(whole(`Correction, Order ${mistaken}, Arul`)).toMatchObject([
      { type: 'Payment', date: '20261203', reference: '', party, debits: back(paid('Cash', 1_000)) },
    ]);
    expect(whole(`Passbook ${paidBack}, Meena Kannan`)).toMatchObject([
      { type: 'Receipt', date: '20261214', party: 'Scheme Deposits', debits: saved(2_000) },
      { type: 'Payment', date: '20261216', party: 'Scheme Deposits', debits: back(saved(2_000)) },
    ]);
    expect(whole(`Passbook paid for order ${redeemed}, Meena Kannan`)).toMatchObject([
      { type: 'Journal', date: '20261214', reference: passbook, party },
    ]);
    expect(whole(`Commission earned by order ${earned}, Referrer SELVI`)).toMatchObject([
      { type: 'Journal', date: '20261220', reference: earned, party: 'Commission Payable', debits: EARNED },
    ]);
    expect(whole('TDS on commission, 2026-12, Referrer KUMAR')).toMatchObject([
      {
        type: 'Journal',
        date: '20261231',
        reference: '2026-12',
        party: 'Commission Payable',
        debits: taxed(64),
      },
    ]);
    const payouts = vouchers.filter(({ narration }) => narration.startsWith('Payout '));
    expect(payouts).toMatchObject([
      { type: 'Payment', date: '20261220', reference: 'SBIN42', party: 'Commission Payable' },
    ]);
  });

  test('number and sum of each kind', async () => {
    const { kinds } = await december.read<TallyView>(`tally?${DAYS}`);
    expect(kinds.map(({ kind, count, paise }) => [kind, count, paise])).toEqual([
      // 23 G with their 40 paise, Kavitha's ₹3,195.40, two of ₹7,280 and one of ₹1,09,200.
      ['sale', 27, 23 * 339_540 + 319_540 + 2 * 728_000 + 10_920_000],
      ['credit-note', 4, 2 * 61_000 + 339_540 + 350_000],
      // UPI, bank and cash.
      ['receipt', 22, 5_771_500 + 11_987_500 + 3 * 339_500],
      ['refund', 3, 61_000 + 339_500 + 350_000],
      ['deposit', 3, 600_000],
      ['deposit-return', 1, 200_000],
      ['scheme-credit', 1, 200_000],
      ['correction', 1, 100_000],
      ['commission', 5, 5 * 15_900],
      ['commission-tax', 3, 600 + 300 + 6_400],
      ['payout', 1, 31_200],
    ]);
  });

  test('the sums of the other reports', async () => {
    const { checks } = await december.read<TallyView>(`tally?${DAYS}`);
    const agrees = (check: string, paise: number) => ({ check, vouchersPaise: paise, reportPaise: paise });
    expect(checks).toEqual([
      // 22 G that stand, Kavitha's ₹3,195, two of ₹7,280 and one of ₹1,09,200, less two boxes of ₹610 and ₹3,500.
      agrees('sales', 19_692_500),
      agrees('tax', 3_004_075),
      agrees('money', 18_295_800),
      // Three members paid ₹2,000; one of them bought with it, one has it back.
      agrees('deposits', 200_000),
      agrees('commissions', 79_500),
      // ₹6 when the payout was approved, ₹3 and ₹64 with the monthly credit.
      agrees('tds', 7_300),
    ]);
  });

  // There are 23 G, of which one was credited as a whole.
  test('the trial balance, ledger by ledger', async () => {
    const { ledgers } = await december.read<TallyView>(`tally?${DAYS}`);
    expect(ledgers.map(({ name, debitPaise, creditPaise }) => [name, debitPaise, creditPaise])).toEqual([
      ['Bank Account', 11_987_500, 31_200 + 350_000],
      ['Cash', 1_618_500, 300_000],
      ['Commission Expense', 79_500, 0],
      ['Commission Payable', 7_300 + 31_200, 79_500],
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
      ['Scheme Deposits', 200_000 + 200_000, 600_000],
      ['TDS Payable', 0, 7_300],
      ['UPI Collections', 5_771_500, 61_000 + 339_500],
    ]);
    expect(ledgers.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0)).toBe(0);
  });
});
