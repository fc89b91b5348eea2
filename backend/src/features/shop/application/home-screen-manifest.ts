import { iconUrl } from '@shop/contracts/catalogue/pictures';
import { SHOP_COLOURS } from '@shop/contracts/rules/colours';
import type { Looks } from '@shop/contracts/shop/views';

interface HomeScreenPage {
  /** Its path. */
  page: string;
  name: string;
  /** Under its icon. */
  shortName: string;
}

/**
 * A private page on a telephone's home screen. The page is where the app starts and what it is known by, so that two of
 * them are two apps; the whole site is its scope, because while the shop is closed that page is the closed one.
 */
export function homeScreenManifest({ page, name, shortName }: HomeScreenPage, looks: Looks): object {
  const { colour, logo } = looks;
  return {
    id: page,
    start_url: page,
    scope: '/',
    name,
    short_name: shortName,
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#faf6ee',
    theme_color: SHOP_COLOURS[colour],
    icons: logo
      ? [{ src: iconUrl(logo.key), sizes: '192x192', type: 'image/png' }]
      : [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
        ],
  };
}
