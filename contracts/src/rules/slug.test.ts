import { expect, test } from '@jest/globals';
import { slugOf } from './slug.ts';

test.each([
  ['7 cm Electric Sparklers', '7-cm-electric-sparklers'],
  ['2¾" Kuruvi', '2-3-4-inch-kuruvi'],
  ['Paper Bomb ¼ kg', 'paper-bomb-1-4-kg'],
  ['Ganapathy Gift Box (20 items)', 'ganapathy-gift-box-20-items'],
])('%s is addressed as %s', (name, slug) => expect(slugOf(name)).toBe(slug));
