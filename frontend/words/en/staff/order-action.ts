import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { orderStateWords } from '../shop/order-states.ts';

/** What became of a step of an order. */
export const words = {
  undone: 'It is undone.',
  movedMeanwhile: (state: OrderState) =>
    `Somebody was faster: the order is ${orderStateWords[state]} now. Nothing was changed by you; you see it as it is.`,
  heldMeanwhile: 'The order was put on hold meanwhile, so nothing was changed.',
} as const;
