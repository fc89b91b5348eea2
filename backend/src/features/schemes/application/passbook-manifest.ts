import { Injectable } from '@nestjs/common';
import { homeScreenManifest } from '../../shop/application/home-screen-manifest.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { ReadPassbook } from './read-passbook.ts';

/** A passbook on a telephone's home screen. */
@Injectable()
export class PassbookManifest {
  constructor(
    private readonly passbook: ReadPassbook,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError not-found, passbook-link-replaced */
  async execute(token: string): Promise<object> {
    const { number, scheme } = await this.passbook.execute(token);
    const { looks } = await this.settings.current();
    const name = `${scheme.name}: passbook ${number}`;
    return homeScreenManifest({ page: `/passbook/${token}`, name, shortName: number }, looks);
  }
}
