/** What an address may hold as it is, when no part of it is a dot or nothing: the short way for nearly all of them. */
const PLAIN = /^(?:\/|(?:\/(?!\.{1,2}(?:[/?]|$))[\w.~!$&'()*+,;=:@-]+)+\/?)(?:\?[!-"$&-~]*)?$/;

/** Encoded in a path, these would be read as something else by whoever decodes twice: `/`, `\`, control characters. */
const HIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

const UNRESERVED = /[\w.~-]/;
const NOT_IN_PATH = /[^\w.~!$&'()*+,;=:@/%-]/g;
const NOT_IN_ADDRESS = /[^!-~]/g;

/**
 * The one spelling of an address: no `.`, `..` or empty part, nothing encoded that need not be, hex digits in capitals,
 * each `%` of the query followed by what can be decoded. Rules look at addresses in this form only: two spellings of
 * one address would pass a rule that knows one.
 * @param url path and query as requested
 * @returns null for an address that has none: a backslash, a hidden slash, what cannot be decoded
 */
export function normalForm(url: string): string | null {
  if (PLAIN.test(url)) return url;
  // Bytes beyond ASCII, as some programs send them.
  const visible = url.replace(NOT_IN_ADDRESS, percent);
  const at = visible.indexOf('?');
  const path = normalPath(at < 0 ? visible : visible.slice(0, at));
  if (path === null || at < 0) return path;
  const query = visible
    .slice(at + 1)
    .split('&')
    .map(decodable)
    .join('&');
  return query.includes('#') ? null : `${path}?${query}`;
}

function normalPath(path: string): string | null {
  if (!path.startsWith('/') || path.includes('\\') || path.includes('#') || HIDDEN.test(path)) return null;
  if (!isDecodable(path)) return null;
  const spelt = path
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return UNRESERVED.test(character) ? character : code.toUpperCase();
    })
    .replace(NOT_IN_PATH, percent);
  const parts: string[] = [];
  for (const part of spelt.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const endsInFolder = /\/\.{0,2}$/.test(spelt) && parts.length > 0;
  return `/${parts.join('/')}${endsInFolder ? '/' : ''}`;
}

/** A pair of the query whose percent signs stand for themselves, when they can stand for nothing else. */
function decodable(pair: string): string {
  return isDecodable(pair) ? pair : pair.replaceAll('%', '%25');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** @param character below U+0100 */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
