import type { Endpoint } from '@shop/contracts/endpoint';
import type { ExportFormat, ListPage } from '@shop/contracts/listing/views';
import type { Permission } from '@shop/contracts/rules/permissions';
import type { ReactNode } from 'react';
import type { Answered } from '../../../../api/call-signed-in.ts';

interface SearchFilter {
  kind: 'search';
  label: string;
  /** What can be found. */
  help: string;
  max: number;
}

export interface ChoiceFilter {
  kind: 'choice';
  label: string;
  /** What stands for no choice. */
  any: string;
  options: Readonly<Record<string, string>>;
  /** What is meant while the address says nothing; `all` in the address stands for no choice then. */
  usual?: string;
  /** Shown as tabs over the list instead of as a field; `beside`: of many, as one field beside the heading. */
  tabs?: true | 'beside';
}

/** The words of what can be chosen, by what stands for it in the address. */
export type Offer = Readonly<Record<string, string>>;

interface OfferFilter {
  label: string;
  /** What stands for no choice. */
  any: string;
  /** Whether the server would take it; a UUID where nothing is said. */
  isValue?: (value: string) => boolean;
}

/** A choice of a few things that the server knows. */
interface LoadedFilter extends OfferFilter {
  kind: 'loaded';
  load: () => Promise<Offer>;
}

/** A choice of more things than a field can offer: they are found by a few letters, with none the first of them. */
export interface FoundFilter extends OfferFilter {
  kind: 'found';
  find: (letters: string) => Promise<Offer>;
  nameOf: (value: string) => Promise<string>;
}

/** From a day to a day; in the address as `from` and `to`. */
interface DaysFilter {
  kind: 'days';
  from: string;
  to: string;
}

/** One day. */
interface DayFilter {
  kind: 'day';
  label: string;
}

interface FlagFilter {
  kind: 'flag';
  label: string;
}

export type Filter =
  SearchFilter | ChoiceFilter | LoadedFilter | FoundFilter | DaysFilter | DayFilter | FlagFilter;

/** The filters by the names that the address and the API give them. */
type FiltersFor<Query> = {
  readonly [Name in Exclude<keyof Query, 'sort' | 'cursor' | 'from' | 'to'> & string]?: Filter;
} & { readonly days?: DaysFilter };

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** A smaller second line of the cell. */
  under?: (row: Row) => ReactNode;
  /** Amounts and counts stand to the right. */
  figure?: true;
  /** Long texts may take what room there is. */
  wide?: true;
  /** A number or a time stands in one line. */
  line?: true;
  /** A small picture: as wide as it is, and nearly as high as the row. */
  picture?: true;
  /** The sorts that its head leads to, one after the other. */
  sorts?: readonly string[];
}

/** A row where there is no room for a table. */
export interface Card {
  /** Small, before all lines. */
  picture?: ReactNode;
  head: ReactNode;
  side?: ReactNode;
  /** Under the head, one a line: what stands on the left and, if there is such, on the right. */
  lines?: readonly (readonly [ReactNode, ReactNode?])[];
  /** Whatever else there is to read or to press. */
  body?: ReactNode;
}

/** What can be done with chosen rows: each on its own, so that one refusal stops no other. */
export interface BulkAction<Row> {
  label: string;
  permission: Permission;
  /** The rows that it is for; others are left alone. */
  fits: (row: Row) => boolean;
  /** Cannot be undone: the button is red. */
  danger?: true;
  /** Of what cannot be taken back: what it does is said first. */
  ask?: (rows: number) => { title: string; effects: readonly string[] };
  run: (row: Row, attempt: string) => Promise<Answered<unknown>>;
  done: (rows: number) => string;
  /** Takes back what was done with the row, which is given as it was before; offered for ten seconds. */
  undo?: (row: Row, attempt: string) => Promise<Answered<unknown>>;
}

/** A page that the chosen rows are taken to. */
export interface BulkLink<Row> {
  label: string;
  permission: Permission;
  /** So many rows are taken there at once. */
  most: number;
  href: (rows: readonly Row[]) => string;
}

/** A list of staff's or of a referrer's, described once; `ListScreen` makes all the rest. */
export interface ListDescription<Row, Query extends object = object> {
  /** The first part of the keys of its queries, a topic where it follows what colleagues do, and of saved views. */
  name: string;
  path: string;
  /** Null: a referrer's own list, which has no rights to tell apart and keeps no views. */
  permission: Permission | null;
  rows: Endpoint<string, { query: Query; view: ListPage<Row> }>;
  export?: {
    endpoint: Endpoint<`${string}/:format`, { query: Query; view: unknown }>;
    permission: Permission;
    formats: readonly ExportFormat[];
  };
  filters: FiltersFor<Query>;
  /** The words of each sort, the usual one first. */
  sorts?: Readonly<Record<string, string>>;
  /** Without columns it is cards everywhere. */
  columns?: readonly Column<Row>[];
  /** Without one it is made of the columns. */
  card?: (row: Row) => Card;
  keyOf: (row: Row) => string;
  /** What the row is called where it is chosen. */
  nameOf: (row: Row) => string;
  /** Nothing for a row that leads nowhere, or whose page the reader may not open (`openedBy`). */
  hrefOf?: (row: Row) => string | undefined;
  bulk?: readonly BulkAction<Row>[];
  /** Beside what is done with them. */
  bulkLinks?: readonly BulkLink<Row>[];
  words: {
    title: string;
    found: (total: number, isMore: boolean) => string;
    none: string;
    noneHelp: string;
    noneFound: string;
    noneFoundHelp: string;
  };
}

/** A list as its parts see it, whatever it is asked for. */
export type DescribedList<Row> = ListDescription<Row> & AnyList;

/** A list of whatever rows, as the parts of its address see it. */
export type AnyList = Pick<ListDescription<never>, 'name' | 'path' | 'sorts'> & {
  filters: Readonly<Record<string, Filter | undefined>>;
};
