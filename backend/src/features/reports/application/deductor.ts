import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../shop/application/shop-settings.ts';

/** Who deducts the tax, as registers name them: the shop by its TAN. */
@Injectable()
export class Deductor {
  constructor(private readonly settings: ShopSettings) {}

  async tan(): Promise<string | null> {
    return (await this.settings.current()).referrals.tan;
  }
}
