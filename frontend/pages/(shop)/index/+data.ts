import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { PageContextServer } from 'vike/types';
import { readForPage } from '../../../api/read-for-page.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const list = await readForPage(pageContext, readPriceList);
  return { categories: list.categories.map(({ slug, name, nameTa }) => ({ slug, name, nameTa })) };
}
