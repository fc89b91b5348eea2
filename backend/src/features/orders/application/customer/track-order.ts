import { Injectable } from '@nestjs/common';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { found } from '../../../../shared/domain-error.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { OrderQueries } from '../order-queries.ts';

/** An order as its customer follows it; whether payment is asked for depends on the shop's sale mode. */
@Injectable()
export class TrackOrder {
  constructor(
    private readonly orders: OrderQueries,
    private readonly settings: ShopSettings,
  ) {}

  async execute(token: string): Promise<TrackedOrderView> {
    const { sale, payment } = await this.settings.current();
    return found(await this.orders.tracked(token, { saleMode: sale.mode, details: payment }));
  }
}
