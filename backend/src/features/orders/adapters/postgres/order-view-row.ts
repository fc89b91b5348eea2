import type {
  AdminOrderView,
  HeldReceiptView,
  InvoiceBriefView,
  OrderEventView,
  OrderRevisionView,
  PaymentView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import type { DeskProposalView, ProposalView } from '@shop/contracts/proposals/views';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import type { PickupLocationView } from '@shop/contracts/places/views';
import { changesBetween, type OrderContent } from '@shop/contracts/rules/orders/order-content';
import {
  HAS_LEFT,
  nextStates,
  type Delivery,
  type OrderState,
} from '@shop/contracts/rules/orders/order-states';
import { balanceOf, paymentStatus } from '@shop/contracts/rules/orders/order-totals';
import { sql } from 'kysely';
import { RECEIPT_AWAITS_BANK } from '../../../../platform/persistence/bank-backing.ts';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { paymentDetailsFor, type PaymentTerms } from '../../application/order-queries.ts';
import { customer, line, totals } from './order-content.ts';

/** Raw SQL: one statement reads an order with all that belongs to it as JSON. */

type ProposalRow = Omit<DeskProposalView, 'balancePaise' | 'declined'> & {
  settledAt: string | null;
  settledByKind: Actor['kind'] | null;
  settledBy: string | null;
  saidBy: string | null;
};

/** One order with its lines, payments and events, as one row; instants in the last two are PostgreSQL's text. */
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
  paidPaise: number;
  balancePaise: number;
  benefitPaise: number;
  creditedPaise: number;
  dispatch: TrackedOrderView['dispatch'];
  invoices: InvoiceBriefView[];
  adultConfirmedAt: string;
  termsAcceptedAt: string;
  customerAgreedAt: string | null;
  destination: TrackedOrderView['destination'];
  lines: OrderLine[];
  payments: PaymentView[];
  held: HeldReceiptView[];
  events: OrderEventView[];
  reserved: boolean;
  /** Codes. */
  unreserved: string[];
  crowdedPhone: boolean;
  revision: number;
  chargesByHand: boolean;
  parcels: number | null;
  merged: string[];
  mergedInto: string | null;
  /** What waits for an answer, or was declined. */
  proposal: ProposalRow | null;
  /** What it was, the oldest first. */
  earlier: { replacedAt: string; content: OrderContent }[];
}

const dispatch = jsonOf('o', ['transporter', 'lr_number', 'lr_date', 'parcels', 'eway_bill']);
const invoice = jsonOf('i', ['number', 'kind', 'day', 'total_paise', 'is_part']);
const destination = jsonOf('s', ['goods', 'bursting_hours', 'note']);
const payment = jsonOf('p', ['id', 'kind', 'amount_paise', 'recorded_at', 'receipt_id'], {
  recordedBy: 'p.recorded_by_name',
  reason: "CASE p.kind WHEN 'corrected' THEN wrong.reason END",
  movedWith: `CASE p.kind WHEN 'moved' THEN (SELECT other.number FROM payment q JOIN orders other ON other.id = q.order_id
    WHERE q.receipt_id = p.receipt_id AND q.kind = 'moved' AND q.recorded_at = p.recorded_at
      AND q.amount_paise = -p.amount_paise AND q.order_id <> p.order_id LIMIT 1) END`,
  mode: 'r.mode',
  receiptPaise: 'r.amount_paise',
  reference: 'r.reference',
  receivedOn: 'r.received_on',
  note: 'r.note',
  awaitsBank: `p.kind = 'received' AND ${RECEIPT_AWAITS_BANK}`,
});
/** What the order has of each receipt, and what others have of it. */
const held = sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('receiptId', mine.receipt_id, 'heldPaise', mine.paise, 'others',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('number', theirs.number, 'heldPaise', theirs.paise)), '[]')
     FROM (SELECT other.number, sum(p.amount_paise) AS paise FROM payment p JOIN orders other ON other.id = p.order_id
           WHERE p.receipt_id = mine.receipt_id AND p.order_id <> o.id
           GROUP BY other.number HAVING sum(p.amount_paise) <> 0) theirs))), '[]')
  FROM (SELECT p.receipt_id, sum(p.amount_paise) AS paise FROM payment p WHERE p.order_id = o.id
        GROUP BY p.receipt_id HAVING sum(p.amount_paise) <> 0) mine`;
const proposal = jsonOf(
  'p',
  ['id', 'reason', 'state', 'proposed_at', 'lines', 'was_total_paise', 'total_paise', 'settled_at'],
  {
    proposedBy: 'p.proposed_by_name',
    settledByKind: 'p.settled_by_kind',
    settledBy: 'p.settled_by_name',
    saidBy: 'p.said_by',
  },
);
const event = jsonOf('e', ['id', 'at', 'kind', 'state', 'text', 'amount_paise'], { actor: 'e.actor_name' });

/** What customers are not told. */
const INTERNAL: ReadonlySet<OrderEventKind> = new Set([
  'note-added',
  'dispatched-unpaid',
  'attributed',
  'reservation-ended',
  'call-in-vain',
  'call-put-off',
]);

/** What was put together with the order, and with that before. */
const merged = sql`
  WITH RECURSIVE emptied AS (
    SELECT m.order_id FROM order_merge m WHERE m.into_id = o.id
    UNION ALL SELECT m.order_id FROM emptied e JOIN order_merge m ON m.into_id = e.order_id)
  SELECT coalesce(jsonb_agg(other.number ORDER BY other.number), '[]')
  FROM emptied e JOIN orders other ON other.id = e.order_id`;

/** The order that a link leads to: what was emptied into another leads on to that one. */
export const orderBehind = (token: string) => sql`
  WITH RECURSIVE behind AS (
    SELECT id FROM orders WHERE token = ${token}
    UNION ALL SELECT m.into_id FROM behind b JOIN order_merge m ON m.order_id = b.id)
  SELECT b.id FROM behind b WHERE NOT EXISTS (SELECT FROM order_merge m WHERE m.order_id = b.id)`;

/** Selects an `OrderViewRow`; the caller adds the WHERE. */
export const selectOrderView = sql<OrderViewRow>`
  SELECT o.number, o.token, o.placed_at, o.state, o.hold_reason, o.delivery, o.pickup_location, o.remarks,
    o.paid_paise, o.balance_paise, o.benefit_paise, o.credited_paise, o.reserved, o.crowded_phone, o.revision, o.charges_by_hand, o.parcels, o.referral_code, o.adult_confirmed_at, o.terms_accepted_at, o.customer_agreed_at, ${customer} AS customer, ${totals} AS totals,
    CASE WHEN o.lr_number IS NOT NULL THEN ${dispatch} END AS dispatch,
    (SELECT coalesce(jsonb_agg(${invoice} ORDER BY i.issued_at, i.id), '[]') FROM invoice i WHERE i.order_id = o.id) AS invoices,
    (SELECT ${destination} FROM state s WHERE s.code = o.state_code) AS destination,
    (SELECT jsonb_agg(${line} ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines,
    (SELECT coalesce(jsonb_agg(l.code ORDER BY l.position), '[]') FROM order_line l
     WHERE l.order_id = o.id AND (NOT o.reserved OR l.product_id = ANY (o.unreserved))) AS unreserved,
    (SELECT coalesce(jsonb_agg(${payment} ORDER BY p.recorded_at, p.id), '[]')
     FROM payment p JOIN receipt r ON r.id = p.receipt_id
     LEFT JOIN receipt_correction wrong ON wrong.receipt_id = r.id WHERE p.order_id = o.id) AS payments,
    (${held}) AS held, (${merged}) AS merged,
    (SELECT other.number FROM order_merge m JOIN orders other ON other.id = m.into_id
     WHERE m.order_id = o.id) AS merged_into,
    (SELECT ${proposal} FROM order_proposal p WHERE p.order_id = o.id AND p.state IN ('open', 'declined')) AS proposal,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('replacedAt', r.replaced_at, 'content', r.content)
       ORDER BY r.revision), '[]') FROM order_revision r WHERE r.order_id = o.id) AS earlier,
    (SELECT jsonb_agg(${event} ORDER BY e.at, e.id) FROM order_event e WHERE e.order_id = o.id) AS events
  FROM orders o`;

export function trackedOrderView(row: OrderViewRow, terms: PaymentTerms): TrackedOrderView {
  const view = shared(row);
  // A dispatch that is undone keeps its invoice for the next one.
  const isBilled = HAS_LEFT.includes(row.state) || row.state === 'cancelled';
  return {
    ...view,
    invoices: isBilled ? view.invoices : [],
    onHold: row.holdReason !== null,
    payments: row.payments.map(({ kind, mode, amountPaise, receivedOn }) => ({
      kind,
      mode,
      amountPaise,
      receivedOn,
    })),
    proposal: row.proposal && proposalView(row, row.proposal),
    paymentDetails: paymentDetailsFor(view, terms),
    // Notes are internal, and so are why an order is held, or left unpaid, and whom it counts for.
    events: withoutUndone(row.events)
      .filter(({ kind }) => !INTERNAL.has(kind))
      .map(({ at, kind }) => ({ at: isoInstant(at), kind })),
  };
}

function proposalView({ paidPaise }: OrderViewRow, proposal: ProposalRow): ProposalView {
  const { id, reason, state, proposedAt, lines, wasTotalPaise, totalPaise } = proposal;
  return {
    id,
    reason,
    state,
    proposedAt: isoInstant(proposedAt),
    lines,
    wasTotalPaise,
    totalPaise,
    // Where a passbook pays nothing is proposed: there is no benefit to take off.
    balancePaise: balanceOf(totalPaise, paidPaise, false),
  };
}

function deskProposalView(row: OrderViewRow, proposal: ProposalRow): DeskProposalView {
  const { settledAt, settledByKind, settledBy, saidBy, proposedBy } = proposal;
  const by = settledByKind === 'system' ? null : settledBy;
  const declined = settledAt === null ? null : { at: isoInstant(settledAt), by, saidBy };
  return { ...proposalView(row, proposal), proposedBy, declined };
}

/** What was undone within seconds was not, to the customer. */
function withoutUndone(events: readonly OrderEventView[]): OrderEventView[] {
  const kept: OrderEventView[] = [];
  for (const event of events) {
    if (event.kind === 'undone')
      kept.splice(
        kept.findLastIndex(({ state }) => state !== null),
        1,
      );
    else kept.push(event);
  }
  return kept;
}

export function adminOrderView(row: OrderViewRow): AdminOrderView {
  const heldAt = row.events.findLast(({ kind }) => kind === 'held')?.at;
  return {
    ...shared(row),
    token: row.token,
    reserved: row.reserved,
    crowdedPhone: row.crowdedPhone,
    revision: row.revision,
    chargesByHand: row.chargesByHand,
    parcels: row.parcels,
    hold: row.holdReason !== null && heldAt ? { reason: row.holdReason, at: isoInstant(heldAt) } : null,
    nextStates: [...nextStates(row.delivery, row.state)],
    referralCode: row.referralCode,
    held: row.held,
    mergedInto: row.mergedInto,
    proposal: row.proposal && deskProposalView(row, row.proposal),
    adultConfirmedAt: row.adultConfirmedAt,
    termsAcceptedAt: row.termsAcceptedAt,
    customerAgreedAt: row.customerAgreedAt,
    events: row.events.map((event) => ({ ...event, at: isoInstant(event.at) })),
    payments: row.payments.map((payment) => ({ ...payment, recordedAt: isoInstant(payment.recordedAt) })),
  };
}

function shared(row: OrderViewRow) {
  const {
    number,
    state,
    delivery,
    pickupLocation,
    customer,
    remarks,
    lines,
    totals,
    dispatch,
    invoices,
    destination,
    paidPaise,
    balancePaise,
    benefitPaise,
    creditedPaise,
    merged,
    unreserved,
  } = row;
  return {
    number,
    placedAt: row.placedAt,
    state,
    delivery,
    pickupLocation,
    customer,
    remarks,
    lines,
    totals,
    dispatch,
    invoices,
    destination,
    paidPaise,
    balancePaise,
    benefitPaise,
    creditedPaise,
    merged,
    unreserved: state === 'placed' ? unreserved : [],
    paymentStatus: paymentStatus(balancePaise, paidPaise, state === 'cancelled'),
    revisions: revisionsOf(row),
  };
}

/** What each edit changed: from what was to what came next, and at last to what is. */
function revisionsOf(row: OrderViewRow): OrderRevisionView[] {
  const contents = [...row.earlier.map(({ content }) => content), row];
  return row.earlier.map(({ replacedAt, content }, index) => ({
    at: isoInstant(replacedAt),
    changes: changesBetween(content, contents[index + 1] ?? row),
  }));
}
