import type { ListQuery } from '@shop/contracts/listing/requests';
import type { PayoutBatchRowView, PayoutView } from '@shop/contracts/payouts/views';
import { sql } from 'kysely';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** Raw SQL: the columns, conditions and sort keys of lists. */

const batchColumns = sql`b.number, b.state, b.created_at, maker.name AS created_by, b.approved_at,
  approver.name AS approved_by, sums.payouts, sums.gross_paise, sums.tax_paise, sums.waiting, sums.failed`;

const batches = sql`payout_batch b JOIN staff maker ON maker.id = b.created_by
  LEFT JOIN staff approver ON approver.id = b.approved_by
  CROSS JOIN LATERAL (
    SELECT count(*) AS payouts, sum(gross_paise)::bigint AS gross_paise, sum(tax_paise)::bigint AS tax_paise,
      count(*) FILTER (WHERE state = 'sent') AS waiting, count(*) FILTER (WHERE state = 'failed') AS failed
    FROM payout WHERE batch_id = b.id) sums`;

/** Selects a `PayoutBatchRowView` with who made it; the caller adds the WHERE. */
export const selectBatch = sql`SELECT ${batchColumns}, b.created_by AS created_by_id FROM ${batches}`;

export const batchListing: Listing<ListQuery, PayoutBatchRowView, PayoutBatchRowView> = {
  name: 'payout-batches',
  columns: batchColumns,
  from: batches,
  key: sql`b.id`,
  sorts: { newest: { by: sql`b.created_at`, kind: 'instant', descending: true } },
  conditions: () => [],
  viewOf: (row) => row,
};

/** Enough to know where the money goes. */
export const paidTo = sql`coalesce('UPI ' || (p.payee ->> 'upiId'),
  'Account ending in ' || right(p.payee ->> 'accountNumber', 4) || ', ' || (p.payee ->> 'ifsc'))`;

const payoutColumns = sql`p.reference, b.number AS batch, coalesce(b.approved_at, b.created_at) AS at, p.referrer_id,
  p.payee ->> 'name' AS name, r.code, p.state, p.gross_paise, p.tax_paise, p.gross_paise - p.tax_paise AS net_paise,
  ${paidTo} AS paid_to, p.bank_reference, p.failure`;

const payouts = sql`payout p JOIN payout_batch b ON b.id = p.batch_id JOIN referrer r ON r.id = p.referrer_id`;

/** Selects a `PayoutView`; the caller adds the WHERE. */
export const selectPayout = sql`SELECT ${payoutColumns} FROM ${payouts}`;

interface OfReferrer {
  referrerId: string;
  cursor?: string | undefined;
}

/** Of one referrer; batches that were discarded paid nothing. */
export const payoutListing: Listing<OfReferrer, PayoutView, PayoutView> = {
  name: 'payouts',
  columns: payoutColumns,
  from: payouts,
  key: sql`p.id`,
  sorts: { newest: { by: sql`b.created_at`, kind: 'instant', descending: true } },
  conditions: ({ referrerId }) => [sql`p.referrer_id = ${referrerId}`, sql`p.state <> 'discarded'`],
  viewOf: (row) => row,
};

/** Of one referrer, as they see it. */
export const sentListing: Listing<OfReferrer, PayoutView, PayoutView> = {
  ...payoutListing,
  name: 'sent-payouts',
  conditions: ({ referrerId }) => [
    sql`p.referrer_id = ${referrerId}`,
    sql`p.state IN ('sent', 'paid', 'failed')`,
  ],
};
