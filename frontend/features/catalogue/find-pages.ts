import { readCities } from '@shop/contracts/places/endpoints';
import { asksForGreen, find, findIndex } from '@shop/contracts/rules/catalogue/search/find';
import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import type { PageContextServer } from 'vike/types';
import { readForPage } from '../../api/read-for-page.ts';
import { paths } from '../../lib/paths.ts';
import { pageAliases } from '../../words/en/shop/search-pages.ts';
import { words } from '../../words/en/shop/search.ts';
import { helpLinks, shopLinks } from '../shop/site-links.ts';

/** More would bury the goods. */
const MOST = 8;

interface FoundPage {
  title: string;
  path: string;
}

/** Cities, posts and pages of fixed text that have every word, by the rules of the price list. On the server. */
export async function findPages(pageContext: PageContextServer, text: string): Promise<FoundPage[]> {
  const [{ cities }, { posts }] = await Promise.all([
    readForPage(pageContext, readCities),
    readForPage(pageContext, readSitemap),
  ]);
  const pages = [
    ...cities.map(({ slug, name, stateName }) => ({
      title: words.cityFound(name, stateName),
      path: paths.city(slug),
      names: [name, stateName],
    })),
    ...[...shopLinks, ...helpLinks].map(({ text: title, href: path }) => ({
      title,
      path,
      names: [title, ...(pageAliases[path] ?? [])],
    })),
    ...posts.map(({ title, path }) => ({ title, path, names: [title] })),
  ];
  // What is called “green crackers” is found by every name of them.
  const things = pages.map((page) => ({ ...page, green: page.names.some(asksForGreen) }));
  const found = find(findIndex(things), text);
  if (!found || found.closest) return [];
  return found.places.slice(0, MOST).flatMap((place) => {
    const page = pages[place];
    return page ? [{ title: page.title, path: page.path }] : [];
  });
}

/** A text as it can be searched for: without what no keyboard writes, spaces made one. */
export function searchText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
    .trim();
}
