import { CURSOR } from '@shop/contracts/rules/limits';
import { dayWords, type DayWords } from '@shop/contracts/rules/day-words/en';
import { formatDay } from '@shop/contracts/rules/days';
import type { AnyList, Filter, Offer } from './description.ts';

/** What is chosen in a list, by the names of its address: filters, `from` and `to`, `sort`, `cursor`. */
export type Chosen = Readonly<Record<string, string>>;

const DAY = /^[2-9]\d{3}-\d{2}-\d{2}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** In the address, where a filter has a usual choice and none is wanted. */
export const ALL = 'all';

/** What a list's address asks for. What cannot be meant is left out, so that an old link still opens. */
export function chosenIn(list: AnyList, search: Partial<Chosen>): Chosen {
  const { sort = '', cursor = '' } = search;
  const filters = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter ? namesOf(name, filter).flatMap((each) => entryOf(each, filter, search[each])) : [],
  );
  return {
    ...Object.fromEntries(filters),
    ...(isKeyOf(list.sorts, sort) && sort !== usualSort(list) && { sort }),
    ...(CURSOR.test(cursor) && { cursor }),
  };
}

/** The list's address with what is chosen. */
export function addressOf({ path }: Pick<AnyList, 'path'>, chosen: Partial<Chosen>): string {
  const given = Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** What the API is asked for. */
export function askedOf(list: AnyList, chosen: Chosen): Record<string, string> {
  const usual = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter?.kind === 'choice' && filter.usual ? [[name, filter.usual]] : [],
  );
  const resolved = Object.entries({ ...Object.fromEntries(usual), ...chosen } as Chosen);
  return Object.fromEntries(resolved.filter(([name, value]) => !isAll(list.filters[name], value)));
}

/** The filters alone, as a saved view keeps them with the sort: no place in the list. */
export function viewOf({ cursor: _, ...chosen }: Chosen): string {
  return new URLSearchParams(chosen).toString();
}

/** Whether anything but the sort and the place is chosen. */
export function isFiltered(chosen: Chosen): boolean {
  return Object.keys(chosen).some((name) => name !== 'sort' && name !== 'cursor');
}

export interface Chip {
  name: string;
  text: string;
}

/** What is chosen beside the search, which its own field shows. @param loaded the words of what the server knows */
export function chipsOf(
  list: AnyList,
  chosen: Chosen,
  loaded: Readonly<Record<string, Offer | undefined>> = {},
  days = dayWords,
): Chip[] {
  return Object.entries(list.filters).flatMap(([name, filter]) =>
    filter
      ? namesOf(name, filter).flatMap((each) => {
          const value = chosen[each];
          const text = value && chipText(each, filter, value, loaded[each], days);
          return text ? [{ name: each, text }] : [];
        })
      : [],
  );
}

function chipText(
  name: string,
  filter: Filter,
  value: string,
  loaded: Offer | undefined,
  days: DayWords,
): string | null {
  switch (filter.kind) {
    case 'search':
      return null;
    case 'flag':
      return filter.label;
    case 'days':
      return `${name === 'from' ? filter.from : filter.to} ${formatDay(value, days)}`;
    case 'day':
      return `${filter.label} ${formatDay(value, days)}`;
    case 'choice':
      return filter.tabs ? null : `${filter.label}: ${filter.options[value] ?? filter.any}`;
    case 'loaded':
    case 'found':
      return loaded?.[value] ? `${filter.label}: ${loaded[value]}` : filter.label;
  }
}

function namesOf(name: string, { kind }: Filter): string[] {
  return kind === 'days' ? ['from', 'to'] : [name];
}

function entryOf(name: string, filter: Filter, value: string | undefined): [string, string][] {
  const text = filter.kind === 'search' ? value?.trim().slice(0, filter.max) : value;
  return text && isOne(filter, text) ? [[name, text]] : [];
}

function isOne(filter: Filter, value: string): boolean {
  switch (filter.kind) {
    case 'search':
      return true;
    case 'flag':
      return value === 'true';
    case 'day':
    case 'days':
      return DAY.test(value) && isOnTheCalendar(value);
    case 'loaded':
    case 'found':
      return filter.isValue ? filter.isValue(value) : UUID.test(value);
    case 'choice':
      return value !== filter.usual && (isKeyOf(filter.options, value) || isAll(filter, value));
  }
}

function isAll(filter: Filter | undefined, value: string): boolean {
  return filter?.kind === 'choice' && filter.usual !== undefined && value === ALL;
}

/** The server refuses other days. */
function isOnTheCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

export function usualSort({ sorts }: Pick<AnyList, 'sorts'>): string | undefined {
  return Object.keys(sorts ?? {})[0];
}

function isKeyOf(known: object | undefined, key: string): boolean {
  return known !== undefined && Object.hasOwn(known, key);
}
