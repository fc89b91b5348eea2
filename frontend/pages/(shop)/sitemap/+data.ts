import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../api/read-for-page.ts';
import { words } from '../../../words/en/shop/sitemap.ts';

export type Data = Awaited<ReturnType<typeof data>>;

interface Link {
  path: string;
  title: string;
}

/** Every page by kind; products stand under their category, as their addresses say. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { categories, products, cities, posts } = await readForPage(pageContext, readSitemap);
  const { name } = pageContext.shop.identity;
  setConfig({ title: `${words.title} | ${name}`, description: words.description(name) });
  const linkOf = ({ path, title }: Link): Link => ({ path, title });
  return {
    categories: categories.map((category) => ({
      ...linkOf(category),
      products: products.filter(({ path }) => path.startsWith(`${category.path}/`)).map(linkOf),
    })),
    cities: cities.map(linkOf),
    posts: posts.map(linkOf),
  };
}
