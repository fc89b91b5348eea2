import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferrersQuery } from '@shop/contracts/referrers/requests';
import type {
  BroughtOrderView,
  LeagueRowView,
  ReferrerDeskView,
  ReferrerEntry,
  ReferrerRowView,
  ReferrerState,
} from '@shop/contracts/referrers/views';
import type { Day } from '@shop/contracts/rules/days';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { RecordTable, type TableOf } from '../../../../platform/persistence/record-table.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { Referrers } from '../../application/referrers.ts';

/** Raw SQL: the columns, conditions and sort keys of the lists, and sums over the ledger. */

const table: TableOf<ReferrerEntry> = {
  table: 'referrer',
  key: 'id',
  fields: {
    name: 'plain',
    phone: 'plain',
    email: 'plain',
    code: 'plain',
    commissionBasisPoints: 'plain',
    address: 'plain',
    pan: 'plain',
    upiId: 'plain',
    accountName: 'plain',
    accountNumber: 'plain',
    ifsc: 'plain',
  },
  fresh: { state: sql`'invited'`, created_at: sql`now()` },
};

const columns = sql`r.id, r.name, r.code, r.phone, r.state, r.commission_basis_points,
  coalesce(s.pending_paise, 0) AS pending_paise, coalesce(s.due_paise + s.paid_paise, 0) AS earned_paise,
  coalesce(s.due_paise, 0) AS due_paise, coalesce(s.paid_paise, 0) AS paid_paise`;
const from = sql`referrer r LEFT JOIN commission_sum s ON s.referrer_id = r.id`;

const listing: Listing<ListReferrersQuery, ReferrerRowView, ReferrerRowView> = {
  name: 'referrers',
  columns,
  from,
  key: sql`r.id`,
  sorts: {
    name: { by: sql`r.name`, kind: 'text' },
    due: { by: sql`coalesce(s.due_paise, 0)`, kind: 'number', descending: true },
  },
  conditions: ({ search = '', state }) => [
    ...hasWords(sql`concat_ws(' ', r.name, r.code, r.phone, r.email)`, withPlainMobiles(search)),
    ...(state ? [sql`r.state = ${state}`] : []),
  ],
  viewOf: (row) => row,
};

interface OrdersQuery {
  referrerId: string;
  cursor?: string | undefined;
}

const orderListing: Listing<OrdersQuery, BroughtOrderView, BroughtOrderView> = {
  name: 'brought-orders',
  columns: sql`o.number, o.placed_at, o.customer_name, o.city, o.state, o.goods_paise,
    worth.pending_paise, worth.earned_paise`,
  from: sql`orders o CROSS JOIN LATERAL (
    SELECT coalesce(sum(pending_paise), 0)::bigint AS pending_paise, coalesce(sum(due_paise), 0)::bigint AS earned_paise
    FROM commission_entry WHERE order_id = o.id AND referrer_id = o.referrer_id) worth`,
  key: sql`o.id`,
  sorts: { newest: { by: sql`o.placed_at`, kind: 'instant', descending: true } },
  conditions: ({ referrerId }) => [sql`o.referrer_id = ${referrerId}`],
  viewOf: (row) => row,
};

/** So many stand in the league. */
const MOST_IN_LEAGUE = 50;

@Injectable()
export class PostgresReferrers extends Referrers {
  readonly records: RecordTable<ReferrerEntry>;

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: ListReferrersQuery): Promise<ListPage<ReferrerRowView>> {
    return this.replica.read((reads) => pageOf(reads, listing, query));
  }

  find(id: string): Promise<ReferrerDeskView | null> {
    return this.database.row(sql<ReferrerDeskView>`
      SELECT ${columns}, r.email, r.created_at, r.pan IS NOT NULL AS has_pan, r.suspended_reason,
        CASE WHEN r.upi_id IS NOT NULL THEN 'upi' WHEN r.account_number IS NOT NULL THEN 'bank' END AS paid_by,
        (SELECT count(*) FROM referral_flag f JOIN orders o ON o.id = f.order_id AND o.referrer_id = f.referrer_id
         WHERE f.referrer_id = r.id AND f.decision IS NULL) AS open_flags
      FROM ${from} WHERE r.id = ${id}`);
  }

  orders(referrerId: string, { cursor }: ListQuery): Promise<ListPage<BroughtOrderView>> {
    return this.replica.read((reads) => pageOf(reads, orderListing, { referrerId, cursor }));
  }

  league(since: Day): Promise<LeagueRowView[]> {
    return this.database.rows(sql<LeagueRowView>`
      SELECT r.id, r.name, r.code, brought.orders, brought.value_paise,
        coalesce((SELECT sum(e.pending_paise + e.due_paise) FROM commission_entry e
          WHERE e.referrer_id = r.id AND e.order_id IS NOT NULL
            AND e.at >= (${since}::date::timestamp AT TIME ZONE 'Asia/Kolkata')), 0)::bigint AS commission_paise
      FROM (SELECT key, sum(orders)::integer AS orders, sum(value_paise)::bigint AS value_paise FROM order_shares
            WHERE kind = 'referrer' AND day >= ${since}::date GROUP BY key) brought
      JOIN referrer r ON r.id::text = brought.key
      ORDER BY brought.value_paise DESC, r.name LIMIT ${MOST_IN_LEAGUE}`);
  }

  async hasPassword(id: string): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('referrer').where('id', '=', id).where('passwordHash', 'is not', null),
    );
    return row !== null;
  }

  async setState(
    id: string,
    states: readonly ReferrerState[],
    to: ReferrerState,
    reason: string | null,
  ): Promise<boolean> {
    const changed = await this.database.run(
      db
        .updateTable('referrer')
        .set({ state: to, suspendedReason: reason })
        .where('id', '=', id)
        .where('state', 'in', states),
    );
    return changed === 1;
  }

  async saveGreeting(id: string, greets: boolean): Promise<void> {
    await this.database.run(
      db.updateTable('referrer').set({ greets }).where('id', '=', id).where('greets', '<>', greets),
    );
  }
}
