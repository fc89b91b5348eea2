import { Injectable } from '@nestjs/common';
import type { PostEntry, PostPageView, PostRowView, PostView } from '@shop/contracts/blog/views';
import type { MovedView } from '@shop/contracts/catalogue/views';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { pictureBy } from '../../../../persistence/picture-columns.ts';
import { publicRichText } from '../../../../persistence/public-rich-text.ts';
import { Posts } from '../../application/posts.ts';

const PAGE_SIZE = 12;
const OTHERS = 3;

const rowColumns = sql`
  p.slug, p.title, p.excerpt, ${pictureBy(sql`p.cover_key`)} AS cover, p.tags, p.author, p.published_on,
  p.updated_at`;
const newestFirst = sql`ORDER BY p.published_on DESC, p.id DESC`;

@Injectable()
export class PostgresPosts extends Posts {
  constructor(private readonly database: Database) {
    super();
  }

  async page(page: number): Promise<PostPageView | null> {
    const posts = await this.database.rows(sql<PostRowView>`
      SELECT ${rowColumns} FROM post p WHERE p.state = 'published' ${newestFirst}
      LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
    if (posts.length === 0 && page > 1) return null;
    const count = await this.database.row(sql<{ total: number }>`
      SELECT count(*) AS total FROM post WHERE state = 'published'`);
    return { posts, total: count?.total ?? 0, page, pageSize: PAGE_SIZE };
  }

  async bySlug(slug: string): Promise<PostView | MovedView | 'gone' | null> {
    const post = await this.database.row(sql<PostRowView & { body: string; state: string }>`
      SELECT ${rowColumns}, p.body, p.state FROM post p WHERE p.slug = ${slug}`);
    if (!post) return this.moved(slug);
    if (post.state !== 'published') return post.state === 'withdrawn' ? 'gone' : null;
    const { state: _, ...rest } = post;
    return this.whole(rest);
  }

  preview(entry: PostEntry, publishedOn: Day, updatedAt: Date): Promise<PostView> {
    return this.whole({ ...entry, publishedOn, updatedAt: updatedAt.toISOString() });
  }

  private async whole({ body, ...row }: PostRowView & { body: string }): Promise<PostView> {
    const others = await this.database.rows(sql<PostRowView>`
      SELECT ${rowColumns} FROM post p WHERE p.state = 'published' AND p.slug <> ${row.slug} ${newestFirst}
      LIMIT ${OTHERS}`);
    return { ...row, body: await publicRichText(this.database, body), others };
  }

  private async moved(slug: string): Promise<MovedView | 'gone' | null> {
    const target = await this.database.row(sql<{ slug: string; state: string }>`
      SELECT p.slug, p.state FROM post_redirect r JOIN post p ON p.id = r.post_id WHERE r.slug = ${slug}`);
    if (target?.state === 'withdrawn') return 'gone';
    return target?.state === 'published' ? { movedTo: contentPaths.post(target.slug) } : null;
  }
}
