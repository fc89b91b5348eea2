import type { PageContext } from 'vike/types';

/**
 * Its own address, and one of the closed page, so that schemes are joined while the shop is closed. It imports nothing,
 * because Vike reads it before anything is built.
 */
export function route({ urlPathname, urlParsed }: PageContext) {
  if (urlPathname === '/diwali-sale-closed')
    return urlParsed.search['schemes'] === 'yes' && { precedence: 1 };
  return urlPathname === '/advance-schemes';
}
