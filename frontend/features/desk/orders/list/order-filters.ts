import { DESK_TEXT } from '@shop/contracts/rules/limits';
import type { ListOrdersQuery } from '@shop/contracts/orders/requests';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/admin-orders.ts';

/** What the list can be narrowed to, and how it is sorted. */
export type OrderFilters = Pick<ListOrdersQuery, keyof ListOrdersQuery>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The filters as the list's address carries them. What cannot be one is left out, so that an old link still opens. */
export function filtersIn(search: Readonly<Record<string, string>>): OrderFilters {
  const { search: text, state, payment, pickup, from, to, sort, page } = search;
  return {
    ...(text?.trim() && { search: text.trim().slice(0, DESK_TEXT.search.max) }),
    ...(isKeyOf(words.states, state) && { state }),
    ...(isKeyOf(words.payments, payment) && { payment }),
    ...(pickup && UUID.test(pickup) && { pickupLocationId: pickup }),
    ...(from && DAY.test(from) && { from }),
    ...(to && DAY.test(to) && { to }),
    ...(isKeyOf(words.sorts, sort) && sort !== 'newest' && { sort }),
    ...(page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' && { page: Number(page) }),
  };
}

/** The list's address with these filters. */
export function addressOf({ pickupLocationId, page, ...filters }: OrderFilters): string {
  const given = Object.entries({
    ...filters,
    pickup: pickupLocationId,
    page: page === 1 ? undefined : page,
  }).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length === 0 ? paths.adminOrders : `${paths.adminOrders}?${new URLSearchParams(given)}`;
}

/** How many filters are chosen beside the search. */
export function chosenIn({ sort: _, page: __, search: ___, ...filters }: OrderFilters): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** Whether anything but the order of the list and the page is chosen. */
export function isFiltered(filters: OrderFilters): boolean {
  return filters.search !== undefined || chosenIn(filters) > 0;
}

function isKeyOf<Known extends object>(known: Known, key: string | undefined): key is keyof Known & string {
  return key !== undefined && Object.hasOwn(known, key);
}
