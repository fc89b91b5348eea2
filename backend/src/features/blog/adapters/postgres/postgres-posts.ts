import { Injectable } from '@nestjs/common';
import type { PostEntry, PostPageView, PostRowView, PostView } from '@shop/contracts/blog/views';
import type { MovedView } from '@shop/contracts/catalogue/views';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import type { Day } from '@shop/contracts/rules/days';
import { sql, type NotNull } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { pictureBy } from '../../../../platform/persistence/picture-columns.ts';
import { publicRichText } from '../../../../platform/persistence/public-rich-text.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Posts } from '../../application/posts.ts';

const PAGE_SIZE = 12;
const OTHERS = 3;

const posts = db
  .selectFrom('post')
  .select([
    'slug',
    'title',
    'excerpt',
    pictureBy(sql`cover_key`).as('cover'),
    'tags',
    'author',
    'publishedOn',
    'updatedAt',
  ])
  .$narrowType<{ publishedOn: NotNull }>();
const newest = posts.where('state', '=', 'published').orderBy('publishedOn', 'desc').orderBy('id', 'desc');

@Injectable()
export class PostgresPosts extends Posts {
  constructor(private readonly database: Database) {
    super();
  }

  async page(page: number): Promise<PostPageView | null> {
    const rows = await this.database.rows(newest.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE));
    if (rows.length === 0 && page > 1) return null;
    const count = await this.database.row(
      db
        .selectFrom('post')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('state', '=', 'published'),
    );
    return { posts: rows, total: count?.total ?? 0, page, pageSize: PAGE_SIZE };
  }

  async bySlug(slug: string): Promise<PostView | MovedView | 'gone' | null> {
    const post = await this.database.row(posts.select(['body', 'state']).where('slug', '=', slug));
    if (!post) return this.moved(slug);
    if (post.state !== 'published') return post.state === 'withdrawn' ? 'gone' : null;
    const { state: _, ...rest } = post;
    return this.whole(rest);
  }

  preview(entry: PostEntry, publishedOn: Day, updatedAt: Date): Promise<PostView> {
    return this.whole({ ...entry, publishedOn, updatedAt: updatedAt.toISOString() });
  }

  private async whole({ body, ...row }: PostRowView & { body: string }): Promise<PostView> {
    const others = await this.database.rows(newest.where('slug', '<>', row.slug).limit(OTHERS));
    return { ...row, body: await publicRichText(this.database, body), others };
  }

  private async moved(slug: string): Promise<MovedView | 'gone' | null> {
    const target = await this.database.row(
      db
        .selectFrom('post_redirect as r')
        .innerJoin('post as p', 'p.id', 'r.postId')
        .select(['p.slug', 'p.state'])
        .where('r.slug', '=', slug),
    );
    if (target?.state === 'withdrawn') return 'gone';
    return target?.state === 'published' ? { movedTo: contentPaths.post(target.slug) } : null;
  }
}
