import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PageCache, type SharedAnswer } from './page-cache.ts';

const cache = new PageCache({ entries: 2, bytes: 1_000_000 });
let version = 'first';
let fresh = true;
let server: Server;
let address: string;

const page = (text: string): SharedAnswer => ({
  contentType: 'text/html',
  body: Buffer.from(text),
  headers: { 'x-content-type-options': 'nosniff' },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const key = request.url ?? '';
    const answered = fresh
      ? cache.answer(key, version, request, response)
      : cache.answerStale(key, Date.now(), request, response);
    if (!answered) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('a page in memory', () => {
  test('is answered with a strong tag, compressed as the browser likes', async () => {
    await cache.store('/a', 'first', page('sparkler '.repeat(100)));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${address}/a`, { headers: { 'accept-encoding': encoding } });
      expect(await answer.text()).toBe('sparkler '.repeat(100));
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
    }
  });

  test('is not sent again to whoever has it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const etag = (await fetch(`${address}/a`, { headers })).headers.get('etag') ?? '';
    const again = await fetch(`${address}/a`, {
      headers: { ...headers, 'if-none-match': `W/"old", ${etag}` },
    });
    expect(again.status).toBe(304);
    const other = await fetch(`${address}/a`, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
    });
    expect(other.status).toBe(200);
  });

  test('a new content version makes it old; it is served then only when it is said to be', async () => {
    version = 'second';
    expect((await fetch(`${address}/a`)).status).toBe(404);
    fresh = false;
    const stale = await fetch(`${address}/a`);
    expect(stale.status).toBe(200);
    expect(stale.headers.get('x-stale')).toBe('1');
    expect(stale.headers.get('age')).toMatch(/^\d+$/);
    fresh = true;
  });

  test('makes room for others when it is not asked for', async () => {
    await cache.store('/b', 'second', page('b'));
    await cache.store('/c', 'second', page('c'));
    expect((await fetch(`${address}/c`)).status).toBe(200);
    await cache.store('/d', 'second', page('d'));
    const statuses = await Promise.all(
      ['/a', '/b', '/c', '/d'].map(async (key) => (await fetch(address + key)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses[0]).toBe(404);
  });
});
