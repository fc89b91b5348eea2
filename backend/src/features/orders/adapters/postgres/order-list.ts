import type { ListOrdersQuery, OrderSort, PaymentFilter } from '@shop/contracts/orders/requests';
import type { OrderRowView } from '@shop/contracts/orders/views';
import type { OrderRisk } from '@shop/contracts/rules/orders/order-risks';
import { paymentStatus } from '@shop/contracts/rules/orders/order-totals';
import { sql, type RawBuilder } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing, Sort } from '../../../../platform/persistence/listing/listing.ts';
import { atRisk, risksOf } from './order-risks.ts';
import { foundBy, type KnownSearch } from './order-search.ts';

/** Raw SQL: what the list is made of. */

/** A row before it is a view. */
export type OrderListRow = Omit<OrderRowView, 'paymentStatus' | 'risks'> & {
  paidPaise: number;
  risks?: OrderRisk[];
};

/** What is asked of the list, with what is known of the search and of the time. */
export type OrdersAsked = ListOrdersQuery & { known?: KnownSearch; now?: Date };

/**
 * The orders of each `paymentStatus` of the contracts, by the balance that the table derives, and those that owe.
 */
const paymentFilters: Record<PaymentFilter, RawBuilder<unknown>> = {
  'refund-due': sql`o.balance_paise < 0`,
  paid: sql`o.balance_paise = 0 AND o.state <> 'cancelled'`,
  'nothing-due': sql`o.balance_paise = 0 AND o.state = 'cancelled'`,
  unpaid: sql`o.balance_paise > 0 AND o.paid_paise = 0`,
  'part-paid': sql`o.balance_paise > 0 AND o.paid_paise <> 0`,
  owing: sql`o.state <> 'placed' AND o.balance_paise > 0`,
};

/** The order desk's list. */
export const orderListing: Listing<OrdersAsked, OrderListRow, OrderRowView> = {
  name: 'orders',
  columns: sql`o.number, o.placed_at, o.customer_name, o.phone, o.city, o.state,
    o.hold_reason IS NOT NULL AS on_hold, o.delivery, o.pickup_location ->> 'name' AS pickup_location,
    o.referral_code, (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) AS line_count,
    o.total_paise, o.paid_paise, o.balance_paise,
    (SELECT p.state FROM order_proposal p WHERE p.order_id = o.id AND p.state IN ('open', 'declined')) AS proposal,
    (SELECT c.kind FROM own_change c WHERE c.order_id = o.id AND c.state = 'open') AS asked`,
  from: sql`orders o`,
  key: sql`o.id`,
  sorts: {
    newest: { by: sql`o.placed_at`, kind: 'instant', descending: true },
    oldest: { by: sql`o.placed_at`, kind: 'instant' },
    largest: { by: sql`o.total_paise`, kind: 'number', descending: true },
    balance: { by: sql`o.balance_paise`, kind: 'number', descending: true },
  } satisfies Record<OrderSort, Sort>,
  conditions: (query) => [
    ...foundBy(query.search ?? '', query.known),
    ...inState(query.state),
    ...(query.payment ? [paymentFilters[query.payment]] : []),
    ...(query.pickup ? [sql`o.pickup_location_id = ${query.pickup}::uuid`] : []),
    ...(query.risk && query.now ? [atRisk(query.risk, query.now)] : []),
    ...(query.referrer ? [sql`o.referrer_id = ${query.referrer}::uuid`] : []),
    ...isWithin(sql`o.placed_at`, query),
  ],
  viewOf: ({ paidPaise, risks = [], ...row }) => ({
    ...row,
    risks,
    paymentStatus: paymentStatus(row.balancePaise, paidPaise, row.state === 'cancelled'),
  }),
};

/** The list as it is asked for: of what is at any risk each says why. */
export function orderListingFor({ risk, now }: OrdersAsked): typeof orderListing {
  if (risk !== 'any' || !now) return orderListing;
  return { ...orderListing, columns: sql`${orderListing.columns}, ${risksOf(now)} AS risks` };
}

function inState(state: ListOrdersQuery['state']): RawBuilder<unknown>[] {
  if (state === undefined) return [];
  if (state === 'sold') return [sql`o.state NOT IN ('placed', 'cancelled')`];
  return [state === 'on-hold' ? sql`o.hold_reason IS NOT NULL` : sql`o.state = ${state}`];
}
