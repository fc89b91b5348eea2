import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an unsafe request came from a page of the shop. A browser that says nothing is not believed.
 * @param host the host the request was made to, `shop.example:8080`
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
