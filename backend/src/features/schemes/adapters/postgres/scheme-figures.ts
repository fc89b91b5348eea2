import type { Day } from '@shop/contracts/rules/days';
import { SETTLING_WARNING_DAYS } from '@shop/contracts/rules/schemes/passbook';
import type {
  CollectionRowView,
  CollectionView,
  LiabilityMonthView,
  LiabilityView,
  ShelfClaimsView,
} from '@shop/contracts/schemes/views';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { mayPayOn, settleByOf, yearOverOn } from './scheme-columns.ts';

/** Raw SQL: sums over passbooks and their ledgers. */

export async function collectionOf(
  database: Database,
  slug: string,
  month: Day,
  today: Day,
): Promise<CollectionView | null> {
  const known = await database.row(db.selectFrom('scheme').select('name').where('slug', '=', slug));
  if (!known) return null;
  const rows = await database.rows(sql<CollectionRowView>`
    SELECT m.number, m.name, m.phone, m.state, due.last AS due_on, NOT due.is_missing AS is_paid,
      CASE WHEN may_pay AND due.is_missing THEN due.paise - m.received_paise ELSE 0 END AS open_paise,
      month.received_paise
    FROM membership m
    CROSS JOIN LATERAL (
      SELECT max(day) AS last, m.monthly_paise::bigint * count(*) AS paise,
        m.received_paise < m.monthly_paise::bigint * count(*) AS is_missing
      FROM (SELECT scheme_due_day(m.first_month, m.due_day, nth) AS day
            FROM generate_series(1, m.instalments) nth) days
      WHERE day < ${month}::date + interval '1 month') due
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(e.amount_paise), 0)::bigint AS received_paise FROM membership_entry e
      WHERE e.membership_id = m.id AND e.kind = 'receipt' AND e.received_on >= ${month}::date
        AND e.received_on < ${month}::date + interval '1 month'
        AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)) month
    CROSS JOIN LATERAL (SELECT ${mayPayOn('m', today)} AS may_pay) asked
    WHERE m.scheme_id = (SELECT id FROM scheme WHERE slug = ${slug}) AND due.last IS NOT NULL
      AND (may_pay OR month.received_paise > 0
        OR (m.state IN ('active', 'behind', 'matured') AND NOT due.is_missing))
    ORDER BY m.name, m.number`);
  const sum = (of: (row: CollectionRowView) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    schemeName: known.name,
    month,
    rows,
    openPaise: sum(({ openPaise }) => openPaise),
    receivedPaise: sum(({ receivedPaise }) => receivedPaise),
  };
}

export async function liabilityOn(database: Database, today: Day): Promise<LiabilityView> {
  // A correction belongs to what it corrects, and to its month, unless that is closed.
  const months = await database.rows(sql<LiabilityMonthView>`
    WITH moved AS (
      SELECT date_trunc('month', coalesce(e.booked_on, e.received_on)) AS month, e.amount_paise AS paise, coalesce(wrong.kind, e.kind) AS kind
      FROM membership_entry e LEFT JOIN membership_entry wrong ON wrong.id = e.corrects)
    SELECT each.month::date AS month,
      coalesce(sum(paise) FILTER (WHERE kind = 'receipt' AND moved.month = each.month), 0)::bigint AS received_paise,
      coalesce(-sum(paise) FILTER (WHERE kind = 'refund' AND moved.month = each.month), 0)::bigint AS refunded_paise,
      coalesce(-sum(paise) FILTER (WHERE kind IN ('redemption', 'credit-returned') AND moved.month = each.month), 0)::bigint
        AS redeemed_paise,
      coalesce(sum(paise), 0)::bigint AS held_paise
    FROM generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months',
      date_trunc('month', ${today}::timestamp), interval '1 month') AS each(month)
    LEFT JOIN moved ON moved.month <= each.month
    GROUP BY each.month ORDER BY each.month`);
  const now = await database.row(sql<Omit<LiabilityView, 'months' | 'claims'>>`
    SELECT coalesce(sum(held_paise), 0)::bigint AS held_paise,
      coalesce(sum(held_paise) FILTER (WHERE is_soon), 0)::bigint AS settle_soon_paise,
      count(*) FILTER (WHERE is_soon) AS settle_soon_members,
      coalesce(sum(held_paise) FILTER (WHERE is_over), 0)::bigint AS over_paise,
      count(*) FILTER (WHERE is_over) AS over_members
    FROM membership m
    CROSS JOIN LATERAL (SELECT ${yearOverOn('m', today)} AS is_over) over
    CROSS JOIN LATERAL (
      SELECT NOT is_over AND ${settleByOf('m')} <= ${today}::date + ${SETTLING_WARNING_DAYS}::integer AS is_soon) soon
    WHERE held_paise > 0`);
  const claims = await claimsOn(database, today);
  const none = { heldPaise: 0, settleSoonPaise: 0, settleSoonMembers: 0, overPaise: 0, overMembers: 0 };
  return { ...none, ...now, claims, months };
}

/**
 * Whose months go on will have paid all, and whose benefit has lapsed once may catch up; who has been here a year takes
 * nothing.
 */
async function claimsOn(database: Database, today: Day): Promise<ShelfClaimsView> {
  const row = await database.row(sql<ShelfClaimsView>`
    WITH buyer AS (
      SELECT least(held_paise, all_paise) AS now,
        CASE WHEN benefit_lapsed THEN 0 ELSE benefit_basis_points END AS points,
        CASE WHEN state = 'matured' THEN least(held_paise, all_paise) ELSE all_paise END AS later,
        CASE WHEN lapses > 1 OR (state = 'matured' AND benefit_lapsed) THEN 0 ELSE benefit_basis_points END AS later_points
      FROM membership CROSS JOIN LATERAL (SELECT monthly_paise::bigint * instalments AS all_paise) terms
      WHERE state IN ('active', 'behind', 'matured') AND NOT ${yearOverOn('membership', today)}),
    given AS (
      SELECT now, (now * points + 5000) / 10000 AS benefit, later, (later * later_points + 5000) / 10000 AS later_benefit
      FROM buyer)
    SELECT coalesce(sum(now + benefit), 0)::bigint AS now_paise, coalesce(sum(benefit), 0)::bigint AS now_benefit_paise,
      coalesce(sum(later + later_benefit), 0)::bigint AS full_paise,
      coalesce(sum(later_benefit), 0)::bigint AS full_benefit_paise,
      (SELECT coalesce(sum(stock::bigint * net_paise), 0)::bigint FROM product WHERE state = 'active') AS shelf_paise
    FROM given`);
  if (!row) throw new Error('A sum has a row');
  return row;
}
