import { expect, test } from '@jest/globals';
import { entriesOf, sitemapOf } from './sitemap.ts';

const entry = (path: string, updatedAt: string) => ({ path, title: path, updatedAt });

test('a page that lists others is as new as the newest of them; a page of fixed text has no date', () => {
  const entries = entriesOf({
    categories: [entry('/crackers/rockets', '2026-08-01T06:00:00.000Z')],
    products: [entry('/crackers/rockets/baby-rocket', '2026-10-05T06:00:00.000Z')],
    cities: [],
    posts: [entry('/blog/one', '2026-09-01T06:00:00.000Z')],
  });
  const dates = Object.fromEntries(entries.map(({ path, updatedAt }) => [path, updatedAt]));
  expect(dates['/crackers']).toBe('2026-10-05T06:00:00.000Z');
  expect(dates['/blog']).toBe('2026-09-01T06:00:00.000Z');
  expect(dates['/city']).toBeUndefined();
  expect(dates['/privacy']).toBeUndefined();
});

test('an address is written as XML wants it', () => {
  expect(
    sitemapOf('https://shop.example', [{ path: '/a&b', updatedAt: '2026-10-05T06:00:00.000Z' }]),
  ).toContain(
    '<url><loc>https://shop.example/a&amp;b</loc><lastmod>2026-10-05T06:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://shop.example/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="ta-IN" href="https://shop.example/ta/a&amp;b"/></url>',
  );
});
