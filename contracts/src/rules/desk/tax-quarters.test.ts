import { expect, test } from '@jest/globals';
import { daysOfQuarter, quarterNumber, quarterOf } from './tax-quarters.ts';

test.each([
  ['2026-04-01', '2026-04', 1, '2026-06-30'],
  ['2026-09-30', '2026-07', 2, '2026-09-30'],
  ['2026-11-15', '2026-10', 3, '2026-12-31'],
  ['2028-02-29', '2028-01', 4, '2028-03-31'],
])('%s lies in the quarter that begins with %s', (day, quarter, number, to) => {
  expect(quarterOf(day)).toBe(quarter);
  expect(quarterNumber(quarter)).toBe(number);
  expect(daysOfQuarter(quarter).to).toBe(to);
});
