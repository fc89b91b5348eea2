import { expect, test } from '@jest/globals';
import { shopHtml } from './shop-html.ts';

const item = (kind: string, text: string) =>
  `<li data-list="${kind}"><span class="ql-ui" contenteditable="false"></span>${text}</li>`;

test('bullets stay bullets, and numbers numbers', () => {
  expect(shopHtml(`<ol>${item('bullet', 'red')}${item('bullet', '<strong>green</strong>')}</ol>`)).toBe(
    '<ul><li>red</li><li><strong>green</strong></li></ul>',
  );
  expect(shopHtml(`<p>How</p><ol>${item('ordered', 'light')}${item('ordered', 'run')}</ol>`)).toBe(
    '<p>How</p><ol><li>light</li><li>run</li></ol>',
  );
});

test('a list of both kinds becomes two, in their order', () => {
  const mixed = item('bullet', 'a') + item('ordered', 'b') + item('bullet', 'c');
  expect(shopHtml(`<ol>${mixed}</ol><ol>${item('ordered', 'd')}</ol>`)).toBe(
    '<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul><ol><li>d</li></ol>',
  );
});

test('an editor with nothing in it holds no text', () => {
  expect(shopHtml('<p><br></p>')).toBe('');
  expect(shopHtml('<p></p><p> </p>')).toBe('');
  expect(shopHtml('<p><img src="/media/a/96.webp"></p>')).toBe('<p><img src="/media/a/96.webp"></p>');
});
