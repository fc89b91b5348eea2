import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@shop/contracts/rules/limits';
import type { UploadPageView, UploadUse, UploadView } from '@shop/contracts/uploads/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { pictureJson } from '../../../../platform/persistence/picture-columns.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Uploads, type NewUpload, type UploadFilter } from '../../application/uploads.ts';

/** Raw SQL: pictures and documents read as one table, and where in any text an upload is shown. */

const PAGE_SIZE = 48;

/** Pictures and documents as one; `place` sorts as they are listed, and is where a page can begin. */
const upload = sql`(
  SELECT u.*, to_char(added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || key AS place
  FROM (
    SELECT key, name, alt, bytes, content_hash, added_at, added_by, ${pictureJson} AS picture FROM picture i
    UNION ALL
    SELECT key, name, '' AS alt, bytes, content_hash, added_at, added_by, NULL AS picture FROM document
  ) u) upload`;
const columns = sql`key, name, bytes, added_at, added_by, picture`;

@Injectable()
export class PostgresUploads extends Uploads {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ picture, ...file }: NewUpload): Promise<UploadView | null> {
    const insert =
      picture === null
        ? db.insertInto('document').values(file)
        : db.insertInto('picture').values({
            ...file,
            alt: '',
            width: picture.width,
            height: picture.height,
            widths: picture.widths,
          });
    const added = await this.database.run(insert.onConflict((oc) => oc.column('contentHash').doNothing()));
    return added === 0 ? null : this.find(file.key);
  }

  withContent(contentHash: string): Promise<UploadView | null> {
    return this.one(sql`content_hash = ${contentHash}`);
  }

  find(key: string): Promise<UploadView | null> {
    return this.one(sql`key = ${key}`);
  }

  async page({ text, kind, after }: UploadFilter): Promise<UploadPageView> {
    const words = text.split(/\s+/).filter((word) => word !== '');
    const wanted = sql.join(
      [
        sql`true`,
        ...words.map((word) => sql`name || ' ' || alt || ' ' || key ILIKE ${containing(word)}`),
        ...(kind === null ? [] : [kind === 'pictures' ? sql`picture IS NOT NULL` : sql`picture IS NULL`]),
      ],
      sql` AND `,
    );
    const rows = await this.database.rows(sql<UploadView & { place: string }>`
      SELECT ${columns}, place FROM ${upload}
      WHERE ${wanted} AND ${after === null ? sql`true` : sql`place COLLATE "C" < ${after}`}
      ORDER BY place COLLATE "C" DESC LIMIT ${PAGE_SIZE + 1}`);
    const counted = await this.database.row(sql<{ total: number }>`
      SELECT count(*) AS total FROM (SELECT FROM ${upload} WHERE ${wanted} LIMIT ${MOST_COUNTED + 1}) counted`);
    const total = counted?.total ?? 0;
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      uploads: shown.map(({ place: _, ...view }) => view),
      total: Math.min(total, MOST_COUNTED),
      isMore: total > MOST_COUNTED,
      next: rows.length > PAGE_SIZE ? (shown.at(-1)?.place ?? null) : null,
    };
  }

  async describe(key: string, alt: string): Promise<void> {
    await this.database.run(db.updateTable('picture').set({ alt }).where('key', '=', key));
  }

  /** By reference, and by its address in whatever text. */
  usesOf(key: string): Promise<UploadUse[]> {
    const address = `%/media/${key}/%`;
    return this.database.rows(sql<UploadUse>`
      SELECT 'product' AS kind, name, code AS at FROM product WHERE description LIKE ${address}
        OR EXISTS (SELECT FROM product_picture i WHERE i.product_id = product.id AND i.picture_key = ${key})
      UNION ALL
      SELECT 'category', name, id::text FROM category WHERE picture_key = ${key} OR description LIKE ${address}
      UNION ALL
      SELECT 'post', title, slug FROM post WHERE cover_key = ${key} OR body LIKE ${address}
      UNION ALL
      SELECT 'scheme', name, slug FROM scheme WHERE picture_key = ${key} OR description LIKE ${address}
      UNION ALL
      SELECT 'city', name, id::text FROM city WHERE introduction LIKE ${address} OR questions::text LIKE ${address}
      UNION ALL
      SELECT 'setting', section, section FROM setting
        WHERE value::text LIKE ${address} OR section = 'looks' AND ${key} IN (value ->> 'logo', value ->> 'homePicture')
      ORDER BY kind, name`);
  }

  async hold(key: string): Promise<void> {
    // Whatever refers to a picture locks its row for sharing.
    await this.database.run(db.selectFrom('picture').where('key', '=', key).forUpdate());
  }

  async remove(key: string): Promise<void> {
    await this.database.run(db.deleteFrom('picture').where('key', '=', key));
    await this.database.run(db.deleteFrom('document').where('key', '=', key));
  }

  async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.rows(sql<{ key: string }>`
      SELECT key FROM picture WHERE key = ANY(${keys}) UNION ALL
      SELECT key FROM document WHERE key = ANY(${keys})`);
    return new Set(rows.map(({ key }) => key));
  }

  private one(which: RawBuilder<unknown>): Promise<UploadView | null> {
    return this.database.row(sql<UploadView>`SELECT ${columns} FROM ${upload} WHERE ${which}`);
  }
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
