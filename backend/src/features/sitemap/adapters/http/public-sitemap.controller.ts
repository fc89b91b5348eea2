import { Controller } from '@nestjs/common';
import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import type { SitemapView } from '@shop/contracts/sitemap/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { ReadSitemap } from '../../application/read-sitemap.ts';

@Controller()
export class PublicSitemapController {
  constructor(private readonly sitemap: ReadSitemap) {}

  @Route(readSitemap)
  @CachedContent()
  read(): Promise<SitemapView> {
    return this.sitemap.execute();
  }
}
