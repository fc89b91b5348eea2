import { addDays, type Day } from './days.ts';

/** A calendar month in Asia/Kolkata, `YYYY-MM`. */
export type Month = string;

export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month so many months later (or earlier, when negative). */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + months, 1)).toISOString().slice(0, 7);
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}
