import { expect, test } from '@jest/globals';
import { searchText } from './find-pages.ts';

test('a search is what was meant, whatever came with it', () => {
  expect(searchText('  flower\t pots ')).toBe('flower pots');
  expect(searchText('ராக்கெட்')).toBe('ராக்கெட்');
  expect(searchText('spar\u0000kler\ud800')).toBe('spar kler');
  expect(searchText(' \u0000 ')).toBe('');
});
