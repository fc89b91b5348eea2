import { Injectable } from '@nestjs/common';
import type { ListDeskPostsQuery } from '@shop/contracts/blog/requests';
import type { DeskPostRowView, DeskPostView, PostEntry, PostStanding } from '@shop/contracts/blog/views';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Revised } from '@shop/contracts/revised';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { pictureBy } from '../../../../persistence/picture-columns.ts';
import { DeskPosts } from '../../application/desk-posts.ts';

type Row = PostEntry & PostStanding & { id: string; revision: number };

const standing = sql`p.state, p.publish_at, p.published_on`;
const kept = sql`(SELECT * FROM post WHERE state <> 'withdrawn') p`;

const listing: Listing<ListDeskPostsQuery, DeskPostRowView, DeskPostRowView> = {
  name: 'posts',
  columns: sql`p.id, p.slug, p.title, p.tags, p.author, p.updated_at, ${standing}`,
  from: kept,
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

@Injectable()
export class PostgresDeskPosts extends DeskPosts {
  constructor(private readonly database: Database) {
    super();
  }

  page(query: ListDeskPostsQuery): Promise<ListPage<DeskPostRowView>> {
    return pageOf(this.database, listing, query);
  }

  async tags(): Promise<string[]> {
    const rows = await this.database.rows(sql<{ tag: string }>`
      SELECT DISTINCT unnest(p.tags) AS tag FROM ${kept} ORDER BY tag`);
    return rows.map(({ tag }) => tag);
  }

  async bySlug(slug: string): Promise<DeskPostView | null> {
    const post =
      (await this.one(sql`p.slug = ${slug}`)) ??
      (await this.one(sql`p.id = (SELECT post_id FROM post_redirect WHERE slug = ${slug})`));
    if (!post) return null;
    const { id, state, publishAt, publishedOn } = post;
    return { id, state, publishAt, publishedOn, ...revised(post) };
  }

  async find(id: string): Promise<Revised<PostEntry> | null> {
    const post = await this.one(sql`p.id = ${id}`);
    return post && revised(post);
  }

  hold(id: string): Promise<PostStanding | null> {
    return this.database.row(sql<PostStanding>`
      SELECT ${standing} FROM post p WHERE p.id = ${id} AND p.state <> 'withdrawn' FOR UPDATE`);
  }

  picture(key: string): Promise<PictureView | null> {
    return this.database.row(sql<PictureView>`
      SELECT key, alt, width, height, widths FROM picture WHERE key = ${key}`);
  }

  async isTaken(slug: string, id: string): Promise<boolean> {
    const other = await this.database.row(sql<object>`
      SELECT id FROM post WHERE slug = ${slug} AND id <> ${id}
      UNION ALL SELECT post_id FROM post_redirect WHERE slug = ${slug} AND post_id <> ${id} LIMIT 1`);
    return other !== null;
  }

  async add(id: string, entry: Pick<PostEntry, 'title' | 'slug' | 'author'>): Promise<void> {
    await this.database.run(sql`
      INSERT INTO post (id, slug, title, author) VALUES (${id}, ${entry.slug}, ${entry.title}, ${entry.author})`);
  }

  async save(id: string, entry: PostEntry, revision: number): Promise<boolean> {
    const changed = await this.database.run(sql`
      UPDATE post SET slug = ${entry.slug}, title = ${entry.title}, excerpt = ${entry.excerpt},
        cover_key = ${entry.cover?.key ?? null}, body = ${entry.body}, tags = ${entry.tags}::text[],
        author = ${entry.author}, revision = revision + 1
      WHERE id = ${id} AND revision = ${revision} AND state <> 'withdrawn'`);
    return changed === 1;
  }

  async moved(id: string, from: string, to: string): Promise<void> {
    await this.database.run(sql`DELETE FROM post_redirect WHERE slug = ${to} AND post_id = ${id}`);
    await this.database.run(sql`
      INSERT INTO post_redirect (slug, post_id)
      SELECT ${from}, id FROM post WHERE id = ${id} AND published_on IS NOT NULL ON CONFLICT DO NOTHING`);
  }

  async stand(id: string, { state, publishAt, publishedOn }: PostStanding): Promise<void> {
    await this.database.run(sql`
      UPDATE post SET state = ${state}, publish_at = ${publishAt}, published_on = ${publishedOn} WHERE id = ${id}`);
  }

  async remove(id: string): Promise<void> {
    await this.database.run(sql`DELETE FROM post WHERE id = ${id} AND published_on IS NULL`);
    await this.database.run(sql`UPDATE post SET state = 'withdrawn' WHERE id = ${id}`);
  }

  private one(which: RawBuilder<unknown>): Promise<Row | null> {
    return this.database.row(sql<Row>`
      SELECT p.id, p.title, p.slug, p.excerpt, ${pictureBy(sql`p.cover_key`)} AS cover, p.body, p.tags, p.author,
        p.revision, ${standing}
      FROM ${kept} WHERE ${which}`);
  }
}

function revised({ title, slug, excerpt, cover, body, tags, author, revision }: Row): Revised<PostEntry> {
  return { value: { title, slug, excerpt, cover, body, tags, author }, revision };
}
