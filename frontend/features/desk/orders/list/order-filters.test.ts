import { describe, expect, test } from '@jest/globals';
import { addressOf, filtersIn, isFiltered } from './order-filters.ts';

const PICKUP = '0193f0aa-0000-7000-8000-000000000001';

describe('the address of the order list', () => {
  test('carries every filter, and gives it back', () => {
    const filters = {
      search: 'ravi madurai',
      state: 'placed',
      payment: 'part-paid',
      pickupLocationId: PICKUP,
      from: '2026-10-01',
      to: '2026-10-31',
      sort: 'balance',
      page: 3,
    } as const;
    const address = addressOf(filters);
    expect(address).toBe(
      '/admin/orders?search=ravi+madurai&state=placed&payment=part-paid&from=2026-10-01&to=2026-10-31' +
        `&sort=balance&pickup=${PICKUP}&page=3`,
    );
    expect(filtersIn(Object.fromEntries(new URL(address, 'http://shop').searchParams))).toEqual(filters);
  });

  test('is plain when nothing is chosen, on the first page', () => {
    expect(addressOf({})).toBe('/admin/orders');
    expect(addressOf({ page: 1 })).toBe('/admin/orders');
  });

  test('what cannot be a filter is left out instead of being refused', () => {
    expect(
      filtersIn({
        search: '  ',
        state: 'lost',
        payment: 'toString',
        pickup: '7',
        from: 'today',
        to: '',
        sort: 'newest',
        page: '-2',
      }),
    ).toEqual({});
    expect(filtersIn({ page: '0' })).toEqual({});
    expect(filtersIn({ page: '10000' })).toEqual({});
    expect(filtersIn({ search: 'x'.repeat(100) })).toEqual({ search: 'x'.repeat(80) });
  });
});

test('sorting and paging alone leave no order out', () => {
  expect(isFiltered({ sort: 'oldest', page: 2 })).toBe(false);
  expect(isFiltered({ state: 'on-hold' })).toBe(true);
});
