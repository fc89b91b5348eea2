import type { PageContextServer } from 'vike/types';
import { packedView } from '../../../../features/orders/form/packed-list.ts';
import { readQuickOrder } from '../../../../features/orders/read-quick-order.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  return packedView(await readQuickOrder(pageContext, pageContext.routeParams['referralCode'] ?? null));
}
