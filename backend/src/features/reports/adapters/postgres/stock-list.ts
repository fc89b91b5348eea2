import type { ListStockQuery } from '@shop/contracts/reports/stock/requests';
import type { StockReportRowView } from '@shop/contracts/reports/stock/views';
import { sql } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** Raw SQL: a list over sums of several ledgers. */

/**
 * What was ordered on the days, as each day's sums say, less what nobody has confirmed: the lines of old orders are not
 * read again. Null where nothing was.
 */
const soldIn = ({ from, to }: ListStockQuery) => sql`(
  SELECT each.product_id, sum(each.units)::bigint AS units FROM (
    SELECT key::uuid AS product_id, pieces AS units FROM order_shares
    WHERE ${and([
      sql`kind = 'product'`,
      ...(from ? [sql`day >= ${from}::date`] : []),
      ...(to ? [sql`day <= ${to}::date`] : []),
    ])}
    UNION ALL
    SELECT l.product_id, -l.quantity FROM orders o JOIN order_line l ON l.order_id = o.id
    WHERE ${and([sql`o.state = 'placed'`, ...isWithin(sql`o.placed_at`, { from, to })])}) each
  GROUP BY each.product_id)`;

/** What was bought, by all goods in; what was taken back is in it with its sign. */
const bought = sql`(
  SELECT product_id, sum(quantity) AS units, sum(quantity::bigint * rate_paise) AS paise
  FROM goods_in GROUP BY product_id HAVING sum(quantity) > 0)`;

const and = (conditions: Parameters<typeof sql.join>[0]) => sql.join(conditions, sql` AND `);

/** Products `p` with what is on hand, its worth, and what was sold on the days. */
export const stockFrom = (query: ListStockQuery) => sql`product p JOIN category c ON c.id = p.category_id
  LEFT JOIN ${bought} b ON b.product_id = p.id LEFT JOIN ${soldIn(query)} s ON s.product_id = p.id
  CROSS JOIN LATERAL (SELECT (p.stock + p.held)::bigint AS units) shelf
  CROSS JOIN LATERAL (
    SELECT shelf.units * p.net_paise AS net_paise,
      round(shelf.units * b.paise::numeric / b.units)::bigint AS purchase_paise) worth`;

/** Whether a product is on sale and on hand, and nothing of it was sold on the days. */
export const isUnsold = sql`(p.state = 'active' AND c.active AND coalesce(shelf.units, 0) > 0 AND coalesce(s.units, 0) = 0)`;

export function stockConditions({ search = '', state, category, unsold }: ListStockQuery) {
  return [
    // As the list of products finds them.
    ...(search.trim() === '' ? [] : [sql`p.search_vector @@ search_query(${search})`]),
    ...(state ? [sql`p.state = ${state}`] : []),
    ...(category ? [sql`p.category_id = ${category}::uuid`] : []),
    ...(unsold ? [isUnsold] : []),
  ];
}

export const stockListingOf = (
  query: ListStockQuery,
): Listing<ListStockQuery, StockReportRowView, StockReportRowView> => ({
  name: 'stock-report',
  columns: sql`p.id, p.code, p.name, c.name AS category, p.state, shelf.units AS on_hand, p.held, p.stock AS free,
    p.net_paise, worth.net_paise AS net_value_paise, round(b.paise::numeric / b.units)::bigint AS purchase_paise,
    worth.purchase_paise AS purchase_value_paise, coalesce(s.units, 0)::bigint AS sold`,
  from: stockFrom(query),
  key: sql`p.id`,
  sorts: {
    value: { by: sql`coalesce(worth.net_paise, 0)`, kind: 'number', descending: true },
    code: { by: sql`p.code`, kind: 'text' },
    name: { by: sql`p.name`, kind: 'text' },
    onHand: { by: sql`coalesce(shelf.units, -1)`, kind: 'number', descending: true },
    sold: { by: sql`coalesce(s.units, 0)`, kind: 'number', descending: true },
  },
  // Always one: without any a page's text would be prepared, whatever the days.
  conditions: (asked) => [sql`p.id IS NOT NULL`, ...stockConditions(asked)],
  viewOf: (row) => row,
});
