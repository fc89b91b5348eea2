import { Injectable } from '@nestjs/common';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import type { SitemapView } from '@shop/contracts/sitemap/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ContentPages } from '../../application/read-sitemap.ts';

@Injectable()
export class PostgresContentPages extends ContentPages {
  constructor(private readonly database: Database) {
    super();
  }

  async all(): Promise<Omit<SitemapView, 'cities'>> {
    // The page of a category shows its products: it changes with them.
    const changedAt = sql<string>`greatest(c.updated_at,
      (SELECT max(p.updated_at) FROM product p WHERE p.category_id = c.id))`;
    const categories = await this.database.rows(
      db
        .selectFrom('category as c')
        .select(['c.slug', 'c.name as title', changedAt.as('updatedAt')])
        .where('c.active', '=', true)
        .orderBy('c.position'),
    );
    const products = await this.database.rows(
      db
        .selectFrom('product as p')
        .innerJoin('category as c', 'c.id', 'p.categoryId')
        .select([
          'c.slug as categorySlug',
          'p.slug',
          sql<string>`concat_ws(', ', p.name, p.content)`.as('title'),
          'p.updatedAt',
        ])
        .where('p.state', '=', 'active')
        .where('c.active', '=', true)
        .orderBy('c.position')
        .orderBy('p.position'),
    );
    const posts = await this.database.rows(
      db
        .selectFrom('post')
        .select(['slug', 'title', 'updatedAt'])
        .where('state', '=', 'published')
        .orderBy('publishedOn', 'desc')
        .orderBy('id', 'desc'),
    );
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
