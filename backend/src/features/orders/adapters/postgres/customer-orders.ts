import type { CustomerOrdersView } from '@shop/contracts/orders/views';
import { sql, type RawBuilder } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { WORDS_OF_ORDER } from '../../../../platform/persistence/listing/words-of-order.ts';
import { customer } from './order-content.ts';
import { orderListing, type OrderListRow } from './order-list.ts';

/** Raw SQL: the conditions of the search, and the list's columns. */

/** So many orders of one customer are shown. */
export const MOST_OF_PHONE = 20;

/** The orders `o` of a mobile number, by the index of the search. */
function ofPhone(phone: string): RawBuilder<unknown> {
  return sql`${sql.join([...hasWords(WORDS_OF_ORDER, phone), sql`o.phone = ${phone}`], sql` AND `)}`;
}

/** As the list has them, the newest first, and one more to know of. */
export function ordersOfPhone(phone: string): RawBuilder<OrderListRow> {
  return sql<OrderListRow>`
    SELECT ${orderListing.columns} FROM ${orderListing.from} WHERE ${ofPhone(phone)}
    ORDER BY o.placed_at DESC, o.id DESC LIMIT ${MOST_OF_PHONE + 1}`;
}

/** Where the last of them went. */
export function lastAddress(phone: string): RawBuilder<NonNullable<CustomerOrdersView['last']>> {
  return sql<NonNullable<CustomerOrdersView['last']>>`
    SELECT ${customer} AS customer, o.delivery, o.pickup_location_id FROM orders o WHERE ${ofPhone(phone)}
    ORDER BY o.placed_at DESC, o.id DESC LIMIT 1`;
}
