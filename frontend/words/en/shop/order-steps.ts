import type { OrderState } from '@shop/contracts/rules/orders/order-states';

/** The steps on the line at the top of an order's page, and in a list of orders. */
export const stepWords: Record<Exclude<OrderState, 'cancelled'>, string> = {
  placed: 'Received',
  confirmed: 'Confirmed',
  packed: 'Packed',
  dispatched: 'On the lorry',
  arrived: 'Arrived',
  collected: 'Collected',
};
