import { expect, test } from '@jest/globals';
import { fillIn, fillInHtml, pieceFaults } from './fill-in.ts';

test('pieces are filled in wherever they stand, and what has no value stays as it is', () => {
  const values = { shop: 'Agal Crackers', number: 'DS26-00042' };
  expect(fillIn('{shop}: your order {number}. {shop} {link}', values)).toBe(
    'Agal Crackers: your order DS26-00042. Agal Crackers {link}',
  );
  expect(fillIn('{toString} {constructor}', values)).toBe('{toString} {constructor}');
});

test('a value is text: it is neither filled in again nor read as a pattern', () => {
  expect(fillIn('{a}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1');
});

test('in HTML a value is never markup', () => {
  expect(fillInHtml('<p>{shop}</p>', { shop: `<script>alert("1")</script> & 'Sons'` })).toBe(
    '<p>&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;Sons&#39;</p>',
  );
});

const kind = { pieces: ['shop', 'link'], keeps: ['link'] };

test('a text with the pieces that it may have, and those that it must, has no fault', () => {
  expect(pieceFaults('{shop} {link}', kind)).toEqual({ unknown: [], missing: [] });
});

test.each([
  ['{Shop} {link}', ['{Shop}']],
  ['{ shop } {link}', ['{ shop }']],
  ['{shop {link}', ['{']],
  ['shop} {link}', ['}']],
  ['{sh<strong>op</strong>} {link}', ['{shop}']],
  ['{minimum} {minimum} {} {link}', ['{minimum}', '{}']],
])('in “%s” what is no piece is named', (text, unknown) => {
  expect(pieceFaults(text, kind)).toEqual({ unknown, missing: [] });
});

test('a piece that must stay is missed', () => {
  expect(pieceFaults('Hello from {shop}', kind)).toEqual({ unknown: [], missing: ['link'] });
});
