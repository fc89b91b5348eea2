import { endpoint } from '../endpoint.ts';
import type { SitemapView } from './views.ts';

export const readSitemap = endpoint('GET', '/api/public/sitemap')<{ view: SitemapView }>();
