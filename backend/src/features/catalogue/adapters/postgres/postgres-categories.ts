import { Injectable } from '@nestjs/common';
import type { ListCategoriesQuery } from '@shop/contracts/catalogue/requests';
import type {
  CategoryEntry,
  CategoryRecordView,
  CategoryRowView,
  PictureView,
} from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { pictureBy } from '../../../../platform/persistence/picture-columns.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { atTheEnd, RecordTable, type TableOf } from '../../../../platform/persistence/record-table.ts';
import { Categories } from '../../application/categories.ts';

/** Raw SQL: the columns, conditions and sort key of the list. */

const products = sql<{ products: number }>`
  (SELECT count(*)::int FROM product p WHERE p.category_id = category.id AND p.state = 'active') AS products`;

const table: TableOf<CategoryEntry, { products: number }> = {
  table: 'category',
  key: 'id',
  fields: {
    name: 'plain',
    nameTa: 'plain',
    aliases: 'plain',
    slug: 'plain',
    description: 'plain',
    descriptionTa: 'plain',
    picture: 'picture',
    active: 'plain',
  },
  beside: products,
  fresh: atTheEnd('category'),
};

const listing: Listing<ListCategoriesQuery, CategoryRowView, CategoryRowView> = {
  name: 'categories',
  columns: sql`id, slug, name, name_ta, ${pictureBy(sql`picture_key`)} AS picture, active, ${products},
    name_ta IS NOT NULL AND (description = '' OR description_ta IS NOT NULL) AS translated`,
  from: sql`category`,
  key: sql`id`,
  sorts: { usual: { by: sql`position`, kind: 'number' } },
  conditions: ({ search = '' }) =>
    hasWords(sql`concat_ws(' ', name, name_ta, array_to_string(aliases, ' '), slug)`, search),
  viewOf: (row) => row,
};

@Injectable()
export class PostgresCategories extends Categories {
  readonly records: RecordTable<CategoryEntry, { products: number }>;

  constructor(private readonly database: Database) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: ListCategoriesQuery): Promise<ListPage<CategoryRowView>> {
    return pageOf(this.database, listing, query);
  }

  find(id: string): Promise<CategoryRecordView | null> {
    return this.records.find(id);
  }

  picture(key: string): Promise<PictureView | null> {
    return this.database.row(
      db.selectFrom('picture').select(['key', 'alt', 'width', 'height', 'widths']).where('key', '=', key),
    );
  }

  async redirect(slug: string, id: string): Promise<void> {
    await this.database.run(
      db
        .insertInto('slug_redirect')
        .values({ categorySlug: slug, categoryId: id })
        .onConflict((oc) => oc.doNothing()),
    );
  }

  async wasOfAnother(slug: string, id: string | null): Promise<boolean> {
    const other = await this.database.row(
      db
        .selectFrom('slug_redirect')
        .where('categorySlug', '=', slug)
        .where('productSlug', '=', '')
        .where('categoryId', 'is distinct from', id),
    );
    return other !== null;
  }
}
