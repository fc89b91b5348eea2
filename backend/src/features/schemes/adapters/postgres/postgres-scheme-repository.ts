import { Injectable } from '@nestjs/common';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import { MEMBERSHIP_STATES, type SchemeState } from '@shop/contracts/rules/schemes/membership-states';
import { SETTLING_WARNING_DAYS } from '@shop/contracts/rules/schemes/passbook';
import type { ListSchemesQuery } from '@shop/contracts/schemes/requests';
import type {
  CollectionRowView,
  CollectionView,
  LiabilityMonthView,
  LiabilityView,
  SchemeEntry,
  SchemeRecordView,
  SchemeRowView,
  ShelfClaimsView,
} from '@shop/contracts/schemes/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { RecordTable, type TableOf } from '../../../../platform/persistence/record-table.ts';
import { SchemeRepository } from '../../application/scheme-repository.ts';
import { membersOf, mayPayOn, settleByOf, yearOverOn } from './scheme-columns.ts';

/** Raw SQL: the list, and sums over passbooks and their ledgers. */

const table: TableOf<SchemeEntry, { state: SchemeState }> = {
  table: 'scheme',
  key: 'id',
  fields: {
    name: 'plain',
    slug: 'plain',
    description: 'plain',
    picture: 'picture',
    monthlyPaise: 'plain',
    instalments: 'plain',
    benefitBasisPoints: 'plain',
    firstMonth: 'plain',
    dueDay: 'plain',
    graceDays: 'plain',
    joinUntil: 'plain',
    mostMembers: 'plain',
  },
  beside: sql`state`,
};

const listing: Listing<ListSchemesQuery, SchemeRowView, SchemeRowView> = {
  name: 'schemes',
  columns: sql`scheme.id, slug, name, state, monthly_paise, instalments, benefit_basis_points, first_month, join_until,
    most_members, ${membersOf('scheme')} AS members,
    (SELECT count(*) FROM membership m WHERE m.scheme_id = scheme.id AND m.state = 'requested') AS requested,
    (SELECT coalesce(sum(held_paise), 0) FROM membership m WHERE m.scheme_id = scheme.id) AS held_paise`,
  from: sql`scheme`,
  key: sql`scheme.id`,
  sorts: { newest: { by: sql`to_char(first_month, 'YYYY-MM')`, kind: 'text', descending: true } },
  conditions: ({ search = '', state }) => [
    ...hasWords(sql`name || ' ' || slug`, search),
    ...(state ? [sql`scheme.state = ${state}`] : []),
  ],
  viewOf: (row) => row,
};

@Injectable()
export class PostgresSchemeRepository extends SchemeRepository {
  readonly records: RecordTable<SchemeEntry, { state: SchemeState }>;

  constructor(private readonly database: Database) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: ListSchemesQuery): Promise<ListPage<SchemeRowView>> {
    return pageOf(this.database, listing, query);
  }

  async bySlug(slug: string): Promise<SchemeRecordView | null> {
    const known = await this.database.row(db.selectFrom('scheme').select('id').where('slug', '=', slug));
    if (!known) return null;
    const { id } = known;
    const record = await this.records.find(id);
    if (!record) return null;
    const members = await this.database.rows(
      db
        .selectFrom('membership')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('members'),
          sql<number>`sum(held_paise)::bigint`.as('heldPaise'),
          fn.countAll<number>().filterWhere('heldPaise', '>', 0).as('owed'),
        ])
        .where('schemeId', '=', id)
        .groupBy('state'),
    );
    const toSettle = members.reduce((sum, { owed }) => sum + owed, 0);
    const inOrder = MEMBERSHIP_STATES.flatMap((state) => members.filter((each) => each.state === state));
    return { ...record, id, toSettle, members: inOrder.map(({ owed: _, ...rest }) => rest) };
  }

  picture(key: string): Promise<PictureView | null> {
    return this.database.row(
      db.selectFrom('picture').select(['key', 'alt', 'width', 'height', 'widths']).where('key', '=', key),
    );
  }

  hold(id: string): Promise<{ slug: string; state: SchemeState } | null> {
    return this.database.row(
      db.selectFrom('scheme').select(['slug', 'state']).where('id', '=', id).forNoKeyUpdate(),
    );
  }

  async move(id: string, to: SchemeState): Promise<void> {
    await this.database.run(db.updateTable('scheme').set({ state: to }).where('id', '=', id));
  }

  async collection(slug: string, month: Day, today: Day): Promise<CollectionView | null> {
    const known = await this.database.row(db.selectFrom('scheme').select('name').where('slug', '=', slug));
    if (!known) return null;
    const rows = await this.database.rows(sql<CollectionRowView>`
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

  async liability(today: Day): Promise<LiabilityView> {
    // A correction belongs to what it corrects, and to its month.
    const months = await this.database.rows(sql<LiabilityMonthView>`
      WITH moved AS (
        SELECT date_trunc('month', e.received_on) AS month, e.amount_paise AS paise, coalesce(wrong.kind, e.kind) AS kind
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
    const now = await this.database.row(sql<Omit<LiabilityView, 'months' | 'claims'>>`
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
    const claims = await this.claims(today);
    const none = { heldPaise: 0, settleSoonPaise: 0, settleSoonMembers: 0, overPaise: 0, overMembers: 0 };
    return { ...none, ...now, claims, months };
  }

  /**
   * Whose months go on will have paid all, and whose benefit has lapsed once may catch up; who has been here a year takes
   * nothing.
   */
  private async claims(today: Day): Promise<ShelfClaimsView> {
    const row = await this.database.row(sql<ShelfClaimsView>`
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
}
