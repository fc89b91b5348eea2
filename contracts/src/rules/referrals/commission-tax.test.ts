import { describe, expect, test } from '@jest/globals';
import { taxOnCommission, taxYearOf, type TaxYear } from './commission-tax.ts';

/** 2 % beyond ₹20,000 a year, 20 % without PAN. */
const RULE: TaxYear = {
  year: '2026-27',
  section: '393(1)',
  basisPoints: 200,
  withoutPanBasisPoints: 2_000,
  thresholdPaise: 2_000_000,
};
const NOTHING = { grossPaise: 0, taxablePaise: 0 };

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-04-01', '2099-00'],
])('%s lies in the financial year %s', (day, year) => expect(taxYearOf(day)).toBe(year));

describe('tax on a commission', () => {
  test('is none up to the threshold, that included', () => {
    expect(taxOnCommission(RULE, 2_000_000, NOTHING, true)).toEqual({
      taxablePaise: 0,
      basisPoints: 200,
      taxPaise: 0,
    });
  });

  test('is of all of it beyond, in whole rupees', () => {
    // 2 % of ₹20,025 is ₹400.50, which is ₹401.
    expect(taxOnCommission(RULE, 2_002_500, NOTHING, true)).toMatchObject({
      taxablePaise: 2_002_500,
      taxPaise: 40_100,
    });
  });

  test('takes in what was paid in the year before without it, once', () => {
    const first = { grossPaise: 1_500_000, taxablePaise: 0 };
    // ₹15,000 before and ₹10,000 now: 2 % of ₹25,000 is ₹500.
    expect(taxOnCommission(RULE, 1_000_000, first, true)).toMatchObject({
      taxablePaise: 2_500_000,
      taxPaise: 50_000,
    });
    const both = { grossPaise: 2_500_000, taxablePaise: 2_500_000 };
    expect(taxOnCommission(RULE, 1_000_000, both, true)).toMatchObject({
      taxablePaise: 1_000_000,
      taxPaise: 20_000,
    });
  });

  test('is more for who told no PAN, and never more than is paid', () => {
    expect(taxOnCommission(RULE, 3_000_000, NOTHING, false)).toEqual({
      taxablePaise: 3_000_000,
      basisPoints: 2_000,
      taxPaise: 600_000,
    });
    const untaxed = { grossPaise: 2_000_000, taxablePaise: 0 };
    expect(taxOnCommission(RULE, 10_000, untaxed, false).taxPaise).toBe(10_000);
  });

  test('that a payout cannot bear is deducted from the next one', () => {
    const untaxed = { grossPaise: 2_000_000, taxablePaise: 0 };
    const first = taxOnCommission(RULE, 100_000, untaxed, false);
    // All of ₹1,000 is the tax on ₹5,000; ₹16,000 are left.
    expect(first).toMatchObject({ taxablePaise: 500_000, taxPaise: 100_000 });
    const before = { grossPaise: 2_100_000, taxablePaise: first.taxablePaise };
    // 20 % of ₹16,000 and of the ₹5,000 of now.
    expect(taxOnCommission(RULE, 500_000, before, false)).toMatchObject({
      taxablePaise: 2_100_000,
      taxPaise: 420_000,
    });
  });
});
