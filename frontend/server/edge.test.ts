import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { placeOrder, lookUpOrder, trackOrder } from '@shop/contracts/orders/endpoints';
import { watchContentVersion } from '@shop/contracts/shop/endpoints';
import { serveEdge, type Edge } from './test/serve-edge.ts';
import { ask, get, open } from './test/raw-request.ts';

let edge: Edge;
const others: Edge[] = [];
beforeAll(async () => {
  edge = await serveEdge();
});
beforeEach(() => {
  edge.backend.reset();
  edge.lines.length = 0;
  edge.close(false);
});
afterAll(() => Promise.all([edge, ...others].map((one) => one.stop())));

const AN_ORDER = '/api/public/orders/AAAAAAAAAAAAAAAAAAAAAA';
const post = (path: string, headers: string, body: string) =>
  ask(edge.url, `POST ${path} HTTP/1.1\r\nhost: shop.test\r\n${headers}\r\n${body}`);
const JSON_OF = (length: number) => `content-type: application/json\r\ncontent-length: ${length}\r\n`;

/** The shop's rule is 3 s; the rest is for a machine that is busy. ms */
const SOON = 3_500;

/** How long until the promise held, ms. */
async function took(work: Promise<unknown>): Promise<number> {
  const start = Date.now();
  await work;
  return Date.now() - start;
}

describe('an address', () => {
  const { path: stream } = watchContentVersion;
  test.each([
    stream,
    stream.replace('/api', '/api/.'),
    stream.replace('/api', '/api/%2e'),
    stream.replace('/api', '/api/x/..'),
    stream.replace('/api', '/%61pi'),
    stream.replace('/api/', '//api//'),
    stream.replace('/private/', '/private\\'),
    stream.replace('/private/', '/private%2f'),
    stream.replace('/private/', '/private%5C'),
    '/api/private/health/ready',
    '/api/public/no-such-thing',
    '/api/public/shop/',
    '/media/../api/private/health/ready',
    '/api/public/search?q=%zz',
    `http://shop.test${stream}`,
  ])('%s does not reach the backend', async (url) => {
    const { status } = await get(edge.url, url);
    expect([400, 404]).toContain(status);
    expect(edge.backend.seen).toEqual([]);
  });

  test('of an endpoint that contracts describe does, as it is', async () => {
    const { status, body } = await get(edge.url, `${AN_ORDER}?x=%20`);
    expect([status, body]).toEqual([200, '{"fine":true}']);
    expect(edge.backend.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${AN_ORDER}?x=%20`]);
    expect((await post(AN_ORDER, JSON_OF(2), '{}')).status).toBe(404);
    expect((await get(edge.url, '/media/sparkler/240.avif')).status).toBe(200);
  });

  test.each([
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/crackers/./rockets?utm_term=50%', '/crackers/rockets?utm_term=50%25'],
    ['/crackers?q=%zz', '/crackers?q=%25zz'],
    ['/%63rackers', '/crackers'],
  ])('of a page, %s, leads to %s', async (url, normal) => {
    for (const closed of [false, true]) {
      edge.close(closed);
      const { status, headers } = await get(edge.url, url);
      expect([status, headers['location']]).toEqual([308, normal]);
    }
  });

  test.each([
    '//',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2F/evil.example',
    '/.//evil.example',
  ])('%s never leads to another host', async (url) => {
    for (const closed of [false, true]) {
      edge.close(closed);
      const { status, headers } = await get(edge.url, url);
      expect(status).toBeLessThan(500);
      expect(headers['location'] ?? '/').not.toMatch(/^\/[/\\]/);
    }
  });
});

describe('bodies', () => {
  test('of 80 senders who are slow take no connection from the others', async () => {
    const { path } = lookUpOrder;
    const slow = Array.from({ length: 80 }, () =>
      open(edge.url, `POST ${path} HTTP/1.1\r\nhost: shop.test\r\n${JSON_OF(1000)}\r\n{`),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await post(path, JSON_OF(2), '{}');
    expect(answer.status).toBe(200);
    expect(edge.backend.mostAtOnce).toBe(1);
    for (const socket of slow) socket.destroy();
  });

  const large = 'x'.repeat(300_000);
  test.each([
    ['declared', JSON_OF(large.length), large],
    ['declared and never sent', JSON_OF(300_000), ''],
    ['declared after leave was asked', `expect: 100-continue\r\n${JSON_OF(large.length)}`, large],
    [
      'in chunks',
      'content-type: application/json\r\ntransfer-encoding: chunked\r\n',
      `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`,
    ],
    [
      'in chunks without end',
      'content-type: text/plain\r\ntransfer-encoding: chunked\r\n',
      `fffffff\r\n${large}`,
    ],
    ['of no kind', `content-length: ${large.length}\r\n`, large],
    [
      'as a form',
      `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${large.length}\r\n`,
      large,
    ],
  ])('larger than 256 kB, %s, are answered 413', async (_, headers, body) => {
    for (const path of [placeOrder.path, '/quick-order']) {
      expect((await post(path, headers, body)).status).toBe(413);
    }
    expect(edge.backend.seen).toEqual([]);
  });

  test('a sender of many megabytes hears of it too', async () => {
    const answer = await fetch(edge.url + placeOrder.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(20_000_000, 'x'),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, code: 'invalid-request' });
  });

  test('arrive as they were sent, whether announced, asked for or in chunks', async () => {
    const chunks = 'transfer-encoding: chunked\r\ncontent-type: application/json\r\n';
    expect((await post(placeOrder.path, JSON_OF(7), '{"a":1}')).status).toBe(200);
    expect((await post(placeOrder.path, `expect: 100-continue\r\n${JSON_OF(7)}`, '{"a":2}')).status).toBe(
      200,
    );
    expect((await post(placeOrder.path, chunks, '7\r\n{"a":3}\r\n0\r\n\r\n')).status).toBe(200);
    expect(edge.backend.seen.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
  });
});

describe('a request that does not arrive', () => {
  test('may take 15 s, and Node looks every second', () => {
    expect(edge.app.server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
    });
  });

  test('is given up, its head as well as its body', async () => {
    const hasty = await serveEdge((app) => {
      Object.assign(app.server, {
        headersTimeout: 300,
        requestTimeout: 300,
        connectionsCheckingInterval: 50,
      });
    });
    others.push(hasty);
    const body = ask(hasty.url, `POST ${placeOrder.path} HTTP/1.1\r\nhost: shop.test\r\n${JSON_OF(9)}\r\n{`);
    const head = ask(hasty.url, 'GET /crackers HTTP/1.1\r\nhost: shop.test\r\n');
    expect([(await body).status, (await head).status]).toEqual([408, 408]);
  });
});

describe('while the backend', () => {
  const AWAY = { status: 503, code: 'database-unavailable' };
  const expectAway = (answer: { status: number; headers: Record<string, string>; body: string }) => {
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toMatchObject(AWAY);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  };

  test('hangs, a crowd is answered 503 within 3 s, and it is asked by no more than it has connections', async () => {
    edge.backend.behave = () => undefined;
    let answers: Awaited<ReturnType<typeof get>>[] = [];
    const ms = await took(
      Promise.all(Array.from({ length: 300 }, () => get(edge.url, AN_ORDER))).then((all) => (answers = all)),
    );
    answers.forEach(expectAway);
    expect(ms).toBeLessThan(5_000);
    expect(edge.backend.mostAtOnce).toBe(64);
  });

  test('answers by half, nobody waits for the rest', async () => {
    edge.backend.behave = (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
        .write('{"half":');
    };
    expect(await took(get(edge.url, AN_ORDER).then(expectAway))).toBeLessThan(SOON);
  });

  test('answers a byte at a time, nobody waits for all of them', async () => {
    edge.backend.behave = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      const drip = setInterval(() => response.write('x'), 100);
      response.once('close', () => clearInterval(drip));
    };
    expect(await took(get(edge.url, AN_ORDER).then(expectAway))).toBeLessThan(SOON);
  });

  test('drops the connection, it is said', async () => {
    edge.backend.behave = (_, response) => void response.destroy();
    expectAway(await get(edge.url, AN_ORDER));
    expectAway(await post(placeOrder.path, JSON_OF(2), '{}'));
    expect(edge.backend.seen).toHaveLength(2);
  });

  test('says 503 with a time, it is asked once', async () => {
    edge.backend.behave = (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end('{}');
    const { status, headers } = await get(edge.url, AN_ORDER);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(edge.backend.seen).toHaveLength(1);
  });

  test('hangs, an order and a document are answered within 3 s too, each asked for once', async () => {
    edge.backend.behave = () => undefined;
    const estimate = `${AN_ORDER}/estimate.pdf`;
    const answers = Promise.all([post(placeOrder.path, JSON_OF(2), '{}'), get(edge.url, estimate)]);
    expect(await took(answers)).toBeLessThan(SOON);
    (await answers).forEach(expectAway);
    expect(edge.backend.seen.map(({ url }) => url).toSorted()).toEqual(
      [placeOrder.path, estimate].toSorted(),
    );
  });

  test('is gone, reads of every kind are answered within 3 s', async () => {
    const gone = await serveEdge();
    others.push(gone);
    await gone.backend.close();
    for (const path of [AN_ORDER, '/api/public/price-list', '/sitemap.xml']) {
      const answer = get(gone.url, path);
      expect(await took(answer)).toBeLessThan(SOON);
      expect((await answer).status).toBe(503);
    }
  });

  test('hangs, what is fetched to be kept is given up within 3 s too', async () => {
    edge.backend.behave = () => undefined;
    const answers = Promise.all(
      ['/api/public/price-list', '/sitemap.xml'].map((path) => get(edge.url, path)),
    );
    expect(await took(answers)).toBeLessThan(SOON);
    expect((await answers).map(({ status }) => status)).toEqual([503, 503]);
  });
});

describe('the id of a request', () => {
  test('goes to the backend and comes back, whatever the visitor says it is', async () => {
    const { headers } = await get(edge.url, AN_ORDER, 'x-request-id: chosen-by-a-visitor\r\n');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(edge.backend.seen[0]?.headers['x-request-id']).toBe(headers['x-request-id']);
    expect((await get(edge.url, '/order/AAAA')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('stands in the line of a request that failed or was refused, and nothing personal does', async () => {
    const secret = 'SeCrEt9876543210';
    edge.backend.behave = (_, response) => void response.destroy();
    const failed = await get(
      edge.url,
      `/api/public/orders/${secret}?phone=${secret}`,
      `cookie: a=${secret}\r\n`,
    );
    await get(edge.url, `/order/%2f${secret}?phone=${secret}`);
    await get(edge.url, AN_ORDER.replace('/public', '/./public'));
    edge.backend.reset();
    await get(edge.url, AN_ORDER);
    expect(
      edge.lines.map(({ level, method, route, status }) => `${level} ${method} ${route} ${status}`),
    ).toEqual([`error GET ${trackOrder.path} 503`, 'warn GET /order/… 400', 'warn GET /api/* 400']);
    expect(edge.lines[0]).toMatchObject({
      name: 'frontend',
      requestId: failed.headers['x-request-id'],
      cause: 'UND_ERR_SOCKET',
    });
    expect(JSON.stringify(edge.lines)).not.toContain(secret);
  });
});
