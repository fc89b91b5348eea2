import type { DashboardView } from '@shop/contracts/orders/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import type { Database } from '../../../../persistence/database.ts';
import { paymentFilters, unpaid } from './payment-filters.ts';

/** Products with fewer than this many left are shown as low. */
const LOW_STOCK = 20;
const DAYS = 14;

type Waiting = Omit<DashboardView, 'unpaid' | 'lowStock' | 'days'> & {
  unpaidOrders: number;
  unpaidPaise: number;
};

/**
 * What waits for the order desk. Indexes lead to the orders that are on their way, owe or are owed: those of the season
 * that are done are not counted over and over.
 */
export const waitingStatement = sql<Waiting>`
    SELECT count(*) FILTER (WHERE state = 'placed') AS to_confirm,
      count(*) FILTER (WHERE state = 'confirmed') AS to_pack,
      count(*) FILTER (WHERE state = 'packed') AS to_dispatch,
      count(*) FILTER (WHERE state = 'dispatched') AS on_the_way,
      count(*) FILTER (WHERE state = 'arrived') AS to_collect,
      count(*) FILTER (WHERE hold_reason IS NOT NULL) AS on_hold,
      (SELECT count(*) FROM orders o WHERE ${unpaid}) AS unpaid_orders,
      (SELECT coalesce(sum(o.balance_paise), 0)::bigint FROM orders o WHERE ${unpaid}) AS unpaid_paise,
      (SELECT count(*) FROM orders o WHERE ${paymentFilters['refund-due']}) AS refunds_due,
      (SELECT count(*) FROM contact_message WHERE done_at IS NULL) AS new_contacts
    FROM orders WHERE state IN ('placed', 'confirmed', 'packed', 'dispatched', 'arrived')`;

export async function readDashboard(database: Database, today: Day): Promise<DashboardView> {
  const waiting = await database.row(waitingStatement);
  const lowStock = await database.rows(sql<DashboardView['lowStock'][number]>`
    SELECT code, name, stock FROM product
    WHERE state = 'active' AND stock < ${LOW_STOCK} ORDER BY stock, code LIMIT 10`);
  const days = await database.rows(sql<DashboardView['days'][number]>`
    SELECT day::date AS day, count(o.id) AS orders, coalesce(sum(o.total_paise), 0)::bigint AS value_paise
    FROM generate_series(${addDays(today, 1 - DAYS)}::date, ${today}::date, interval '1 day') AS day
    LEFT JOIN orders o ON o.state <> 'cancelled'
      AND o.placed_at >= (day::date::timestamp AT TIME ZONE 'Asia/Kolkata')
      AND o.placed_at < ((day::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
    GROUP BY day ORDER BY day`);
  if (!waiting) throw new Error('A count without GROUP BY answers one row');
  const { unpaidOrders, unpaidPaise, ...counts } = waiting;
  return { ...counts, unpaid: { orders: unpaidOrders, balancePaise: unpaidPaise }, lowStock, days };
}
