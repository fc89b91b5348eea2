import { Injectable } from '@nestjs/common';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListProductsQuery } from '@shop/contracts/products/requests';
import type {
  PlacedProductView,
  ProductCategoryView,
  ProductEntry,
  ProductListRowView,
  ProductRecordView,
} from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import type { ProductState } from '@shop/contracts/rules/product-states';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { allOf, pageOf } from '../../../../persistence/listing/listing.ts';
import { pictureJson } from '../../../../persistence/picture-columns.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { safeRichText } from '../../../../shared/rich-text.ts';
import { Products, type ExportedProduct, type ProductAddress } from '../../application/products.ts';
import { productListing } from './product-list.ts';
import { productPictures } from './product-row.ts';

/** What staff enter, from `product p`. */
const entryColumns = sql`p.code, p.name, p.name_ta, p.aliases, p.category_id, p.slug, p.state, p.featured, p.mrp_paise,
  p.net_paise, p.unit, p.content, p.brand, p.max_quantity, ${productPictures} AS pictures, p.video_url, p.description,
  p.tags, p.noise_db, p.neeri_certificate, p.hsn, p.gst_basis_points`;

const exported = {
  ...productListing,
  columns: sql`${entryColumns}, c.name AS category, p.stock`,
  viewOf: (row: ExportedProduct) => row,
};

@Injectable()
export class PostgresProducts extends Products {
  constructor(private readonly database: Database) {
    super();
  }

  page(query: ListProductsQuery): Promise<ListPage<ProductListRowView>> {
    return pageOf(this.database, productListing, query);
  }

  all(query: ListProductsQuery): Promise<ExportedProduct[]> {
    return allOf(this.database, exported, query);
  }

  async find(slug: string): Promise<Omit<ProductRecordView, 'stock'> | null> {
    const rows = await this.database.rows(sql<{ id: string; isCode: boolean; categorySlug: string }>`
      SELECT p.id, p.code = upper(${slug}) AS is_code, c.slug AS category_slug
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.code = upper(${slug}) OR p.slug = ${slug}`);
    const meant = rows.find(({ isCode }) => isCode) ?? (rows.length === 1 ? rows[0] : undefined);
    const record = meant && (await this.entry(meant.id));
    return meant && record ? { ...record, id: meant.id, categorySlug: meant.categorySlug } : null;
  }

  async entry(id: string): Promise<Revised<ProductEntry> | null> {
    const row = await this.database.row(sql<ProductEntry & { revision: number }>`
      SELECT ${entryColumns}, p.revision FROM product p WHERE p.id = ${id}`);
    if (!row) return null;
    const { revision, ...value } = row;
    return { value: { ...value, description: safeRichText(value.description) }, revision };
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

  async add(id: string, entry: ProductEntry): Promise<void> {
    await this.database.run(sql`
      INSERT INTO product (id, position, code, name, name_ta, aliases, category_id, slug, state, featured, mrp_paise,
        net_paise, unit, content, brand, max_quantity, video_url, description, tags, noise_db, neeri_certificate, hsn,
        gst_basis_points)
      VALUES (${id}, (SELECT coalesce(max(position), 0) + 1 FROM product WHERE category_id = ${entry.categoryId}),
        ${values(entry)})`);
  }

  async save(id: string, entry: ProductEntry, revision: number): Promise<boolean> {
    const changed = await this.database.run(sql`
      UPDATE product SET (revision, code, name, name_ta, aliases, category_id, slug, state, featured, mrp_paise,
        net_paise, unit, content, brand, max_quantity, video_url, description, tags, noise_db, neeri_certificate, hsn,
        gst_basis_points) = ROW (revision + 1, ${values(entry)})
      WHERE id = ${id} AND revision = ${revision}`);
    return changed === 1;
  }

  async show(id: string, pictures: readonly string[]): Promise<void> {
    await this.database.run(sql`DELETE FROM product_picture WHERE product_id = ${id}`);
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
    await this.database.run(sql`
      DELETE FROM slug_redirect r USING category c
      WHERE c.id = ${to.categoryId} AND r.category_slug = c.slug AND r.product_slug = ${to.slug}`);
  }

  async changeState(id: string, from: ProductState, to: ProductState): Promise<boolean> {
    const changed = await this.database.run(
      sql`UPDATE product SET state = ${to} WHERE id = ${id} AND state = ${from}`,
    );
    return changed === 1;
  }

  categories(): Promise<ProductCategoryView[]> {
    return this.database.rows(sql<ProductCategoryView>`SELECT id, name FROM category ORDER BY position`);
  }

  placed(categoryId: string): Promise<PlacedProductView[]> {
    return this.database.rows(sql<PlacedProductView>`
      SELECT id, code, name, content, state FROM product
      WHERE category_id = ${categoryId} AND state <> 'archived' ORDER BY position, id`);
  }

  /** Locked in id order, as sales lock them. */
  async place(categoryId: string, ids: readonly string[]): Promise<void> {
    await this.database.run(sql`
      WITH locked AS (
        SELECT id, position FROM product WHERE category_id = ${categoryId} ORDER BY id FOR NO KEY UPDATE
      ), placed AS (
        SELECT l.id, row_number() OVER (ORDER BY w.place NULLS LAST, l.position, l.id) AS place
        FROM locked l LEFT JOIN unnest(${ids}::uuid[]) WITH ORDINALITY AS w (id, place) USING (id)
      )
      UPDATE product p SET position = placed.place FROM placed WHERE p.id = placed.id AND p.position <> placed.place`);
  }
}

/** In the order in which `add` and `save` name the columns. */
function values(entry: ProductEntry) {
  return sql`${entry.code}, ${entry.name}, ${entry.nameTa}, ${entry.aliases}::text[], ${entry.categoryId}::uuid,
    ${entry.slug}, ${entry.state}, ${entry.featured}, ${entry.mrpPaise}::integer, ${entry.netPaise}::integer,
    ${entry.unit}, ${entry.content}, ${entry.brand}, ${entry.maxQuantity}::integer, ${entry.videoUrl},
    ${entry.description}, ${entry.tags}::text[], ${entry.noiseDb}::integer, ${entry.neeriCertificate}, ${entry.hsn},
    ${entry.gstBasisPoints}::integer`;
}
