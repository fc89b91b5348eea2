import { expect, test } from '@jest/globals';
import type { ListRow } from '../list-rows.ts';
import { notAllowed, onlyAllowed } from './not-allowed.ts';

const row = (code: string, traits: ListRow['traits']) =>
  [code, { code, name: code, traits } as ListRow] as const;
const rows = new Map([row('SP-01', ['green']), row('SP-02', ['#With a grown-up']), row('GB-04', [])]);
const wanted = { 'GB-04': 1, 'SP-01': 2, 'SP-02': 0, 'XX-99': 3 };

test('a state of green crackers refuses what is wanted and not green, in the order of the list', () => {
  expect(notAllowed({ goods: 'green' }, { ...wanted, 'SP-02': 4 }, rows).map(({ code }) => code)).toEqual([
    'SP-02',
    'GB-04',
  ]);
  // What the list no longer has is told elsewhere.
  expect(onlyAllowed({ goods: 'green' }, wanted, rows)).toEqual({ 'SP-01': 2, 'SP-02': 0, 'XX-99': 3 });
});

test('other states, and none, refuse nothing', () => {
  for (const state of [{ goods: 'all' } as const, null]) {
    expect(notAllowed(state, wanted, rows)).toEqual([]);
    expect(onlyAllowed(state, wanted, rows)).toEqual(wanted);
  }
});
