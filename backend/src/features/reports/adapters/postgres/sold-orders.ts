import type { SalesDays } from '@shop/contracts/reports/sales/views';
import { sql, type RawBuilder } from 'kysely';
import { indiaDay, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import type { SoldDays } from '../../application/sold-days.ts';

/**
 * Raw SQL: what statements that sum orders are made of. Each part has the columns `was` (of the season before), `key` (the
 * group), `orders`, `quantity`, `discount`, `benefit`, `net`, `charges` and `billed`; their sums are the report.
 */
type Sql = RawBuilder<unknown>;

const placedOn = indiaDay(sql`o.placed_at`);

/** Columns of `orders o`, of orders that count. `day`: of the days before the one beside. */
function soldOrders(days: SoldDays, columns: Sql): Sql {
  const { before, place } = days;
  const part = (was: boolean, day: Sql, within: SalesDays) => sql`
    SELECT ${sql.lit(was)} AS was, ${day} AS day, o.id, ${columns} FROM orders o
    WHERE o.state NOT IN ('placed', 'cancelled')
      AND ${sql.join([...isWithin(sql`o.placed_at`, within), ...(place ? [sql`o.state_code = ${place}`] : [])], sql` AND `)}`;
  const own = part(false, placedOn, days);
  return before
    ? sql`${own} UNION ALL ${part(true, sql`${placedOn} + ${before.later}::integer`, before)}`
    : own;
}

/** Whole orders. @param columns what the key is made of */
export const wholeOrders = (days: SoldDays, columns: Sql, key: Sql): Sql => sql`
  SELECT o.was, ${key} AS key, count(*) AS orders, 0 AS quantity, sum(o.mrp_paise - o.goods_paise) AS discount,
    sum(o.benefit_paise) AS benefit, sum(o.goods_paise - o.benefit_paise - o.credited_goods_paise) AS net,
    sum(o.packing_paise + coalesce(o.freight_paise, 0)) AS charges,
    sum(o.total_paise - o.benefit_paise + o.benefit_rounding_paise - o.credited_paise) AS billed
  FROM (${soldOrders(
    days,
    sql`${columns}, o.mrp_paise, o.goods_paise, o.benefit_paise, o.credited_goods_paise, o.packing_paise,
      o.freight_paise, o.total_paise, o.benefit_rounding_paise, o.credited_paise`,
  )}) o
  GROUP BY 1, 2`;

/** How many pieces whole orders have. */
export const piecesOfOrders = (days: SoldDays, columns: Sql, key: Sql): Sql => sql`
  SELECT o.was, ${key}, 0, sum(l.quantity), 0, 0, 0, 0, 0
  FROM (${soldOrders(days, columns)}) o JOIN order_line l ON l.order_id = o.id GROUP BY 1, 2`;

/** Of whole orders what credit notes over a part took back: their net knows it already. */
export const creditedOfOrders = (days: SoldDays, columns: Sql, key: Sql): Sql => sql`
  SELECT c.was, c.key, 0, -c.quantity, -c.discount, -c.benefit, 0, 0, 0
  FROM (${credited(days, columns, key)}) c`;

/** Lines of orders by product. */
const linesOfProducts = (days: SoldDays): Sql => sql`
  SELECT o.was, l.product_id AS key, count(*) AS orders, sum(l.quantity) AS quantity,
    sum((l.mrp_paise - l.net_paise)::bigint * l.quantity) AS discount, 0 AS benefit,
    sum(l.net_paise::bigint * l.quantity) AS net, 0 AS charges, 0 AS billed
  FROM (${soldOrders(days, sql`o.number`)}) o JOIN order_line l ON l.order_id = o.id GROUP BY 1, 2`;

/** The benefit of an order in proportion to its lines, in whole paise, as on its invoice (`inProportion`). */
const benefitOfProducts = (days: SoldDays): Sql => sql`
  SELECT s.was, s.product_id, 0, 0, 0, sum(s.share), -sum(s.share), 0, 0
  FROM (
    SELECT w.was, w.product_id, w.whole + (row_number() OVER (PARTITION BY w.was, w.id ORDER BY w.rest DESC, w.position)
      <= w.benefit_paise - sum(w.whole) OVER (PARTITION BY w.was, w.id))::integer AS share
    FROM (
      SELECT o.was, o.id, o.benefit_paise, l.product_id, l.position,
        div(o.benefit_paise::numeric * l.net_paise * l.quantity, o.goods_paise) AS whole,
        mod(o.benefit_paise::numeric * l.net_paise * l.quantity, o.goods_paise) AS rest
      FROM (${soldOrders(days, sql`o.benefit_paise, o.goods_paise`)}) o JOIN order_line l ON l.order_id = o.id
      WHERE o.benefit_paise > 0) w) s
  GROUP BY 1, 2`;

const creditedOfProducts = (days: SoldDays): Sql => sql`
  SELECT c.was, c.product_id, 0, -c.quantity, -c.discount, -c.benefit, -c.net, 0, 0
  FROM (${credited(days, sql`o.number`, sql`NULL`)}) c`;

/** Goods that came back or never came, as their credit notes have them. */
const credited = (days: SoldDays, columns: Sql, key: Sql): Sql => sql`
  SELECT o.was, ${key} AS key, l.product_id, n.quantity, (l.mrp_paise - l.net_paise)::bigint * n.quantity AS discount,
    n."discountPaise" AS benefit, n."totalPaise" AS net
  FROM (${soldOrders(days, sql`${columns}, o.credited_goods_paise`)}) o
  JOIN invoice i ON i.order_id = o.id AND i.is_part
  CROSS JOIN LATERAL jsonb_to_recordset(i.content -> 'lines')
    AS n(code text, quantity integer, "discountPaise" bigint, "totalPaise" bigint)
  JOIN order_line l ON l.order_id = o.id AND l.code = n.code
  WHERE o.credited_goods_paise > 0`;

/** The tax that invoices of orders bear, and how many bear one. Credit notes take it back. */
export const taxOfOrders = (days: SoldDays, columns: Sql, key: Sql): Sql => sql`
  SELECT ${key} AS key,
    sum(CASE i.kind WHEN 'invoice' THEN 1 ELSE -1 END * (i.cgst_paise + i.sgst_paise + i.igst_paise))::bigint AS gst_paise,
    sum(CASE WHEN i.kind = 'invoice' THEN 1 WHEN i.is_part THEN 0 ELSE -1 END)::integer AS invoiced
  FROM (${soldOrders({ ...days, before: null }, columns)}) o JOIN invoice i ON i.order_id = o.id GROUP BY 1`;

/** The tax of the goods alone, by product, as it is kept of each document. */
export const taxOfProducts = (days: SoldDays): Sql => sql`
  SELECT g.product AS key, 0 AS invoiced,
    sum(CASE i.kind WHEN 'invoice' THEN 1 ELSE -1 END * g.paise)::bigint AS gst_paise
  FROM (${soldOrders({ ...days, before: null }, sql`o.number`)}) o JOIN invoice i ON i.order_id = o.id
  JOIN invoice_tax t ON t.invoice_id = i.id
  CROSS JOIN LATERAL unnest(t.products, t.product_taxes) AS g (product, paise) GROUP BY 1`;

/** All that was sold, by product. */
export const soldByProduct = (days: SoldDays): Sql => sql`
  ${linesOfProducts(days)} UNION ALL ${benefitOfProducts(days)} UNION ALL ${creditedOfProducts(days)}`;
