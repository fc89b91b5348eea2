import { paths } from '../../lib/paths.ts';
import { PAGE_JSON, plainPath } from '../cache/page-address.ts';

const PAGES: ReadonlySet<string> = new Set([
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.replace(/[?#].*/, '')),
  ...[paths.order(''), paths.passbook('')].map((path) => path.slice(0, -1)),
]);

/** No page of ours lies deeper. */
const DEEPEST = 8;

/**
 * The page that an address leads to, without what names one product, person or order: `/crackers/…`. Of addresses there
 * is no end, and what strangers make up is `other`.
 * @param url path and query
 */
export function pageRouteOf(url: string): string {
  const path = plainPath(url).replace(PAGE_JSON, '') || paths.home;
  if (PAGES.has(path)) return path;
  let at = path.lastIndexOf('/');
  for (let depth = 0; at > 0 && depth < DEEPEST; depth++) {
    const above = path.slice(0, at);
    if (PAGES.has(above)) return `${above}/…`;
    at = path.lastIndexOf('/', at - 1);
  }
  return 'other';
}
