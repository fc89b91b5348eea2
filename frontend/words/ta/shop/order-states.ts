import type { OrderState } from '@shop/contracts/rules/orders/order-states';

/** Each state of an order as it stands in a sentence. */
export const orderStateWords: Record<OrderState, string> = {
  placed: 'ஆர்டர் வந்தது',
  confirmed: 'உறுதி ஆனது',
  packed: 'பேக் ஆனது',
  dispatched: 'லாரியில்',
  arrived: 'ஊருக்கு வந்தது',
  collected: 'கையில் கிடைத்தது',
  cancelled: 'ரத்து ஆனது',
};
