import { sql, type RawBuilder } from 'kysely';
import { tokenHash } from '../../../../shared/identifiers.ts';
import type { NewOrder } from '../../domain/new-order.ts';
import type { PlacedOrder } from '../../domain/order-repository.ts';

/**
 * Raw SQL: one statement for the order, its lines and its first event. Under a key that is taken nothing is inserted and no
 * row comes back. What numbers have reached before a season is taken away: it stays the same for all of a prefix, so no
 * number is given twice.
 */
export function insertOrder(order: NewOrder): RawBuilder<PlacedOrder> {
  const { customer, totals, lines, pickupLocation, referral } = order;
  const sentBy = order.sentBy && tokenHash(order.sentBy);
  const column = <K extends keyof (typeof lines)[number]>(key: K) => lines.map((line) => line[key]);
  return sql<PlacedOrder>`
    /* prepared: insert-order */
    WITH running AS (SELECT (nextval('order_number') - coalesce(
      (SELECT starts_after FROM order_series WHERE number_prefix = ${order.numberPrefix}), 0))::text AS n),
    placed AS (
      INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
        pickup_location_id, pickup_location, customer_name, phone, whatsapp, email, address, city, district,
        state_code, state_name, pin_code, gstin, trade_name, remarks, referrer_id, referral_code, mrp_paise, goods_paise, packing_paise,
        freight_paise, rounding_paise, total_paise, adult_confirmed_at, terms_accepted_at, terms_id, customer_agreed_at,
        reserved, sent_by, from_stranger, crowded_phone, language)
      SELECT ${order.id}::uuid, ${order.numberPrefix} || '-' || lpad(n, greatest(5, length(n)), '0'), ${order.token},
        ${order.idempotencyKey}::uuid, ${order.contentHash}, ${order.placedAt}::timestamptz, 'placed', ${order.delivery},
        ${pickupLocation?.id ?? null}::uuid, ${pickupLocation ? JSON.stringify(pickupLocation) : null}::jsonb,
        ${customer.name}, ${customer.phone}, ${customer.whatsapp}, ${customer.email}, ${customer.address},
        ${customer.city}, ${customer.district}, ${customer.stateCode}, ${customer.stateName}, ${customer.pinCode},
        ${customer.gstin ?? ''}, ${customer.tradeName ?? ''},
        ${order.remarks}, ${referral?.referrerId ?? null}::uuid, ${referral?.code ?? null},
        ${totals.mrpPaise}::bigint, ${totals.goodsPaise}::bigint, ${totals.packingPaise}::bigint,
        ${totals.freightPaise}::bigint, ${totals.roundingPaise}::integer, ${totals.totalPaise}::bigint,
        ${order.placedAt}::timestamptz, ${order.placedAt}::timestamptz, ${order.termsId}::uuid, ${order.customerAgreedAt}::timestamptz,
        ${order.reserved}::boolean, ${sentBy}::text,
        ${order.mayBeStrangers}::boolean AND NOT EXISTS (
          SELECT FROM orders known WHERE known.sent_by = ${sentBy}::text AND known.state NOT IN ('placed', 'cancelled')),
        ${order.crowdedPhone}::boolean, ${order.language}
      FROM running
      ON CONFLICT (idempotency_key) DO NOTHING
      RETURNING id, number, from_stranger
    ), lines AS (
      INSERT INTO order_line (order_id, product_id, code, name, name_ta, unit, content, mrp_paise, net_paise, quantity,
        position)
      SELECT placed.id, line.* FROM placed, unnest(
        ${column('productId')}::uuid[], ${column('code')}::text[], ${column('name')}::text[], ${column('nameTa')}::text[],
        ${column('unit')}::text[], ${column('content')}::text[], ${column('mrpPaise')}::integer[],
        ${column('netPaise')}::integer[], ${column('quantity')}::integer[]) WITH ORDINALITY AS line
    ), event AS (
      INSERT INTO order_event (id, order_id, at, kind, state, actor_kind, actor_id, actor_name)
      SELECT uuidv7(), placed.id, ${order.placedAt}::timestamptz, ${order.placedBy.kind === 'staff' ? 'placed-by-staff' : 'placed'},
        'placed', ${order.placedBy.kind},
        ${order.placedBy.id}::uuid, ${order.placedBy.name} FROM placed
    )
    SELECT number, from_stranger FROM placed`;
}
