import type { PageContext } from 'vike/types';
import { paths } from '../../../../lib/paths.ts';

/** Its own address, and that of the closed page with its token, where its link lands while the shop is closed. */
export function route({ urlPathname, urlParsed }: PageContext) {
  const onClosedPage = urlPathname === paths.closed ? urlParsed.search['passbook'] : undefined;
  const token = onClosedPage || /^\/passbook\/([^/]+)$/.exec(urlPathname)?.[1];
  return token ? { precedence: 1, routeParams: { token } } : false;
}
