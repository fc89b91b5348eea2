import { MONTHS, spokenTime } from './day-words.ts';

/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export type Day = string;

/** ms; Asia/Kolkata is ahead of UTC all the year: India has no summer time. */
const KOLKATA_AHEAD = 5.5 * 3_600_000;

/** The day it is in Kolkata at an instant. */
export function dayOf(instant: Date): Day {
  return inKolkata(instant).slice(0, 10);
}

/** `2026-11-20T18:05:00.000Z` where it is five past six in the evening. */
function inKolkata(instant: Date): string {
  return new Date(instant.getTime() + KOLKATA_AHEAD).toISOString();
}

/** `20 Nov 2026`. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** `6:05 pm`, in Kolkata. */
export function formatTime(instant: string): string {
  const [, hour = '', minute = ''] = /T(\d\d):(\d\d)/.exec(inKolkata(new Date(instant))) ?? [];
  return spokenTime(Number(hour), minute);
}

/** `20 Nov 2026, 6:05 pm`, in Kolkata. */
export function formatInstant(instant: string): string {
  return `${formatDay(dayOf(new Date(instant)))}, ${formatTime(instant)}`;
}

/** The day a number of days later (or earlier, when negative). */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
