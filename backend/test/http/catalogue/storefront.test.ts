import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FoundProductsView, ProductView } from '@shop/contracts/catalogue/views';
import type { CityPageView, CityView } from '@shop/contracts/places/views';
import { addDays } from '@shop/contracts/rules/days';
import type { SchemeView } from '@shop/contracts/schemes/views';
import type { SitemapView } from '@shop/contracts/sitemap/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const read = async <View>(path: string) => (await shop.visitor().get<View>(`/api/public/${path}`)).body;
const status = async (path: string) => (await shop.visitor().get(`/api/public/${path}`)).status;

test('the home page shows eight best sellers at most, none that is not for sale', async () => {
  const codes = async () =>
    (await read<FoundProductsView>('featured')).products.map(({ code, categorySlug }) => [
      code,
      categorySlug,
    ]);
  expect(await codes()).toEqual([
    ['SP-09', 'sparklers'],
    ['FP-02', 'flower-pots'],
    ['GC-01', 'ground-chakkars'],
    ['TP-04', 'twinkling-stars-and-pencils'],
    ['CM-01', 'colour-matches'],
    ['FT-04', 'fountains'],
    ['AM-11', 'aerial-and-multi-shots'],
    ['GB-03', 'gift-boxes'],
  ]);
  await shop.changeContent("UPDATE product SET featured = true WHERE code = 'SP-01'");
  await shop.changeContent("UPDATE product SET state = 'archived' WHERE code IN ('SP-09', 'FP-02')");
  expect((await codes()).slice(0, 2)).toEqual([
    ['SP-01', 'sparklers'],
    ['GC-01', 'ground-chakkars'],
  ]);
  await shop.changeContent("UPDATE product SET state = 'active' WHERE code IN ('SP-09', 'FP-02')");
  expect(await codes()).toHaveLength(8);
  await shop.changeContent("UPDATE product SET featured = false WHERE code = 'SP-01'");
});

describe('a city', () => {
  test('shows its pickup location, the rule of its state, and what people ask', async () => {
    const city = await read<CityPageView>('cities/chennai');
    expect(city).toMatchObject({
      name: 'Chennai',
      stateName: 'Tamil Nadu',
      minimumOrderPaise: 300_000,
      freightFromPaise: 25_000,
      doorDelivery: true,
      deliveryDays: 3,
      indexed: true,
      state: { burstingHours: '6 to 7 am and 7 to 8 pm on the festival day', packingBasisPoints: 300 },
    });
    expect(city.pickupLocations.map(({ name }) => name)).toEqual(['Madhavaram Lorry Hub']);
    expect(city.introduction.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(city.questions.length).toBeGreaterThanOrEqual(3);
  });

  test('whose freight is paid on collection names no freight', async () => {
    expect(await read<CityPageView>('cities/bengaluru')).toMatchObject({
      freightFromPaise: null,
      doorDelivery: false,
    });
  });

  test('without a pickup location is listed only with 600 characters of its own', async () => {
    const indexed = async () => (await read<CityPageView>('cities/tiruchirappalli')).indexed;
    const introduce = (text: string) =>
      shop.changeContent("UPDATE city SET introduction = $1 WHERE slug = 'tiruchirappalli'", [text]);
    expect(await indexed()).toBe(true);
    await introduce(`<p>${'x'.repeat(599)}</p>`);
    expect(await indexed()).toBe(false);
    await introduce(`<p>${'x'.repeat(599)}</p><ul></ul><script>${'y'.repeat(600)}</script>`);
    expect(await indexed()).toBe(false);
    await introduce(`<p>${'x'.repeat(600)}</p>`);
    expect(await indexed()).toBe(true);
    await introduce('');
  });

  test('is one of the overview, in the order that staff gave them, with how many places to collect from', async () => {
    const { cities } = await read<{ cities: CityView[] }>('cities');
    expect(cities.map(({ name, pickupLocations }) => [name, pickupLocations])).toEqual([
      ['Chennai', 1],
      ['Madurai', 1],
      ['Coimbatore', 1],
      ['Tiruchirappalli', 0],
      ['Puducherry', 1],
      ['Bengaluru', 1],
    ]);
    expect(cities[0]).not.toHaveProperty('introduction');
  });

  test('that is unknown, or not served any more, is not found', async () => {
    expect(await status('cities/delhi')).toBe(404);
    await shop.changeContent("UPDATE city SET active = false WHERE slug = 'puducherry'");
    expect(await status('cities/puducherry')).toBe(404);
    await shop.changeContent("UPDATE city SET active = true WHERE slug = 'puducherry'");
  });

  test.each(['Chennai', 'a%00b', '%27', '..%2f', 'x'.repeat(100), 'x'.repeat(10_000)])(
    'has no such address: %s',
    async (slug) => expect([400, 404, 414]).toContain(await status(`cities/${slug}`)),
  );
});

describe('an archived product', () => {
  const path = 'categories/sparklers/products/7-cm-electric-sparklers';

  test('is gone for good; a draft never was', async () => {
    await shop.changeContent("UPDATE product SET state = 'archived' WHERE code = 'SP-01'");
    expect(await shop.visitor().get(`/api/public/${path}`)).toMatchObject({
      status: 410,
      body: { code: 'gone' },
    });
    await shop.changeContent("UPDATE product SET state = 'draft' WHERE code = 'SP-01'");
    expect(await status(path)).toBe(404);
    await shop.changeContent("UPDATE product SET state = 'active' WHERE code = 'SP-01'");
    expect(await status(path)).toBe(200);
  });
});

describe('rich text of the catalogue', () => {
  test('is cleaned when it is shown, wherever it is shown', async () => {
    const hostile = '<p onmouseover="x()">safe<script>alert(1)</script></p><iframe src="//x"></iframe>';
    await shop.changeContent(
      `WITH c AS (UPDATE category SET description = $1 WHERE slug = 'sparklers')
       UPDATE product SET description = $1 WHERE code = 'SP-02'`,
      [hostile],
    );
    const product = await read<ProductView>('categories/sparklers/products/7-cm-colour-crackling-sparklers');
    expect([product.description, product.category.description]).toEqual(['<p>safe</p>', '<p>safe</p>']);
    expect(JSON.stringify(await read('categories/sparklers'))).not.toContain('alert');
    expect(JSON.stringify(await read('price-list'))).not.toContain('alert');
  });
});

describe('advance purchase schemes', () => {
  test('are listed with computed totals and due days, the smaller first', async () => {
    const { schemes } = await read<{ schemes: SchemeView[] }>('schemes');
    expect(schemes.map(({ slug }) => slug)).toEqual(['deepam-500', 'mathappu-1000']);
    // By hand: 10 × 500 = 5,000, 10 % of it 500; 11 × 1,000 = 11,000, 12.5 % of it 1,375.
    expect(schemes.map(({ totals }) => totals)).toEqual([
      { paidPaise: 500_000, benefitPaise: 50_000, worthPaise: 550_000 },
      { paidPaise: 1_100_000, benefitPaise: 137_500, worthPaise: 1_237_500 },
    ]);
    for (const { dueDays, instalments, firstMonth, joinUntil } of schemes) {
      expect(dueDays).toHaveLength(instalments);
      expect(dueDays[0]).toBe(`${firstMonth}-10`);
      expect(joinUntil < (dueDays[0] ?? '')).toBe(true);
    }
    expect(JSON.stringify(schemes)).not.toMatch(/\b(?:chit|prize|gold|draw)\b/i);
  });

  test('are listed to the last day of joining and no longer', async () => {
    const today = shop.clock.today();
    await shop.changeContent("UPDATE scheme SET join_until = $1 WHERE slug = 'deepam-500'", [
      addDays(today, 1),
    ]);
    const count = async () => (await read<{ schemes: SchemeView[] }>('schemes')).schemes.length;
    shop.clock.setDay(addDays(today, 1));
    expect(await count()).toBe(2);
    shop.clock.setDay(addDays(today, 2));
    expect(await count()).toBe(1);
    shop.clock.setDay(today);
  });

  test('that run already, or are drafts, are not offered', async () => {
    await shop.changeContent("UPDATE scheme SET state = 'running' WHERE slug = 'deepam-500'");
    await shop.changeContent("UPDATE scheme SET state = 'draft' WHERE slug = 'mathappu-1000'");
    expect(await read('schemes')).toEqual({ schemes: [] });
  });
});

describe('the sitemap', () => {
  const paths = async () => {
    const sitemap = await read<SitemapView>('sitemap');
    return Object.values(sitemap).flat() as SitemapView['posts'];
  };

  test('has every page that may be listed, each once, with the day it changed', async () => {
    const sitemap = await read<SitemapView>('sitemap');
    expect(sitemap.categories).toHaveLength(14);
    expect(sitemap.products).toHaveLength(136);
    expect(sitemap.posts).toHaveLength(5);
    // The same name is sold as 10 and as 25 pieces.
    expect(sitemap.products.filter(({ title }) => title.startsWith('Ground Chakkar Big'))).toMatchObject([
      { title: 'Ground Chakkar Big, 10 pcs' },
      { title: 'Ground Chakkar Big, 25 pcs' },
    ]);
    const all = await paths();
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(all.every(({ updatedAt }) => !Number.isNaN(Date.parse(updatedAt)))).toBe(true);
    expect(all.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/crackers/sparklers',
        '/crackers/sparklers/7-cm-electric-sparklers',
        '/city/madurai',
        '/blog/burst-hours-by-state',
      ]),
    );
  });

  test('leaves out what must not be listed', async () => {
    await shop.changeContent("UPDATE product SET state = 'archived' WHERE code = 'GC-01'");
    await shop.changeContent("UPDATE post SET state = 'withdrawn' WHERE slug = 'burst-hours-by-state'");
    const all = (await paths()).map(({ path }) => path);
    expect(all).not.toContain('/city/tiruchirappalli');
    expect(all).not.toContain('/blog/burst-hours-by-state');
    expect(all.filter((path) => path.startsWith('/crackers/ground-chakkars/')).length).toBeGreaterThan(0);
    expect(await status('sitemap?q=1')).toBe(200);
  });

  test('a new price is a change of the product and of its category', async () => {
    const changed = async (path: string) =>
      (await paths()).find((entry) => entry.path === path)?.updatedAt ?? '';
    const [category, product] = [
      '/crackers/bombs',
      (await read<SitemapView>('sitemap')).products.find(({ path }) => path.startsWith('/crackers/bombs/'))
        ?.path ?? '',
    ] as const;
    const before = [await changed(category), await changed(product)];
    await shop.changeContent('UPDATE product SET net_paise = net_paise - 100 WHERE slug = $1', [
      product.split('/').at(-1),
    ]);
    expect((await changed(category)) > before[0]!).toBe(true);
    expect((await changed(product)) > before[1]!).toBe(true);
  });
});

test.each([
  ['category', 'description', "slug = 'flower-pots'", '/api/public/categories/flower-pots'],
  [
    'product',
    'description',
    "code = 'SP-01'",
    '/api/public/categories/sparklers/products/7-cm-electric-sparklers',
  ],
  ['city', 'introduction', "slug = 'chennai'", '/api/public/cities/chennai'],
])('the text of a %s shows its pictures in all their widths', async (table, text, which, address) => {
  await shop.changeContent(
    `UPDATE ${table} SET ${text} = '<p>See <img src="/media/gift-box-lakshmi/480.webp"></p>' WHERE ${which}`,
  );
  const { body } = await shop.visitor().get<Record<string, string>>(address);
  expect(body[text]).toContain('/media/gift-box-lakshmi/960.avif 960w');
});
