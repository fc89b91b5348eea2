import { describe, expect, test } from '@jest/globals';
import { addressOf, askedOf, chipsOf, chosenIn, isFiltered, viewOf } from './address.ts';
import type { AnyList } from './description.ts';

const PICKUP = '0193f0aa-0000-7000-8000-000000000001';

const list: AnyList = {
  name: 'orders',
  path: '/admin/orders',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', balance: 'Largest balance' },
  filters: {
    search: { kind: 'search', label: 'Search', help: '', max: 80 },
    state: {
      kind: 'choice',
      label: 'State',
      any: 'Any state',
      options: { placed: 'Placed', packed: 'Packed' },
    },
    pickup: { kind: 'loaded', label: 'Pickup location', any: 'Any', load: () => Promise.resolve({}) },
    tag: {
      kind: 'loaded',
      label: 'Tag',
      any: 'Any',
      load: () => Promise.resolve({}),
      isValue: (tag) => tag.length <= 8,
    },
    days: { kind: 'days', from: 'From', to: 'To' },
    held: { kind: 'flag', label: 'On hold' },
  },
};

const searchOf = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams);

describe('the address of a list', () => {
  test('carries every filter, the sort and the place, and gives them back', () => {
    const chosen = {
      search: 'ravi madurai',
      state: 'placed',
      pickup: PICKUP,
      tag: 'diwali',
      from: '2026-10-01',
      to: '2026-10-31',
      held: 'true',
      sort: 'balance',
      cursor: 'WyJuZXdlc3QiXQ',
    };
    const address = addressOf(list, chosen);
    expect(address).toBe(
      `/admin/orders?search=ravi+madurai&state=placed&pickup=${PICKUP}&tag=diwali&from=2026-10-01&to=2026-10-31` +
        '&held=true&sort=balance&cursor=WyJuZXdlc3QiXQ',
    );
    expect(chosenIn(list, searchOf(address))).toEqual(chosen);
    expect(askedOf(list, chosen)).toEqual(chosen);
  });

  test('is plain when nothing is chosen', () => {
    expect(addressOf(list, {})).toBe('/admin/orders');
    expect(addressOf(list, { state: '', sort: '' })).toBe('/admin/orders');
  });

  test('what cannot be meant is left out instead of being refused', () => {
    expect(
      chosenIn(list, {
        search: '  ',
        state: 'toString',
        pickup: '7',
        tag: 'longer than any tag',
        from: 'today',
        to: '2026-02-30',
        held: 'yes',
        sort: 'newest',
        cursor: '<script>',
        page: '3',
      }),
    ).toEqual({});
    expect(chosenIn(list, { from: '0000-01-01', to: '2026-13-01', cursor: 'x'.repeat(1_001) })).toEqual({});
    expect(chosenIn(list, { search: ` ${'x'.repeat(100)}` })).toEqual({ search: 'x'.repeat(80) });
  });

  test('as a view holds no place', () => {
    expect(viewOf({ state: 'packed', sort: 'balance', cursor: 'abc' })).toBe('state=packed&sort=balance');
  });
});

describe('a filter with a usual choice', () => {
  const usual: AnyList = {
    ...list,
    filters: {
      state: {
        kind: 'choice',
        label: 'Which',
        any: 'All',
        options: { open: 'Open', done: 'Done' },
        usual: 'open',
      },
    },
  };

  test.each([
    [{}, {}, { state: 'open' }],
    [{ state: 'open' }, {}, { state: 'open' }],
    [{ state: 'done' }, { state: 'done' }, { state: 'done' }],
    [{ state: 'all' }, { state: 'all' }, {}],
    [{ state: 'gone' }, {}, { state: 'open' }],
  ])('at %j is %j, and asks for %j', (search, chosen, asked) => {
    expect(chosenIn(usual, search as Record<string, string>)).toEqual(chosen);
    expect(askedOf(usual, chosen as Record<string, string>)).toEqual(asked);
  });

  test('elsewhere “all” is no choice', () => {
    expect(chosenIn(list, { state: 'all' })).toEqual({});
  });
});

test('chips say what is chosen beside the search', () => {
  const chosen = {
    search: 'ravi',
    state: 'packed',
    pickup: PICKUP,
    from: '2026-10-01',
    held: 'true',
    sort: 'balance',
  };
  expect(chipsOf(list, chosen, { pickup: { [PICKUP]: 'Madurai depot' } })).toEqual([
    { name: 'state', text: 'State: Packed' },
    { name: 'pickup', text: 'Pickup location: Madurai depot' },
    { name: 'from', text: 'From 1 Oct 2026' },
    { name: 'held', text: 'On hold' },
  ]);
  expect(chipsOf(list, { pickup: PICKUP })).toEqual([{ name: 'pickup', text: 'Pickup location' }]);
});

test('sorting and paging alone leave nothing out', () => {
  expect(isFiltered({ sort: 'oldest', cursor: 'abc' })).toBe(false);
  expect(isFiltered({ state: 'packed' })).toBe(true);
});
