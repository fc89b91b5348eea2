import { Injectable } from '@nestjs/common';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListProductsQuery } from '@shop/contracts/products/requests';
import type { ProductEntry, ProductListRowView, ProductRecordView } from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import { PRODUCT_FIELDS } from '@shop/contracts/rules/catalogue/product-fields';
import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { pictureJson } from '../../../../platform/persistence/picture-columns.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import {
  atTheEnd,
  columnsOf,
  plainFields,
  RecordTable,
  type TableOf,
} from '../../../../platform/persistence/record-table.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { safeRichText } from '../../../../shared/rich-text.ts';
import { Products, type ExportedProduct, type ProductAddress } from '../../application/products.ts';
import { productListing } from './product-list.ts';
import { productPictures } from './product-row.ts';

/** Raw SQL: the list and its export, and pictures in the order of an array. */

const { pictures: _, ...ownFields } = PRODUCT_FIELDS;
/** What stands in the product's own row of what staff enter, and its pictures beside it. */
const own: TableOf<Omit<ProductEntry, 'pictures'>, Pick<ProductEntry, 'pictures'>> = {
  table: 'product',
  key: 'id',
  fields: plainFields('product', ownFields),
  beside: sql`(SELECT ${productPictures} FROM product p WHERE p.id = product.id) AS pictures`,
  // At the end of its category, whichever that is.
  fresh: atTheEnd('product'),
};

const exported = {
  ...productListing,
  columns: sql`${columnsOf({ ...own, table: 'p' })}, ${productPictures} AS pictures, c.name AS category, p.stock`,
  viewOf: (row: ExportedProduct) => row,
};

@Injectable()
export class PostgresProducts extends Products {
  private readonly records: RecordTable<Omit<ProductEntry, 'pictures'>, Pick<ProductEntry, 'pictures'>>;

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
    this.records = new RecordTable(database, own);
  }

  page(query: ListProductsQuery): Promise<ListPage<ProductListRowView>> {
    return this.replica.read((reads) => pageOf(reads, productListing, query));
  }

  all(query: ListProductsQuery): Promise<ExportedProduct[]> {
    return this.replica.readLong((reads) => allOf(reads, exported, query));
  }

  async find(slug: string): Promise<Omit<ProductRecordView, 'stock'> | null> {
    const isCode = sql<boolean>`p.code = upper(${slug})`;
    const rows = await this.database.rows(
      db
        .selectFrom('product as p')
        .innerJoin('category as c', 'c.id', 'p.categoryId')
        .select(['p.id', isCode.as('isCode'), 'c.slug as categorySlug'])
        .where((eb) => eb.or([isCode, eb('p.slug', '=', slug)])),
    );
    const match = rows.find(({ isCode }) => isCode) ?? (rows.length === 1 ? rows[0] : undefined);
    const record = match && (await this.entry(match.id));
    return match && record ? { ...record, id: match.id, categorySlug: match.categorySlug } : null;
  }

  async entry(id: string): Promise<Revised<ProductEntry> | null> {
    const record = await this.records.find(id);
    if (!record) return null;
    const { value, revision } = record;
    const description = safeRichText(value.description);
    return { value: { ...value, description, pictures: record.pictures }, revision };
  }

  async pictures(keys: readonly string[]): Promise<PictureView[]> {
    const rows = await this.database.rows(sql<{ picture: PictureView }>`
      SELECT ${pictureJson} AS picture FROM picture i
      JOIN unnest(${keys}::text[]) WITH ORDINALITY AS wanted (key, place) USING (key) ORDER BY place`);
    if (rows.length < keys.length) throw new DomainError('conflict', 'picture-unknown', {});
    return rows.map(({ picture }) => picture);
  }

  async taken(categoryId: string, slugs: readonly string[]): Promise<string[]> {
    const rows = await this.database.rows(sql<{ slug: string }>`
      SELECT slug FROM product WHERE category_id = ${categoryId} AND slug = ANY(${slugs}::text[])`);
    return rows.map(({ slug }) => slug);
  }

  add(id: string, entry: ProductEntry): Promise<void> {
    return this.records.add(id, entry);
  }

  save(id: string, entry: ProductEntry, revision: number): Promise<boolean> {
    return this.records.save(id, entry, revision);
  }

  async show(id: string, pictures: readonly string[]): Promise<void> {
    await this.database.run(db.deleteFrom('product_picture').where('productId', '=', id));
    await this.database.run(sql`
      INSERT INTO product_picture (product_id, picture_key, position)
      SELECT ${id}, key, place FROM unnest(${pictures}::text[]) WITH ORDINALITY AS shown (key, place)`);
  }

  async redirect(id: string, from: ProductAddress, to: ProductAddress): Promise<void> {
    await this.database.run(sql`
      INSERT INTO slug_redirect (category_slug, product_slug, category_id, product_id)
      SELECT slug, ${from.slug}, id, ${id} FROM category WHERE id = ${from.categoryId}
      ON CONFLICT (category_slug, product_slug)
      DO UPDATE SET category_id = excluded.category_id, product_id = excluded.product_id`);
    // Where it stands now, nothing leads away from.
    await this.database.run(
      db
        .deleteFrom('slug_redirect as r')
        .using('category as c')
        .where('c.id', '=', to.categoryId)
        .whereRef('r.categorySlug', '=', 'c.slug')
        .where('r.productSlug', '=', to.slug),
    );
  }

  async changeState(id: string, from: ProductState, to: ProductState): Promise<boolean> {
    const changed = await this.database.run(
      db.updateTable('product').set({ state: to }).where('id', '=', id).where('state', '=', from),
    );
    return changed === 1;
  }
}
