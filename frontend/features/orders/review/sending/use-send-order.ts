import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PageContext } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { IDLE, OrderSending, type OnRefused, type Sending } from './order-sending.ts';

/** For the review on the screen: where its order stands, what sends it, and why it was refused. */
export function useSendOrder(onRefused: OnRefused): { state: Sending; order: OrderSending } {
  const order = orderSendingOf(usePageContext());
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => order.show((...refusal) => refused.current(...refusal)), [order]);
  return { state: useSyncExternalStore(order.subscribe, order.state, () => IDLE), order };
}

/** One a document, so that an order on its way is met again by whoever comes back to the list. */
function orderSendingOf({ globalContext }: PageContext): OrderSending {
  // The server sends none from here, and its context is everybody's.
  if (!globalContext.isClientSide) return new OrderSending();
  return (globalContext.orderSending ??= new OrderSending());
}
