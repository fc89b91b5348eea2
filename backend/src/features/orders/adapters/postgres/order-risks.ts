import type { OrderRisksView } from '@shop/contracts/orders/views';
import { dayOf } from '@shop/contracts/rules/days';
import { MOST_COUNTED } from '@shop/contracts/rules/limits';
import {
  HELD_HOURS,
  ORDER_RISKS,
  PACKED_DAYS_BEFORE,
  UNANSWERED_CALLS,
  type OrderRisk,
} from '@shop/contracts/rules/orders/order-risks';
import { sql, type RawBuilder } from 'kysely';

/** Raw SQL: conditions over several tables that the list, its counts and its rows share. */

/** On their way; of all orders there are, few at any time. */
const OPEN = sql`o.state IN ('placed', 'confirmed', 'packed', 'dispatched', 'arrived')`;

/** The orders `o` that may not end well, by why; each begins with a state or with keys, which have an index. */
function conditions(now: Date): Record<OrderRisk, RawBuilder<unknown>> {
  const heldBefore = new Date(now.getTime() - HELD_HOURS * 3_600_000);
  const isNear = sql`c.active AND c.last_order_on - ${PACKED_DAYS_BEFORE}::integer <= ${dayOf(now)}::date`;
  return {
    'change-asked': sql`(o.state IN ('placed', 'confirmed') AND o.id IN (
      SELECT c.order_id FROM own_change c WHERE c.state = 'open'))`,
    'change-unanswered': sql`(o.state IN ('placed', 'confirmed') AND o.id IN (
      SELECT p.order_id FROM order_proposal p WHERE p.state IN ('open', 'declined')))`,
    // Most of the season no city is near: then no order is looked at.
    'not-packed': sql`(o.state IN ('placed', 'confirmed') AND EXISTS (SELECT FROM city c WHERE ${isNear})
      AND (o.state_code, lower(coalesce(o.pickup_location ->> 'city', o.city))) IN (
        SELECT c.state_code, lower(c.name) FROM city c WHERE ${isNear}))`,
    unanswered: sql`(o.state = 'placed' AND o.paid_paise = 0 AND o.id IN (
      SELECT t.order_id FROM call_try t WHERE t.outcome = 'no-answer'
      GROUP BY t.order_id HAVING count(*) >= ${UNANSWERED_CALLS}::integer) AND ${UNANSWERED_CALLS}::integer = (
      SELECT count(*) FILTER (WHERE last.outcome = 'no-answer') FROM (
        SELECT t.outcome FROM call_try t WHERE t.order_id = o.id
        ORDER BY t.at DESC, t.id DESC LIMIT ${UNANSWERED_CALLS}::integer) last))`,
    'held-long': sql`(${OPEN} AND o.hold_reason IS NOT NULL AND ${heldBefore}::timestamptz > (
        SELECT max(e.at) FROM order_event e WHERE e.order_id = o.id AND e.kind = 'held'))`,
    // By their keys, so that few are looked at also where any risk is asked for.
    claimed: sql`o.id = ANY (ARRAY(SELECT c.order_id FROM order_claim c WHERE c.state = 'open'))`,
  };
}

/** The orders `o` at one risk, or at any. */
export function atRisk(risk: OrderRisk | 'any', now: Date): RawBuilder<unknown> {
  const each = conditions(now);
  if (risk !== 'any') return each[risk];
  const { claimed, ...ofOpen } = each;
  return sql`(${OPEN} AND (${sql.join(Object.values(ofOpen), sql` OR `)}) OR ${claimed})`;
}

/** Why each of the orders `o` is at risk. */
export function risksOf(now: Date): RawBuilder<unknown> {
  const each = conditions(now);
  const held = ORDER_RISKS.map((risk) => sql`(${risk}, ${each[risk]})`);
  return sql`ARRAY(SELECT r.risk FROM (VALUES ${sql.join(held)}) r (risk, holds) WHERE r.holds)`;
}

export function countedRisks(now: Date): RawBuilder<OrderRisksView> {
  const each = conditions(now);
  const counts = ORDER_RISKS.map(
    (risk) =>
      sql`(SELECT count(*) FROM (SELECT FROM orders o WHERE ${each[risk]} LIMIT ${MOST_COUNTED + 1}) counted) AS ${sql.ref(risk)}`,
  );
  return sql<OrderRisksView>`SELECT ${sql.join(counts)}`;
}
