import type { ShopSettings } from '../../shop/application/shop-settings.ts';
import type { NewOrder } from '../domain/new-order.ts';
import { demandOrderSum, demandRoom, hourlyCounts } from '../domain/order-limits.ts';
import type { Sender } from '../domain/sender.ts';
import type { SentOrders } from './sent-orders.ts';

/** Keeps strangers from emptying the shelf: what is above the limits of the settings is taken by phone only. */
export class OrderGuard {
  constructor(
    private readonly settings: ShopSettings,
    private readonly sent: SentOrders,
  ) {}

  /**
   * Counts an order that is about to be stored, in the transaction that stores it: only what was placed counts.
   * @throws DomainError order-above-limit, open-orders-limit, open-orders-sum-limit, orders-an-hour-limit
   */
  async demandWithinLimits({ customer, totals, placedAt }: NewOrder, sender: Sender): Promise<void> {
    if (sender.kind === 'staff') return;
    const { limits, identity } = await this.settings.current();
    const phone = identity.phones[0] ?? null;
    const { totalPaise } = totals;
    demandOrderSum(totalPaise, limits, phone);
    const counts = hourlyCounts(sender, limits);
    const before = await this.sent.enter(customer.phone, counts, placedAt);
    demandRoom({ totalPaise, placedAt }, before, limits, counts, phone);
  }
}
