import type { CustomerView, OrderLineView } from '@shop/contracts/orders/views';
import type { PickupLocationView } from '@shop/contracts/places/views';
import type { Delivery } from '@shop/contracts/rules/order-states';
import type { OrderTotals } from '@shop/contracts/rules/order-totals';
import type { Actor } from '../../../shared/actor.ts';

export interface NewOrderLine extends OrderLineView {
  productId: string;
}

/** An order about to be placed: prices, names and addresses are copies, true for ever. */
export interface NewOrder {
  id: string;
  token: string;
  idempotencyKey: string;
  contentHash: string;
  placedAt: Date;
  /** `DS26`: what stands before the running number. */
  numberPrefix: string;
  placedBy: Actor;
  delivery: Delivery;
  pickupLocation: PickupLocationView | null;
  customer: CustomerView;
  remarks: string;
  referral: { referrerId: string; code: string } | null;
  lines: NewOrderLine[];
  totals: OrderTotals;
}
