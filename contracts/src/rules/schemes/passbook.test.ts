import { describe, expect, test } from '@jest/globals';
import {
  instalmentsOn,
  redemptionOf,
  roundingAfter,
  settleBy,
  standingOn,
  type PassbookTerms,
} from './passbook.ts';

// ₹500 on the 10th of December 2026 to March 2027, in time until the 17th: ₹2,000 in all.
const terms: PassbookTerms = {
  monthlyPaise: 50_000,
  instalments: 4,
  benefitBasisPoints: 1_000,
  firstMonth: '2026-12',
  dueDay: 10,
  graceDays: 7,
};
const paid = (...receipts: [string, number][]) =>
  receipts.map(([receivedOn, rupees]) => ({ receivedOn, amountPaise: rupees * 100 }));
const standing = (day: string, ...receipts: [string, number][]) => standingOn(day, terms, paid(...receipts));

describe('the standing of a member', () => {
  test('is in time to the last day of grace, and behind the day after', () => {
    expect(standing('2026-12-17')).toEqual({
      state: 'active',
      lapses: 0,
      benefitLapsed: false,
      overduePaise: 0,
    });
    expect(standing('2026-12-18')).toEqual({
      state: 'behind',
      lapses: 1,
      benefitLapsed: true,
      overduePaise: 50_000,
    });
    expect(standing('2026-12-18', ['2026-12-17', 500])).toMatchObject({ state: 'active', lapses: 0 });
  });

  test('has the benefit again when it caught up, once', () => {
    expect(standing('2026-12-30', ['2026-12-20', 500])).toMatchObject({
      state: 'active',
      lapses: 1,
      benefitLapsed: false,
    });
    // January is missed as well: then it is gone, whatever is paid.
    expect(standing('2027-02-01', ['2026-12-20', 500], ['2027-01-20', 500])).toMatchObject({
      state: 'active',
      lapses: 2,
      benefitLapsed: true,
    });
  });

  test('counts several instalments missed in a row as one lapse, and half a payment as none', () => {
    expect(standing('2027-02-20', ['2026-12-20', 400])).toEqual({
      state: 'behind',
      lapses: 1,
      benefitLapsed: true,
      // 1,500 asked, 400 paid
      overduePaise: 110_000,
    });
    expect(standing('2027-02-20', ['2026-12-20', 400], ['2027-02-19', 1_100])).toMatchObject({
      state: 'active',
      lapses: 1,
      benefitLapsed: false,
    });
  });

  test('is matured when all is paid, and when the last grace is over, then without the benefit', () => {
    expect(standing('2026-12-01', ['2026-11-25', 2_000])).toMatchObject({
      state: 'matured',
      benefitLapsed: false,
    });
    expect(standing('2027-03-17', ['2026-12-01', 1_500])).toMatchObject({ state: 'active' });
    expect(standing('2027-03-18', ['2026-12-01', 1_500])).toMatchObject({
      state: 'matured',
      benefitLapsed: true,
      overduePaise: 50_000,
    });
  });

  test('goes by when money came in: what is entered late harms nobody', () => {
    expect(standing('2027-01-05', ['2026-12-12', 500])).toMatchObject({ state: 'active', lapses: 0 });
  });
});

test('money fills the instalments in order', () => {
  const rows = instalmentsOn('2027-01-15', terms, paid(['2026-12-08', 300], ['2026-12-16', 300]));
  expect(rows.map(({ number, paidPaise, paidOn, state }) => [number, paidPaise, paidOn, state])).toEqual([
    [1, 50_000, '2026-12-16', 'paid'],
    [2, 10_000, null, 'due'],
    [3, 0, null, 'coming'],
    [4, 0, null, 'coming'],
  ]);
  expect(instalmentsOn('2027-01-18', terms, [])[1]).toMatchObject({
    state: 'late',
    graceUntil: '2027-01-17',
  });
});

test('a year from the first payment everything is settled, leap years included', () => {
  expect(settleBy('2026-11-25')).toBe('2027-11-25');
  expect(settleBy('2027-11-25')).toBe('2028-11-24');
});

describe('a redemption', () => {
  test.each([
    // 5,000 and 10 % of it on an order of 9,000
    [500_000, 1_000, 900_000, 500_000, 50_000],
    // an order of 3,300: 3,000 of the credit and 300
    [500_000, 1_000, 330_000, 300_000, 30_000],
    // an order of 3,301: 3,000.91 of the credit come with 300.09
    [500_000, 1_000, 330_100, 300_091, 30_009],
    // of 3,301 at 50 % no sum and its half come to all of it: 2,200.66 and 1,100.33 leave a paisa
    [500_000, 5_000, 330_100, 220_066, 110_033],
    // the benefit has lapsed
    [500_000, 0, 330_000, 330_000, 0],
    // 166.66 at 7.5 % is 12.4995: 12.50
    [16_666, 750, 900_000, 16_666, 1_250],
    // 5 × 333 at 8.5 % is 141.525: the 141.53 that page and passbook promise
    [166_500, 850, 900_000, 166_500, 14_153],
  ])('of %i at %i basis points on %i', (credit, rate, owed, creditPaise, benefitPaise) => {
    expect(redemptionOf(credit, rate, owed)).toEqual({ creditPaise, benefitPaise });
  });

  test('leaves whole rupees: the bill’s rounding does the rest', () => {
    // 3,395 less 1,665 and 141.53 are 1,588.47
    expect(roundingAfter(339_500, { creditPaise: 166_500, benefitPaise: 14_153 })).toBe(-47);
    // 3,395 less 1,600 and 136.40 are 1,658.60
    expect(roundingAfter(339_500, { creditPaise: 160_000, benefitPaise: 13_640 })).toBe(40);
    expect(roundingAfter(330_100, { creditPaise: 220_066, benefitPaise: 110_033 })).toBe(-1);
  });
});
