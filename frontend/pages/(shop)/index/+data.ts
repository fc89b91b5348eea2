import { listPosts } from '@shop/contracts/blog/endpoints';
import { readFeatured, readPriceList } from '@shop/contracts/catalogue/endpoints';
import { readCities } from '@shop/contracts/places/endpoints';
import { listSchemes } from '@shop/contracts/schemes/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../api/read-for-page.ts';
import { shownPost } from '../../../features/blog/shown-post.ts';
import { bestSeller, shownCategory } from '../../../features/catalogue/rows.ts';
import { shownReadyLists } from '../../../features/orders/ready/shown-ready-lists.ts';
import { readOwnText } from '../../../features/texts/read-own-text.ts';
import { shopData, structuredData } from '../../../lib/head/structured-data.tsx';
import { words } from '../../../words/en/shop/home.ts';

const NEWEST_POSTS = 3;

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const [headline, sentence, list, featured, { cities }, { schemes }, { posts }] = await Promise.all([
    readOwnText(pageContext, 'home-headline'),
    readOwnText(pageContext, 'home-sentence'),
    readForPage(pageContext, readPriceList),
    readForPage(pageContext, readFeatured),
    readForPage(pageContext, readCities),
    readForPage(pageContext, listSchemes),
    readForPage(pageContext, listPosts),
  ]);
  const { publicUrl, shop } = pageContext;
  const { identity } = shop;
  setConfig({
    title: `${words.title(identity.city)} | ${identity.name}`,
    description: words.description(identity),
    Head: structuredData(shopData(publicUrl, identity)),
  });
  return {
    headline,
    sentence,
    categories: list.categories.map(shownCategory),
    readyLists: shownReadyLists(list),
    bestSellers: featured.products.map(bestSeller),
    cities: cities.map(({ slug, name, deliveryDays, lastOrderOn }) => ({
      slug,
      name,
      deliveryDays,
      lastOrderOn,
    })),
    schemes: schemes.map(({ slug, name, monthlyPaise, instalments, totals }) => ({
      slug,
      name,
      monthlyPaise,
      instalments,
      totals,
    })),
    posts: posts.slice(0, NEWEST_POSTS).map(shownPost),
  };
}
