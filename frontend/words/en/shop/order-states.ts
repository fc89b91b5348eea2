import type { OrderState } from '@shop/contracts/rules/orders/order-states';

/** Each state of an order as it stands in a sentence. */
export const orderStateWords: Record<OrderState, string> = {
  placed: 'placed',
  confirmed: 'confirmed',
  packed: 'packed',
  dispatched: 'dispatched',
  arrived: 'at the pickup location',
  collected: 'collected',
  cancelled: 'cancelled',
};
