import type { ListCommissionsQuery } from '@shop/contracts/reports/referrers/requests';
import type { CommissionRowView } from '@shop/contracts/reports/referrers/views';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { hasWords, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** Raw SQL: a list over sums of a ledger. */

/**
 * A payout that the bank sent back is entered once more, the other way round: so is its tax, unless it stands. That of a
 * monthly credit is an entry.
 */
const referrersOn = (day: Day) => sql`referrer r JOIN (
    SELECT e.referrer_id, sum(e.pending_paise)::bigint AS pending_paise, sum(e.due_paise + e.paid_paise)::bigint AS earned_paise,
      sum(e.due_paise)::bigint AS due_paise, sum(e.paid_paise)::bigint AS paid_paise,
      coalesce(sum(CASE WHEN e.kind = 'taxed' THEN e.paid_paise WHEN e.kind = 'returned' AND p.tax_stands THEN 0
        ELSE sign(e.paid_paise) * p.tax_paise END), 0)::bigint AS tax_paise
    FROM commission_entry e LEFT JOIN payout p ON p.id = e.payout_id
    WHERE ${sql.join(isWithin(sql`e.at`, { to: day }))} GROUP BY e.referrer_id) c ON c.referrer_id = r.id`;

export const commissionListingOn = (
  day: Day,
): Listing<ListCommissionsQuery, CommissionRowView, CommissionRowView> => ({
  name: 'commissions',
  columns: sql`r.id, r.code, r.name, c.pending_paise, c.earned_paise, c.due_paise, c.paid_paise, c.tax_paise`,
  from: referrersOn(day),
  key: sql`r.id`,
  sorts: {
    due: { by: sql`c.due_paise`, kind: 'number', descending: true },
    name: { by: sql`r.name`, kind: 'text' },
    pending: { by: sql`c.pending_paise`, kind: 'number', descending: true },
    paid: { by: sql`c.paid_paise`, kind: 'number', descending: true },
  },
  conditions: ({ search = '' }) => [
    sql`(c.pending_paise, c.due_paise, c.paid_paise) <> (0, 0, 0)`,
    ...hasWords(sql`concat_ws(' ', r.name, r.code)`, search),
  ],
  viewOf: (row) => row,
});
