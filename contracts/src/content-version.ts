import type { Day } from './rules/days.ts';

/** The header that names the content version which a public read was made at: read before the data, so never later. */
export const CONTENT_VERSION = 'x-content-version';

/**
 * The content version: what was announced last, and the day in Kolkata, with which what can be joined or sent ends.
 * Every copy of a server hears the same announcements in the same order, so versions are compared for being equal only.
 */
export function contentVersionOf(announced: string, today: Day): string {
  return `${announced} ${today}`;
}
