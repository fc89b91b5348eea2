import { expect, test } from '@jest/globals';
import { daysOfPeriod, GST_PERIOD, lastMonthOf, periodsUntil } from './period.ts';

test.each([
  ['2026-11', '2026-11-01', '2026-11-30', '2026-11'],
  ['2028-02', '2028-02-01', '2028-02-29', '2028-02'],
  ['2026-12', '2026-12-01', '2026-12-31', '2026-12'],
  ['2026-Q1', '2026-04-01', '2026-06-30', '2026-06'],
  ['2026-Q3', '2026-10-01', '2026-12-31', '2026-12'],
  // The last quarter of a financial year lies in the next calendar year.
  ['2026-Q4', '2027-01-01', '2027-03-31', '2027-03'],
])('%s goes from %s to %s', (period, from, to, last) => {
  expect(period).toMatch(GST_PERIOD);
  expect(daysOfPeriod(period)).toEqual({ from, to });
  expect(lastMonthOf(period)).toBe(last);
});

test('months and quarters go back over the turn of both years', () => {
  const { months, quarters } = periodsUntil('2027-02-14');
  expect(months.slice(0, 3)).toEqual(['2027-02', '2027-01', '2026-12']);
  expect(quarters.slice(0, 5)).toEqual(['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1', '2025-Q4']);
});
