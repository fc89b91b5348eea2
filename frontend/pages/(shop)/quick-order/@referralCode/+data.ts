import type { PageContextServer } from 'vike/types';
import { readQuickOrder } from '../../../../features/orders/read-quick-order.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export function data(pageContext: PageContextServer) {
  return readQuickOrder(pageContext, pageContext.routeParams['referralCode'] ?? null);
}
