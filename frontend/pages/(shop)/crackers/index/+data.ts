import { TEXT } from '@shop/contracts/rules/limits';
import { readPriceList, searchProducts } from '@shop/contracts/catalogue/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../../api/read-for-page.ts';
import { findPages, searchText } from '../../../../features/catalogue/find-pages.ts';
import { shownCategory, shownRow } from '../../../../features/catalogue/rows.ts';
import { words } from '../../../../words/en/shop/catalogue.ts';
import { words as search } from '../../../../words/en/shop/search.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The kinds, and with `?q=` what was found. A search is made for one visitor and kept out of search engines. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const typed = searchText(pageContext.urlParsed.search['q'] ?? '');
  const tooLong = typed.length > TEXT.search.max;
  const text = tooLong ? `${typed.slice(0, TEXT.search.max - 1)}…` : typed;
  const [list, found, pages] = await Promise.all([
    readForPage(pageContext, readPriceList),
    typed !== '' && !tooLong
      ? readForPage(pageContext, searchProducts, { query: { q: typed } })
      : { products: [], closest: false, banned: false },
    typed !== '' && !tooLong ? findPages(pageContext, typed) : [],
  ]);
  const { name } = pageContext.shop.identity;
  setConfig({
    title: `${typed === '' ? words.crackers : search.searchFor(text)} | ${name}`,
    description: words.crackersDescription(name),
  });
  return {
    text,
    tooLong,
    found: found.products.map((product) => shownRow(product, product.categorySlug)),
    closest: found.closest,
    banned: found.banned,
    pages,
    categories: list.categories.map(shownCategory),
    noindex: typed !== '',
  };
}
