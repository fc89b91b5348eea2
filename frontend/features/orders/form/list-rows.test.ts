import { expect, test } from '@jest/globals';
import { factsOf } from './list-rows.ts';

test('what is in a box, how it is sold and its code; a piece of one is said once', () => {
  expect(factsOf({ content: '10 pcs', unit: 'Box', code: 'SP-01' })).toBe('10 pcs · Box · SP-01');
  expect(factsOf({ content: '1 pc', unit: 'Piece', code: 'AM-15' })).toBe('1 pc · AM-15');
  expect(factsOf({ content: '1 pc', unit: 'Box', code: 'AM-16' })).toBe('1 pc · Box · AM-16');
  expect(factsOf({ content: null, unit: 'Box', code: 'GB-01' })).toBe('Box · GB-01');
});
