import type { CategoryView, PictureView, ProductRowView } from '@shop/contracts/catalogue/views';
import { PAGE_FIELDS } from '@shop/contracts/rules/catalogue/product-fields';
import { sql } from 'kysely';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';
import { snakeCase } from '../../../../platform/persistence/camel-case.ts';
import { pictureBy, pictureJson } from '../../../../platform/persistence/picture-columns.ts';

/** Raw SQL: columns that statements of the catalogue share. */

/** The picture that `product p` is known by. */
export const firstPicture = sql<PictureView | null>`
  (SELECT ${pictureJson} FROM product_picture pp JOIN picture i ON i.key = pp.picture_key
   WHERE pp.product_id = p.id ORDER BY pp.position LIMIT 1)`;

/** The tags of `product p` that shoppers see. */
const shownTags = sql<string[]>`
  ARRAY(SELECT t.name FROM product_tag t WHERE t.name = ANY(p.tags) AND t.active ORDER BY t.position)`;

/** The columns of a price-list row, from `product p`; it is found by its brand as by other words. */
export const productRowColumns = sql`
  p.code, p.slug, p.name, p.name_ta, p.unit, p.content, p.mrp_paise, p.net_paise,
  (p.stock IS NULL OR p.stock > 0) AS available, p.max_quantity, ${shownTags} AS tags,
  array_remove(array_append(p.aliases, p.brand), NULL) AS aliases,
  p.neeri_certificate IS NOT NULL AS green, cardinality(p.pack_items) > 0 AS is_pack,
  ${firstPicture} AS picture`;

/** What only a product's own page shows, from `product p`. */
export const productPageColumns = sql.join(PAGE_FIELDS.map((field) => sql.ref(`p.${snakeCase(field)}`)));

/** The columns of a found product, from `product p` and `category c`. */
export const foundColumns = sql`${productRowColumns}, c.slug AS category_slug, c.name AS category_name`;

/** Every picture of `product p`, in order. */
export const productPictures = sql<PictureView[]>`
  (SELECT coalesce(jsonb_agg(${pictureJson} ORDER BY pp.position), '[]')
   FROM product_picture pp JOIN picture i ON i.key = pp.picture_key WHERE pp.product_id = p.id)`;

/** The columns of a category, from `category c`. */
export const categoryColumns = sql`
  c.slug, c.name, c.name_ta, c.description, c.description_ta, ${pictureBy(sql`c.picture_key`)} AS picture`;

/** The same as JSON. */
export const categoryJson = sql<CategoryView>`
  (SELECT ${jsonOf('k', ['slug', 'name', 'name_ta', 'description', 'description_ta', 'picture'])} FROM (SELECT ${categoryColumns}) k)`;

/** A product's row with the category it belongs to. */
export interface ListedProduct extends ProductRowView {
  categoryId: string;
}
