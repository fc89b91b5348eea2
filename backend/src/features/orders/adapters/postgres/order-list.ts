import type { ListOrdersQuery, OrderSort } from '@shop/contracts/orders/requests';
import type { OrderPageView, OrderRowView } from '@shop/contracts/orders/views';
import { MOST_COUNTED } from '@shop/contracts/rules/limits';
import { paymentStatus } from '@shop/contracts/rules/order-totals';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../persistence/database.ts';
import { paymentFilters } from './payment-filters.ts';

const PAGE_SIZE = 25;

const SORTS: Record<OrderSort, RawBuilder<unknown>> = {
  newest: sql`o.placed_at DESC`,
  oldest: sql`o.placed_at`,
  largest: sql`o.total_paise DESC, o.placed_at DESC`,
  balance: sql`o.balance_paise DESC, o.placed_at DESC`,
};

type Row = Omit<OrderRowView, 'paymentStatus'> & { paidPaise: number };

/** A page of the order desk's list. */
export async function listOrders(database: Database, query: ListOrdersQuery): Promise<OrderPageView> {
  const rows = await database.rows(pageOfOrders(query));
  const counted = (await database.row(countOfOrders(query)))?.counted ?? 0;
  return {
    orders: rows.map(({ paidPaise, ...row }) => ({
      ...row,
      paymentStatus: paymentStatus(row.totalPaise, paidPaise, row.state === 'cancelled'),
    })),
    total: Math.min(counted, MOST_COUNTED),
    isMore: counted > MOST_COUNTED,
    page: query.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}

export function pageOfOrders(query: ListOrdersQuery): RawBuilder<Row> {
  const { page = 1, sort = 'newest' } = query;
  return sql<Row>`
    SELECT o.number, o.placed_at, o.customer_name, o.phone, o.city, o.state,
      o.hold_reason IS NOT NULL AS on_hold, o.delivery, o.pickup_location ->> 'name' AS pickup_location,
      o.referral_code, (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) AS line_count,
      o.total_paise, o.paid_paise, o.balance_paise
    FROM orders o WHERE ${conditions(query)}
    ORDER BY ${SORTS[sort]}, o.number
    LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
}

/** How many there are, as far as anybody wants to know: a whole season is not counted at each look. */
export function countOfOrders(query: ListOrdersQuery): RawBuilder<{ counted: number }> {
  return sql<{ counted: number }>`
    SELECT count(*) AS counted
    FROM (SELECT FROM orders o WHERE ${conditions(query)} LIMIT ${MOST_COUNTED + 1}) found`;
}

function conditions(query: ListOrdersQuery): RawBuilder<unknown> {
  const wanted = [sql`true`];
  for (const word of wordsOf(query.search ?? '')) {
    wanted.push(sql`o.number || ' ' || o.customer_name || ' ' || o.phone || ' ' || o.city
      ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  }
  if (query.state === 'on-hold') wanted.push(sql`o.hold_reason IS NOT NULL`);
  else if (query.state) wanted.push(sql`o.state = ${query.state}`);
  if (query.payment) wanted.push(paymentFilters[query.payment]);
  if (query.pickupLocationId) wanted.push(sql`o.pickup_location_id = ${query.pickupLocationId}::uuid`);
  if (query.from)
    wanted.push(sql`o.placed_at >= (${query.from}::date::timestamp AT TIME ZONE 'Asia/Kolkata')`);
  if (query.to)
    wanted.push(sql`o.placed_at < ((${query.to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`);
  return sql.join(wanted, sql` AND `);
}

/** Phones are stored as ten digits, however they are typed here. */
function wordsOf(search: string): string[] {
  return withPlainMobiles(search).split(/\s+/).filter(Boolean);
}
