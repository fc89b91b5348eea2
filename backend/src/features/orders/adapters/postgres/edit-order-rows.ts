import { sql } from 'kysely';
import type { Statement } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { EditedOrder } from '../../domain/edited-order.ts';
import { contentOfOrder } from './present-order.ts';

/**
 * What makes the next revision of an order, in this order: what it was is kept before it is something else. Raw SQL: what
 * it was is put together as JSON, and its lines are inserted in one statement.
 */
export function writeEdit(orderId: string, edited: EditedOrder, at: Date): Statement<unknown>[] {
  const { customer, totals, lines, pickupLocation } = edited;
  const column = <K extends keyof (typeof lines)[number]>(key: K) => lines.map((line) => line[key]);
  return [
    sql`
      INSERT INTO order_revision (order_id, revision, replaced_at, content)
      SELECT o.id, o.revision, ${at}, ${contentOfOrder} FROM orders o WHERE o.id = ${orderId}`,
    db
      .updateTable('orders')
      .set((eb) => ({
        revision: eb('revision', '+', 1),
        chargesByHand: edited.chargesByHand,
        delivery: edited.delivery,
        pickupLocationId: pickupLocation?.id ?? null,
        pickupLocation: pickupLocation && jsonb(pickupLocation),
        customerName: customer.name,
        phone: customer.phone,
        whatsapp: customer.whatsapp,
        email: customer.email,
        remarks: edited.remarks,
        address: customer.address,
        city: customer.city,
        district: customer.district,
        stateCode: customer.stateCode,
        stateName: customer.stateName,
        pinCode: customer.pinCode,
        gstin: customer.gstin ?? '',
        tradeName: customer.tradeName ?? '',
        mrpPaise: totals.mrpPaise,
        goodsPaise: totals.goodsPaise,
        packingPaise: totals.packingPaise,
        freightPaise: totals.freightPaise,
        roundingPaise: totals.roundingPaise,
        totalPaise: totals.totalPaise,
      }))
      .where('id', '=', orderId),
    db.deleteFrom('order_line').where('orderId', '=', orderId),
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
