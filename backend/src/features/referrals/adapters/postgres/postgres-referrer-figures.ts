import { Injectable } from '@nestjs/common';
import type { PaidOutView, PendingCommissionView, ReferrerWeekView } from '@shop/contracts/referrals/views';
import type { Day } from '@shop/contracts/rules/days';
import { ORDER_STATES } from '@shop/contracts/rules/orders/order-states';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReferrerFigures } from '../../application/referrer-figures.ts';

/** Raw SQL: sums by week and state, over the ledger and the orders. */
@Injectable()
export class PostgresReferrerFigures extends ReferrerFigures {
  constructor(private readonly database: Database) {
    super();
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
        coalesce(sum(gross_paise) FILTER (WHERE tax_year = ${taxYear}), 0)::bigint AS year_gross_paise,
        coalesce(sum(tax_paise) FILTER (WHERE tax_year = ${taxYear}), 0)::bigint AS year_tax_paise
      FROM payout WHERE referrer_id = ${referrerId} AND state IN ('sent', 'paid')`);
    return { reachedPaise: 0, onItsWayPaise: 0, yearGrossPaise: 0, yearTaxPaise: 0, ...sums, taxYear };
  }

  async greets(referrerId: string): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('referrer').select('greets').where('id', '=', referrerId),
    );
    return row?.greets ?? false;
  }

  async saveGreeting(referrerId: string, greets: boolean): Promise<void> {
    await this.database.run(
      db.updateTable('referrer').set({ greets }).where('id', '=', referrerId).where('greets', '<>', greets),
    );
  }
}
