import { Injectable } from '@nestjs/common';
import { homeScreenManifest } from '../../../shop/application/home-screen-manifest.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { TrackOrder } from './track-order.ts';

/** An order's page on a telephone's home screen. */
@Injectable()
export class OrderManifest {
  constructor(
    private readonly tracking: TrackOrder,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError not-found */
  async execute(token: string): Promise<object> {
    const { number } = await this.tracking.execute(token);
    const { looks } = await this.settings.current();
    return homeScreenManifest({ page: `/order/${token}`, name: `Order ${number}`, shortName: number }, looks);
  }
}
