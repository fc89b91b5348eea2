import type { TrackedOrderView } from '@shop/contracts/orders/views';
import type { ShopIdentity } from '@shop/contracts/shop/views';

/** What stands on the estimate of an order. */
export type EstimatedOrder = Pick<
  TrackedOrderView,
  | 'number'
  | 'placedAt'
  | 'state'
  | 'customer'
  | 'delivery'
  | 'pickupLocation'
  | 'remarks'
  | 'lines'
  | 'totals'
  | 'paidPaise'
  | 'balancePaise'
  | 'benefitPaise'
  | 'creditedPaise'
  | 'destination'
>;

export abstract class EstimatePrinter {
  /** A PDF of A4 pages, one estimate after the other. */
  abstract print(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array>;
}
