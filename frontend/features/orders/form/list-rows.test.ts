import { expect, test } from '@jest/globals';
import { factsOf, fullName } from './list-rows.ts';

test('what is in a box and how it is sold; a piece of one is said once', () => {
  expect(factsOf({ content: '10 pcs', unit: 'Box' })).toBe('10\u00a0pcs ·\u00a0Box');
  expect(factsOf({ content: '1 pc', unit: 'Piece' })).toBe('1\u00a0pc');
  expect(factsOf({ content: '1 pc', unit: 'Box' })).toBe('1\u00a0pc ·\u00a0Box');
  expect(factsOf({ content: null, unit: 'Box' })).toBe('Box');
});

test('a content of several words breaks nowhere: its second line would not be seen', () => {
  expect(factsOf({ content: '10 pcs assorted colours', unit: 'Box' })).toBe(
    '10\u00a0pcs\u00a0assorted\u00a0colours ·\u00a0Box',
  );
});

test('a number stays with what it counts, wherever a name breaks', () => {
  expect(fullName({ name: 'Krishna Gift Box (30 items)', content: null })).toBe(
    'Krishna Gift Box (30\u00a0items)',
  );
  expect(fullName({ name: 'Paper Bomb ¼ kg', content: '1 pc' })).toBe('Paper Bomb ¼\u00a0kg, 1\u00a0pc');
});
