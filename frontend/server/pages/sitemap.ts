import { CONTENT_VERSION } from '@shop/contracts/content-version';
import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import type { SitemapEntryView, SitemapView } from '@shop/contracts/sitemap/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../lib/paths.ts';
import type { ServerConfig } from '../config.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { readWhole } from '../backend/read-whole.ts';
import { commonHeaders } from '../http/security-headers.ts';
import type { ContentVersion } from '../cache/content-version.ts';
import { RETRY_AFTER } from '../backend/backend-away.ts';

const KEY = '/sitemap.xml';

/** The sitemap for search engines, from what is in the shop; kept in memory as pages are. */
export function sitemap({ backendUrl, publicUrl }: ServerConfig, content: ContentVersion, cache: PageCache) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { version } = content.at(Date.now());
    if (cache.answer(KEY, version, request.raw, reply.raw)) return reply.hijack();
    const answer = await readWhole(backendUrl + readSitemap.path, request.id);
    if (answer?.status !== 200) {
      if (cache.answerStale(KEY, Date.now(), request.raw, reply.raw)) return reply.hijack();
      return reply.code(503).header('retry-after', String(RETRY_AFTER)).send();
    }
    const body = Buffer.from(
      sitemapOf(publicUrl, entriesOf(JSON.parse(answer.body.toString()) as SitemapView)),
    );
    const headers = commonHeaders(publicUrl);
    if (answer.headers.get(CONTENT_VERSION) === version)
      await cache.store(KEY, version, { contentType: 'application/xml; charset=utf-8', body, headers });
    if (cache.answer(KEY, version, request.raw, reply.raw)) return reply.hijack();
    return reply.type('application/xml; charset=utf-8').send(body);
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
  const urls = entries.map(({ path, updatedAt }) => {
    const date = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `<url><loc>${(publicUrl + path).replaceAll('&', '&amp;')}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
