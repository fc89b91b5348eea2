import type { PassbookView } from '@shop/contracts/schemes/passbook-views';

/**
 * A passbook on a telephone's home screen. Its page is where the app starts and what it is known by, so that two
 * passbooks are two apps; the whole site is its scope, because while the shop is closed that page is the closed one.
 */
export function manifestOf(token: string, { number, scheme }: PassbookView): object {
  const page = `/passbook/${token}`;
  return {
    id: page,
    start_url: page,
    scope: '/',
    name: `${scheme.name}: passbook ${number}`,
    short_name: number,
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#faf6ee',
    theme_color: '#14683a',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
