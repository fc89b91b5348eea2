import type { PageContext } from 'vike/types';
import { paths } from '../../../lib/paths.ts';

/** Its own address, and one of the closed page, so that schemes are joined while the shop is closed. */
export function route({ urlPathname, urlParsed }: PageContext) {
  if (urlPathname === paths.closed) return urlParsed.search['schemes'] === 'yes' && { precedence: 1 };
  return urlPathname === paths.schemes;
}
