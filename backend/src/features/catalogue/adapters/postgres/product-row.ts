import type { PictureView, ProductRowView } from '@shop/contracts/catalogue/views';
import { sql } from 'kysely';
import { pictureBy } from '../../../../persistence/picture-columns.ts';

/** The columns of a price-list row, from `product p`. */
export const productRowColumns = sql`
  p.code, p.slug, p.name, p.name_ta AS "nameTa", p.unit, p.content,
  p.mrp_paise AS "mrpPaise", p.net_paise AS "netPaise",
  (p.stock IS NULL OR p.stock > 0) AS available, p.max_quantity AS "maxQuantity",
  p.tags, p.neeri_certificate IS NOT NULL AS green,
  (SELECT jsonb_build_object('key', i.key, 'alt', i.alt, 'width', i.width, 'height', i.height, 'widths', i.widths)
   FROM product_picture pp JOIN picture i ON i.key = pp.picture_key
   WHERE pp.product_id = p.id ORDER BY pp.position LIMIT 1) AS picture`;

/** The columns of a found product, from `product p` and `category c`. */
export const foundColumns = sql`${productRowColumns}, c.slug AS "categorySlug", c.name AS "categoryName"`;

/** Every picture of `product p`, in order. */
export const productPictures = sql<PictureView[]>`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('key', i.key, 'alt', i.alt, 'width', i.width, 'height', i.height,
     'widths', i.widths) ORDER BY pp.position), '[]')
   FROM product_picture pp JOIN picture i ON i.key = pp.picture_key WHERE pp.product_id = p.id)`;

/** The columns of a category, from `category c`. */
export const categoryColumns = sql`
  c.slug, c.name, c.name_ta AS "nameTa", c.description,
  ${pictureBy(sql`c.picture_key`)} AS picture`;

/** A product's row with the category it belongs to. */
export interface ListedProduct extends ProductRowView {
  categoryId: string;
}
