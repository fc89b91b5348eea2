import { Injectable } from '@nestjs/common';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import type { SitemapView } from '@shop/contracts/sitemap/views';
import { Cities } from '../../places/application/cities.ts';

/** The public pages of catalogue and blog, with the day they last changed. */
export abstract class ContentPages {
  abstract all(): Promise<Omit<SitemapView, 'cities'>>;
}

/** Every page that the content makes and that search engines may list. */
@Injectable()
export class ReadSitemap {
  constructor(
    private readonly pages: ContentPages,
    private readonly cities: Cities,
  ) {}

  async execute(): Promise<SitemapView> {
    const [pages, cities] = await Promise.all([this.pages.all(), this.cities.all()]);
    return {
      ...pages,
      cities: cities
        .filter(({ indexed }) => indexed)
        .map(({ slug, name, updatedAt }) => ({ path: contentPaths.city(slug), title: name, updatedAt })),
    };
  }
}
