import { Controller } from '@nestjs/common';
import { readShop } from '@shop/contracts/shop/endpoints';
import type { ShopView } from '@shop/contracts/shop/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { ShopContents } from '../../application/opening.ts';
import { ShopSettings } from '../../application/shop-settings.ts';

@Controller()
export class PublicShopController {
  constructor(
    private readonly settings: ShopSettings,
    private readonly contents: ShopContents,
  ) {}

  /** Payment details are not for everybody: they come with an order. */
  @Route(readShop)
  @CachedContent()
  async readShop(): Promise<ShopView> {
    const { identity, looks, season, sale, site } = await this.settings.current();
    const isDemonstration = await this.contents.isDemonstration();
    return { identity, looks, season, saleMode: sale.mode, site, isDemonstration };
  }
}
