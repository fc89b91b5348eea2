import { REFERRAL_PARAMETER } from '@shop/contracts/rules/referral';
import { isPersonal } from '../lib/paths.ts';

/** Parameters that tell where a visitor came from and change nothing on a page. */
const IGNORED = new RegExp(
  `^(?:utm_\\w+|gclid|gbraid|wbraid|gad_\\w+|dclid|fbclid|msclkid|igshid|mc_\\w+|_gl|${REFERRAL_PARAMETER})$`,
);

const CACHED_API =
  /^\/api\/public\/(?:price-list|products|destinations|cities|shop|categories\/[\w-]+(?:\/products\/[\w-]+)?)$/;

const PAGE_JSON = /\/index\.pageContext\.json$/;
const LONGEST = 512;

export type CacheKey = { kind: 'page' | 'api'; key: string };

/**
 * The key under which an answer to an anonymous GET is shared, or null for one that is made for a single
 * visitor. A parameter that nobody knows makes an answer of its own.
 * @param url path and query as requested
 */
export function cacheKeyOf(url: string): CacheKey | null {
  const [pathname = '', query = ''] = split(url);
  if (pathname.length > LONGEST || withoutMarketing(query) !== '') return null;
  if (pathname.startsWith('/api/')) {
    return CACHED_API.test(pathname) && query === '' ? { kind: 'api', key: pathname } : null;
  }
  return isPersonal(pathname.replace(PAGE_JSON, '') || '/') ? null : { kind: 'page', key: pathname };
}

/** The address without parameters that change nothing on a page. */
export function pageAddress(url: string): string {
  const [pathname = '', query = ''] = split(url);
  const kept = withoutMarketing(query);
  return kept === '' ? pathname : `${pathname}?${kept}`;
}

function withoutMarketing(query: string): string {
  if (query === '') return '';
  return query
    .split('&')
    .filter((pair) => pair !== '' && !IGNORED.test(pair.split('=', 1)[0] ?? ''))
    .join('&');
}

function split(url: string): string[] {
  const at = url.indexOf('?');
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
