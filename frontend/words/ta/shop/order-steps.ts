import type { OrderState } from '@shop/contracts/rules/orders/order-states';

/** The steps on the line at the top of an order's page, and in a list of orders. */
export const stepWords: Record<Exclude<OrderState, 'cancelled'>, string> = {
  placed: 'வந்தது',
  confirmed: 'உறுதி ஆனது',
  packed: 'பேக் ஆனது',
  dispatched: 'லாரியில்',
  arrived: 'ஊருக்கு வந்தது',
  collected: 'கையில் கிடைத்தது',
};
