import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferredOrdersQuery } from '@shop/contracts/referrals/requests';
import type {
  CommissionEntryView,
  CommissionSums,
  PaidOutView,
  PendingCommissionView,
  ReferredOrderView,
  ReferrerWeekView,
} from '@shop/contracts/referrals/views';
import type { Day } from '@shop/contracts/rules/days';
import { ORDER_STATES } from '@shop/contracts/rules/orders/order-states';
import { maskMobile } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { OwnReferralQueries } from '../../application/own-referral-queries.ts';

/** Raw SQL: the columns, conditions and sort keys of the lists, and sums by week and state. */

type OrderRow = Omit<ReferredOrderView, 'maskedPhone' | 'way'> & { phone: string; assisted: boolean };
type OwnQuery = {
  [Field in 'search' | 'state' | 'way' | 'from' | 'to' | 'cursor']:
    ListReferredOrdersQuery[Field] | undefined;
} & {
  referrerId: string;
};

const referredListing: Listing<OwnQuery, OrderRow, ReferredOrderView> = {
  name: 'referred-orders',
  columns: sql`o.number, o.placed_at, o.customer_name, o.phone, o.city, o.state, o.goods_paise,
    o.customer_agreed_at IS NOT NULL AS assisted, c.pending_paise, c.earned_paise`,
  from: sql`orders o CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.pending_paise), 0)::bigint AS pending_paise, coalesce(sum(e.due_paise), 0)::bigint AS earned_paise
    FROM commission_entry e WHERE e.order_id = o.id AND e.referrer_id = o.referrer_id) c`,
  key: sql`o.id`,
  sorts: { newest: { by: sql`o.placed_at`, kind: 'instant', descending: true } },
  conditions: ({ referrerId, search = '', state, way, from, to }) => [
    sql`o.referrer_id = ${referrerId}`,
    ...hasWords(sql`(o.number || ' ' || o.customer_name || ' ' || o.city)`, search),
    ...(state ? [sql`o.state = ${state}`] : []),
    ...(way ? [sql`(o.customer_agreed_at IS NOT NULL) = ${way === 'assisted'}`] : []),
    ...isWithin(sql`o.placed_at`, { from, to }),
  ],
  viewOf: ({ phone, assisted, ...row }) => ({
    ...row,
    maskedPhone: maskMobile(phone),
    way: assisted ? 'assisted' : 'link',
  }),
};

interface EntriesQuery {
  referrerId: string;
  cursor?: string | undefined;
}

const entryListing: Listing<EntriesQuery, CommissionEntryView, CommissionEntryView> = {
  name: 'commission-entries',
  columns: sql`e.id, e.at, e.kind, e.cause, o.number AS order_number, e.pending_paise, e.due_paise, e.paid_paise,
    e.base_paise, e.basis_points`,
  from: sql`commission_entry e LEFT JOIN orders o ON o.id = e.order_id`,
  key: sql`e.id`,
  sorts: { newest: { by: sql`e.turn`, kind: 'number', descending: true } },
  conditions: ({ referrerId }) => [sql`e.referrer_id = ${referrerId}`],
  viewOf: (entry) => entry,
};

@Injectable()
export class PostgresOwnReferralQueries extends OwnReferralQueries {
  constructor(private readonly database: Database) {
    super();
  }

  orders(
    referrerId: string,
    { search, state, way, from, to, cursor }: ListReferredOrdersQuery,
  ): Promise<ListPage<ReferredOrderView>> {
    const query = { referrerId, search, state, way, from, to, cursor };
    return pageOf(this.database, referredListing, query);
  }

  async sums(referrerId: string): Promise<CommissionSums> {
    const sums = await this.database.row(
      db
        .selectFrom('commission_sum')
        .select((eb) => [
          'pendingPaise',
          'duePaise',
          'paidPaise',
          eb('duePaise', '+', eb.ref('paidPaise')).as('earnedPaise'),
        ])
        .where('referrerId', '=', referrerId),
    );
    return sums ?? { pendingPaise: 0, earnedPaise: 0, duePaise: 0, paidPaise: 0 };
  }

  entries(referrerId: string, { cursor }: ListQuery): Promise<ListPage<CommissionEntryView>> {
    return pageOf(this.database, entryListing, { referrerId, cursor });
  }

  weeks(referrerId: string, mondays: readonly Day[]): Promise<ReferrerWeekView[]> {
    const first = mondays[0] ?? null;
    return this.database.rows(sql<ReferrerWeekView>`
      WITH placed AS (
        SELECT date_trunc('week', o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS monday, o.id, o.state,
          o.customer_agreed_at IS NOT NULL AS assisted
        FROM orders o WHERE o.referrer_id = ${referrerId}
          AND o.placed_at >= (${first}::date::timestamp AT TIME ZONE 'Asia/Kolkata'))
      SELECT w.monday::text AS monday,
        (SELECT coalesce(sum(v.visits), 0)::integer FROM referral_visit v
         WHERE v.referrer_id = ${referrerId} AND v.day >= w.monday AND v.day < w.monday + 7) AS visits,
        (SELECT count(*)::integer FROM placed p
         WHERE p.monday = w.monday AND p.state <> 'cancelled' AND NOT p.assisted) AS orders,
        (SELECT count(*)::integer FROM placed p
         WHERE p.monday = w.monday AND p.state <> 'cancelled' AND p.assisted) AS assisted,
        (SELECT coalesce(sum(e.pending_paise + e.due_paise), 0) FROM placed p
         JOIN commission_entry e ON e.order_id = p.id AND e.referrer_id = ${referrerId}
         WHERE p.monday = w.monday)::bigint AS commission_paise
      FROM unnest(${[...mondays]}::date[]) AS w (monday) ORDER BY w.monday`);
  }

  pending(referrerId: string): Promise<PendingCommissionView[]> {
    return this.database.rows(sql<PendingCommissionView>`
      SELECT o.state, count(*)::integer AS orders, sum(e.paise)::bigint AS paise
      FROM (SELECT order_id, sum(pending_paise) AS paise FROM commission_entry
            WHERE referrer_id = ${referrerId} AND order_id IS NOT NULL
            GROUP BY order_id HAVING sum(pending_paise) <> 0) e
      JOIN orders o ON o.id = e.order_id
      GROUP BY o.state ORDER BY array_position(${[...ORDER_STATES]}::text[], o.state)`);
  }

  async paid(referrerId: string, taxYear: string): Promise<PaidOutView> {
    const sums = await this.database.row(sql<Omit<PaidOutView, 'taxYear'>>`
      SELECT coalesce(sum(gross_paise - tax_paise) FILTER (WHERE state = 'paid'), 0)::bigint AS reached_paise,
        coalesce(sum(gross_paise - tax_paise) FILTER (WHERE state = 'sent'), 0)::bigint AS on_its_way_paise,
        (SELECT coalesce(sum(t.gross_paise), 0) FROM commission_tax t
         WHERE t.referrer_id = ${referrerId} AND t.tax_year = ${taxYear})::bigint AS year_gross_paise,
        (SELECT coalesce(sum(t.tax_paise), 0) FROM commission_tax t
         WHERE t.referrer_id = ${referrerId} AND t.tax_year = ${taxYear})::bigint AS year_tax_paise
      FROM payout WHERE referrer_id = ${referrerId} AND state IN ('sent', 'paid')`);
    return { reachedPaise: 0, onItsWayPaise: 0, yearGrossPaise: 0, yearTaxPaise: 0, ...sums, taxYear };
  }

  async hasPan(referrerId: string): Promise<boolean> {
    const row = await this.database.row(db.selectFrom('referrer').select('pan').where('id', '=', referrerId));
    return (row?.pan ?? null) !== null;
  }

  async greets(referrerId: string): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('referrer').select('greets').where('id', '=', referrerId),
    );
    return row?.greets ?? false;
  }
}
