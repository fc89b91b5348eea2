import { formatDay, type Day } from '@shop/contracts/rules/days';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The day that was typed, as people in India write it: `20 Nov 2026`, `20-11-26`, `20/11`, `20 november`, `20112026`,
 * and `2026-11-20`. Without a year it is the one of `today`. Null when there is no such day.
 */
export function dayIn(typed: string, today: Day): Day | null {
  const text = typed.trim().toLowerCase().replace(/,/g, ' ');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const run = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (run) return dayOf(run[3], run[2], run[1]);
  const parts = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|\p{L}{3,9})(?:[\s./-]+(\d{2}|\d{4}))?\.?$/u.exec(
    text,
  );
  if (!parts) return null;
  const [, day, month = '', year = today.slice(0, 4)] = parts;
  const number = /^\d/.test(month) ? month : String(monthCalled(month));
  return dayOf(year.length === 2 ? `20${year}` : year, number, day);
}

/** A day as it stands in its field; what is none stays as it was typed. */
export function shownDay(typed: string, today: Day): string {
  const day = dayIn(typed, today);
  return day === null ? typed : formatDay(day);
}

/** 0 for none. */
function monthCalled(name: string): number {
  return MONTHS.findIndex((month) => name.startsWith(month)) + 1;
}

/** PostgreSQL and the shop's forms know the years of this century and the last. */
function dayOf(year = '', month = '', day = ''): Day | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return isDay && year >= '1900' && year < '2100' ? text : null;
}
