import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { PayoutBatchView, PayoutPreviewView } from '@shop/contracts/payouts/views';
import type { MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { TallyView } from '@shop/contracts/reports/tally';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import type { SettingsView } from '@shop/contracts/shop/views';
import readXlsxFile from 'read-excel-file/universal';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, pickupIn, placeOrderOf } from '../../support/orders.ts';
import { activeReferrer, answerPayouts, collect } from '../../support/referrals.ts';
import { beginOn, maturedMember } from '../../support/schemes.ts';
import { elementsOf, vouchersIn } from '../../support/tally-file.ts';

const NOVEMBER = 'from=2026-11-01&to=2026-11-30';
const DECEMBER = 'from=2026-12-01&to=2026-12-31';
const FIRM = { gstin: '29AAGCB7383J1Z4', tradeName: 'Sundaram & Sons' };

let shop: TestShop;
let owner: Caller;
let november: string;

const on = async (day: string) => {
  shop.clock.setDay(day);
  owner = await shop.staff('owner');
};
const today = () => shop.clock.today();
const read = async (days: string) => (await owner.get<TallyView>(`/api/admin/reports/tally?${days}`)).body;
/** Whoever is told that the print worker is busy, as its thread begins, asks again. */
async function file(name: string, days: string) {
  const url = `/api/admin/reports/tally/export/${name}?${days}`;
  for (let tries = 1; ; tries++) {
    const answer = await shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(owner.cookies) });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}
async function done<Body>(path: string, body: object): Promise<Body> {
  const answer = await owner.post<Body>(path, body);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body;
}
const step = (number: string, name: string, body: object) =>
  done<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
const pay = (number: string, changes: object) =>
  step(number, 'payments', payment({ receivedOn: today(), ...changes }));

/**
 * November: ₹1,000 in cash, booked by mistake, and the books closed. December: a customer of Madurai, who pays, has one
 * gift box credited and refunded; a firm in Karnataka; a member who pays with a passbook; one who gets a deposit back;
 * two orders that Selvi brought, and her payout.
 */
beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, '2026-11-25');
  owner = await shop.staff('owner');
  const mistaken = await placeOrderOf(shop, { name: 'Arul', phone: '98400 00001' });
  const cash = { mode: 'cash', reference: null, amountPaise: 100_000 };
  const { held } = await pay(mistaken, cash);
  await on('2026-12-01');
  await done('/api/admin/books/closing', { closedThrough: '2026-11-30' });
  november = (await file('vouchers', NOVEMBER)).body;

  await on('2026-12-03');
  const wrong = `/api/admin/orders/${mistaken}/receipts/${held[0]?.receiptId}/correct`;
  await done(wrong, { reason: 'Of another shop' });

  await on('2026-12-05');
  const meena = await placeOrderOf(shop, { name: 'மீனா & Co', phone: '98400 00002' });
  await pay(meena, { reference: '630100000500', amountPaise: 339_500 });
  await collect(owner, meena, today());
  const toKarnataka = { city: 'Bengaluru', stateCode: '29', pinCode: '560001' };
  const firm = await placeOrderOf(
    shop,
    { name: 'Sundaram', phone: '98400 00003', ...toKarnataka, ...FIRM },
    {
      // ₹7,000 of green crackers, 4 % packing, and freight that is paid on collection.
      lines: [{ code: 'SP-09', quantity: 200, netPaise: 3_500 }],
      expectedTotalPaise: 728_000,
      pickupLocationId: await pickupIn(shop, 'Bengaluru'),
    },
  );
  await pay(firm, { mode: 'bank', reference: '630100000501', amountPaise: 728_000 });
  await collect(owner, firm, today());

  await on('2026-12-08');
  const goods = [{ code: 'GB-04', quantity: 1 }];
  await step(meena, 'credit-notes', { goods, reason: 'Wet', returned: false });
  await on('2026-12-09');
  const refund = { reference: '630100000502', amountPaise: 61_000, receivedOn: today() };
  await step(meena, 'refunds', payment(refund));

  await on('2026-12-12');
  const { number: passbook } = await maturedMember(shop, owner);
  const member = await placeOrderOf(shop, { name: 'Kavitha', phone: '98400 00004' });
  await step(member, 'credit', { passbook });
  await collect(owner, member, today());
  const { number: left } = await maturedMember(shop, owner, { monthlyPaise: 20_000, phone: '98421 55502' });
  await done(`/api/admin/members/${left}/cancel`, { from: 'matured', ending: 'left', reason: 'Moved' });
  const back = { mode: 'bank', reference: '630100000503', amountPaise: 80_000, receivedOn: today() };
  await done(`/api/admin/members/${left}/refunds`, payment(back));

  await on('2026-12-20');
  await payReferrer();
});
afterAll(() => shop.close());

/** Selvi earns ₹159 with each of two orders; beyond ₹300 a year 2 % of her ₹318 are deducted, which is ₹6. */
async function payReferrer(): Promise<void> {
  const { referrals } = (await owner.get<SettingsView>('/api/admin/settings')).body;
  const tax = { section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 };
  await owner.put('/api/admin/settings/referrals', {
    minimumPayoutPaise: 10_000,
    secondApproval: false,
    taxYears: [{ year: taxYearOf(today()), ...tax }],
    revision: referrals.revision,
  });
  await activeReferrer(shop, 'SELVI', 'ABCDE1234F');
  for (const phone of ['98400 00005', '98400 00006'])
    await collect(owner, await placeOrderOf(shop, { phone }, { referralCode: 'SELVI' }), today());
  const preview = (await owner.get<PayoutPreviewView>('/api/admin/payout-preview')).body;
  const payouts = preview.payouts.map(({ referrerId, grossPaise, taxPaise }) => ({
    referrerId,
    grossPaise,
    taxPaise,
  }));
  const { number } = await done<PayoutBatchView>('/api/admin/payout-batches', { payouts });
  await owner.post(`/api/admin/payout-batches/${number}/approval`);
  expect(await answerPayouts(owner, number, 'paid')).toBe(200);
}

/** A good order: 3,395.40 with 18 % in it, of which goods 3,180, rounded down by 40 paise. */
const GOOD_SALE = {
  'Online Customers': 3395,
  'Sales within State 18%': -2694.92,
  'Packing and Freight Charges': -182.54,
  'Output CGST': -258.97,
  'Output SGST': -258.97,
  'Round Off': 0.4,
};

describe('December as vouchers', () => {
  test('has each entry on its day, to the paisa', async () => {
    const vouchers = vouchersIn((await file('vouchers', DECEMBER)).body);
    const of = (type: string) =>
      vouchers
        .filter((each) => each.type === type)
        .map(({ date, debits }) => [date, debits] as const)
        .toSorted(([one], [other]) => one.localeCompare(other));
    expect(of('Sales')).toEqual([
      ['20261205', GOOD_SALE],
      [
        '20261205',
        // 18 % within 7,280: 1,110.51, of which 42.71 is of the packing.
        {
          'Online Customers': 7280,
          'Sales outside State 18%': -5932.2,
          'Packing and Freight Charges': -237.29,
          'Output IGST': -1110.51,
        },
      ],
      [
        '20261212',
        // ₹200 of benefit off the goods: 2,980 of them, of which half the tax is 227.29; 16.43 are of the charges.
        {
          'Online Customers': 3195,
          'Sales within State 18%': -2525.42,
          'Packing and Freight Charges': -182.54,
          'Output CGST': -243.72,
          'Output SGST': -243.72,
          'Round Off': 0.4,
        },
      ],
      ['20261220', GOOD_SALE],
      ['20261220', GOOD_SALE],
    ]);
    expect(of('Credit Note')).toEqual([
      [
        '20261208',
        {
          'Online Customers': -610,
          'Sales within State 18%': 516.94,
          'Output CGST': 46.53,
          'Output SGST': 46.53,
        },
      ],
    ]);
    expect(of('Receipt')).toEqual([
      ['20261205', { 'UPI Collections': 3395, 'Online Customers': -3395 }],
      ['20261205', { 'Bank Account': 7280, 'Online Customers': -7280 }],
      ['20261212', { Cash: 2000, 'Scheme Deposits': -2000 }],
      ['20261212', { Cash: 800, 'Scheme Deposits': -800 }],
    ]);
    expect(of('Payment')).toEqual([
      ['20261203', { Cash: -1000, 'Online Customers': 1000 }],
      ['20261209', { 'UPI Collections': -610, 'Online Customers': 610 }],
      ['20261212', { 'Bank Account': -800, 'Scheme Deposits': 800 }],
      ['20261220', { 'Commission Payable': 312, 'Bank Account': -312 }],
    ]);
    expect(of('Journal')).toEqual([
      ['20261212', { 'Scheme Deposits': 2000, 'Online Customers': -2000 }],
      ['20261220', { 'Commission Expense': 159, 'Commission Payable': -159 }],
      ['20261220', { 'Commission Expense': 159, 'Commission Payable': -159 }],
      ['20261220', { 'Commission Payable': 6, 'TDS Payable': -6 }],
    ]);
    expect(vouchers).toHaveLength(18);
  });

  test('has Tally’s elements in Tally’s order, and the firm with its GSTIN where it was supplied', async () => {
    const { headers, body } = await file('vouchers', DECEMBER);
    expect(headers['content-type']).toContain('application/xml');
    const { root, order } = elementsOf(body);
    expect(root).toEqual([
      'ENVELOPE',
      'HEADER',
      'TALLYREQUEST',
      'BODY',
      'IMPORTDATA',
      'REQUESTDESC',
      'REPORTNAME',
    ]);
    const known = [
      'DATE',
      'GUID',
      'GSTREGISTRATIONTYPE',
      'STATENAME',
      'NARRATION',
      'COUNTRYOFRESIDENCE',
      'PARTYGSTIN',
      'PLACEOFSUPPLY',
      'PARTYNAME',
      'VOUCHERTYPENAME',
      'PARTYLEDGERNAME',
      'VOUCHERNUMBER',
      'BASICBUYERNAME',
      'REFERENCE',
      'PARTYMAILINGNAME',
      'PERSISTEDVIEW',
      'EFFECTIVEDATE',
      'ISINVOICE',
      'ALLLEDGERENTRIES.LIST',
    ];
    expect(order).toHaveLength(18);
    for (const names of order)
      expect(known.filter((each) => names.includes(each))).toEqual([...new Set(names)]);
    const firm = vouchersIn(body).find(({ xml }) => xml.includes(FIRM.gstin))?.xml ?? '';
    for (const said of [
      '<GSTREGISTRATIONTYPE>Regular<',
      '<STATENAME>Karnataka<',
      '<PARTYGSTIN>29AAGCB7383J1Z4<',
      '<PLACEOFSUPPLY>Karnataka<',
      '<BASICBUYERNAME>Sundaram &amp; Sons<',
    ])
      expect(firm).toContain(said);
    expect(body).toContain('<BASICBUYERNAME>மீனா &amp; Co<');
  });

  test('has the same ids each time, and a month that was closed stays the same file', async () => {
    const first = (await file('vouchers', DECEMBER)).body;
    const ids = vouchersIn(first).map(({ remoteId }) => remoteId);
    expect(new Set(ids).size).toBe(18);
    const again = (await file('vouchers', DECEMBER)).body;
    expect(vouchersIn(again).map(({ remoteId }) => remoteId)).toEqual(ids);
    expect(again).toBe(first);
    // What was corrected in December is still November's.
    expect(vouchersIn(november).map(({ type, debits }) => [type, debits])).toEqual([
      ['Receipt', { Cash: 1000, 'Online Customers': -1000 }],
    ]);
    expect((await file('vouchers', NOVEMBER)).body).toBe(november);
  });

  test('has its ledgers as masters in a file of their own', async () => {
    const { body } = await file('masters', DECEMBER);
    const names = [...body.matchAll(/<LEDGER NAME="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Bank Account',
      'Cash',
      'Commission Expense',
      'Commission Payable',
      'Online Customers',
      'Output CGST',
      'Output IGST',
      'Output SGST',
      'Packing and Freight Charges',
      'Round Off',
      'Sales outside State 18%',
      'Sales within State 18%',
      'Scheme Deposits',
      'TDS Payable',
      'UPI Collections',
    ]);
    expect(body).not.toContain('<VOUCHER');
  });

  test('is a workbook too, a row for each line', async () => {
    const sheets = await readXlsxFile(new Uint8Array((await file('xlsx', DECEMBER)).rawPayload).buffer);
    const [heads, ...rows] = sheets[0]?.data ?? [];
    expect(heads?.slice(0, 7)).toEqual([
      'Date',
      'Voucher type',
      'Voucher number',
      'Reference',
      'Ledger',
      'Debit',
      'Credit',
    ]);
    const sum = (column: number) => rows.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0);
    const view = await read(DECEMBER);
    const debits = view.kinds.reduce((all, { paise }) => all + paise, 0);
    expect([sum(5), sum(6)]).toEqual([debits, debits]);
    const payout = rows.filter((row) => row[3] === 'SBIN42').map((row) => [row[4], row[5], row[6]]);
    expect(payout).toEqual([
      ['Commission Payable', 312, null],
      ['Bank Account', null, 312],
    ]);
  });
});

describe('the page', () => {
  test('has the sums by kind and a trial balance of nothing, and agrees with every other report', async () => {
    const { kinds, ledgers, checks, isClosed } = await read(DECEMBER);
    // Sales: three good orders of 3,395.40, one of 3,195.40 and one of 7,280.
    expect(kinds.map(({ kind, count, paise }) => [kind, count, paise])).toEqual([
      ['sale', 5, 2_066_160],
      ['credit-note', 1, 61_000],
      ['receipt', 2, 1_067_500],
      ['refund', 1, 61_000],
      ['deposit', 2, 280_000],
      ['deposit-return', 1, 80_000],
      ['scheme-credit', 1, 200_000],
      ['correction', 1, 100_000],
      ['commission', 2, 31_800],
      ['commission-tax', 1, 600],
      ['payout', 1, 31_200],
    ]);
    expect(ledgers.reduce((all, { debitPaise, creditPaise }) => all + debitPaise - creditPaise, 0)).toBe(0);
    // Customers: 20,660 of sales, 1,000 and 610 out; 610 credited, 10,675 in, 2,000 from the passbook.
    expect(ledgers.find(({ name }) => name === 'Online Customers')).toMatchObject({
      debitPaise: 2_227_000,
      creditPaise: 1_328_500,
    });
    expect(checks).toEqual([
      { check: 'sales', vouchersPaise: 2_005_000, reportPaise: 2_005_000 },
      // 1,110.51 of IGST; 3 × 517.94 and 487.44 less 93.06.
      { check: 'tax', vouchersPaise: 305_871, reportPaise: 305_871 },
      // 13,475 in; 1,000, 610, 800 and 312 out.
      { check: 'money', vouchersPaise: 1_075_300, reportPaise: 1_075_300 },
      { check: 'deposits', vouchersPaise: 0, reportPaise: 0 },
      { check: 'commissions', vouchersPaise: 31_800, reportPaise: 31_800 },
      { check: 'tds', vouchersPaise: 600, reportPaise: 600 },
    ]);
    expect(isClosed).toBe(false);
    const { modes } = (await owner.get<MoneySumsView>(`/api/admin/reports/receipts/sums?${DECEMBER}`)).body;
    expect(modes.reduce((all, { inPaise, outPaise }) => all + inPaise - outPaise, 0)).toBe(1_075_300);
    expect(await read(NOVEMBER)).toMatchObject({ isClosed: true });
  });

  test('makes no file of an invoice whose lines are not its sum', async () => {
    await shop.database.query(
      `UPDATE invoice SET content = jsonb_set(content, '{lines,0,cgstPaise}', '1') WHERE day = '2026-12-08'`,
    );
    const { statusCode, body } = await file('vouchers', DECEMBER);
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      409,
      // A debit of 46.53 became 0.01.
      { code: 'tally-unbalanced', details: { voucher: 'DSC/26-27/00001', differencePaise: -4_652 } },
    ]);
    expect((await file('xlsx', DECEMBER)).statusCode).toBe(409);
    // The days before it leave as they are.
    expect((await file('vouchers', 'from=2026-12-01&to=2026-12-07')).statusCode).toBe(200);
  });
});
