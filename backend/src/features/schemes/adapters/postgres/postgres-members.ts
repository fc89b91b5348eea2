import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import { warnedIfPaidBy } from '@shop/contracts/rules/schemes/passbook';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import type { ListEntriesQuery, ListMembersQuery } from '@shop/contracts/schemes/requests';
import type {
  LedgerRowView,
  MemberDue,
  MemberEntry,
  MemberEntryView,
  MemberRowView,
} from '@shop/contracts/schemes/member-views';
import type { EntryView } from '@shop/contracts/schemes/passbook-views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { RecordTable, type TableOf } from '../../../../platform/persistence/record-table.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { Members, type MemberFacts } from '../../application/members.ts';
import type { PassbookFacts } from '../../application/passbook-facts.ts';
import { entryColumns, oneMembership, ownEntryColumns } from './passbook-row.ts';
import { askedOf, settleByOf, toWarnOn, yearOverOn } from './scheme-columns.ts';

/** Raw SQL: the columns, conditions and sort keys of the lists. */

const table: TableOf<MemberEntry> = {
  table: 'membership',
  key: 'number',
  fields: {
    name: 'plain',
    phone: 'plain',
    email: 'plain',
    address: 'plain',
    nomineeName: 'plain',
    nomineeRelation: 'plain',
    nomineePhone: 'plain',
  },
};

/**
 * What is asked of instalments whose day, or whose grace, is over on a day; nothing of who can buy, has bought or left, or
 * has been here a year.
 */
function owed(today: Day, graceIsOver: boolean): RawBuilder<number> {
  return sql`CASE WHEN m.state IN ('active', 'behind') AND NOT ${yearOverOn('m', today)}
    THEN greatest(0, ${askedOf('m', today, graceIsOver)} - m.received_paise) ELSE 0 END`;
}

function dueConditions(today: Day): Record<MemberDue, RawBuilder<unknown>> {
  return {
    due: sql`${owed(today, false)} > 0`,
    overdue: sql`${owed(today, true)} > 0`,
    over: sql`m.held_paise > 0 AND ${yearOverOn('m', today)}`,
    settle: sql`m.held_paise > 0 AND m.first_paid_on <= ${warnedIfPaidBy(today)}::date AND NOT ${yearOverOn('m', today)}`,
    warn: toWarnOn('m', today),
    refund: sql`m.held_paise > 0 AND m.state IN ('cancelled', 'redeemed')`,
    held: sql`m.held_paise > 0`,
  };
}

function listingOn(today: Day): Listing<ListMembersQuery, MemberRowView, MemberRowView> {
  return {
    name: 'members',
    columns: sql`m.number, m.token, m.name, m.phone, s.slug AS scheme_slug, s.name AS scheme_name, m.state, m.joined_at,
      m.received_paise, m.held_paise, ${owed(today, false)} AS due_paise, ${owed(today, true)} AS overdue_paise,
      m.benefit_lapsed, CASE WHEN m.held_paise > 0 THEN ${settleByOf('m')} END AS settle_by,
      (m.state IN ('active', 'behind', 'matured') AND ${yearOverOn('m', today)}) AS is_year_over,
      ${toWarnOn('m', today)} AS to_warn`,
    from: sql`membership m JOIN scheme s ON s.id = m.scheme_id`,
    key: sql`m.id`,
    sorts: { newest: { by: sql`m.joined_at`, kind: 'instant', descending: true } },
    conditions: ({ search = '', scheme, state, due }) => [
      ...hasWords(sql`(m.number || ' ' || m.name || ' ' || m.phone)`, withPlainMobiles(search)),
      ...(scheme ? [sql`s.slug = ${scheme}`] : []),
      ...(state ? [sql`m.state = ${state}`] : []),
      ...(due ? [dueConditions(today)[due]] : []),
    ],
    viewOf: (row) => row,
  };
}

const ledger: Listing<ListEntriesQuery & { sort?: string }, LedgerRowView, LedgerRowView> = {
  name: 'member-entries',
  columns: sql`${entryColumns}, m.number, m.name, s.name AS scheme_name`,
  from: sql`membership_entry e JOIN membership m ON m.id = e.membership_id JOIN scheme s ON s.id = m.scheme_id`,
  key: sql`e.id`,
  sorts: { oldest: { by: sql`e.recorded_at`, kind: 'instant' } },
  conditions: ({ from, to, scheme }) => [
    ...(from ? [sql`coalesce(e.booked_on, e.received_on) >= ${from}`] : []),
    ...(to ? [sql`coalesce(e.booked_on, e.received_on) <= ${to}`] : []),
    ...(scheme ? [sql`s.slug = ${scheme}`] : []),
  ],
  viewOf: (row) => row,
};

@Injectable()
export class PostgresMembers extends Members {
  readonly records: RecordTable<MemberEntry>;

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: ListMembersQuery, today: Day): Promise<ListPage<MemberRowView>> {
    return this.replica.read((reads) => pageOf(reads, listingOn(today), query));
  }

  all(query: ListMembersQuery, today: Day): Promise<MemberRowView[]> {
    return this.replica.readLong((reads) => allOf(reads, listingOn(today), query));
  }

  ledger(query: ListEntriesQuery): Promise<LedgerRowView[]> {
    return this.replica.readLong((reads) => allOf(reads, ledger, query));
  }

  async byNumber(number: string): Promise<MemberFacts | null> {
    const found = await oneMembership(this.database, sql`membership.number = ${number}`);
    if (!found) return null;
    const { id, facts } = found;
    const more = await this.database.row(
      db
        .selectFrom('membership')
        .select(['token', 'email', 'address', 'revision', 'warnedOf'])
        .where('id', '=', id),
    );
    if (!more) return null;
    const entries = await this.database.rows(sql<MemberEntryView>`
      SELECT ${entryColumns} FROM membership_entry e WHERE e.membership_id = ${id} ORDER BY e.recorded_at, e.id`);
    const events = await this.database.rows(
      db
        .selectFrom('membership_event')
        .select(['id', 'at', 'kind', 'actorName as actor', 'text', 'amountPaise'])
        .where('membershipId', '=', id)
        .orderBy('at')
        .orderBy('id'),
    );
    return { ...facts, ...more, entries, events };
  }

  async byToken(token: string): Promise<PassbookFacts | null> {
    const found = await oneMembership(this.database, sql`membership.token = ${token}`);
    if (!found) return null;
    const entries = await this.database.rows(sql<EntryView>`
      SELECT ${ownEntryColumns} FROM membership_entry e
      WHERE e.membership_id = ${found.id} ORDER BY e.recorded_at, e.id`);
    return { ...found.facts, entries };
  }

  async isReplaced(token: string): Promise<boolean> {
    const row = await this.database.row(db.selectFrom('replaced_passbook_link').where('token', '=', token));
    return row !== null;
  }
}
