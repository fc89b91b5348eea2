import { Injectable } from '@nestjs/common';
import { iconUrl } from '@shop/contracts/catalogue/pictures';
import { SHOP_COLOURS } from '@shop/contracts/rules/colours';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { ReadPassbook } from './read-passbook.ts';

/**
 * A passbook on a telephone's home screen. Its page is where the app starts and what it is known by, so that two
 * passbooks are two apps; the whole site is its scope, because while the shop is closed that page is the closed one.
 */
@Injectable()
export class PassbookManifest {
  constructor(
    private readonly passbook: ReadPassbook,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError not-found, passbook-link-replaced */
  async execute(token: string): Promise<object> {
    const { number, scheme } = await this.passbook.execute(token);
    const { colour, logo } = (await this.settings.current()).looks;
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
      theme_color: SHOP_COLOURS[colour],
      icons: logo
        ? [{ src: iconUrl(logo.key), sizes: '192x192', type: 'image/png' }]
        : [
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
            { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
          ],
    };
  }
}
