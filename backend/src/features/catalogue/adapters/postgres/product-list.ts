import type { ListProductsQuery, ProductSort } from '@shop/contracts/products/requests';
import type { ProductListRowView } from '@shop/contracts/products/views';
import { LOW_STOCK } from '@shop/contracts/rules/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Listing, Sort } from '../../../../platform/persistence/listing/listing.ts';
import { firstPicture } from './product-row.ts';

/** Raw SQL: the columns, conditions and sort keys of the list. */

/** The products as staff look through them. */
export const productListing: Listing<ListProductsQuery, ProductListRowView, ProductListRowView> = {
  name: 'products',
  columns: sql`p.id, p.code, p.name, p.name_ta, p.state, p.featured, p.mrp_paise, p.net_paise, p.unit, p.content,
    p.stock, p.neeri_certificate IS NOT NULL AS green, c.name AS category, ${firstPicture} AS picture`,
  from: sql`product p JOIN category c ON c.id = p.category_id`,
  key: sql`p.id`,
  sorts: {
    list: { by: sql`(c.position::bigint * 1000000 + p.position)`, kind: 'number' },
    name: { by: sql`p.name`, kind: 'text' },
    code: { by: sql`p.code`, kind: 'text' },
    // What nobody counts comes last.
    stock: { by: sql`coalesce(p.stock, 2147483647)`, kind: 'number' },
    dearest: { by: sql`p.net_paise`, kind: 'number', descending: true },
  } satisfies Record<ProductSort, Sort>,
  conditions: ({ search = '', state, category, stock, pictureless, green }) => [
    // As the shop's own search finds them: by beginnings of words, in either language.
    ...(search.trim() === '' ? [] : [sql`p.search_vector @@ search_query(${search})`]),
    ...(state === undefined ? [] : [inState(state)]),
    ...(category === undefined ? [] : [sql`p.category_id = ${category}::uuid`]),
    ...(stock === undefined ? [] : [ofStock[stock]]),
    ...(pictureless ? [sql`NOT EXISTS (SELECT FROM product_picture pp WHERE pp.product_id = p.id)`] : []),
    ...(green ? [sql`p.neeri_certificate IS NOT NULL`] : []),
  ],
  viewOf: (row) => row,
};

const ofStock: Record<NonNullable<ListProductsQuery['stock']>, RawBuilder<unknown>> = {
  low: sql`p.stock < ${sql.lit(LOW_STOCK)}`,
  none: sql`p.stock = 0`,
  uncounted: sql`p.stock IS NULL`,
};

function inState(state: NonNullable<ListProductsQuery['state']>): RawBuilder<unknown> {
  return state === 'current' ? sql`p.state <> 'archived'` : sql`p.state = ${state}`;
}
