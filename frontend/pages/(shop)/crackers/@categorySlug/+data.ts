import { readCategory } from '@shop/contracts/catalogue/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage, unlessMoved } from '../../../../api/read-for-page.ts';
import { shownRow } from '../../../../features/catalogue/rows.ts';
import { plainText } from '../../../../lib/plain-text.ts';
import { paths } from '../../../../lib/paths.ts';
import { breadcrumbData, structuredData } from '../../../../lib/head/structured-data.tsx';
import { words } from '../../../../words/en/shop/catalogue.ts';
import { words as site } from '../../../../words/en/shop/site.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const categorySlug = pageContext.routeParams['categorySlug'] ?? '';
  const category = unlessMoved(await readForPage(pageContext, readCategory, { params: { categorySlug } }));
  const crumbs = [
    { text: site.home, href: paths.home },
    { text: words.crackers, href: paths.crackers },
    { text: category.name, href: paths.category(category.slug) },
  ];
  setConfig({
    title: `${category.name} | ${pageContext.shop.identity.name}`,
    description: plainText(category.description) || words.categoryDescription(category.name),
    Head: structuredData(breadcrumbData(pageContext.publicUrl, crumbs)),
  });
  const { name, nameTa, description, products } = category;
  return { name, nameTa, description, crumbs, rows: products.map((row) => shownRow(row, category.slug)) };
}
