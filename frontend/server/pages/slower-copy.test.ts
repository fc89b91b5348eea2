import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CONTENT_VERSION } from '@shop/contracts/content-version';
import { readShop } from '@shop/contracts/shop/endpoints';
import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import { openShop } from '../test/fake-backend.ts';
import { FakeShopFront } from '../test/fake-shop-front.ts';

const shop = new FakeShopFront();
beforeAll(() => shop.open());
afterAll(() => shop.close());

const nothing = { categories: [], products: [], cities: [], posts: [] };
/** What copies of the backend have heard of last, by turns; the last goes on answering. */
let versions: string[] = [];

function copiesAnswer(...announced: string[]): void {
  versions = announced;
  shop.backend.answer = (path) => {
    const copy = versions.length > 1 ? versions.shift() : versions[0];
    if (path === readShop.path)
      return { body: { ...openShop, identity: { name: `of ${copy}` } }, announced: copy! };
    return { announced: copy!, body: path === readSitemap.path ? nothing : { madeAt: copy } };
  };
}

async function threeTimes(path: string): Promise<string[]> {
  const answers = [];
  for (let time = 0; time < 3; time++) answers.push(await (await shop.get(path)).text());
  return answers;
}

test('what a slower copy of the backend answered to the API is passed on and not kept', async () => {
  copiesAnswer('0', '1');
  const before = shop.backend.asked.length;
  expect(await threeTimes('/api/public/price-list')).toEqual([
    '{"madeAt":"0"}',
    '{"madeAt":"1"}',
    '{"madeAt":"1"}',
  ]);
  expect(shop.backend.asked.length - before).toBe(2);
});

test('a sitemap of a slower copy is not kept', async () => {
  copiesAnswer('0', '1');
  const before = shop.backend.asked.length;
  await threeTimes('/sitemap.xml');
  expect(shop.backend.asked.length - before).toBe(2);
});

test('a page is kept when every read it is made of was of the version', async () => {
  shop.render = async ({ readAt }) => {
    const answers = [];
    for (const path of ['/api/public/cities', '/api/public/destinations']) {
      const answer = await fetch(shop.backend.url + path);
      readAt.add(answer.headers.get(CONTENT_VERSION));
      answers.push(await answer.text());
    }
    return { body: answers.join() };
  };
  const [old, now] = ['{"madeAt":"0"}', '{"madeAt":"1"}'];
  copiesAnswer('1', '0', '1', '1');
  expect(await threeTimes('/city')).toEqual([`${now},${old}`, `${now},${now}`, `${now},${now}`]);
  expect(shop.rendered).toEqual(['/city', '/city']);
});

test('the settings are read until they are those of what was announced', async () => {
  shop.render = (page) => ({ body: JSON.stringify(page) });
  copiesAnswer('1', '1', '2');
  shop.backend.announce('2');
  await shop.receives('2');
  expect(await (await shop.get('/about')).text()).toContain('"name":"of 2"');
});

test('of many announcements the last counts, also where the settings are already those of a later one', async () => {
  copiesAnswer('40');
  for (let version = 3; version <= 40; version++) shop.backend.announce(String(version));
  await shop.receives('40');
  expect((await shop.get('/about')).headers.get('x-stale')).toBeNull();
});
