import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, it } from '@jest/globals';

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
async function inFront(copies: string[], ready: number[], names = true): Promise<string> {
  const port = await freePort();
  const isReady = (at: number): boolean => ready.includes(at);
  const readiness = { isReady, count: () => ready.length, stop: () => undefined };
  balancers.push(await startBalancer({ port, host: '127.0.0.1', names }, copies, readiness));
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

it('says who asked behind what others say, at the door of visitors alone', async () => {
  const tells = await copy((request, response) => response.end(request.headers['x-forwarded-for']));
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const heard = async (names: boolean): Promise<string> =>
    (await fetch(await inFront([tells], [0], names), { headers })).text();
  expect(await heard(true)).toBe('203.0.113.7, 127.0.0.1');
  expect(await heard(false)).toBe('203.0.113.7');
});
