import { knownQuery } from '../../lib/routes/page-parameters.ts';
import { languageOf } from '../../lib/language.ts';
import { isPersonal } from '../../lib/paths.ts';
import { PAGE_JSON, splitAddress } from './page-address.ts';

const CACHED_API =
  /^\/api\/public\/(?:price-list|products|destinations|cities|shop|categories\/[\w-]+(?:\/products\/[\w-]+)?)$/;

const LONGEST = 512;

export type CacheKey = { kind: 'page' | 'api'; key: string };

/**
 * The key under which an answer to an anonymous GET is shared, or null for one that is made for a single visitor.
 * @param url path and query as requested
 */
export function cacheKeyOf(url: string): CacheKey | null {
  const [pathname, query] = splitAddress(url);
  if (pathname.length > LONGEST) return null;
  if (pathname.startsWith('/api/')) {
    return CACHED_API.test(pathname) && query === '' ? { kind: 'api', key: pathname } : null;
  }
  const page = languageOf(pathname.replace(PAGE_JSON, '') || '/').plain;
  if (isPersonal(page)) return null;
  const known = knownQuery(page, query);
  if (!known.shared) return null;
  return { kind: 'page', key: known.query === '' ? pathname : `${pathname}?${known.query}` };
}
