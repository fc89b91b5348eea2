import { sql, type RawBuilder } from 'kysely';
import type { PresentOrder } from '../../domain/edited-order.ts';
import { customer, ownLine, totals } from './order-content.ts';

/** Raw SQL: one statement reads an order with its lines as JSON. */

const lines = sql`(SELECT jsonb_agg(${ownLine} ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id)`;

export function presentOrder(number: string): RawBuilder<PresentOrder> {
  return sql<PresentOrder>`
    SELECT o.id, o.number, o.phone, o.state, o.hold_reason IS NOT NULL AS is_held, o.referral_code, o.reserved, o.unreserved, o.revision,
      o.paid_paise, o.benefit_paise, o.remarks, o.delivery, o.pickup_location, o.charges_by_hand,
      ${customer} AS customer, ${totals} AS totals, ${lines} AS lines,
      least(o.paid_paise, (SELECT coalesce(sum(p.amount_paise), 0)::bigint FROM payment p
        JOIN receipt r ON r.id = p.receipt_id
        WHERE p.order_id = o.id AND r.mode = 'scheme-credit')) AS credit_paise
    FROM orders o WHERE o.number = ${number}`;
}

/** What a revision keeps of the order `o`. */
export const contentOfOrder = sql`jsonb_build_object('lines', ${lines}, 'customer', ${customer}, 'remarks', o.remarks,
  'delivery', o.delivery, 'pickupLocation', o.pickup_location, 'totals', ${totals},
  'chargesByHand', o.charges_by_hand)`;
