import { describe, expect, test } from '@jest/globals';
import { instalmentDueDays, schemeFits, schemeTotals } from './scheme.ts';

describe('what a member pays and gets', () => {
  test.each([
    // 500.00 × 10 = 5,000.00; 10 % = 500.00
    [{ monthlyPaise: 50_000, instalments: 10, benefitBasisPoints: 1_000 }, 500_000, 50_000, 550_000],
    // 1,000.00 × 11 = 11,000.00; 12.5 % = 1,375.00
    [{ monthlyPaise: 100_000, instalments: 11, benefitBasisPoints: 1_250 }, 1_100_000, 137_500, 1_237_500],
    // 333.33 × 2 = 666.66; 7.5 % = 49.9995, rounds up to 50.00
    [{ monthlyPaise: 33_333, instalments: 2, benefitBasisPoints: 750 }, 66_666, 5_000, 71_666],
    [{ monthlyPaise: 50_000, instalments: 5, benefitBasisPoints: 0 }, 250_000, 0, 250_000],
  ])('%o', (terms, paidPaise, benefitPaise, worthPaise) => {
    expect(schemeTotals(terms)).toEqual({ paidPaise, benefitPaise, worthPaise });
  });
});

describe('instalments fall due', () => {
  test('once a month on the same day, over the turn of the year', () => {
    expect(instalmentDueDays({ firstMonth: '2026-11', dueDay: 10, instalments: 4 })).toEqual([
      '2026-11-10',
      '2026-12-10',
      '2027-01-10',
      '2027-02-10',
    ]);
  });

  test('on the last day of a month that is too short, leap years included', () => {
    expect(instalmentDueDays({ firstMonth: '2027-12', dueDay: 31, instalments: 5 })).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });
});

describe('a scheme may be offered', () => {
  const of = (instalments: number) => schemeFits({ firstMonth: '2026-12', dueDay: 31, instalments });

  test('with two to eleven instalments', () => {
    expect([1, 2, 11, 12].map(of)).toEqual([false, true, true, false]);
  });

  test('because the eleventh is due ten months after the first, within a year', () => {
    const due = instalmentDueDays({ firstMonth: '2026-12', dueDay: 31, instalments: 11 });
    // 31 December 2026 to 31 October 2027 is 304 days.
    expect([due[0], due.at(-1)]).toEqual(['2026-12-31', '2027-10-31']);
  });
});
