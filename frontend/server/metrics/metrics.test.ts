import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { watchLive } from '@shop/contracts/live/endpoints';
import { serveEdge, type Edge } from '../test/serve-edge.ts';
import { listenPrivately, privateListener } from './private-listener.ts';
import { pageRouteOf } from './route-of.ts';

let edge: Edge;
let privateUrl: string;
let closePrivate: () => void;
beforeAll(async () => {
  edge = await serveEdge();
  const server = privateListener(edge.metrics);
  await listenPrivately(server, 0, '127.0.0.1');
  privateUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closePrivate = () => server.close();
});
afterAll(async () => {
  closePrivate();
  await edge.stop();
});

async function scrape(): Promise<Map<string, number>> {
  const text = await (await fetch(`${privateUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const get = (path: string) => fetch(edge.url + path, { redirect: 'manual' }).then((answer) => answer.text());
const requests = (route: string, status = 200, method = 'GET') =>
  `shop_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

test.each([
  ['/', '/'],
  ['/index.pageContext.json', '/'],
  ['/crackers?q=pots', '/crackers'],
  ['/crackers/ground-chakkars/big', '/crackers/…'],
  ['/quick-order/RAVI10', '/quick-order/…'],
  ['/order/x7Gq', '/order/…'],
  ['/admin/orders/DS26-00042/edit', '/admin/orders/…'],
  ['/wp-login.php', 'other'],
  ['/a/b/c/d/e/f/g/h/i/j/k/l/m', 'other'],
])('%s is counted as %s', (url, route) => {
  expect(pageRouteOf(url)).toBe(route);
});

test('its metrics are on the private port, and there is nothing else', async () => {
  expect((await fetch(`${privateUrl}/`)).status).toBe(404);
  expect((await fetch(`${privateUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await get('/metrics')).toContain('<title>/metrics</title>');
});

test('what comes from memory is counted with the rest, and as a hit', async () => {
  edge.backend.behave = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const before = await scrape();
  await edge.app.inject('/robots.txt');
  await get(readPriceList.path);
  const after = await scrape();
  expect(after.get(requests('/robots.txt'))).toBe(1);
  expect(after.get(requests(readPriceList.path))).toBe(1);
  expect(
    (after.get('shop_page_cache_misses_total') ?? 0) - (before.get('shop_page_cache_misses_total') ?? 0),
  ).toBe(1);

  await edge.cache.store('/about', edge.content.at(Date.now()).version, {
    contentType: 'text/html',
    body: Buffer.from('about'),
    headers: {},
  });
  expect(await get('/about')).toBe('about');
  expect(await get('/about')).toBe('about');
  const served = await scrape();
  expect(served.get(requests('/about'))).toBe(2);
  // What was told is not told again, and the next is added to it.
  expect((await scrape()).get(requests('/about'))).toBe(2);
  await fetch(`${edge.url}/about`, { method: 'HEAD' });
  expect(await get('/about')).toBe('about');
  const later = await scrape();
  expect(later.get(requests('/about'))).toBe(3);
  expect(later.get(requests('/about', 200, 'HEAD'))).toBe(1);
  expect(
    (served.get('shop_page_cache_hits_total') ?? 0) - (after.get('shop_page_cache_hits_total') ?? 0),
  ).toBe(2);
});

test('how long a stream lasted is nobody’s answer time, and it is counted when the backend ends it', async () => {
  edge.backend.behave = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('event: live\ndata: \n\n');
  await get(watchLive.path);
  const after = await scrape();
  expect(after.get(requests(watchLive.path))).toBe(1);
  expect([...after.keys()].filter((key) => key.includes('duration') && key.includes(watchLive.path))).toEqual(
    [],
  );
  expect(after.get(`shop_http_request_duration_seconds_count{method="GET",route="/robots.txt"}`)).toBe(1);
});

test('whatever strangers ask for makes no more series, and none holds what they wrote', async () => {
  const ask = async () => {
    const word = randomBytes(6).toString('hex');
    for (const path of ['', 'crackers/', 'order/', 'api/', 'api/public/orders/', 'media/', 'admin/'])
      await get(`/${path}${word}?x=${word}`);
    await fetch(`${edge.url}/${word}`, { method: 'PROPFIND' });
  };
  await ask();
  const before = await scrape();
  for (let round = 0; round < 20; round++) await ask();
  expect([...(await scrape()).keys()]).toEqual([...before.keys()]);
});

test('who waits for the backend is seen while they wait', async () => {
  const answers: (() => void)[] = [];
  edge.backend.behave = (_, response) => void answers.push(() => response.writeHead(204).end());
  const asked = fetch(`${edge.url}/api/public/search?q=pots`);
  while (answers.length === 0) await new Promise(setImmediate);
  expect((await scrape()).get('shop_turns_running{queue="backend"}')).toBe(1);
  answers[0]?.();
  await asked;
  const after = await scrape();
  expect(after.get('shop_turns_running{queue="backend"}')).toBe(0);
  expect(after.get('shop_turns_refused_total{queue="backend"}')).toBe(0);
  expect(after.get('shop_content_version_known')).toBe(1);
  expect(after.get('shop_season_open')).toBe(1);
});
