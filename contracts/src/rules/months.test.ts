import { expect, test } from '@jest/globals';
import { addMonths, lastDayOf, monthOf } from './months.ts';

test('months are counted over the ends of years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(addMonths('2026-11', -12)).toBe('2025-11');
  expect(monthOf('2026-11-08')).toBe('2026-11');
});

test('a month ends on its last day, in leap years too', () => {
  expect(['2026-11', '2026-12', '2027-02', '2028-02'].map(lastDayOf)).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-02-28',
    '2028-02-29',
  ]);
});
