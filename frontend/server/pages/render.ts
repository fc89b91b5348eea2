import { inEnglish, inTamil } from '../../lib/own-texts.ts';
import { languageOf } from '../../lib/language.ts';
import type { ContentVersion } from '../cache/content-version.ts';
import type { Renderers } from './renderer.ts';

const ERROR_PAGE = '/pages/_error';

/** What Vike made of a request. */
export interface Rendered {
  status: number;
  /** A page of the shop: no redirect and no error, which inside the JSON for client navigation travel with status 200. */
  found: boolean;
  contentType: string;
  body: Buffer;
  /** Where a redirect leads. */
  location: string | null;
  /** The one content version that all of it was read at; null when there was more than one, or an unknown one. */
  version: string | null;
}

export interface RenderRequest {
  /** Path and query. */
  url: string;
  form: Record<string, string> | null;
  clientAddress: string | null;
  /** The cookie of the visitor's device, for what may be done on it alone. */
  device: string | null;
  requestId: string;
  /** ms since 1970. */
  askedAt: number;
  /** The address that was asked for cannot be decoded: the error page is made, whatever `url` says. */
  malformed?: true;
}

/** As Vike writes it. */
const PRELOAD = '<link rel="modulepreload"';
const LAST = Buffer.from(' fetchpriority="low"');

/**
 * Browsers fetch preloaded scripts beside the styles and ahead of pictures; they are to come after both. The first
 * script stays as it is: it is three quarters of all, and would wait for the styles as well.
 */
function scriptsLast(html: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let done = 0;
  for (let at = html.indexOf(PRELOAD); at !== -1; at = html.indexOf(PRELOAD, done)) {
    pieces.push(html.subarray(done, at + PRELOAD.length), LAST);
    done = at + PRELOAD.length;
  }
  return Buffer.concat([...pieces, html.subarray(done)]);
}

/** Renders one page, or its JSON for client navigation. The shop must be known. */
export async function render(
  renderers: Renderers,
  content: ContentVersion,
  publicUrl: string,
  { url, form, clientAddress, device, requestId, askedAt, malformed }: RenderRequest,
): Promise<Rendered> {
  const { shop, closed, version } = content;
  if (shop === null) throw new Error('rendered before the shop was known');
  const { redirects, ...site } = shop.site;
  const { language } = languageOf(url);
  // The route rules are the server's alone; every page carries the rest.
  const shown = { ...shop, site: { ...site, redirects: [] } };
  const page = await renderers[language]({
    urlOriginal: url,
    shop: language === 'ta' ? inTamil(shown) : inEnglish(shown),
    redirects,
    closed,
    publicUrl,
    form,
    clientAddress,
    device,
    requestId,
    askedAt,
    ...(malformed && { malformed }),
  });
  const headers = new Map(page.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const readAt = new Set([version, ...page.readAt]);
  return {
    status: malformed ? 400 : page.status,
    found: page.status === 200 && page.pageId !== null && page.pageId !== ERROR_PAGE,
    contentType: headers.get('content-type') ?? 'text/html;charset=utf-8',
    body: scriptsLast(page.body),
    location: headers.get('location') ?? null,
    version: readAt.size === 1 ? version : null,
  };
}
