import { dayWords } from './day-words/en.ts';

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

/** `20 Nov 2026`. @param words of a language; a build in another language has its own in place of the English ones */
export function formatDay(day: Day, words = dayWords): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${words.months[(month ?? 0) - 1]} ${year}`;
}

/** `6:05 pm`, in Kolkata. */
export function formatTime(instant: string, words = dayWords): string {
  const [, hour = '', minute = ''] = /T(\d\d):(\d\d)/.exec(inKolkata(new Date(instant))) ?? [];
  return words.spokenTime(Number(hour), minute);
}

/** `20 Nov 2026, 6:05 pm`, in Kolkata. */
export function formatInstant(instant: string, words = dayWords): string {
  return `${formatDay(dayOf(new Date(instant)), words)}, ${formatTime(instant, words)}`;
}

/** The day a number of days later (or earlier, when negative). */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
