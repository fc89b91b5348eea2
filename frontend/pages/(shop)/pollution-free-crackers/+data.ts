import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../api/read-for-page.ts';
import { shownRow } from '../../../features/catalogue/rows.ts';
import { text } from '../../../words/en/shop/pollution-free-text.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { categories } = await readForPage(pageContext, readPriceList);
  const { title, description, lead, sections } = text;
  setConfig({ title: `${title} | ${pageContext.shop.identity.name}`, description });
  const rows = categories.flatMap(({ slug, products }) =>
    products.filter(({ green }) => green).map((row) => shownRow(row, slug)),
  );
  return { title, lead, sections, rows };
}
