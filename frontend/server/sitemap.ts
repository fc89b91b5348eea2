import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../lib/paths.ts';
import type { ServerConfig } from './config.ts';
import type { PageCache } from './page-cache.ts';
import { commonHeaders } from './security-headers.ts';
import type { ShopState } from './shop-state.ts';
import { RETRY_AFTER } from './backend-away.ts';

const KEY = '/sitemap.xml';

/** The sitemap for search engines, from what is in the shop; kept in memory as pages are. */
export function sitemap({ backendUrl, publicUrl }: ServerConfig, state: ShopState, cache: PageCache) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { epoch } = state.at(Date.now());
    const response = await fetch(backendUrl + readPriceList.path).catch(() => null);
    if (!response?.ok) {
      if (cache.answerStale(KEY, Date.now(), request.raw, reply.raw)) return reply.hijack();
      return reply.code(503).header('retry-after', String(RETRY_AFTER)).send();
    }
    const addresses = addressesOf((await response.json()) as PriceListView);
    const body = Buffer.from(sitemapOf(addresses.map((path) => publicUrl + path)));
    const headers = commonHeaders(publicUrl);
    await cache.store(KEY, epoch, { contentType: 'application/xml; charset=utf-8', body, headers });
    if (cache.answer(KEY, epoch, request.raw, reply.raw)) return reply.hijack();
    return reply.type('application/xml; charset=utf-8').send(body);
  };
}

function addressesOf({ categories }: PriceListView): string[] {
  return [
    paths.home,
    paths.quickOrder,
    paths.crackers,
    paths.fireSafety,
    paths.track,
    ...categories.flatMap((category) => [
      paths.category(category.slug),
      ...category.products.map((product) => paths.product(category.slug, product.slug)),
    ]),
  ];
}

function sitemapOf(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
