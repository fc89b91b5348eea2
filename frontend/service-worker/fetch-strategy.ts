import { paths } from '../lib/paths.ts';

/**
 * What the worker does with a GET. `list`: the price list, from the network, kept for when there is none. `page`:
 * from the network, never kept. `page-json`: the same for client navigation. `asset`: files of a build, and
 * `picture`: kept, since their bytes never change. `read`: answers of the API that everybody gets alike, as `list`.
 */
export type FetchStrategy = 'list' | 'page' | 'page-json' | 'asset' | 'picture' | 'read';

const LIST = new RegExp(`^${paths.quickOrder}(?:/[^/]+)?/?$`);
const STAFF = /^\/admin(?:\/|$)/;
const PAGE_JSON = /\/index\.pageContext\.json$/;
const ASSET = /^\/(?:assets\/(?!builds\/)|logo\.svg$|favicon\.)/;
const PICTURE = /^\/(?:media|pictures)\//;
const READ = /^\/api\/public\/(?:price-list|destinations)$/;

/** Null for what the worker leaves to the browser: staff's pages, the rest of the API, whatever it does not know. */
export function strategyOf(pathname: string, isNavigation: boolean): FetchStrategy | null {
  if (STAFF.test(pathname)) return null;
  if (READ.test(pathname)) return 'read';
  if (pathname.startsWith('/api/')) return null;
  if (isNavigation) return LIST.test(pathname) ? 'list' : 'page';
  if (PAGE_JSON.test(pathname)) return 'page-json';
  if (ASSET.test(pathname)) return 'asset';
  return PICTURE.test(pathname) ? 'picture' : null;
}

/** Whether the price list asks; the address is empty where a browser does not say who does. */
export function isOfList(referrer: string): boolean {
  return URL.canParse(referrer) && LIST.test(new URL(referrer).pathname);
}
