import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../../api/read-for-page.ts';
import { searchRows, shownCategory } from '../../../../features/catalogue/rows.ts';
import { words } from '../../../../words/en/catalogue.ts';

/** A search shows no more than this; more words narrow it. */
const MOST_FOUND = 60;
const LONGEST_TEXT = 80;

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const list = await readForPage(pageContext, readPriceList);
  const { name } = pageContext.shop.identity;
  setConfig({ title: `${words.crackers} | ${name}`, description: words.crackersDescription(name) });
  const text = (pageContext.urlParsed.search['q'] ?? '').trim().slice(0, LONGEST_TEXT);
  const found = searchRows(list.categories, text);
  return {
    text,
    found: found.slice(0, MOST_FOUND),
    foundCount: found.length,
    categories: list.categories.map(shownCategory),
  };
}
