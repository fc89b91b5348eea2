import { Injectable } from '@nestjs/common';
import type { ListDeskPostsQuery } from '@shop/contracts/blog/requests';
import type { DeskPostRowView, DeskPostView, PostEntry, PostStanding } from '@shop/contracts/blog/views';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Revised } from '@shop/contracts/revised';
import type { PostState } from '@shop/contracts/rules/catalogue/posts';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { pictureBy } from '../../../../platform/persistence/picture-columns.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { PostRepository } from '../../application/post-repository.ts';

/** Raw SQL: the columns, conditions and sort keys of the list. */

const listing: Listing<ListDeskPostsQuery, DeskPostRowView, DeskPostRowView> = {
  name: 'posts',
  columns: sql`p.id, p.slug, p.title, p.tags, p.author, p.updated_at, p.state, p.publish_at, p.published_on,
    p.title_ta IS NOT NULL AND (p.excerpt = '' OR p.excerpt_ta IS NOT NULL)
      AND (p.body = '' OR p.body_ta IS NOT NULL) AS translated`,
  from: sql`(SELECT * FROM post WHERE state <> 'withdrawn') p`,
  key: sql`p.id`,
  sorts: {
    changed: { by: sql`p.updated_at`, kind: 'instant', descending: true },
    title: { by: sql`p.title`, kind: 'text' },
    public: {
      by: sql`coalesce(p.publish_at, p.published_on::timestamp AT TIME ZONE 'Asia/Kolkata', to_timestamp(0))`,
      kind: 'instant',
      descending: true,
    },
  },
  conditions: ({ search = '', state, tag }) => [
    ...hasWords(
      sql`concat_ws(' ', p.title, p.slug, p.excerpt, p.author, array_to_string(p.tags, ' '))`,
      search,
    ),
    ...(state ? [sql`p.state = ${state}`] : []),
    ...(tag ? [sql`${tag} = ANY(p.tags)`] : []),
  ],
  viewOf: (row) => row,
};

const kept = db.selectFrom('post').where('state', '<>', 'withdrawn');
const entries = kept
  .select([
    'id',
    'title',
    'titleTa',
    'slug',
    'excerpt',
    'excerptTa',
    pictureBy(sql`cover_key`).as('cover'),
    'body',
    'bodyTa',
    'tags',
    'author',
    'revision',
    'state',
    'publishAt',
    'publishedOn',
  ])
  .$narrowType<{ state: PostState }>();

@Injectable()
export class PostgresPostRepository extends PostRepository {
  constructor(private readonly database: Database) {
    super();
  }

  page(query: ListDeskPostsQuery): Promise<ListPage<DeskPostRowView>> {
    return pageOf(this.database, listing, query);
  }

  async tags(): Promise<string[]> {
    const rows = await this.database.rows(
      kept
        .select(sql<string>`unnest(tags)`.as('tag'))
        .distinct()
        .orderBy('tag'),
    );
    return rows.map(({ tag }) => tag);
  }

  async bySlug(slug: string): Promise<DeskPostView | null> {
    const post =
      (await this.database.row(entries.where('slug', '=', slug))) ??
      (await this.database.row(
        entries.where('id', '=', db.selectFrom('post_redirect').select('postId').where('slug', '=', slug)),
      ));
    if (!post) return null;
    const { id, state, publishAt, publishedOn } = post;
    return { id, state, publishAt, publishedOn, ...revised(post) };
  }

  async find(id: string): Promise<Revised<PostEntry> | null> {
    const post = await this.database.row(entries.where('id', '=', id));
    return post && revised(post);
  }

  hold(id: string): Promise<PostStanding | null> {
    return this.database.row(
      kept
        .select(['state', 'publishAt', 'publishedOn'])
        .$narrowType<{ state: PostState }>()
        .where('id', '=', id)
        .forUpdate(),
    );
  }

  picture(key: string): Promise<PictureView | null> {
    return this.database.row(
      db.selectFrom('picture').select(['key', 'alt', 'width', 'height', 'widths']).where('key', '=', key),
    );
  }

  async isTaken(slug: string, id: string): Promise<boolean> {
    const redirects = db
      .selectFrom('post_redirect')
      .select('postId as id')
      .where('slug', '=', slug)
      .where('postId', '<>', id);
    const other = await this.database.row(
      db
        .selectFrom('post')
        .select('id')
        .where('slug', '=', slug)
        .where('id', '<>', id)
        .unionAll(redirects)
        .limit(1),
    );
    return other !== null;
  }

  async add(
    id: string,
    { slug, title, author }: Pick<PostEntry, 'title' | 'slug' | 'author'>,
  ): Promise<void> {
    await this.database.run(db.insertInto('post').values({ id, slug, title, author }));
  }

  async save(id: string, entry: PostEntry, revision: number): Promise<boolean> {
    const { cover, ...written } = entry;
    const changed = await this.database.run(
      db
        .updateTable('post')
        .set({
          ...written,
          coverKey: cover?.key ?? null,
          revision: revision + 1,
        })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('state', '<>', 'withdrawn'),
    );
    return changed === 1;
  }

  async moved(id: string, from: string, to: string): Promise<void> {
    await this.database.run(db.deleteFrom('post_redirect').where('slug', '=', to).where('postId', '=', id));
    const published = db
      .selectFrom('post')
      .select((eb) => [eb.val(from).as('slug'), 'id'])
      .where('id', '=', id)
      .where('publishedOn', 'is not', null);
    await this.database.run(
      db
        .insertInto('post_redirect')
        .columns(['slug', 'postId'])
        .expression(published)
        .onConflict((oc) => oc.doNothing()),
    );
  }

  async stand(id: string, { state, publishAt, publishedOn }: PostStanding): Promise<void> {
    await this.database.run(
      db.updateTable('post').set({ state, publishAt, publishedOn }).where('id', '=', id),
    );
  }

  async remove(id: string): Promise<void> {
    await this.database.run(db.deleteFrom('post').where('id', '=', id).where('publishedOn', 'is', null));
    await this.database.run(db.updateTable('post').set({ state: 'withdrawn' }).where('id', '=', id));
  }
}

function revised(post: PostEntry & { revision: number }): Revised<PostEntry> {
  const { title, titleTa, slug, excerpt, excerptTa, cover, body, bodyTa, tags, author, revision } = post;
  return { value: { title, titleTa, slug, excerpt, excerptTa, cover, body, bodyTa, tags, author }, revision };
}
