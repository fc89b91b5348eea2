import type { Day } from '../days.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, type Month } from '../months.ts';

/** A quarter of a financial year by the month with which it begins: `2026-04`. */
export const TAX_QUARTER = /^20\d\d-(01|04|07|10)$/;

export function quarterOf(day: Day): Month {
  const month = monthOf(day);
  return addMonths(month, -((Number(month.slice(5)) - 1) % 3));
}

export function daysOfQuarter(quarter: Month): { from: Day; to: Day } {
  return { from: firstDayOf(quarter), to: lastDayOf(addMonths(quarter, 2)) };
}

/** Its number in the financial year: April begins the first. */
export function quarterNumber(quarter: Month): number {
  return ((Number(quarter.slice(5)) + 8) % 12) / 3 + 1;
}
