import type { APIRequestContext } from '@playwright/test';

import { query } from '../../support/database.ts';
import { readHead } from '../../support/head.ts';
import { expect, test } from '../../support/shop.ts';

interface Expected {
  kind: string;
  path: string;
  title: RegExp;
  ogType?: string;
  /** By type the fields that search engines demand. */
  data: Record<string, string[]>;
}

const crumbs = { BreadcrumbList: ['itemListElement'] };
const shopFields = ['name', 'url', 'telephone', 'address', 'image'];

const pages: Expected[] = [
  {
    kind: 'the home page',
    path: '/',
    title: /^Crackers from Sivakasi at net rates \| Agal Crackers$/,
    data: { LocalBusiness: shopFields },
  },
  {
    kind: 'the price list',
    path: '/quick-order',
    title: /^Price list and quick order \| Agal Crackers$/,
    data: {},
  },
  { kind: 'all kinds', path: '/crackers', title: /^Crackers \| Agal Crackers$/, data: {} },
  {
    kind: 'a category',
    path: '/crackers/flower-pots',
    title: /^Flower Pots \| Agal Crackers$/,
    data: crumbs,
  },
  {
    kind: 'a product',
    path: '/crackers/rockets/baby-rocket',
    title: /^Baby Rocket.* \| Agal Crackers$/,
    data: { ...crumbs, Product: ['name', 'sku', 'description', 'image', 'offers'] },
  },
  { kind: 'the blog', path: '/blog', title: /^Blog \| Agal Crackers$/, data: {} },
  {
    kind: 'a post',
    path: '/blog/what-green-crackers-really-are',
    title: /^What green crackers really are \| Agal Crackers$/,
    ogType: 'article',
    data: {
      ...crumbs,
      Article: [
        'headline',
        'image',
        'datePublished',
        'dateModified',
        'author',
        'publisher',
        'mainEntityOfPage',
      ],
    },
  },
  { kind: 'the cities', path: '/city', title: /^Cities we send to \| Agal Crackers$/, data: {} },
  {
    kind: 'a city',
    path: '/city/chennai',
    title: /^Crackers for Chennai/,
    data: { ...crumbs, FAQPage: ['mainEntity'] },
  },
  {
    kind: 'contact',
    path: '/contact',
    title: /^Contact \| Agal Crackers$/,
    data: { LocalBusiness: shopFields },
  },
  { kind: 'the schemes', path: '/advance-schemes', title: /^Advance purchase schemes/, data: {} },
  { kind: 'green crackers', path: '/pollution-free-crackers', title: /^Pollution-free crackers/, data: {} },
  { kind: 'fire safety', path: '/fire-safety-tips', title: /^Fire-safety tips/, data: {} },
  { kind: 'about', path: '/about', title: /^About Agal Crackers$/, data: {} },
  { kind: 'refunds and terms', path: '/refund', title: /^Refunds, cancellation and terms/, data: {} },
  { kind: 'privacy', path: '/privacy', title: /^Privacy \| Agal Crackers$/, data: {} },
  { kind: 'the sitemap to read', path: '/sitemap', title: /^Sitemap \| Agal Crackers$/, data: {} },
];

for (const { kind, path, title, ogType = 'website', data } of pages) {
  test(`what search engines and shared links read of ${kind}`, async ({ request, shop }) => {
    const answer = await request.get(`${path}?utm_source=somewhere`);
    expect(answer.status()).toBe(200);
    const head = readHead(await answer.text());
    expect(head.title).toMatch(title);
    expect(head.meta('description').length).toBeGreaterThan(40);
    expect(head.meta('robots')).toBe('');
    expect(head.canonical).toBe(shop.url + path);
    expect(head.property('og:title')).toBe(head.title);
    expect(head.property('og:description')).toBe(head.meta('description'));
    expect(head.property('og:url')).toBe(shop.url + path);
    expect(head.property('og:type')).toBe(ogType);
    expect(head.property('og:site_name')).toBe('Agal Crackers');
    const image = await request.get(head.property('og:image'));
    expect(image.headers()['content-type']).toMatch(/^image\//);
    expect(new Set(head.things.map((thing) => thing['@type']))).toEqual(new Set(Object.keys(data)));
    for (const thing of head.things) {
      expect(thing['@context']).toBe('https://schema.org');
      for (const field of data[String(thing['@type'])] ?? [])
        expect([field, thing[field]]).not.toEqual([field, undefined]);
    }
  });
}

test('the structured data says what the page says', async ({ request, shop }) => {
  const thingsOf = async (path: string) => readHead(await (await request.get(path)).text()).things;
  const [product] = (await thingsOf('/crackers/rockets/baby-rocket')).filter(
    (thing) => thing['@type'] === 'Product',
  );
  expect(product?.['offers']).toMatchObject({
    price: expect.stringMatching(/^\d+\.\d\d$/),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
  });

  const [way] = await thingsOf('/crackers/flower-pots');
  expect(way?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${shop.url}/` },
    { '@type': 'ListItem', position: 2, name: 'Crackers', item: `${shop.url}/crackers` },
    { '@type': 'ListItem', position: 3, name: 'Flower Pots', item: `${shop.url}/crackers/flower-pots` },
  ]);
  const questions = (await thingsOf('/city/chennai')).find((thing) => thing['@type'] === 'FAQPage')?.[
    'mainEntity'
  ];
  expect(questions).toContainEqual({
    '@type': 'Question',
    name: 'Can my brother collect for me?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: 'Yes, if he is 18 or older and brings the LR number, a photo identity card, and a note with your name and signature.',
    },
  });
});

test('what is nobody’s business is kept out: a search, the closed page’s order, a city without enough to say', async ({
  request,
  shop,
}) => {
  expect(readHead(await (await request.get('/crackers?q=rocket')).text()).meta('robots')).toBe('noindex');
  await query(
    shop,
    `INSERT INTO city (id, slug, name, state_code, introduction, delivery_days, questions, active, position)
     VALUES (gen_random_uuid(), 'quietpur', 'Quietpur', '33', '<p>Soon.</p>', 4, '[]', true, 99)`,
  );
  await expect.poll(async () => (await request.get('/city/quietpur')).status()).toBe(200);
  expect(readHead(await (await request.get('/city/quietpur')).text()).meta('robots')).toBe('noindex');
  await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain('/city/chennai');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('quietpur');
});

test('the sitemap has dates and a page in Tamil for each, and its addresses answer 200', async ({
  request,
  shop,
}) => {
  test.slow();
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<xhtml:link/g)];
  expect(entries.length).toBe(xml.split('<url>').length - 1);
  // 136 products, 14 categories, cities, posts and the pages of fixed text.
  expect(entries.length).toBeGreaterThan(165);
  const paths = entries.map(([, address = '']) => address.slice(shop.url.length));
  const english = paths.filter((path) => !/^\/ta(?:\/|$)/.test(path));
  expect(paths.length).toBe(2 * english.length);
  // Pages in Tamil are made of the same data: of every tenth it is seen that it is there.
  const asked = [...english, ...english.filter((_, at) => at % 10 === 0).map(tamil)];
  for (const path of asked) {
    expect(paths).toContain(path);
    const date = entries[paths.indexOf(path)]?.[2];
    if (/^(?:\/ta)?\/(?:crackers|blog|city)(?:\/|$)/.test(path))
      expect([path, date]).toEqual([path, expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
    expect([path, await statusOf(request, path)]).toEqual([path, 200]);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});

/** `/ta` of `/`, `/ta/about` of `/about`. */
function tamil(path: string): string {
  return path === '/' ? '/ta' : `/ta${path}`;
}

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path, { maxRedirects: 0 })).status();
}

test('a changed slug leads on for good, for products and for posts', async ({ page, request, shop }) => {
  await query(
    shop,
    `WITH old AS (SELECT id, slug, category_id FROM product WHERE slug = 'lunik-rocket')
     INSERT INTO slug_redirect (category_slug, product_slug, category_id, product_id)
     SELECT c.slug, old.slug, c.id, old.id FROM old JOIN category c ON c.id = old.category_id`,
  );
  await query(shop, `UPDATE product SET slug = 'lunik-rocket-deluxe' WHERE slug = 'lunik-rocket'`);
  const old = '/crackers/rockets/lunik-rocket';
  await expect.poll(() => statusOf(request, old)).toBe(301);
  const answer = await request.get(old, { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe('/crackers/rockets/lunik-rocket-deluxe');
  expect((await page.goto(old))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Lunik Rocket' })).toBeVisible();

  await query(
    shop,
    `INSERT INTO post_redirect (slug, post_id) SELECT 'burst-hours', id FROM post WHERE slug = 'burst-hours-by-state'`,
  );
  await expect.poll(() => statusOf(request, '/blog/burst-hours')).toBe(301);
  expect((await request.get('/blog/burst-hours', { maxRedirects: 0 })).headers()['location']).toBe(
    '/blog/burst-hours-by-state',
  );
});

test('what is unknown is a 404, what was taken away a 410 with a kind sentence', async ({
  page,
  request,
  shop,
}) => {
  for (const path of [
    '/crackers/none',
    '/crackers/rockets/none',
    '/blog/none',
    '/blog/page/9',
    '/city/none',
    '/none',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    const head = readHead(await answer.text());
    expect(head.meta('robots')).toBe('noindex');
    expect(head.canonical).toBe('');
  }
  await query(shop, `UPDATE product SET state = 'archived' WHERE slug = 'whistling-rocket'`);
  await query(shop, `UPDATE post SET state = 'withdrawn' WHERE slug = 'storing-crackers-safely-at-home'`);
  for (const path of ['/crackers/rockets/whistling-rocket', '/blog/storing-crackers-safely-at-home']) {
    await expect.poll(() => statusOf(request, path)).toBe(410);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(410);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { name: 'No longer in the shop' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the price list' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Price list' })).toBeVisible();
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('whistling-rocket');
});
