import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { words } from '../../../../../words/en/admin-order.ts';

export type NextStep = keyof typeof words.moves;

/** The one step forward that an order waits for; none while it is on hold, or its customer is asked what to pack. */
export function nextStep({
  nextStates,
  hold,
  proposal,
}: Pick<AdminOrderView, 'nextStates' | 'hold' | 'proposal'>): NextStep | undefined {
  const step = nextStates.find(isStep);
  const isAsked = step === 'packed' && proposal?.state === 'open';
  return hold !== null || isAsked ? undefined : step;
}

function isStep(state: OrderState): state is NextStep {
  return Object.hasOwn(words.moves, state);
}
