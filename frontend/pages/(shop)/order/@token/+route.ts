import type { PageContext } from 'vike/types';

/**
 * Its own address, and that of the closed page with its token, where its link lands while the shop is closed. It
 * imports nothing, because Vike reads it before anything is built.
 */
export function route({ urlPathname, urlParsed }: PageContext) {
  const onClosedPage = urlPathname === '/diwali-sale-closed' ? urlParsed.search['token'] : undefined;
  const token = onClosedPage || /^\/order\/([^/]+)$/.exec(urlPathname)?.[1];
  return token ? { precedence: 1, routeParams: { token } } : false;
}
