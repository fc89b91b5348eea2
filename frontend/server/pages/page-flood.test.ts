import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readSitemap } from '@shop/contracts/sitemap/endpoints';
import { setTimeout as sleep } from 'node:timers/promises';
import { openShop } from '../test/fake-backend.ts';
import { FakeShopFront } from '../test/fake-shop-front.ts';

let shop: FakeShopFront;
beforeEach(async () => {
  shop = await new FakeShopFront().open();
});
afterEach(() => shop.close());

const MANY = 150;
const each = <T>(make: (index: number) => T) => Array.from({ length: MANY }, (_, index) => make(index));

/** Asks for all of them at once. */
async function flood(paths: readonly string[]): Promise<Response[]> {
  const answers = await Promise.all(paths.map((path) => shop.get(path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers;
}

const statusesOf = (answers: readonly Response[]) => [...new Set(answers.map(({ status }) => status))];

describe('one page is rendered once, however its address is spelt', () => {
  test('a parameter that it does not know is left out', async () => {
    const answers = await flood(each((index) => `/crackers?x${index}=${index}`));
    expect(statusesOf(answers)).toEqual([200]);
    expect(shop.rendered).toEqual(['/crackers']);
  });

  test('a value that means nothing to it is left out; one that does makes a page that is shared', async () => {
    await flood(each((index) => `/contact?sent=${index}`));
    await flood(each((index) => `/contact?x=${index}&sent=yes`));
    expect(shop.rendered).toEqual(['/contact', '/contact?sent=yes']);
  });

  test('a slash at its end and capitals lead to its one address, with the query', async () => {
    const answers = await flood(['/crackers/', '/Crackers', '/CRACKERS//?q=pot', '/Quick-Order/RAVI10/']);
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [308, '/crackers'],
      [308, '/crackers'],
      [308, '/crackers?q=pot'],
      [308, '/quick-order/RAVI10'],
    ]);
    expect(shop.rendered).toEqual([]);
  });

  test('whoever keeps where that was keeps nothing of a customer', async () => {
    const answers = await flood([
      '/crackers/',
      '/order/AbCd/',
      '/Diwali-Sale-Closed?token=AbCd',
      '/Diwali-Sale-Closed?passbook=AbCd',
    ]);
    expect(answers.map(({ headers }) => [headers.get('location'), headers.get('cache-control')])).toEqual([
      ['/crackers', 'public, max-age=3600'],
      ['/order/AbCd', 'no-store'],
      ['/diwali-sale-closed?token=AbCd', 'no-store'],
      ['/diwali-sale-closed?passbook=AbCd', 'no-store'],
    ]);
  });

  test('its JSON too', async () => {
    await flood(each((index) => `/crackers/index.pageContext.json?x=${index}`));
    await flood(['/Crackers/index.pageContext.json']);
    expect(shop.rendered).toEqual(['/crackers/index.pageContext.json']);
  });
});

test('all referral codes share one page of the quick order, and push no other out', async () => {
  await flood(['/crackers']);
  await flood(each((index) => `/quick-order/CODE${index}`));
  await flood(each((index) => `/quick-order/CODE${index}/index.pageContext.json`));
  await flood(['/crackers']);
  expect(shop.rendered).toHaveLength(3);
});

/** What the shop answers with is held back until it is let go, so that no test depends on how quick a machine is. */
class Held {
  running = 0;
  mostRunning = 0;
  letGo: () => void = () => undefined;
  readonly #until = new Promise<void>((resolve) => (this.letGo = resolve));

  async pass(): Promise<void> {
    this.mostRunning = Math.max(this.mostRunning, ++this.running);
    await this.#until;
    this.running--;
  }
}

/** Asks for all of them at once; what is held goes on when the first one has been refused. */
async function crowd(paths: readonly string[], held: Held): Promise<Response[]> {
  const asked = paths.map((path) => shop.get(path));
  expect((await Promise.race(asked)).status).toBe(503);
  held.letGo();
  const answers = await Promise.all(asked);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers;
}

describe('addresses that strangers can make many of', () => {
  const fixed = ['/crackers', '/crackers/rockets', '/about', '/track', '/order/mine'];
  let held: Held;
  beforeEach(() => {
    held = new Held();
    shop.render = async ({ urlOriginal }) => {
      if (!fixed.includes(urlOriginal)) await held.pass();
      const isError = urlOriginal.includes('nobody');
      return { isError, status: isError && !urlOriginal.endsWith('.json') ? 404 : 200, body: urlOriginal };
    };
  });
  afterEach(() => held.letGo());

  test.each([
    ['slugs that there are not', (index: number) => `/crackers/nobody-${index}`],
    ['their JSON', (index: number) => `/crackers/nobody-${index}/index.pageContext.json`],
    ['words to search for', (index: number) => `/crackers?q=word${index}`],
    ['links to orders', (index: number) => `/order/nobody${index}`],
    ['pages that there are not', (index: number) => `/nobody/${index}`],
  ])('%s are rendered a few at once, then honestly refused; nothing of them is kept', async (_, pathOf) => {
    await flood(['/crackers', '/about']);
    const before = shop.cache.bytes;
    const answers = await crowd(each(pathOf), held);
    expect(held.mostRunning).toBeLessThanOrEqual(2);
    expect(shop.cache.bytes).toBe(before);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true);
  });

  test('are refused within 3 s, however long the one before them takes', async () => {
    const [first = '', ...others] = each((index) => `/crackers/nobody-${index}`).slice(0, 20);
    const taking = shop.get(first);
    while (held.running === 0) await sleep(1);
    const began = Date.now();
    expect(statusesOf(await flood(others))).toEqual([503]);
    // The shop's rule is 3 s; the rest is for a machine that is busy.
    expect(Date.now() - began).toBeLessThan(3_500);
    held.letGo();
    expect((await taking).status).toBe(404);
  });

  test('do not keep a customer from the page of an order', async () => {
    const asked = each((index) => shop.get(`/crackers?q=word${index}`));
    while (held.running === 0) await sleep(1);
    expect((await shop.get('/order/mine')).status).toBe(200);
    held.letGo();
    await Promise.all(asked);
  });

  test('do not keep a page of the shop from being rendered anew', async () => {
    await flood(['/crackers', '/crackers/rockets']);
    const asked = each((index) => shop.get(`/crackers/nobody-${index}`));
    shop.backend.announce('2');
    await shop.receives('2');
    const answers = await flood(['/crackers', '/crackers/rockets', '/track']);
    expect(statusesOf(answers)).toEqual([200]);
    expect(answers.map(({ headers }) => headers.get('x-stale'))).toEqual([null, null, null]);
    held.letGo();
    await Promise.all(asked);
  });
});

test('what is kept is bounded in bytes: all its spellings for the wire, and what stands above them', async () => {
  await shop.close();
  const bytes = 100_000;
  shop = await new FakeShopFront({ entries: 1000, bytes }).open();
  await flood(['/crackers']);
  // Three times a policy of some 400 letters and a dozen other headers.
  expect(shop.cache.bytes).toBeGreaterThan(3_000);
  for (const path of each((index) => `/crackers/kind/product-${index}`)) await flood([path]);
  expect(shop.cache.bytes).toBeGreaterThan(bytes / 2);
  expect(shop.cache.bytes).toBeLessThanOrEqual(bytes);
});

test('reads of the API that strangers can think of are asked for a few at once, and the rest refused', async () => {
  const held = new Held();
  shop.backend.answer = async () => {
    await held.pass();
    return { status: 404, body: {} };
  };
  const answers = await crowd(
    each((index) => `/api/public/categories/nobody-${index}`),
    held,
  );
  expect(held.mostRunning).toBeLessThanOrEqual(32);
  expect(new Set(statusesOf(answers))).toEqual(new Set([404, 503]));
});

test('a crowd at the sitemap makes one read, and hears of an outage with what is there', async () => {
  const nothing = { categories: [], products: [], cities: [], posts: [] };
  let reads = 0;
  shop.backend.answer = async (path) => {
    if (path !== readSitemap.path) return { body: openShop };
    reads++;
    await sleep(50);
    return { body: nothing };
  };
  expect(statusesOf(await flood(each(() => '/sitemap.xml')))).toEqual([200]);
  expect(reads).toBe(1);
  shop.backend.fallSilent();
  await shop.losesSight();
  const [answer] = await flood(['/sitemap.xml']);
  expect(answer?.headers.get('x-stale')).toBe('1');
  expect(answer?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

test('a redirect of the staff answers the JSON of its page with the query that was asked', async () => {
  shop.redirect('/deals', '/crackers');
  shop.backend.announce('2');
  await shop.receives('2');
  await flood(['/deals/index.pageContext.json?referralCode=RAVI10']);
  expect(shop.rendered).toEqual(['/deals/index.pageContext.json?referralCode=RAVI10']);
});
