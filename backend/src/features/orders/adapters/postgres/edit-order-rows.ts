import { sql, type RawBuilder } from 'kysely';
import type { EditedOrder } from '../../domain/edited-order.ts';
import { contentOfOrder } from './present-order.ts';

/** What makes the next revision of an order, in this order: what it was is kept before it is something else. */
export function writeEdit(orderId: string, edited: EditedOrder, at: Date): RawBuilder<unknown>[] {
  const { customer, totals, lines, pickupLocation } = edited;
  const column = <K extends keyof (typeof lines)[number]>(key: K) => lines.map((line) => line[key]);
  return [
    sql`
      INSERT INTO order_revision (order_id, revision, replaced_at, content)
      SELECT o.id, o.revision, ${at}, ${contentOfOrder} FROM orders o WHERE o.id = ${orderId}`,
    sql`
      UPDATE orders SET revision = revision + 1, charges_by_hand = ${edited.chargesByHand}, delivery = ${edited.delivery},
        pickup_location_id = ${pickupLocation?.id ?? null},
        pickup_location = ${pickupLocation ? JSON.stringify(pickupLocation) : null}::jsonb,
        customer_name = ${customer.name}, phone = ${customer.phone}, whatsapp = ${customer.whatsapp},
        email = ${customer.email}, remarks = ${edited.remarks}, address = ${customer.address}, city = ${customer.city},
        district = ${customer.district}, state_code = ${customer.stateCode}, state_name = ${customer.stateName},
        pin_code = ${customer.pinCode}, mrp_paise = ${totals.mrpPaise}, goods_paise = ${totals.goodsPaise},
        packing_paise = ${totals.packingPaise}, freight_paise = ${totals.freightPaise},
        rounding_paise = ${totals.roundingPaise}, total_paise = ${totals.totalPaise}
      WHERE id = ${orderId}`,
    sql`DELETE FROM order_line WHERE order_id = ${orderId}`,
    sql`
      INSERT INTO order_line (order_id, position, product_id, code, name, name_ta, unit, content, mrp_paise, net_paise,
        quantity)
      SELECT ${orderId}::uuid, line.* FROM unnest(
        ${lines.map((_, index) => index + 1)}::integer[], ${column('productId')}::uuid[], ${column('code')}::text[],
        ${column('name')}::text[], ${column('nameTa')}::text[], ${column('unit')}::text[],
        ${column('content')}::text[], ${column('mrpPaise')}::integer[], ${column('netPaise')}::integer[],
        ${column('quantity')}::integer[]) AS line`,
  ];
}
