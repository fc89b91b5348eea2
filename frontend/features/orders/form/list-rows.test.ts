import { expect, test } from '@jest/globals';
import { factsOf } from './list-rows.ts';

test('what is in a box and how it is sold; a piece of one is said once', () => {
  expect(factsOf({ content: '10 pcs', unit: 'Box' })).toBe('10\u00a0pcs ·\u00a0Box');
  expect(factsOf({ content: '1 pc', unit: 'Piece' })).toBe('1\u00a0pc');
  expect(factsOf({ content: '1 pc', unit: 'Box' })).toBe('1\u00a0pc ·\u00a0Box');
  expect(factsOf({ content: null, unit: 'Box' })).toBe('Box');
});
