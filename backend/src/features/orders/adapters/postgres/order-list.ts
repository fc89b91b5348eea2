import type { ListOrdersQuery, OrderSort } from '@shop/contracts/orders/requests';
import type { OrderPageView, OrderRowView } from '@shop/contracts/orders/views';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../persistence/database.ts';

const PAGE_SIZE = 25;

const SORTS: Record<OrderSort, RawBuilder<unknown>> = {
  newest: sql`placed_at DESC`,
  oldest: sql`placed_at`,
  largest: sql`total_paise DESC, placed_at DESC`,
  balance: sql`balance_paise DESC, placed_at DESC`,
};

/** Orders with what is paid on each; what is owed is derived here as `paymentStatus` of the contracts derives it. */
const owed = sql`
  SELECT o.*, o.number || ' ' || o.customer_name || ' ' || o.phone || ' ' || o.city AS searched,
    paid.paise AS paid_paise, due.paise - paid.paise AS balance_paise,
    CASE WHEN paid.paise > due.paise THEN 'refund-due' WHEN paid.paise = due.paise THEN 'paid'
      WHEN paid.paise = 0 THEN 'unpaid' ELSE 'part-paid' END AS payment_status
  FROM orders o
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount_paise), 0)::bigint AS paise FROM payment WHERE order_id = o.id) paid
  CROSS JOIN LATERAL (SELECT CASE WHEN o.state = 'cancelled' THEN 0 ELSE o.total_paise END AS paise) due`;

/** A page of the order desk's list. */
export async function listOrders(database: Database, query: ListOrdersQuery): Promise<OrderPageView> {
  const page = query.page ?? 1;
  const rows = await database.rows(sql<OrderRowView & { total: number }>`
    SELECT o.number, o.placed_at, o.customer_name, o.phone, o.city, o.state,
      o.hold_reason IS NOT NULL AS on_hold, o.delivery, o.pickup_location ->> 'name' AS pickup_location,
      o.referral_code, (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) AS line_count,
      o.total_paise, o.balance_paise, o.payment_status, count(*) OVER () AS total
    FROM (${owed}) o
    WHERE ${sql.join(conditions(query), sql` AND `)}
    ORDER BY ${SORTS[query.sort ?? 'newest']}, number
    LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
  return {
    orders: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    page,
    pageSize: PAGE_SIZE,
  };
}

function conditions(query: ListOrdersQuery): RawBuilder<unknown>[] {
  const wanted = [sql`true`];
  for (const word of query.search?.trim().split(/\s+/).filter(Boolean) ?? []) {
    wanted.push(sql`o.searched ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  }
  if (query.state === 'on-hold') wanted.push(sql`o.hold_reason IS NOT NULL`);
  else if (query.state) wanted.push(sql`o.state = ${query.state}`);
  if (query.payment) wanted.push(sql`o.payment_status = ${query.payment}`);
  if (query.pickupLocationId) wanted.push(sql`o.pickup_location_id = ${query.pickupLocationId}::uuid`);
  if (query.from)
    wanted.push(sql`o.placed_at >= (${query.from}::date::timestamp AT TIME ZONE 'Asia/Kolkata')`);
  if (query.to)
    wanted.push(sql`o.placed_at < ((${query.to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`);
  return wanted;
}
