import type {
  AdminOrderView,
  OrderEventView,
  OrderRevisionView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import type { DeskChangeRequestView } from '@shop/contracts/own-changes/views';
import type { ClaimView, DeskClaimView } from '@shop/contracts/claims/views';
import type { DeskProposalView, ProposalView } from '@shop/contracts/proposals/views';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import { mayLeave } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { changesBetween } from '@shop/contracts/rules/orders/order-content';
import { HAS_LEFT, nextStates } from '@shop/contracts/rules/orders/order-states';
import { balanceOf, paymentStatus } from '@shop/contracts/rules/orders/order-totals';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { paymentDetailsFor, type PaymentTerms } from '../../application/order-queries.ts';
import type { OwnChange } from '../../domain/own-change.ts';
import { forAll, forStaff, type OrderViewRow, type ProposalRow } from './order-view-row.ts';

/** What customers are not told. */
const INTERNAL: ReadonlySet<OrderEventKind> = new Set([
  'note-added',
  'dispatched-unpaid',
  'attributed',
  'reservation-ended',
  'call-in-vain',
  'call-put-off',
]);

export function trackedOrderView(row: OrderViewRow, terms: PaymentTerms): TrackedOrderView {
  const view = shared(row);
  // A dispatch that is undone keeps its invoice for the next one.
  const isBilled = HAS_LEFT.includes(row.state) || row.state === 'cancelled';
  return {
    ...view,
    invoices: isBilled ? view.invoices.filter(({ registration }) => mayLeave(registration)) : [],
    onHold: row.holdReason !== null,
    payments: row.payments.map(({ kind, mode, amountPaise, receivedOn }) => ({
      kind,
      mode,
      amountPaise,
      receivedOn,
    })),
    proposal: row.proposal && proposalView(row, row.proposal),
    claims: row.claims.map(claimView),
    isPlacedForCustomer: row.isPlacedForCustomer,
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

function deskRequestView(
  row: OrderViewRow,
  { id, kind, askedAt, reason, content }: OwnChange,
): DeskChangeRequestView {
  const changes = content ? changesBetween(row, content) : [];
  return { id, kind, askedAt: isoInstant(askedAt), reason, changes };
}

function claimView({ answeredBy: _, ...claim }: OrderViewRow['claims'][number]): ClaimView {
  return { ...claim, ...instantsOf(claim), photos: claim.photos.length };
}

function deskClaimView({ lines }: OrderViewRow, claim: OrderViewRow['claims'][number]): DeskClaimView {
  const netOf = new Map(lines.map(({ code, netPaise }) => [code, netPaise]));
  const worthPaise = claim.goods.reduce(
    (sum, { code, quantity }) => sum + (netOf.get(code) ?? 0) * quantity,
    0,
  );
  return { ...claim, ...instantsOf(claim), worthPaise };
}

function instantsOf({ claimedAt, answeredAt }: Pick<ClaimView, 'claimedAt' | 'answeredAt'>) {
  return { claimedAt: isoInstant(claimedAt), answeredAt: answeredAt && isoInstant(answeredAt) };
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
    ...picked(row, forStaff),
    hold: row.holdReason !== null && heldAt ? { reason: row.holdReason, at: isoInstant(heldAt) } : null,
    nextStates: [...nextStates(row.delivery, row.state)],
    proposal: row.proposal && deskProposalView(row, row.proposal),
    asked: row.lastOwnChange?.state === 'open' ? deskRequestView(row, row.lastOwnChange) : null,
    claims: row.claims.map((claim) => deskClaimView(row, claim)),
    events: row.events.map((event) => ({ ...event, at: isoInstant(event.at) })),
    payments: row.payments.map((payment) => ({ ...payment, recordedAt: isoInstant(payment.recordedAt) })),
  };
}

function shared(row: OrderViewRow) {
  const { state, balancePaise, paidPaise, unreserved } = row;
  return {
    ...picked(row, forAll),
    unreserved: state === 'placed' ? unreserved : [],
    paymentStatus: paymentStatus(balancePaise, paidPaise, state === 'cancelled'),
    revisions: revisionsOf(row),
  };
}

/** Of a row what these columns hold. */
function picked<Name extends keyof OrderViewRow>(
  row: OrderViewRow,
  columns: Readonly<Record<Name, unknown>>,
): Pick<OrderViewRow, Name> {
  const values = Object.keys(columns).map((name) => [name, row[name as Name]]);
  return Object.fromEntries(values) as Pick<OrderViewRow, Name>;
}

/** What each edit changed: from what was to what came next, and at last to what is. */
function revisionsOf(row: OrderViewRow): OrderRevisionView[] {
  const contents = [...row.earlier.map(({ content }) => content), row];
  return row.earlier.map(({ replacedAt, content }, index) => ({
    at: isoInstant(replacedAt),
    changes: changesBetween(content, contents[index + 1] ?? row),
  }));
}
