import type {
  AdminOrderView,
  OrderEventView,
  PaymentView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import type { OrderLine } from '@shop/contracts/rules/quote';
import type { PickupLocationView } from '@shop/contracts/places/views';
import { nextStates, type Delivery, type OrderState } from '@shop/contracts/rules/order-states';
import { paymentStatus } from '@shop/contracts/rules/order-totals';
import { sql } from 'kysely';
import { isoInstant } from '../../../../persistence/database.ts';
import type { PaymentTerms } from '../../application/order-queries.ts';

/** One order with its lines, payments and events, as one row. Sums are far below 2^53 paise. */
export interface OrderViewRow {
  number: string;
  token: string;
  placedAt: string;
  state: OrderState;
  holdReason: string | null;
  delivery: Delivery;
  pickupLocation: PickupLocationView | null;
  customer: TrackedOrderView['customer'];
  remarks: string;
  referralCode: string | null;
  totals: TrackedOrderView['totals'];
  dispatch: TrackedOrderView['dispatch'];
  adultConfirmedAt: string;
  termsAcceptedAt: string;
  destination: TrackedOrderView['destination'];
  lines: OrderLine[];
  payments: PaymentView[];
  events: OrderEventView[];
}

/** Selects an `OrderViewRow`; the caller adds the WHERE. */
export const selectOrderView = sql<OrderViewRow>`
  SELECT o.number, o.token, o.placed_at AS "placedAt", o.state, o.hold_reason AS "holdReason", o.delivery,
    o.pickup_location AS "pickupLocation", o.remarks, o.referral_code AS "referralCode",
    o.adult_confirmed_at AS "adultConfirmedAt", o.terms_accepted_at AS "termsAcceptedAt",
    jsonb_build_object('name', o.customer_name, 'phone', o.phone, 'whatsapp', o.whatsapp, 'email', o.email,
      'address', o.address, 'city', o.city, 'district', o.district, 'stateCode', o.state_code,
      'stateName', o.state_name, 'pinCode', o.pin_code) AS customer,
    jsonb_build_object('mrpPaise', o.mrp_paise, 'discountPaise', o.mrp_paise - o.goods_paise,
      'goodsPaise', o.goods_paise, 'packingPaise', o.packing_paise, 'freightPaise', o.freight_paise,
      'roundingPaise', o.rounding_paise, 'totalPaise', o.total_paise) AS totals,
    CASE WHEN o.lr_number IS NOT NULL THEN jsonb_build_object('transporter', o.transporter,
      'lrNumber', o.lr_number, 'lrDate', o.lr_date, 'parcels', o.parcels) END AS dispatch,
    (SELECT jsonb_build_object('burstingHours', s.bursting_hours, 'note', s.note)
     FROM state s WHERE s.code = o.state_code) AS destination,
    (SELECT jsonb_agg(jsonb_build_object('code', l.code, 'name', l.name, 'nameTa', l.name_ta, 'unit', l.unit,
       'content', l.content, 'mrpPaise', l.mrp_paise, 'netPaise', l.net_paise, 'quantity', l.quantity,
       'amountPaise', l.net_paise::bigint * l.quantity) ORDER BY l.position)
     FROM order_line l WHERE l.order_id = o.id) AS lines,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'mode', p.mode, 'amountPaise', p.amount_paise,
       'reference', p.reference, 'receivedOn', p.received_on, 'note', p.note, 'recordedAt', p.recorded_at,
       'recordedBy', s.name) ORDER BY p.recorded_at), '[]')
     FROM payment p JOIN staff s ON s.id = p.recorded_by WHERE p.order_id = o.id) AS payments,
    (SELECT jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'actor', e.actor_name,
       'text', e.text, 'amountPaise', e.amount_paise) ORDER BY e.at, e.id)
     FROM order_event e WHERE e.order_id = o.id) AS events
  FROM orders o`;

export function trackedOrderView(row: OrderViewRow, terms: PaymentTerms): TrackedOrderView {
  const view = shared(row);
  const payable = terms.saleMode === 'order' || row.state !== 'placed';
  const owing = row.state !== 'cancelled' && view.balancePaise > 0;
  return {
    ...view,
    onHold: row.holdReason !== null,
    payments: row.payments.map(({ mode, amountPaise, receivedOn }) => ({ mode, amountPaise, receivedOn })),
    paymentDetails: payable && owing ? terms.details : null,
    // Notes are internal, and so is why an order is held.
    events: row.events
      .filter(({ kind }) => kind !== 'note-added')
      .map(({ at, kind }) => ({ at: isoInstant(at), kind })),
  };
}

export function adminOrderView(row: OrderViewRow): AdminOrderView {
  const heldAt = row.events.findLast(({ kind }) => kind === 'held')?.at;
  return {
    ...shared(row),
    token: row.token,
    hold: row.holdReason !== null && heldAt ? { reason: row.holdReason, at: isoInstant(heldAt) } : null,
    nextStates: [...nextStates(row.delivery, row.state)],
    referralCode: row.referralCode,
    adultConfirmedAt: isoInstant(row.adultConfirmedAt),
    termsAcceptedAt: isoInstant(row.termsAcceptedAt),
    events: row.events.map((event) => ({ ...event, at: isoInstant(event.at) })),
    payments: row.payments.map((payment) => ({ ...payment, recordedAt: isoInstant(payment.recordedAt) })),
  };
}

function shared(row: OrderViewRow) {
  const { number, state, delivery, pickupLocation, customer, remarks, lines, totals, dispatch, destination } =
    row;
  const paidPaise = row.payments.reduce((sum, payment) => sum + payment.amountPaise, 0);
  const cancelled = state === 'cancelled';
  return {
    number,
    placedAt: isoInstant(row.placedAt),
    state,
    delivery,
    pickupLocation,
    customer,
    remarks,
    lines,
    totals,
    dispatch,
    destination,
    paidPaise,
    balancePaise: (cancelled ? 0 : totals.totalPaise) - paidPaise,
    paymentStatus: paymentStatus(totals.totalPaise, paidPaise, cancelled),
  };
}
