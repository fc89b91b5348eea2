import { Injectable } from '@nestjs/common';
import type { SitemapEntryView, SitemapView } from '@shop/contracts/sitemap/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ContentPages } from '../../application/content-pages.ts';

@Injectable()
export class PostgresContentPages extends ContentPages {
  constructor(private readonly database: Database) {
    super();
  }

  async all(): Promise<Omit<SitemapView, 'cities'>> {
    // The page of a category shows its products: it changes with them.
    const categories = await this.entries(sql`
      SELECT '/crackers/' || c.slug AS path, c.name AS title,
        greatest(c.updated_at, (SELECT max(p.updated_at) FROM product p WHERE p.category_id = c.id)) AS updated_at
      FROM category c WHERE c.active ORDER BY c.position`);
    const products = await this.entries(sql`
      SELECT '/crackers/' || c.slug || '/' || p.slug AS path, p.name AS title, p.updated_at
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.state = 'active' AND c.active ORDER BY c.position, p.position`);
    const posts = await this.entries(sql`
      SELECT '/blog/' || slug AS path, title, updated_at FROM post WHERE state = 'published' ORDER BY published_on DESC, id DESC`);
    return { categories, products, posts };
  }

  private entries(statement: RawBuilder<SitemapEntryView>): Promise<SitemapEntryView[]> {
    return this.database.rows(statement);
  }
}
