import type { SitemapView } from '@shop/contracts/sitemap/views';

/** The public pages of catalogue and blog, with the day they last changed. */
export abstract class ContentPages {
  abstract all(): Promise<Omit<SitemapView, 'cities'>>;
}
