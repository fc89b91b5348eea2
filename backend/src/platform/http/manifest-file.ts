import { StreamableFile } from '@nestjs/common';
import { iconUrl } from '@shop/contracts/catalogue/pictures';
import { SHOP_COLOURS } from '@shop/contracts/rules/colours';
import { inLanguage, type Language } from '@shop/contracts/rules/language';
import type { Looks } from '@shop/contracts/shop/views';

interface HomeScreenPage {
  /** Its path, as English pages have it. */
  page: string;
  language: Language;
  name: string;
  /** Under its icon. */
  shortName: string;
}

/**
 * What a telephone wants to know to put a private page on its home screen. The page is where the app starts and what it
 * is known by, so that two of them are two apps; the whole site is its scope, because while the shop is closed that page
 * is the closed one.
 */
export function manifestFile(
  { page, language, name, shortName }: HomeScreenPage,
  looks: Looks,
): StreamableFile {
  const { colour, logo } = looks;
  const address = inLanguage(language, page);
  const manifest = {
    id: address,
    start_url: address,
    scope: '/',
    name,
    short_name: shortName,
    display: 'standalone',
    lang: `${language}-IN`,
    background_color: '#faf6ee',
    theme_color: SHOP_COLOURS[colour],
    icons: logo
      ? [{ src: iconUrl(logo.key), sizes: '192x192', type: 'image/png' }]
      : [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
        ],
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  return new StreamableFile(bytes, { type: 'application/manifest+json', length: bytes.length });
}
