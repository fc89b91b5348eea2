import type {
  AdminOrderView,
  HeldReceiptView,
  InvoiceBriefView,
  OrderEventView,
  PaymentView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import type { DeskClaimView } from '@shop/contracts/claims/views';
import type { DeskProposalView } from '@shop/contracts/proposals/views';
import type { OrderContent } from '@shop/contracts/rules/orders/order-content';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { sql, type RawBuilder } from 'kysely';
import { RECEIPT_AWAITS_BANK } from '../../../../platform/persistence/bank-backing.ts';
import { snakeCase } from '../../../../platform/persistence/camel-case.ts';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';
import { registrationOf } from '../../../../platform/persistence/registration.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { customer, irnFrom, line, totals } from './order-content.ts';
import { lastOwnChange } from './last-own-change.ts';

/** Raw SQL: one statement reads an order with all that belongs to it as JSON. */

export type ProposalRow = Omit<DeskProposalView, 'balancePaise' | 'declined'> & {
  settledAt: string | null;
  settledByKind: Actor['kind'] | null;
  settledBy: string | null;
  saidBy: string | null;
};

const dispatch = jsonOf('o', ['transporter', 'lr_number', 'lr_date', 'parcels', 'eway_bill']);
const invoice = jsonOf('i', ['number', 'kind', 'day', 'total_paise', 'is_part'], {
  registration: registrationOf('i'),
});
const destination = jsonOf('s', ['goods', 'bursting_hours', 'bursting_hours_ta', 'note', 'note_ta']);
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
  bookedOn: "CASE p.kind WHEN 'corrected' THEN wrong.booked_on ELSE r.booked_on END",
  note: 'r.note',
  awaitsBank: `p.kind = 'received' AND ${RECEIPT_AWAITS_BANK}`,
});
/** What the order has of each receipt, and what others have of it. */
const held = sql<HeldReceiptView[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('receiptId', mine.receipt_id, 'heldPaise', mine.paise, 'others',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('number', theirs.number, 'heldPaise', theirs.paise)), '[]')
     FROM (SELECT other.number, sum(p.amount_paise) AS paise FROM payment p JOIN orders other ON other.id = p.order_id
           WHERE p.receipt_id = mine.receipt_id AND p.order_id <> o.id
           GROUP BY other.number HAVING sum(p.amount_paise) <> 0) theirs))), '[]')
  FROM (SELECT p.receipt_id, sum(p.amount_paise) AS paise FROM payment p WHERE p.order_id = o.id
        GROUP BY p.receipt_id HAVING sum(p.amount_paise) <> 0) mine)`;
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

const claim = jsonOf(
  'c',
  ['id', 'state', 'claimed_at', 'goods', 'remark', 'answered_at', 'answer', 'credit_paise'],
  {
    answeredBy: 'c.answered_by_name',
    photos:
      "(SELECT coalesce(jsonb_agg(p.position ORDER BY p.position), '[]') FROM claim_photo p WHERE p.claim_id = c.id)",
  },
);
/** Staff or a referrer sent an order `o` for its customer. */
export const isPlacedForCustomer = sql<boolean>`(o.customer_agreed_at IS NOT NULL OR EXISTS (
  SELECT FROM order_event e WHERE e.order_id = o.id AND e.kind = 'placed-by-staff'))`;

/** What was put together with the order, and with that before. */
const merged = sql<string[]>`(
  WITH RECURSIVE emptied AS (
    SELECT m.order_id FROM order_merge m WHERE m.into_id = o.id
    UNION ALL SELECT m.order_id FROM emptied e JOIN order_merge m ON m.into_id = e.order_id)
  SELECT coalesce(jsonb_agg(other.number ORDER BY other.number), '[]')
  FROM emptied e JOIN orders other ON other.id = e.order_id)`;

/** The order that a link leads to: what was emptied into another leads on to that one. */
export const orderBehind = (token: string) => sql`
  WITH RECURSIVE behind AS (
    SELECT id FROM orders WHERE token = ${token}
    UNION ALL SELECT m.into_id FROM behind b JOIN order_merge m ON m.order_id = b.id)
  SELECT b.id FROM behind b WHERE NOT EXISTS (SELECT FROM order_merge m WHERE m.order_id = b.id)`;

/** Columns of an order `o` that the views have as they are kept. */
function asKept<Name extends keyof AdminOrderView>(...names: Name[]) {
  const columns = names.map((name) => [name, sql.raw(`o.${snakeCase(name)}`)]);
  return Object.fromEntries(columns) as { [Each in Name]: RawBuilder<AdminOrderView[Each]> };
}

/** What customers and staff are shown as it is read. */
export const forAll = {
  ...asKept('number', 'placedAt', 'state', 'delivery', 'pickupLocation', 'remarks'),
  ...asKept('paidPaise', 'balancePaise', 'benefitPaise', 'creditedPaise'),
  customer,
  totals,
  lines: sql<OrderLine[]>`(
    SELECT jsonb_agg(${line} ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id)`,
  dispatch: sql<TrackedOrderView['dispatch']>`CASE WHEN o.lr_number IS NOT NULL THEN ${dispatch} END`,
  invoices: sql<InvoiceBriefView[]>`(
    SELECT coalesce(jsonb_agg(${invoice} ORDER BY i.issued_at, i.id), '[]') FROM invoice i WHERE i.order_id = o.id)`,
  destination: sql<TrackedOrderView['destination']>`(
    SELECT ${destination} FROM state s WHERE s.code = o.state_code)`,
  merged,
};

/** What staff alone are shown as it is read. */
export const forStaff = {
  ...asKept(
    'token',
    'reserved',
    'crowdedPhone',
    'revision',
    'chargesByHand',
    'parcels',
    'referralCode',
    'language',
  ),
  ...asKept('adultConfirmedAt', 'termsAcceptedAt', 'customerAgreedAt'),
  held,
  irnFrom,
  termsSince: sql<string | null>`(SELECT t.since FROM accepted_terms t WHERE t.id = o.terms_id)`,
  mergedInto: sql<string | null>`(
    SELECT other.number FROM order_merge m JOIN orders other ON other.id = m.into_id WHERE m.order_id = o.id)`,
};

/** What the views are made of besides; instants in JSON are PostgreSQL's text. */
const besides = {
  holdReason: sql<string | null>`o.hold_reason`,
  /** Codes. */
  unreserved: sql<string[]>`(
    SELECT coalesce(jsonb_agg(l.code ORDER BY l.position), '[]') FROM order_line l
    WHERE l.order_id = o.id AND (NOT o.reserved OR l.product_id = ANY (o.unreserved)))`,
  payments: sql<PaymentView[]>`(
    SELECT coalesce(jsonb_agg(${payment} ORDER BY p.recorded_at, p.id), '[]')
    FROM payment p JOIN receipt r ON r.id = p.receipt_id
    LEFT JOIN receipt_correction wrong ON wrong.receipt_id = r.id WHERE p.order_id = o.id)`,
  /** What waits for an answer, or was declined. */
  proposal: sql<ProposalRow | null>`(
    SELECT ${proposal} FROM order_proposal p WHERE p.order_id = o.id AND p.state IN ('open', 'declined'))`,
  /** What its customer says is broken or missing, the oldest first. */
  claims: sql<Omit<DeskClaimView, 'worthPaise'>[]>`(
    SELECT coalesce(jsonb_agg(${claim} ORDER BY c.claimed_at, c.id), '[]') FROM order_claim c WHERE c.order_id = o.id)`,
  isPlacedForCustomer,
  /** The last change by its customer. */
  lastOwnChange,
  /** What it was, the oldest first. */
  earlier: sql<{ replacedAt: string; content: OrderContent }[]>`(
    SELECT coalesce(jsonb_agg(jsonb_build_object('replacedAt', r.replaced_at, 'content', r.content)
      ORDER BY r.revision), '[]') FROM order_revision r WHERE r.order_id = o.id)`,
  events: sql<OrderEventView[]>`(
    SELECT jsonb_agg(${event} ORDER BY e.at, e.id) FROM order_event e WHERE e.order_id = o.id)`,
};

const columns = { ...forAll, ...forStaff, ...besides };

/** One order with its lines, payments and events, as one row. */
export type OrderViewRow = {
  [Name in keyof typeof columns]: (typeof columns)[Name] extends RawBuilder<infer Value> ? Value : never;
};

const selected = Object.entries(columns).map(
  ([name, column]) => sql`${column} AS ${sql.raw(snakeCase(name))}`,
);

/** Selects an `OrderViewRow`; the caller adds the WHERE. */
export const selectOrderView = sql<OrderViewRow>`SELECT ${sql.join(selected)} FROM orders o`;
