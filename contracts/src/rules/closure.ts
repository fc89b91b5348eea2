import { dayOf, type Day } from './days.ts';

export const CLOSED_PATH = '/diwali-sale-closed';

/** What decides whether the shop is open. Both days belong to the season. */
export interface SeasonDates {
  /** The owner's switch: closed whatever the dates say. */
  closed: boolean;
  opensOn: Day;
  closesOn: Day;
}

/** Closed by the switch, or outside the season's days in Asia/Kolkata. */
export function isShopClosed(season: SeasonDates, now: Date): boolean {
  const today = dayOf(now);
  return season.closed || today < season.opensOn || today > season.closesOn;
}

const STAYS_OPEN =
  /^\/(?:diwali-sale-closed|admin(?:\/.*)?|api(?:\/.*)?|favicon\.(?:ico|svg)|robots\.txt|sitemap\.xml)\/?$/;
const ORDER = /^\/order\/([^/]+)\/?$/;

/**
 * Where a request goes while the shop is closed: the closed page with the query kept, or null where the path
 * stays open. A tracking link lands there with its token, so nobody is cut off from an order.
 * @param url path and query, `/order/abc?x=1`
 */
export function closureTarget(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  if (STAYS_OPEN.test(pathname)) return null;
  const token = ORDER.exec(pathname)?.[1];
  if (token) searchParams.set('token', token);
  const query = searchParams.toString();
  return query ? `${CLOSED_PATH}?${query}` : CLOSED_PATH;
}
