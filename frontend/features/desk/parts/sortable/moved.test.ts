import { expect, test } from '@jest/globals';
import { moved, placeTyped } from './moved.ts';

test('an item goes to another place, and the others close the gap', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 99)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

test('a place is a number from 1', () => {
  expect(['1', ' 12 ', '0', '-1', '1.5', '', 'x'].map(placeTyped)).toEqual([
    0,
    11,
    null,
    null,
    null,
    null,
    null,
  ]);
});
