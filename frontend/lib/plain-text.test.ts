import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test('a rich text becomes one line of words', () => {
  expect(plainText('<p>Bright &amp; calm.</p>\n<ul><li>10&nbsp;pcs</li></ul>')).toBe('Bright & calm. 10 pcs');
  expect(plainText('')).toBe('');
});

test('a long text is cut at a word', () => {
  const cut = plainText(`<p>${'spark '.repeat(60)}</p>`);
  expect(cut.endsWith('spark…')).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(160);
});
