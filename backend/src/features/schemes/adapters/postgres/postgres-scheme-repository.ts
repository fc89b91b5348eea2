import { Injectable } from '@nestjs/common';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import { MEMBERSHIP_STATES, type SchemeState } from '@shop/contracts/rules/schemes/membership-states';
import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import { instalmentDueDays, schemeTotals } from '@shop/contracts/rules/schemes/scheme';
import type { ListSchemesQuery } from '@shop/contracts/schemes/requests';
import type {
  CollectionView,
  LiabilityView,
  SchemeEntry,
  SchemeRecordView,
  SchemeRowView,
  SchemeView,
} from '@shop/contracts/schemes/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { pictureBy } from '../../../../platform/persistence/picture-columns.ts';
import { publicRichTexts } from '../../../../platform/persistence/public-rich-text.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { RecordTable, type TableOf } from '../../../../platform/persistence/record-table.ts';
import { SchemeRepository, type JoinableScheme } from '../../application/scheme-repository.ts';
import { membersOf, termsOf } from './scheme-columns.ts';
import { collectionOf, liabilityOn } from './scheme-figures.ts';

/** Raw SQL: the list, and the terms of a scheme and its members, said once for schemes and passbooks. */

type OpenRow = Omit<SchemeView, 'totals' | 'dueDays'>;

const table: TableOf<SchemeEntry, { state: SchemeState }> = {
  table: 'scheme',
  key: 'id',
  fields: {
    name: 'plain',
    nameTa: 'plain',
    slug: 'plain',
    description: 'plain',
    descriptionTa: 'plain',
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
  columns: sql`scheme.id, slug, name, name_ta IS NOT NULL AND (description = '' OR description_ta IS NOT NULL) AS translated,
    state, monthly_paise, instalments, benefit_basis_points, first_month, join_until,
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

  collection(slug: string, month: Day, today: Day): Promise<CollectionView | null> {
    return collectionOf(this.database, slug, month, today);
  }

  liability(today: Day): Promise<LiabilityView> {
    return liabilityOn(this.database, today);
  }

  async open(today: Day): Promise<SchemeView[]> {
    const rows = await this.database.rows(sql<OpenRow>`
      SELECT slug, name, name_ta, description, description_ta, ${pictureBy(sql`picture_key`)} AS picture, ${termsOf('scheme')}, join_until,
        most_members, ${membersOf('scheme')} >= most_members AS is_full
      FROM scheme WHERE state = 'open' AND join_until >= ${today} ORDER BY monthly_paise, name`);
    const descriptions = await publicRichTexts(
      this.database,
      rows.flatMap(({ description, descriptionTa }) => [description, descriptionTa ?? '']),
    );
    return rows.map((row, index) => ({
      ...row,
      description: descriptions[2 * index] ?? '',
      descriptionTa: descriptions[2 * index + 1] || null,
      totals: schemeTotals(row),
      dueDays: instalmentDueDays(row),
    }));
  }

  async lock(slug: string): Promise<JoinableScheme | null> {
    const scheme = await this.database.row(sql<Omit<JoinableScheme, 'terms' | 'members'> & PassbookTerms>`
      SELECT id, state, join_until, most_members, ${termsOf('scheme')} FROM scheme WHERE slug = ${slug} FOR UPDATE`);
    if (!scheme) return null;
    const { id, state, joinUntil, mostMembers, ...terms } = scheme;
    // After the lock: of who joined while it was waited for the count must know.
    const counted = await this.database.row(sql<{ members: number }>`
      SELECT ${membersOf('scheme')} AS members FROM scheme WHERE id = ${id}`);
    return { id, state, joinUntil, mostMembers, terms, members: counted?.members ?? 0 };
  }

  async announce(): Promise<void> {
    await this.database.rows(sql`SELECT announce_content()`);
  }
}
