import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, describe, expect, it } from '@jest/globals';

import { freePort } from '../ports.ts';
import { startBalancer, type Balancer } from './balancer.ts';

const servers: Server[] = [];
const balancers: Balancer[] = [];
afterAll(async () => {
  await Promise.all(balancers.map((balancer) => balancer.close()));
  for (const server of servers) server.close().closeAllConnections();
});

async function copy(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What stands in front of copies of which some are ready. */
async function inFront(
  copies: string[],
  ready: number[],
  names = true,
  headWithin?: number,
): Promise<string> {
  const port = await freePort();
  const isReady = (at: number): boolean => ready.includes(at);
  const readiness = { isReady, count: () => ready.length, stop: () => undefined };
  const rules = { port, host: '127.0.0.1', names, ...(headWithin === undefined ? {} : { headWithin }) };
  balancers.push(await startBalancer(rules, copies, readiness));
  return `http://127.0.0.1:${port}`;
}

const named =
  (name: string) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.end(name);

async function asked(url: string, times: number): Promise<string[]> {
  const answers = [];
  for (let time = 0; time < times; time++) answers.push(await (await fetch(url)).text());
  return answers;
}

/** Sends bytes as they are, which no client would; the answer's first line and what follows its head. */
async function sent(url: string, bytes: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

const asking = (target: string): string =>
  `GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`;

it('asks the copies that are ready in turn, and no other', async () => {
  const copies = [await copy(named('a')), await copy(named('b')), await copy(named('c'))];
  expect(await asked(await inFront(copies, [0, 2]), 4)).toEqual(['a', 'c', 'a', 'c']);
});

it('asks another copy where nobody listens, and says 503 where there is none', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`;
  const url = await inFront([gone, await copy(named('b'))], [0, 1]);
  expect(await asked(url, 3)).toEqual(['b', 'b', 'b']);
  expect((await fetch(await inFront([gone], [0]))).status).toBe(503);
});

it('asks another copy for a read whose connection was closed meanwhile, and sends nothing else twice', async () => {
  const closesWhatItKept = (): Promise<string> => {
    const known = new WeakSet<object>();
    return copy((request, response) => {
      if (known.has(request.socket)) return void request.socket.destroy();
      known.add(request.socket);
      response.end('a');
    });
  };
  const asks = async (method: string): Promise<unknown[]> => {
    const url = await inFront([await closesWhatItKept(), await copy(named('b'))], [0, 1]);
    const answers = [];
    for (let time = 0; time < 3; time++) {
      const answer = await fetch(url, { method });
      answers.push([answer.status, await answer.text()]);
    }
    return answers;
  };
  expect(await asks('GET')).toEqual([
    [200, 'a'],
    [200, 'b'],
    [200, 'b'],
  ]);
  expect(await asks('POST')).toEqual([
    [200, 'a'],
    [200, 'b'],
    [503, ''],
  ]);
});

it('says who asked behind what others say, at the listener for visitors alone', async () => {
  const tells = await copy((request, response) => response.end(request.headers['x-forwarded-for']));
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const heard = async (names: boolean): Promise<string> =>
    (await fetch(await inFront([tells], [0], names), { headers })).text();
  expect(await heard(true)).toBe('203.0.113.7, 127.0.0.1');
  expect(await heard(false)).toBe('203.0.113.7');
});

describe('where a request leads', () => {
  let wasAsked = false;
  const outside = (): Promise<string> =>
    copy((_, response) => {
      wasAsked = true;
      response.end('private');
    });

  it.each([
    ['two strokes and a host', (host: string) => `//${host}/api/private/metrics`],
    ['a stroke, a backstroke and a host', (host: string) => `/\\${host}/x`],
    ['a whole address', (host: string) => `http://${host}/`],
    ['no path', () => '*'],
  ])('is never said by the visitor: %s is answered 400', async (_, target) => {
    const { host } = new URL(await outside());
    const url = await inFront([await copy(named('a'))], [0]);
    expect((await sent(url, asking(target(host)))).status).toBe(400);
    expect(wasAsked).toBe(false);
  });

  it('is judged by the copy, which gets the target as it was sent', async () => {
    const url = await inFront([await copy((request, response) => response.end(request.url))], [0]);
    for (const target of ['/media/../api/private/x', '/a//b', '/%2e%2e/x?y=//z', '/a\\b'])
      expect(await sent(url, asking(target))).toMatchObject({
        status: 200,
        body: expect.stringContaining(target),
      });
  });
});

describe('a body larger than 256 kB', () => {
  const most = 256 * 1024;
  const measures = (): Promise<string> =>
    copy((request, response) => {
      void text(request).then((body) => response.end(String(body.length)));
    });

  it.each(['said before', 'sent in pieces'])('is answered 413 where its length is %s', async (how) => {
    const url = await inFront([await measures()], [0]);
    const post = async (bytes: number): Promise<Response> => {
      const whole = 'x'.repeat(bytes);
      const body = how === 'said before' ? whole : new Blob([whole]).stream();
      return fetch(url, { method: 'POST', body, duplex: 'half' });
    };
    expect(await (await post(most)).text()).toBe(String(most));
    expect((await post(most + 1)).status).toBe(413);
  });

  it('need not end to be refused', async () => {
    const url = await inFront([await measures()], [0]);
    const chunk = `${(most + 1).toString(16)}\r\n${'x'.repeat(most + 1)}\r\n`;
    const head = 'POST / HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect((await sent(url, head + chunk)).status).toBe(413);
  });
});

it('gives up a copy that says nothing, and not one that takes its time behind the head', async () => {
  const silent = await copy(() => undefined);
  expect((await fetch(await inFront([silent], [0], true, 200))).status).toBe(503);
  const slow = await copy((_, response) => {
    response.flushHeaders();
    setTimeout(() => response.end('all'), 500);
  });
  expect(await (await fetch(await inFront([slow], [0], true, 200))).text()).toBe('all');
});
