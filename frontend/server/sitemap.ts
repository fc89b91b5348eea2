import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../lib/paths.ts';
import type { ServerConfig } from './config.ts';
import { RETRY_AFTER } from './backend-away.ts';

/** The sitemap for search engines, from what is in the shop. */
export function sitemap({ backendUrl, publicUrl }: ServerConfig) {
  return async (_: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const response = await fetch(backendUrl + readPriceList.path).catch(() => null);
    if (!response?.ok) return reply.code(503).header('retry-after', String(RETRY_AFTER)).send();
    const addresses = addressesOf((await response.json()) as PriceListView);
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    return reply.send(sitemapOf(addresses.map((path) => publicUrl + path)));
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
