import { Injectable } from '@nestjs/common';
import type { PostEntry, PostPageView, PostView } from '@shop/contracts/blog/views';
import type { MovedView } from '@shop/contracts/catalogue/views';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import type { Day } from '@shop/contracts/rules/days';
import { sql, type NotNull } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { pictureBy } from '../../../../platform/persistence/picture-columns.ts';
import { publicRichTexts } from '../../../../platform/persistence/public-rich-text.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Posts } from '../../application/posts.ts';

const PAGE_SIZE = 12;
const OTHERS = 3;

const posts = db
  .selectFrom('post')
  .select([
    'slug',
    'title',
    'titleTa',
    'excerpt',
    'excerptTa',
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
    const post = await this.database.row(posts.select(['body', 'bodyTa', 'state']).where('slug', '=', slug));
    if (!post) return this.moved(slug);
    if (post.state !== 'published') return post.state === 'withdrawn' ? 'gone' : null;
    const { state: _, ...rest } = post;
    return this.whole(rest);
  }

  preview(entry: PostEntry, publishedOn: Day, updatedAt: Date): Promise<PostView> {
    return this.whole({ ...entry, publishedOn, updatedAt: updatedAt.toISOString() });
  }

  private async whole({ body, bodyTa, ...row }: Omit<PostView, 'others'>): Promise<PostView> {
    const others = await this.database.rows(newest.where('slug', '<>', row.slug).limit(OTHERS));
    const [shown = '', shownTa = ''] = await publicRichTexts(this.database, [body, bodyTa ?? '']);
    return { ...row, body: shown, bodyTa: shownTa || null, others };
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
