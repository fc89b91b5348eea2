import type { Day } from '../../days.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../months.ts';

/** What a return is of: a month, `2026-11`, or a quarter of the financial year that began in April, `2026-Q3`. */
export const GST_PERIOD = /^20\d\d-(?:0[1-9]|1[0-2]|Q[1-4])$/;
export type GstPeriod = string;

/** The last month of a period, `2026-12`: a return bears it. */
export function lastMonthOf(period: GstPeriod): string {
  const [year = '', part = ''] = period.split('-');
  if (!part.startsWith('Q')) return period;
  const quarter = Number(part.slice(1));
  return quarter === 4 ? `${Number(year) + 1}-03` : `${year}-${String(3 + 3 * quarter).padStart(2, '0')}`;
}

export function daysOfPeriod(period: GstPeriod): { from: Day; to: Day } {
  const last = lastMonthOf(period);
  const first = last === period ? last : addMonths(last, -2);
  return { from: firstDayOf(first), to: lastDayOf(last) };
}

/** Months and quarters until a day, the newest first; the day's own first of all. */
export function periodsUntil(day: Day): { months: GstPeriod[]; quarters: GstPeriod[] } {
  const month = monthOf(day);
  const quarterEnds = Array.from({ length: 6 }, (_, at) => quarterOf(addMonths(month, -3 * at)));
  return { months: Array.from({ length: 18 }, (_, at) => addMonths(month, -at)), quarters: quarterEnds };
}

function quarterOf(month: string): GstPeriod {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number < 4 ? `${year - 1}-Q4` : `${year}-Q${Math.floor((number - 1) / 3)}`;
}
