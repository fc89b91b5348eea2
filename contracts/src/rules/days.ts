/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export type Day = string;

const KOLKATA = 'Asia/Kolkata';
/** ms; ahead of UTC all the year: India has no summer time. */
const KOLKATA_AHEAD = 5.5 * 3_600_000;
/** Of our own: what English calls September for short differs between browsers, and from server to browser. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const shownTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: KOLKATA,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** The day it is in Kolkata at an instant. */
export function dayOf(instant: Date): Day {
  return new Date(instant.getTime() + KOLKATA_AHEAD).toISOString().slice(0, 10);
}

/** `20 Nov 2026`. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** `6:05 pm`, in Kolkata. */
export function formatTime(instant: string): string {
  return shownTime.format(new Date(instant));
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
