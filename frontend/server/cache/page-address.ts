import { knownQuery } from '../../lib/routes/page-parameters.ts';
import { inLanguage, languageOf, targetIn } from '../../lib/language.ts';
import { isPersonal, paths } from '../../lib/paths.ts';

/** What the address of a page ends in, when its JSON for client navigation is wanted. */
export const PAGE_JSON = /\/index\.pageContext\.json$/;

const CAPITALS = /%[\dA-F]{2}|[A-Z]+/gi;
/** Tokens, numbers and codes in a path keep their capitals. */
const CAPITALS_COUNT = /^\/(?:admin|order|passbook|quick-order)(?:\/|$)/;
const REFERRED = /^\/quick-order\/[^/]+$/;
/** Every code's page is this one: the code is read in the browser. */
const ANY_CODE = paths.referredQuickOrder('code');

/** A slash, and what a sentence went on with after a link: no address of ours ends in it. */
const AFTER_THE_END = /(?<=.)[/.,;:!)]+$/;

/** The one spelling of a page's path: nothing after its end, small letters. */
export function canonicalPath(pathname: string): string {
  const { language, plain } = languageOf(pathname);
  const path = plain.replace(AFTER_THE_END, '');
  const first = /^\/[^/]*/.exec(path)?.[0] ?? '';
  const small = inSmallLetters(first);
  const rest = path.slice(first.length);
  return targetIn(language, small + (CAPITALS_COUNT.test(small) ? rest : inSmallLetters(rest)));
}

/** The JSON of a page is asked for by our own links alone: its path is taken as it is. */
export function isCanonical(url: string): boolean {
  const [pathname] = splitAddress(url);
  return PAGE_JSON.test(pathname) || pathname === canonicalPath(pathname);
}

/** Path and query, the path in its one spelling. */
export function canonicalAddress(url: string): string {
  const [pathname, query] = splitAddress(url);
  const path = isCanonical(url) ? pathname : canonicalPath(pathname);
  return path + (query === '' ? '' : `?${query}`);
}

/**
 * The address under which a page, or its JSON, is made: the one spelling of its path, the parameters that it knows, and
 * one code for all that the quick order is opened with.
 * @param url path and query as requested
 */
export function pageAddress(url: string): string {
  const [pathname, query] = splitAddress(url);
  const json = PAGE_JSON.exec(pathname)?.[0] ?? '';
  const { language, plain: page } = languageOf(
    canonicalPath(pathname.slice(0, pathname.length - json.length) || '/'),
  );
  // Who is signed in sees what the browser makes of the query.
  const known = isPersonal(page) ? { query } : knownQuery(page, query);
  const path = inLanguage(language, REFERRED.test(page) ? ANY_CODE : page);
  return (
    (json === '' ? path : path.replace(/\/$/, '') + json) + (known.query === '' ? '' : `?${known.query}`)
  );
}

const FIXED = new Set([
  ANY_CODE,
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.replace(/[?#].*/, '')),
]);

/** Whether an address is one of the few that the shop has whatever is in it; of others strangers can make many. */
export function isFixed(address: string): boolean {
  return FIXED.has(plainPath(address).replace(PAGE_JSON, '') || '/');
}

export function splitAddress(url: string): [pathname: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** The path of a page as English pages have it. */
export function plainPath(url: string): string {
  return languageOf(splitAddress(url)[0]).plain;
}

function inSmallLetters(text: string): string {
  return text.replace(CAPITALS, (found) =>
    found.startsWith('%') ? found.toUpperCase() : found.toLowerCase(),
  );
}
