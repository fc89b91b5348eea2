import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import type { SitemapEntryView, SitemapView } from '@shop/contracts/sitemap/views';
import { inLanguage, LANGUAGES, type Language } from '@shop/contracts/rules/language';
import { paths } from '../../lib/paths.ts';
import type { SharedRead } from '../backend/shared-reads.ts';

/** The sitemap for search engines, from what is in the shop. */
export function sitemap(publicUrl: string): SharedRead {
  return {
    key: '/sitemap.xml',
    path: readSitemap.path,
    make: (body) => ({
      contentType: 'application/xml; charset=utf-8',
      body: Buffer.from(sitemapOf(publicUrl, entriesOf(JSON.parse(body.toString()) as SitemapView))),
    }),
  };
}

interface Entry {
  path: string;
  /** Where nobody keeps a date there is none. */
  updatedAt?: string | undefined;
}

/** The pages of fixed text, those that show what is newest of a kind, and every page that the content makes. */
export function entriesOf({ categories, products, cities, posts }: SitemapView): Entry[] {
  const listChanged = newestOf([...categories, ...products]);
  return [
    { path: paths.home, updatedAt: newestOf([...categories, ...products, ...cities, ...posts]) },
    { path: paths.quickOrder, updatedAt: listChanged },
    { path: paths.crackers, updatedAt: listChanged },
    { path: paths.schemes },
    { path: paths.cities, updatedAt: newestOf(cities) },
    { path: paths.blog, updatedAt: newestOf(posts) },
    { path: paths.pollutionFree, updatedAt: newestOf(products) },
    { path: paths.fireSafety },
    { path: paths.about },
    { path: paths.contact },
    { path: paths.refund },
    { path: paths.privacy },
    { path: paths.track },
    { path: paths.sitemap },
    ...categories,
    ...products,
    ...cities,
    ...posts,
  ];
}

/** Instants of one format sort as texts. */
function newestOf(entries: readonly SitemapEntryView[]): string | undefined {
  return entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
}

export function sitemapOf(publicUrl: string, entries: readonly Entry[]): string {
  const addressOf = (language: Language, path: string) =>
    (publicUrl + inLanguage(language, path)).replaceAll('&', '&amp;');
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const date = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    const others = LANGUAGES.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}-IN" href="${addressOf(each, path)}"/>`,
    ).join('');
    return LANGUAGES.map((each) => `<url><loc>${addressOf(each, path)}</loc>${date}${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
