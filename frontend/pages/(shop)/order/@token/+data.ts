import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../../api/read-for-page.ts';
import { words } from '../../../../words/en/orders-page.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const token = pageContext.routeParams['token'] ?? '';
  const order = await readForPage(pageContext, trackOrder, { params: { token } });
  setConfig({ title: words.title(order.number) });
  return { order, token, referralIgnored: pageContext.urlParsed.search['referral'] === 'ignored' };
}
