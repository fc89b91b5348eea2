import type { ListPage } from '@shop/contracts/listing/views';
import { MOST_COUNTED, MOST_EXPORTED } from '@shop/contracts/rules/limits';
import { sql, type RawBuilder } from 'kysely';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Reads } from '../database.ts';
import { cursorOf, placeIn, type Place, type SortKind } from './cursor.ts';

/* Raw SQL: a page of any list, by keys of its sort: rows, count and neighbours come from fragments of the list. */

export interface Sort {
  by: RawBuilder<unknown>;
  kind: SortKind;
  descending?: boolean;
}

/** A list that staff look through, described; `pageOf` and `allOf` read it. */
export interface Listing<Query, Row, View> {
  /** In small letters: its pages without filters are prepared under it. */
  name: string;
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  /** Unique; puts rows in order that a sort leaves level, in the sort's direction, so that one index serves both. */
  key: RawBuilder<unknown>;
  keyKind?: 'text';
  /** The usual one first. */
  sorts: Readonly<Record<string, Sort>>;
  /** What the filters demand, each on its own. */
  conditions: (query: Query) => RawBuilder<unknown>[];
  viewOf: (row: Row) => View;
}

interface Asked {
  sort?: string | undefined;
  cursor?: string | undefined;
}

/** What every row of a page carries beside its own columns. */
interface Marks {
  listValue: string | number;
  listKey: string;
  /** Null where filters have been counted already. */
  listCounted: number | null;
}

const PAGE_SIZE = 25;
/** So many rows of a file are read at once. */
const PART = 1_000;
const MOST = sql.lit(MOST_COUNTED + 1);

/**
 * A page by key, and how many rows there are, counted to `MOST_COUNTED`. Without filters it is one statement. With
 * filters the rows are counted first: few are found by the filters' indexes and then sorted, of many the list in its
 * order soon has a page. What PostgreSQL guesses of two words that are frequent, and never meet, is wrong a hundredfold.
 */
export async function pageOf<Query extends Asked, Row, View>(
  reads: Reads,
  listing: Listing<Query, Row, View>,
  query: Query,
): Promise<ListPage<View>> {
  const [sort, { kind }] = sortOf(listing, query);
  const place =
    query.cursor === undefined ? null : placeIn(query.cursor, sort, kind, listing.keyKind ?? 'uuid');
  const matching = isFiltered(listing, query) ? await countOf(reads, listing, query) : null;
  const few = matching !== null && matching <= MOST_COUNTED;
  const found = await reads.rows(pageStatement(listing, query, place, few));
  // The way back ends at the first page, however many rows have come to it meanwhile.
  if (place?.way === 'before' && found.length <= PAGE_SIZE) {
    return pageOf(reads, listing, { ...query, cursor: undefined });
  }
  const back = place?.way === 'before';
  const more = found.length > PAGE_SIZE;
  const rows = found.slice(0, PAGE_SIZE);
  if (back) rows.reverse();
  const counted = matching ?? found[0]?.listCounted ?? (place ? await countOf(reads, listing, query) : 0);
  const beside = (way: Place['way'], row: Marks | undefined) =>
    row ? cursorOf({ sort, way, value: row.listValue, key: row.listKey }) : null;
  return {
    rows: rows.map(({ listValue: _, listKey: __, listCounted: ___, ...row }) => listing.viewOf(row as Row)),
    total: Math.min(counted, MOST_COUNTED),
    isMore: counted > MOST_COUNTED,
    before: place ? beside('before', rows[0]) : null,
    after: more || back ? beside('after', rows.at(-1)) : null,
  };
}

/** The rows beside one of them in the order of a list, whether or not the filters match that one still. */
export async function neighboursOf<Query extends Asked, Row, View>(
  reads: Reads,
  listing: Listing<Query, Row, View>,
  query: Query,
  one: RawBuilder<unknown>,
): Promise<Record<Place['way'], View | null>> {
  const [name, sort] = sortOf(listing, query);
  const mark = await reads.row(sql<Pick<Marks, 'listValue' | 'listKey'>>`
    SELECT ${marked(sort)} AS list_value, ${listing.key}::text AS list_key FROM ${listing.from} WHERE ${one}`);
  if (!mark) return { before: null, after: null };
  const few = isFiltered(listing, query) && (await countOf(reads, listing, query)) <= MOST_COUNTED;
  const beside = async (way: Place['way']) => {
    const place = { sort: name, way, value: mark.listValue, key: mark.listKey };
    const row = await reads.row(pageStatement(listing, query, place, few));
    return row && listing.viewOf(row);
  };
  return { before: await beside('before'), after: await beside('after') };
}

/**
 * Every row that the filters match, for a file: read in parts, so that no statement outlasts its time.
 * @throws DomainError too-many-to-export
 */
export async function allOf<Query extends Asked, Row, View>(
  reads: Reads,
  listing: Listing<Query, Row, View>,
  query: Query,
): Promise<View[]> {
  const [name, sort] = sortOf(listing, query);
  const views: View[] = [];
  for (let place: Place | null = null; ;) {
    const rows: (Row & Marks)[] = await reads.rows(partStatement(listing, query, sort, place));
    views.push(...rows.map(({ listValue: _, listKey: __, ...row }) => listing.viewOf(row as Row)));
    if (views.length > MOST_EXPORTED) {
      throw new DomainError('conflict', 'too-many-to-export', { most: MOST_EXPORTED });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PART) return views;
    place = { sort: name, way: 'after', value: last.listValue, key: last.listKey };
  }
}

function partStatement<Query, Row, View>(
  listing: Listing<Query, Row, View>,
  query: Query,
  sort: Sort,
  place: Place | null,
): RawBuilder<Row & Marks> {
  const { columns, from, key } = listing;
  const down = sort.descending ?? false;
  return sql`
    SELECT ${columns}, ${marked(sort)} AS list_value, ${key}::text AS list_key
    FROM ${from} WHERE ${where(listing, query)}${beyond(place, listing, sort, down)}
    ORDER BY ${order(listing, sort, down)} LIMIT ${PART}`;
}

/** What comes after a place, in the order that goes down or up. */
function beyond(
  place: Place | null,
  listing: Pick<Listing<never, never, never>, 'key' | 'keyKind'>,
  sort: Sort,
  down: boolean,
): RawBuilder<unknown> {
  if (!place) return sql``;
  const values = valuesOf(place, listing, sort);
  return sql` AND (${sort.by}, ${listing.key}) ${sql.raw(down ? '<' : '>')} ${values}`;
}

/**
 * For `pageOf`, and for tests that read its plan. What has no filter has one text a sort and way, and is prepared.
 * @param few so few rows match that they are found first and sorted then, whatever index has the order
 */
export function pageStatement<Query extends Asked, Row, View>(
  listing: Listing<Query, Row, View>,
  query: Query,
  place: Place | null,
  few = false,
): RawBuilder<Row & Marks> {
  const [name, sort] = sortOf(listing, query);
  const { columns, from, key } = listing;
  const down = (sort.descending ?? false) === (place?.way !== 'before');
  const filtered = isFiltered(listing, query);
  const mark = filtered ? sql`` : sql.raw(`/* prepared: ${listing.name}-${name}-${place?.way ?? 'first'} */`);
  const counted = filtered
    ? sql`NULL`
    : sql`(SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${MOST}) counted)`;
  const fromHere = beyond(place, listing, sort, down);
  // Bounds stand in the text: a plan for any bound would read the whole list.
  return sql`${mark}
    SELECT ${columns}, ${marked(sort)} AS list_value, ${key}::text AS list_key, ${counted} AS list_counted
    FROM ${from} WHERE ${where(listing, query)}${fromHere}
    ORDER BY ${order(listing, few ? withoutIndex(sort) : sort, down)} LIMIT ${sql.lit(PAGE_SIZE + 1)}`;
}

function isFiltered<Query, Row, View>({ conditions }: Listing<Query, Row, View>, query: Query): boolean {
  return conditions(query).length > 0;
}

/** The same order by an expression that no index has. */
function withoutIndex({ by, ...sort }: Sort): Sort {
  const same = { instant: sql`(${by} + interval '0')`, number: sql`(${by} + 0)`, text: sql`(${by} || '')` };
  return { ...sort, by: same[sort.kind] };
}

async function countOf<Query, Row, View>(
  reads: Reads,
  listing: Listing<Query, Row, View>,
  query: Query,
): Promise<number> {
  const row = await reads.row(sql<{ counted: number }>`
    SELECT count(*) AS counted
    FROM (SELECT FROM ${listing.from} WHERE ${where(listing, query)} LIMIT ${MOST}) found`);
  return row?.counted ?? 0;
}

/** The sort that is asked for, which the request's class has checked, or the usual one. */
function sortOf(listing: Pick<Listing<never, never, never>, 'sorts'>, { sort }: Asked): [string, Sort] {
  const sorts = Object.entries(listing.sorts);
  const found = sorts.find(([name]) => name === sort) ?? sorts[0];
  if (!found) throw new Error('A list is sorted by something');
  return found;
}

function where<Query, Row, View>(
  { conditions }: Listing<Query, Row, View>,
  query: Query,
): RawBuilder<unknown> {
  return sql.join([sql`true`, ...conditions(query)], sql` AND `);
}

function order({ key }: { key: RawBuilder<unknown> }, { by }: Sort, down: boolean): RawBuilder<unknown> {
  const direction = sql.raw(down ? 'DESC' : 'ASC');
  return sql`${by} ${direction}, ${key} ${direction}`;
}

/** The value of a sort as a cursor carries it. */
function marked({ by, kind }: Sort): RawBuilder<unknown> {
  return kind === 'instant' ? sql`to_char(${by} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : by;
}

function valuesOf(
  { value, key }: Place,
  { keyKind = 'uuid' }: { keyKind?: 'text' | 'uuid' },
  { kind }: Sort,
): RawBuilder<unknown> {
  const type = { instant: 'timestamptz', number: 'bigint', text: 'text' }[kind];
  return sql`(${value}::${sql.raw(type)}, ${key}::${sql.raw(keyKind)})`;
}
