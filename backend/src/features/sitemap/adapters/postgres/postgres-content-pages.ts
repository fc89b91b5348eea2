import { Injectable } from '@nestjs/common';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import type { SitemapEntryView, SitemapView } from '@shop/contracts/sitemap/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ContentPages } from '../../application/content-pages.ts';

type ContentRow = Omit<SitemapEntryView, 'path'> & { slug: string };

@Injectable()
export class PostgresContentPages extends ContentPages {
  constructor(private readonly database: Database) {
    super();
  }

  async all(): Promise<Omit<SitemapView, 'cities'>> {
    // The page of a category shows its products: it changes with them.
    const categories = await this.database.rows(sql<ContentRow>`
      SELECT c.slug, c.name AS title,
        greatest(c.updated_at, (SELECT max(p.updated_at) FROM product p WHERE p.category_id = c.id)) AS updated_at
      FROM category c WHERE c.active ORDER BY c.position`);
    const products = await this.database.rows(sql<ContentRow & { categorySlug: string }>`
      SELECT c.slug AS category_slug, p.slug, concat_ws(', ', p.name, p.content) AS title, p.updated_at
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.state = 'active' AND c.active ORDER BY c.position, p.position`);
    const posts = await this.database.rows(sql<ContentRow>`
      SELECT slug, title, updated_at FROM post WHERE state = 'published' ORDER BY published_on DESC, id DESC`);
    return {
      categories: categories.map(({ slug, ...entry }) => ({ path: contentPaths.category(slug), ...entry })),
      products: products.map(({ categorySlug, slug, ...entry }) => ({
        path: contentPaths.product(categorySlug, slug),
        ...entry,
      })),
      posts: posts.map(({ slug, ...entry }) => ({ path: contentPaths.post(slug), ...entry })),
    };
  }
}
