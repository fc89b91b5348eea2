import { expect, test } from '@jest/globals';
import { slugOf, slugsOf } from './slug.ts';

test.each([
  ['7 cm Electric Sparklers', '7-cm-electric-sparklers'],
  ['2¾" Kuruvi', '2-3-4-inch-kuruvi'],
  ['Paper Bomb ¼ kg', 'paper-bomb-1-4-kg'],
  ['Ganapathy Gift Box (20 items)', 'ganapathy-gift-box-20-items'],
])('%s is addressed as %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('a product is addressed by its name, its content and its code', () => {
  const wishes = ['anar', 'anar-5-pcs', 'anar-fp-01', 'fp-01'];
  expect(slugsOf({ name: 'Anar', content: '5 pcs', code: 'FP-01' })).toEqual(wishes);
  expect(slugsOf({ name: 'புஸ்வாணம்', content: null, code: 'FP-01' })).toEqual(['fp-01', 'fp-01']);
});
