import { Injectable } from '@nestjs/common';
import type { Looks } from '@shop/contracts/shop/views';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { TrackOrder } from './track-order.ts';

/** What an order's page on a telephone's home screen shows. */
@Injectable()
export class OrderManifest {
  constructor(
    private readonly tracking: TrackOrder,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError not-found */
  async execute(token: string): Promise<{ number: string; looks: Looks }> {
    const { number } = await this.tracking.execute(token);
    const { looks } = await this.settings.current();
    return { number, looks };
  }
}
