import { Injectable } from '@nestjs/common';
import type {
  DayFigures,
  LowStock,
  OrdersWaiting,
  ReceivedFigures,
  ShareFigures,
} from '@shop/contracts/figures/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import { lateUntil } from '@shop/contracts/rules/orders/lateness';
import { LOW_STOCK, MOST_COUNTED } from '@shop/contracts/rules/limits';
import { warnedIfPaidBy, yearOverIfPaidBefore } from '@shop/contracts/rules/schemes/passbook';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import type { WholeDashboard } from '../../application/dashboard-for.ts';
import { Figures, type Shares } from '../../application/figures.ts';

/** Raw SQL: sums over views and functions, and the counts of a prepared statement. */

/** So many products, categories, states and referrers stand in a list. */
const MOST_SHARES = 10;

/** The orders of these minutes may be of yesterday and on their way still. */
const COUNTED_AFTER = sql.lit('10 minutes');

type Counts = OrdersWaiting & {
  requested: number;
  behind: number;
  settleSoon: number;
  over: number;
  refundsDue: number;
  newContacts: number;
  openFlags: number;
  failedJobs: number;
  unpaidOrders: number;
  unpaidPaise: number;
  lateOrders: number;
  latePaise: number;
  lowStock: number;
};

/** How many rows there are; one more than `MOST_COUNTED` stands for any more. */
function counted(from: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${sql.lit(MOST_COUNTED + 1)}) counted)`;
}

/** For the dashboard, and for a test that reads its plan. */
export function countsStatement(today: Day): RawBuilder<Counts> {
  const overIfBefore = sql`${yearOverIfPaidBefore(today)}::date`;
  const late = sql`FILTER (WHERE day <= ${lateUntil(today)}::date)`;
  return sql`/* prepared: dashboard */
    SELECT coalesce(sum(placed), 0) AS to_confirm, coalesce(sum(confirmed), 0) AS to_pack,
      coalesce(sum(packed), 0) AS to_dispatch, coalesce(sum(dispatched), 0) AS on_the_way,
      coalesce(sum(arrived), 0) AS to_collect, coalesce(sum(on_hold), 0) AS on_hold,
      coalesce(sum(refunds_due), 0) AS refunds_due, coalesce(sum(unpaid), 0) AS unpaid_orders,
      coalesce(sum(unpaid_paise), 0)::bigint AS unpaid_paise, coalesce(sum(unpaid) ${late}, 0) AS late_orders,
      coalesce(sum(unpaid_paise) ${late}, 0)::bigint AS late_paise,
      ${counted(sql`membership WHERE state = 'requested'`)} AS requested,
      ${counted(sql`membership WHERE state = 'behind'`)} AS behind,
      ${counted(sql`membership WHERE held_paise > 0 AND first_paid_on <= ${warnedIfPaidBy(today)}::date AND first_paid_on >= ${overIfBefore}`)} AS settle_soon,
      ${counted(sql`membership WHERE held_paise > 0 AND first_paid_on < ${overIfBefore}`)} AS over,
      ${counted(sql`contact_message WHERE done_at IS NULL`)} AS new_contacts,
      ${counted(sql`referral_flag f JOIN orders o ON o.id = f.order_id AND o.referrer_id = f.referrer_id WHERE f.decision IS NULL`)} AS open_flags,
      ${counted(sql`pgboss.job_common WHERE state = 'failed'`)} AS failed_jobs,
      ${counted(sql`product WHERE state = 'active' AND stock < ${sql.lit(LOW_STOCK)}`)} AS low_stock
    FROM order_sums`;
}

/** What came in on seven days, today the last. */
function receivedStatement(today: Day): RawBuilder<ReceivedFigures> {
  const inTheWeek = sql`received_on BETWEEN ${addDays(today, -6)}::date AND ${today}::date`;
  return sql`/* prepared: money-received */
    SELECT mode, coalesce(sum(amount_paise) FILTER (WHERE received_on = ${today}::date), 0)::bigint AS today_paise,
      sum(amount_paise)::bigint AS week_paise
    FROM (
      SELECT mode, amount_paise, received_on FROM receipt r
        WHERE ${inTheWeek} AND amount_paise > 0 AND mode <> 'scheme-credit'
          AND NOT EXISTS (SELECT FROM receipt_correction c WHERE c.receipt_id = r.id)
      UNION ALL
      SELECT mode, amount_paise, received_on FROM membership_entry e
        WHERE ${inTheWeek} AND kind = 'receipt'
          AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)) received
    GROUP BY mode`;
}

const scarce = sql<LowStock>`
  SELECT code, name, stock FROM product
  WHERE state = 'active' AND stock < ${LOW_STOCK} ORDER BY stock, code LIMIT 10`;

@Injectable()
export class PostgresFigures extends Figures {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
  }

  async dashboard(today: Day): Promise<WholeDashboard> {
    const [row, products, received] = await this.replica.read(async (reads) => [
      await reads.row(countsStatement(today)),
      await reads.rows(scarce),
      await reads.rows(receivedStatement(today)),
    ]);
    if (!row) throw new Error('A sum without GROUP BY answers one row');
    const { unpaidOrders, unpaidPaise, lateOrders, latePaise, refundsDue, ...others } = row;
    const { lowStock, newContacts, openFlags, failedJobs, requested, behind, settleSoon, over, ...orders } =
      others;
    return {
      orders,
      money: {
        unpaid: { orders: unpaidOrders, balancePaise: unpaidPaise },
        late: { orders: lateOrders, balancePaise: latePaise },
        refundsDue,
      },
      received: PAYMENT_MODES.map(
        (mode) => received.find((each) => each.mode === mode) ?? { mode, todayPaise: 0, weekPaise: 0 },
      ),
      members: { requested, behind, settleSoon, over },
      newContacts,
      openFlags,
      failedJobs,
      lowStock: { count: lowStock, products },
      today,
    };
  }

  days(from: Day, to: Day): Promise<DayFigures[]> {
    const days = sql<DayFigures>`
      SELECT day, orders, value_paise FROM order_sums
      WHERE day BETWEEN ${from}::date AND ${to}::date AND orders > 0 ORDER BY day`;
    return this.replica.read((reads) => reads.rows(days));
  }

  async unconfirmed(from: Day, to: Day): Promise<{ orders: number; valuePaise: number }> {
    const placed = sql<{ orders: number; valuePaise: number }>`
      SELECT count(*)::integer AS orders, coalesce(sum(total_paise), 0)::bigint AS value_paise FROM orders
      WHERE state = 'placed' AND placed_at >= (${from}::timestamp AT TIME ZONE 'Asia/Kolkata')
        AND placed_at < ((${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;
    const row = await this.replica.read((reads) => reads.row(placed));
    return row ?? { orders: 0, valuePaise: 0 };
  }

  async shares(from: Day, to: Day): Promise<Shares> {
    type Row = ShareFigures & { kind: keyof Shares; pieces: number };
    const summed = sql<Row>`
      WITH summed AS (
        SELECT kind, key, sum(orders) AS orders, sum(pieces)::bigint AS pieces, sum(value_paise)::bigint AS value_paise
        FROM order_shares WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY kind, key),
      -- An order has several products of a category: how many orders had one is not known from the products.
      with_categories AS (
        SELECT * FROM summed
        UNION ALL
        SELECT 'category', p.category_id::text, 0, sum(s.pieces)::bigint, sum(s.value_paise)::bigint
          FROM summed s JOIN product p ON p.id = s.key::uuid WHERE s.kind = 'product' GROUP BY p.category_id),
      ranked AS (
        SELECT *, row_number() OVER (PARTITION BY kind ORDER BY value_paise DESC, key) AS place FROM with_categories)
      SELECT r.kind, coalesce(p.code, c.slug, s.code, f.code) AS code, coalesce(p.name, c.name, s.name, f.name) AS name,
        r.orders, r.pieces, r.value_paise
      FROM ranked r
      LEFT JOIN product p ON p.id = CASE WHEN r.kind = 'product' THEN r.key::uuid END
      LEFT JOIN category c ON c.id = CASE WHEN r.kind = 'category' THEN r.key::uuid END
      LEFT JOIN state s ON r.kind = 'state' AND s.code = r.key
      LEFT JOIN referrer f ON f.id = CASE WHEN r.kind = 'referrer' THEN r.key::uuid END
      WHERE r.place <= ${MOST_SHARES} ORDER BY r.place`;
    const rows = await this.replica.read((reads) => reads.rows(summed));
    const shares: Shares = { product: [], category: [], state: [], referrer: [] };
    for (const { kind, orders, ...sold } of rows) {
      if (kind === 'category') shares.category.push(sold);
      else shares[kind].push({ ...sold, orders });
    }
    return shares;
  }

  /**
   * The marks go first: what changes afterwards leaves another, and every later statement sees what the marks were left
   * for. One copy at a time, or an older count could come to stand over a newer one.
   */
  async countDay(): Promise<boolean> {
    const claim = await this.database.row(sql<{ mine: boolean }>`
        SELECT pg_try_advisory_xact_lock(hashtext('order days')) AS mine`);
    if (!claim?.mine) return false;
    const open = await this.database.row(sql<{ day: Day; sold: boolean }>`
        SELECT day, sold FROM order_day_open
        WHERE day < ((now() - interval ${COUNTED_AFTER}) AT TIME ZONE 'Asia/Kolkata')::date
        ORDER BY day LIMIT 1`);
    if (!open) return false;
    const day = sql`${open.day}::date`;
    const marks = await this.database.rows(sql<{ sold: boolean }>`
        DELETE FROM order_day_touched WHERE day = ${day} RETURNING sold`);
    await this.database.run(sql`DELETE FROM order_day WHERE day = ${day}`);
    await this.database.run(
      sql`INSERT INTO order_day SELECT ${day}, sums.* FROM order_day_sums(${day}) sums`,
    );
    // Marked since it was looked for, too.
    if (!open.sold && !marks.some(({ sold }) => sold)) return true;
    await this.database.run(sql`DELETE FROM order_day_share WHERE day = ${day}`);
    await this.database.run(sql`
        INSERT INTO order_day_share SELECT ${day}, shares.* FROM order_day_shares(${day}) shares`);
    return true;
  }
}
