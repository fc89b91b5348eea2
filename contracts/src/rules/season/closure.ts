import { dayOf, type Day } from '../days.ts';

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
/** Somebody's own pages, and the name under which the closed page gets their tokens. */
const PRIVATE = [
  { path: /^\/order\/([^/]+)\/?$/, name: 'token' },
  { path: /^\/passbook\/([^/]+)\/?$/, name: 'passbook' },
] as const;

/**
 * Where a request goes while the shop is closed: the closed page with the query kept, or null where the path
 * stays open. An order's link and a passbook's land there with their tokens, so nobody is cut off from either.
 * @param url path and query, `/order/abc?x=1`
 */
export function closureTarget(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  if (STAYS_OPEN.test(pathname)) return null;
  for (const { path, name } of PRIVATE) {
    const token = path.exec(pathname)?.[1];
    if (token) searchParams.set(name, token);
  }
  const query = searchParams.toString();
  return query ? `${CLOSED_PATH}?${query}` : CLOSED_PATH;
}
