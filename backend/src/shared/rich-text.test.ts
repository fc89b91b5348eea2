import { describe, expect, test } from '@jest/globals';
import {
  holdsNothing,
  pictureKeysIn,
  safeRichText,
  withoutBlanks,
  withPictures,
  wordsOf,
} from './rich-text.ts';

describe('what the editor makes stays', () => {
  test.each([
    '<h2>Storing</h2><p>Keep it <strong>dry</strong>, <em>cool</em>, <u>apart</u>, not <s>there</s>.<br />Thanks.</p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote><h3>More</h3>',
    '<p><a href="/crackers">the list</a> <a href="mailto:a@b.in">mail</a> <a href="tel:+919842100123">call</a></p>',
    '<p><img src="/media/flower-pot-big/480.webp" alt="A pot" width="480" height="480" /></p>',
    '<p>தமிழ் &amp; English</p>',
  ])('%s', (html) => expect(safeRichText(html)).toBe(html));

  test('a link elsewhere says that it is one', () => {
    expect(safeRichText('<a href="https://neeri.res.in" target="_blank">NEERI</a>')).toBe(
      '<a href="https://neeri.res.in" rel="noopener noreferrer nofollow">NEERI</a>',
    );
  });
});

describe('what can run or disguise itself goes', () => {
  test.each([
    ['<script>alert(1)</script>Hello', 'Hello'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" JaVaScRiPt&#58;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.test">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<img src="https://evil.test/pixel.gif">', ''],
    ['<img src="/media/../api/x" onerror="alert(1)">', ''],
    ['<svg><script>alert(1)</script><a href="x">y</a></svg>', ''],
    ['<iframe src="https://evil.test">x</iframe>', ''],
    ['<style>p{}</style><form><input></form><p>ok', '<p>ok</p>'],
    ['<math><mi xlink:href="data:x">1</mi></math>', ''],
    ['<h1>big</h1><b>b</b><i>i</i>', '<h2>big</h2><strong>b</strong><em>i</em>'],
  ])('%s', (html, left) => expect(safeRichText(html)).toBe(left));

  test('cleaning twice is cleaning once', () => {
    const once = safeRichText('<p>1 < 2 & <a href="https://x.in?a=1&b=2">y</a></p>');
    expect(safeRichText(once)).toBe(once);
  });
});

test('the words of a text are what a person reads', () => {
  expect(wordsOf('<p>One</p><p>two<br>three</p><ul><li>four</li></ul>')).toBe('One two three four');
});

describe('the pictures of a text', () => {
  const lamp = { key: 'lamp', alt: 'A "lit" lamp', width: 1200, height: 800, widths: [480, 960, 1200] };

  test('are shown in all their widths, late, in the place that is theirs', () => {
    const html = safeRichText('<p>See</p><p><img alt="" src="/media/lamp/9999.webp" width="7"></p>');
    expect(pictureKeysIn(html)).toEqual(['lamp']);
    expect(withPictures(html, [lamp])).toBe(
      '<p>See</p><p><picture>' +
        '<source type="image/avif" srcset="/media/lamp/480.avif 480w, /media/lamp/960.avif 960w, /media/lamp/1200.avif 1200w" sizes="(width < 720px) 94vw, 672px" />' +
        '<source type="image/webp" srcset="/media/lamp/480.webp 480w, /media/lamp/960.webp 960w, /media/lamp/1200.webp 1200w" sizes="(width < 720px) 94vw, 672px" />' +
        '<img src="/media/lamp/960.webp" alt="A &#34;lit&#34; lamp" width="1200" height="800" loading="lazy" decoding="async" />' +
        '</picture></p>',
    );
  });

  test('are described as the text says, if it does', () => {
    const html = safeRichText('<img src="/media/lamp/480.webp" alt="Ours &amp; theirs &lt;now&gt;" />');
    expect(withPictures(html, [lamp])).toContain('alt="Ours &amp; theirs &lt;now&gt;"');
  });

  test('that are gone leave no hole', () => {
    expect(withPictures('<p>a<img src="/media/gone/480.webp" />b</p>', [lamp])).toBe('<p>ab</p>');
  });

  test('make a text that has no words', () => {
    expect(holdsNothing('<p><img src="/media/lamp/480.webp" /></p>')).toBe(false);
    expect(holdsNothing('<p><br /></p>')).toBe(true);
  });
});

test('empty paragraphs are no part of a page', () => {
  const written = safeRichText('<p>a<br>b</p><p><br></p><p>&nbsp; </p><p></p><ul><li>c</li></ul>');
  expect(withoutBlanks(written)).toBe('<p>a<br />b</p><ul><li>c</li></ul>');
});
