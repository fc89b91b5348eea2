import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';

/** What several exported lists say. */

export const ORDER_STATES: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  dispatched: 'Dispatched',
  arrived: 'At the pickup location',
  collected: 'Collected',
  cancelled: 'Cancelled',
};

export const MODES: Record<(typeof PAYMENT_MODES)[number], string> = {
  upi: 'UPI',
  bank: 'Bank',
  cash: 'Cash',
};
