import { describe, expect, test } from '@jest/globals';
import { USUAL_LEDGERS } from '../../../shop/application/initial-settings.ts';
import type {
  CommissionRow,
  CommissionTaxRow,
  InvoiceRow,
  LedgerRow,
  MoneyRow,
  PayoutRow,
  SchemeCreditRow,
} from './rows.ts';
import { TallyTotals } from './totals.ts';
import { voucherOf } from './voucher-of.ts';

/**
 * The good order: goods ₹3,180, packing ₹95.40 and freight ₹120 with 18 % in them, rounded down to ₹3,395. Half of the tax
 * is 25,897.12 paise: 25,897, of which the charges have 728 and 915.
 */
const sale: InvoiceRow = {
  source: 'invoice',
  id: 'i1',
  day: '2026-10-05',
  name: 'Meena & <Co> மீனா',
  kind: 'invoice',
  number: 'DS/26-27/00042',
  orderNumber: 'DS26-00042',
  credits: null,
  gstin: null,
  stateName: 'Tamil Nadu',
  placeOfSupply: 'Tamil Nadu',
  isWithinState: true,
  rates: [
    {
      basisPoints: 1_800,
      goodsPaise: 269_492,
      chargesPaise: 18_254,
      cgstPaise: 25_897,
      sgstPaise: 25_897,
      igstPaise: 0,
    },
  ],
  roundingPaise: -40,
  totalPaise: 339_500,
};
const cash: MoneyRow = {
  source: 'order',
  id: 'm1',
  day: '2026-10-05',
  name: 'Arul',
  mode: 'cash',
  reference: null,
  amountPaise: 100_000,
  numbers: ['DS26-00042'],
  isCorrection: false,
};
const credit: SchemeCreditRow = {
  source: 'scheme-credit',
  id: 'c1',
  day: '2026-10-06',
  name: 'Meena',
  paise: 200_000,
  passbook: 'PB-00001',
  orderNumber: 'DS26-00042',
};
const commission: CommissionRow = {
  source: 'commission',
  id: 'k1',
  day: '2026-10-07',
  name: 'Selvi',
  paise: 15_900,
  orderNumber: 'DS26-00042',
};
const payout: PayoutRow = {
  source: 'payout',
  id: 'p1',
  day: '2026-10-08',
  name: 'Selvi',
  number: 'P00001',
  reference: 'SBIN42',
  netPaise: 980_000,
};
/** Of the same payout. */
const payoutTax: CommissionTaxRow = {
  source: 'commission-tax',
  id: 'p1',
  day: '2026-10-07',
  name: 'Selvi',
  month: null,
  reference: 'P00001',
  taxPaise: 20_000,
};

/** What Tally is told of a row: kind, type, party, and each ledger with its debit or, negative, its credit. */
function booked(row: LedgerRow) {
  const { kind, type, party, lines } = voucherOf(row, USUAL_LEDGERS);
  return [kind, type, party, Object.fromEntries(lines.map(({ ledger, paise }) => [ledger, paise]))];
}

describe('an invoice', () => {
  test('within the state debits the customers and credits goods, charges, CGST and SGST; rounding down costs', () => {
    expect(booked(sale)).toEqual([
      'sale',
      'Sales',
      'Online Customers',
      {
        'Online Customers': 339_500,
        'Sales within State 18%': -269_492,
        'Packing and Freight Charges': -18_254,
        'Output CGST': -25_897,
        'Output SGST': -25_897,
        'Round Off': 40,
      },
    ]);
  });

  // ₹1,180 with 18 %, ₹1,120 with 12 %, and a book without tax; rounded up by 20 paise.
  test('outside the state has IGST, and each rate where the names ask for it', () => {
    const rate = { chargesPaise: 0, cgstPaise: 0, sgstPaise: 0 };
    const row: InvoiceRow = {
      ...sale,
      isWithinState: false,
      gstin: '29AAGCB7383J1Z4',
      placeOfSupply: 'Karnataka',
      rates: [
        { ...rate, basisPoints: 0, goodsPaise: 9_980, igstPaise: 0 },
        { ...rate, basisPoints: 1_200, goodsPaise: 100_000, igstPaise: 12_000 },
        { ...rate, basisPoints: 1_800, goodsPaise: 100_000, igstPaise: 18_000 },
      ],
      roundingPaise: 20,
      totalPaise: 240_000,
    };
    const names = { ...USUAL_LEDGERS, igst: 'IGST {rate}%', cgst: 'CGST {rate}%' };
    const { lines, supply } = voucherOf(row, names);
    expect(lines.map(({ ledger, paise }) => [ledger, paise])).toEqual([
      ['Online Customers', 240_000],
      ['Sales outside State 0%', -9_980],
      ['Sales outside State 12%', -100_000],
      ['Sales outside State 18%', -100_000],
      ['IGST 12%', -12_000],
      ['IGST 18%', -18_000],
      ['Round Off', -20],
    ]);
    expect(supply).toEqual({ gstin: '29AAGCB7383J1Z4', stateName: 'Tamil Nadu', placeOfSupply: 'Karnataka' });
    const within = voucherOf(sale, names).lines.map(({ ledger }) => ledger);
    expect(within).toContain('CGST 9%');
  });

  test('is the other way round as a credit note, against its invoice', () => {
    const note: InvoiceRow = {
      ...sale,
      kind: 'credit-note',
      number: 'DSC/26-27/00001',
      credits: sale.number,
    };
    const { lines, reference, number } = voucherOf(note, USUAL_LEDGERS);
    expect([number, reference]).toEqual(['DSC/26-27/00001', 'DS/26-27/00042']);
    expect(lines.map(({ paise }) => paise)).toEqual([-339_500, 269_492, 18_254, 25_897, 25_897, -40]);
    expect(booked(note).slice(0, 2)).toEqual(['credit-note', 'Credit Note']);
  });
});

describe('money', () => {
  test('of an order comes from the customers and goes back to them', () => {
    expect(booked(cash)).toEqual([
      'receipt',
      'Receipt',
      'Online Customers',
      { Cash: 100_000, 'Online Customers': -100_000 },
    ]);
    expect(booked({ ...cash, mode: 'upi', amountPaise: -30_000 })).toEqual([
      'refund',
      'Payment',
      'Online Customers',
      { 'UPI Collections': -30_000, 'Online Customers': 30_000 },
    ]);
  });

  test('of a passbook is a deposit, which the shop owes', () => {
    expect(booked({ ...cash, source: 'passbook', mode: 'bank', amountPaise: 50_000 })).toEqual([
      'deposit',
      'Receipt',
      'Scheme Deposits',
      { 'Bank Account': 50_000, 'Scheme Deposits': -50_000 },
    ]);
    expect(booked({ ...cash, source: 'passbook', amountPaise: -50_000 }).slice(0, 2)).toEqual([
      'deposit-return',
      'Payment',
    ]);
  });

  test('that was booked wrongly in a closed month is taken back by a voucher of its own', () => {
    const wrong = { ...cash, id: 'm2', amountPaise: -100_000, isCorrection: true };
    expect(booked(wrong)).toEqual([
      'correction',
      'Payment',
      'Online Customers',
      { Cash: -100_000, 'Online Customers': 100_000 },
    ]);
    expect(voucherOf(wrong, USUAL_LEDGERS).narration).toBe('Correction, Order DS26-00042, Arul');
  });
});

test('a passbook pays for an order without money, and has it back the other way round', () => {
  expect(booked(credit)).toEqual([
    'scheme-credit',
    'Journal',
    'Online Customers',
    { 'Scheme Deposits': 200_000, 'Online Customers': -200_000 },
  ]);
  expect(booked({ ...credit, paise: -200_000 })[3]).toEqual({
    'Scheme Deposits': -200_000,
    'Online Customers': 200_000,
  });
});

describe('commission', () => {
  test('is owed when it is earned, and no more when it is taken back', () => {
    const earned = { 'Commission Expense': 15_900, 'Commission Payable': -15_900 };
    expect(booked(commission)).toEqual(['commission', 'Journal', 'Commission Payable', earned]);
    expect(booked({ ...commission, paise: -15_900 })[3]).toEqual({
      'Commission Expense': -15_900,
      'Commission Payable': 15_900,
    });
  });

  test('is taxed when a month is credited or a payout approved: owed to the state from then on', () => {
    expect(booked(payoutTax)).toEqual([
      'commission-tax',
      'Journal',
      'Commission Payable',
      { 'Commission Payable': 20_000, 'TDS Payable': -20_000 },
    ]);
    const { narration } = voucherOf(payoutTax, USUAL_LEDGERS);
    expect(narration).toBe('TDS on commission, payout P00001, Selvi');
    const credited = { ...payoutTax, id: 't1', month: '2026-10', reference: '2026-10' };
    expect(voucherOf(credited, USUAL_LEDGERS)).toMatchObject({
      remoteId: 'commission-tax-t1',
      narration: 'TDS on commission, 2026-10, Selvi',
    });
  });

  test('is paid less the tax; what the bank sent back is a receipt', () => {
    expect(booked(payout)).toEqual([
      'payout',
      'Payment',
      'Commission Payable',
      { 'Commission Payable': 980_000, 'Bank Account': -980_000 },
    ]);
    expect(booked({ ...payout, netPaise: -980_000 }).slice(1)).toEqual([
      'Receipt',
      'Commission Payable',
      { 'Commission Payable': -980_000, 'Bank Account': 980_000 },
    ]);
  });
});

test('what is out of balance is no voucher, and the refusal names it', () => {
  expect(() => voucherOf({ ...sale, totalPaise: 339_501 }, USUAL_LEDGERS)).toThrow(
    expect.objectContaining({
      code: 'tally-unbalanced',
      details: { voucher: 'DS/26-27/00042', differencePaise: 1 },
    }),
  );
});

describe('the totals', () => {
  const totals = new TallyTotals();
  // One ledger for bank and UPI: what is what is known all the same.
  const names = { ...USUAL_LEDGERS, upi: USUAL_LEDGERS.bank };
  const upi: MoneyRow = { ...cash, mode: 'upi', amountPaise: -30_000 };
  for (const row of [sale, cash, upi, credit, commission, payoutTax, payout])
    totals.add(voucherOf(row, names));

  test('are a trial balance that comes to nothing', () => {
    expect(totals.ledgers).toEqual([
      { name: 'Bank Account', debitPaise: 0, creditPaise: 1_010_000 },
      { name: 'Cash', debitPaise: 100_000, creditPaise: 0 },
      { name: 'Commission Expense', debitPaise: 15_900, creditPaise: 0 },
      { name: 'Commission Payable', debitPaise: 1_000_000, creditPaise: 15_900 },
      { name: 'Online Customers', debitPaise: 369_500, creditPaise: 300_000 },
      { name: 'Output CGST', debitPaise: 0, creditPaise: 25_897 },
      { name: 'Output SGST', debitPaise: 0, creditPaise: 25_897 },
      { name: 'Packing and Freight Charges', debitPaise: 0, creditPaise: 18_254 },
      { name: 'Round Off', debitPaise: 40, creditPaise: 0 },
      { name: 'Sales within State 18%', debitPaise: 0, creditPaise: 269_492 },
      { name: 'Scheme Deposits', debitPaise: 200_000, creditPaise: 0 },
      { name: 'TDS Payable', debitPaise: 0, creditPaise: 20_000 },
    ]);
    const sum = (side: 'debitPaise' | 'creditPaise') =>
      totals.ledgers.reduce((all, ledger) => all + ledger[side], 0);
    expect([sum('debitPaise'), sum('creditPaise')]).toEqual([1_685_440, 1_685_440]);
  });

  test('say of each kind how many there are, and what the other reports have to say', () => {
    expect(totals.kinds.filter(({ count }) => count > 0)).toEqual([
      { kind: 'sale', count: 1, paise: 339_540 },
      { kind: 'receipt', count: 1, paise: 100_000 },
      { kind: 'refund', count: 1, paise: 30_000 },
      { kind: 'scheme-credit', count: 1, paise: 200_000 },
      { kind: 'commission', count: 1, paise: 15_900 },
      { kind: 'commission-tax', count: 1, paise: 20_000 },
      { kind: 'payout', count: 1, paise: 980_000 },
    ]);
    const reports = { sales: 1, tax: 2, money: 3, deposits: 4, commissions: 5, tds: 6 };
    expect(totals.against(reports)).toEqual([
      { check: 'sales', vouchersPaise: 339_500, reportPaise: 1 },
      { check: 'tax', vouchersPaise: 51_794, reportPaise: 2 },
      { check: 'money', vouchersPaise: -910_000, reportPaise: 3 },
      { check: 'deposits', vouchersPaise: -200_000, reportPaise: 4 },
      { check: 'commissions', vouchersPaise: 15_900, reportPaise: 5 },
      { check: 'tds', vouchersPaise: 20_000, reportPaise: 6 },
    ]);
  });
});
