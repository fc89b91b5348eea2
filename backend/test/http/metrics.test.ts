import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readMetrics } from '@shop/contracts/health/endpoints';
import { watchLive } from '@shop/contracts/live/endpoints';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { SERVING } from '../../src/platform/persistence/connections/time-outs.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { goodOrder, placeGoodOrder } from '../support/orders.ts';
import { followLive, listening } from '../support/live-stream.ts';
import { scrape, seriesOf, type Series } from '../support/scrape.ts';
import { startSilentProxy, type SilentProxy } from '../support/servers/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { waitFor } from '../support/wait-for.ts';

let database: TestDatabase;
let proxy: SilentProxy;
let shop: TestShop;
let address: string;
const backups = mkdtempSync(path.join(tmpdir(), 'shop-backups-'));
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startSilentProxy(database.url);
  shop = await bootShop({ database: { ...database, url: proxy.url }, config: { backupFolder: backups } });
  address = (await shop.app.get(PrivateListener).listen()) + readMetrics.path;
});
afterAll(async () => {
  proxy.close();
  await shop.close();
  await database.drop();
  rmSync(backups, { recursive: true, force: true });
});

const orders = (by: string, outcome: string, code = '') =>
  `shop_orders_total{by="${by}",outcome="${outcome}",code="${code}"}`;
const requests = (method: string, route: string, status: number) =>
  `shop_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

/** How much more there is than before, of each series that grew. */
async function growth(work: () => Promise<unknown>): Promise<Series> {
  const before = await scrape(address);
  await work();
  const after = await scrape(address);
  return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)]));
}

// Before the database is silent, after which the shop hears again only seconds later.
test('how long somebody followed what changes is nobody’s answer time', async () => {
  const live = await followLive(await listening(shop), await shop.staff());
  const stream = requests('GET', watchLive.path, 200);
  await shop.database.query('UPDATE session SET ended_at = now()');
  await live.ended;
  await waitFor(async () => expect((await scrape(address)).get(stream)).toBe(1));
  const names = [...(await scrape(address)).keys()];
  expect(names.filter((name) => name.includes('duration') && name.includes(watchLive.path))).toEqual([]);
});

test('whatever strangers ask for makes no more series, and none holds what they wrote', async () => {
  const { token } = await placeGoodOrder(shop);
  const ask = async () => {
    const word = randomBytes(8).toString('hex');
    const visitor = shop.visitor();
    await visitor.get(`/api/public/orders/${word}`);
    await visitor.get(`/api/public/orders/${token}`);
    await visitor.get(`/api/public/search?q=${word}`);
    await visitor.get(`/api/${word}/98765${word}`);
    await visitor.get(`/${word}`);
    await visitor.post(`/api/public/orders`, { [word]: word });
    for (const method of ['PATCH', 'OPTIONS', 'DELETE', 'PUT'] as const) {
      await shop.app.inject({ method, url: `/${word}` });
    }
  };
  await ask();
  const before = await scrape(address);
  for (let round = 0; round < 20; round++) await ask();
  const after = await scrape(address);
  const own = (series: Series) => [...series.keys()].filter((name) => name.startsWith('shop_http'));
  expect(own(after)).toEqual(own(before));
  expect(after.get(requests('GET', 'none', 404))).toBe((before.get(requests('GET', 'none', 404)) ?? 0) + 40);
  expect(after.get(requests('GET', '/api/public/orders/:token', 200))).toBeGreaterThan(20);
  expect([...after.keys()].join('\n')).not.toContain(token);
});

test('who waits for a row is seen while they wait, in the pool and in the database', async () => {
  const letGo = await database.hold("SELECT FROM product WHERE code = 'GB-04' FOR UPDATE");
  const placing = placeGoodOrder(shop);
  await waitFor(async () => {
    const series = await scrape(address);
    expect(series.get('shop_database_lock_waits')).toBe(1);
    expect(series.get('shop_database_pool_in_use')).toBe(1);
    expect(series.get('shop_database_longest_lock_wait_seconds')).toBeGreaterThan(0);
    expect(series.get('shop_database_longest_transaction_seconds')).toBeGreaterThan(0);
  });
  await letGo();
  await placing;
  expect((await scrape(address)).get('shop_database_lock_waits')).toBe(0);
});

test('jobs that wait, are tried again or died, and the age of the oldest e-mail', async () => {
  const add = (state: string, seconds: number) =>
    database.query(
      `INSERT INTO pgboss.job_common (id, name, state, created_on) VALUES ($1, 'mail', $2::pgboss.job_state,
       now() - $3 * interval '1 second')`,
      [randomUUID(), state, seconds],
    );
  await add('created', 300);
  await add('created', 10);
  await add('retry', 7_200);
  await add('failed', 90_000);
  await add('completed', 90_000);
  const series = await scrape(address);
  expect(series.get('shop_jobs{queue="mail",state="waiting"}')).toBe(2);
  expect(series.get('shop_jobs{queue="mail",state="retrying"}')).toBe(1);
  expect(series.get('shop_jobs{queue="mail",state="dead"}')).toBe(1);
  const age = (state: string) => series.get(`shop_outbox_oldest_letter_seconds{state="${state}"}`);
  expect(Math.floor((age('waiting') ?? 0) / 60)).toBe(5);
  expect(Math.floor((age('retrying') ?? 0) / 3600)).toBe(2);
});

test('the newest backup that is whole, none at all, and a folder that nobody can read', async () => {
  const newest = async () => (await scrape(address)).get('shop_backup_newest_timestamp_seconds');
  expect(await newest()).toBe(0);
  for (const [name, seconds] of [
    ['shop-1.tar.gz.sealed', 1_700_000_000],
    ['shop-2.tar.gz', 1_600_000_000],
    ['shop-3.tar.gz.unfinished', 1_800_000_000],
  ] as const) {
    writeFileSync(path.join(backups, name), '');
    utimesSync(path.join(backups, name), seconds, seconds);
  }
  expect(await newest()).toBe(1_700_000_000);
  rmSync(backups, { recursive: true });
  expect(await newest()).toBeUndefined();
});

test('content that is in memory is told from content that is loaded', async () => {
  const grown = await growth(async () => {
    await shop.awaitContentChange(() => database.query('SELECT announce_content()'));
    for (let time = 0; time < 5; time++) await shop.visitor().get('/api/public/cities');
  });
  expect(grown.get('shop_content_cache_misses_total')).toBeGreaterThanOrEqual(1);
  expect(grown.get('shop_content_cache_hits_total')).toBeGreaterThanOrEqual(4);
});

test('while the database is silent the process tells of itself before Prometheus gives up, and of nothing that it does not know', async () => {
  expect(seriesOf(await scrape(address), 'shop_jobs')).not.toEqual([]);
  proxy.silence();
  const began = Date.now();
  const series = await scrape(address);
  // 1.5 s by design; the rest, to Prometheus' own scrape_timeout, is for a busy machine.
  expect(Date.now() - began).toBeLessThan(5_000);
  proxy.heal('too');
  expect(series.get('shop_database_up')).toBe(0);
  expect(series.get('shop_database_pool_size')).toBe(4);
  expect(seriesOf(series, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  expect(seriesOf(series, 'shop_jobs')).toEqual([]);
  expect(seriesOf(series, 'shop_database_lock_waits')).toEqual([]);
});

test('visitors have no way to it', async () => {
  expect((await shop.visitor().get(readMetrics.path)).status).toBe(404);
});

describe('an order is counted by what became of it', () => {
  test('placed, sent again under its key, refused by a rule, refused as no order at all', async () => {
    const order = await goodOrder(shop);
    const visitor = shop.visitor();
    const staff = await shop.staff();
    const grown = await growth(async () => {
      await visitor.post('/api/public/orders', order);
      await visitor.post('/api/public/orders', order);
      await visitor.post('/api/public/orders', order);
      await staff.post('/api/public/orders', await goodOrder(shop));
      await visitor.post('/api/public/orders', { ...order, expectedTotalPaise: 1 });
      await visitor.post('/api/public/orders', await goodOrder(shop, { expectedTotalPaise: 1 }));
      await visitor.post('/api/public/orders', await goodOrder(shop, { lines: [] }));
    });
    expect(grown.get(orders('customer', 'placed'))).toBe(1);
    expect(grown.get(orders('customer', 'replayed'))).toBe(2);
    expect(grown.get(orders('staff', 'placed'))).toBe(1);
    expect(grown.get(orders('customer', 'refused', 'idempotency-key-reused'))).toBe(1);
    expect(grown.get(orders('customer', 'refused', 'quote-changed'))).toBe(1);
    // What is no order at all never comes as far; it is counted as a request.
    expect(grown.get('shop_http_problems_total{route="/api/public/orders",code="invalid-request"}')).toBe(1);
    expect(grown.get(requests('POST', '/api/public/orders', 200))).toBe(4);
    expect(grown.get(requests('POST', '/api/public/orders', 409))).toBe(2);
    expect(
      grown.get('shop_http_request_duration_seconds_count{method="POST",route="/api/public/orders"}'),
    ).toBe(7);
  });

  test('unknown, when the database fell silent at its end', async () => {
    const order = await goodOrder(shop);
    const other = await bootShop({ database: { ...database, url: proxy.url }, timeOuts: SERVING });
    const scraped = (await other.app.get(PrivateListener).listen()) + readMetrics.path;
    proxy.silenceAfter('commit');
    expect((await other.visitor().post('/api/public/orders', order)).status).toBe(503);
    const series = await scrape(scraped);
    proxy.heal('too');
    await other.close();
    expect(series.get(orders('customer', 'unknown', 'database-unavailable'))).toBe(1);
    expect(series.get('shop_database_failures_total{kind="connection-lost"}')).toBe(1);
  });
});
