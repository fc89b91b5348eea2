import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { packedView } from '../../../../features/orders/form/packed-list.ts';
import { readQuickOrder } from '../../../../features/orders/read-quick-order.ts';
import { words } from '../../../../words/en/shop/orders-list.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const view = await readQuickOrder(pageContext, null);
  const items = view.categories.reduce((sum, { rows }) => sum + rows.length, 0);
  const { name } = pageContext.shop.identity;
  setConfig({ title: `${words.title} | ${name}`, description: words.description(items, name) });
  return packedView(view);
}
