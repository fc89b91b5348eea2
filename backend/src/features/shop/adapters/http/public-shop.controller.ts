import { Controller } from '@nestjs/common';
import { readShop } from '@shop/contracts/shop/endpoints';
import type { ShopView } from '@shop/contracts/shop/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { ShopSettings } from '../../application/shop-settings.ts';

@Controller()
export class PublicShopController {
  constructor(private readonly settings: ShopSettings) {}

  /** Payment details are not for everybody: they come with an order. */
  @Route(readShop)
  @CachedContent()
  async readShop(): Promise<ShopView> {
    const { identity, season, sale, site } = await this.settings.current();
    return { identity, season, saleMode: sale.mode, site };
  }
}
