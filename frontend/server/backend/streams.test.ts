import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { watchLive } from '@shop/contracts/live/endpoints';
import { watchReferrerLive } from '@shop/contracts/referrals/endpoints';
import type { ServerResponse } from 'node:http';
import { serveEdge, type Edge } from '../test/serve-edge.ts';
import { open } from '../test/raw-request.ts';

const STREAM = { 'content-type': 'text/event-stream', 'x-request-id': 'of-the-backend' };
const ANOTHER = '/api/public/orders/AAAAAAAAAAAAAAAAAAAAAA';

let edge: Edge;
let streams: Set<ServerResponse>;
beforeEach(async () => {
  edge = await serveEdge();
  streams = new Set();
  edge.backend.behave = ({ url }, response) => {
    if (url !== watchLive.path && url !== watchReferrerLive.path)
      return void response.writeHead(200).end('{"fine":true}');
    response.writeHead(200, STREAM).write('event: live\ndata: \n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  };
});
afterEach(() => edge.stop());

const follow = (signal?: AbortSignal, path: string = watchLive.path) =>
  fetch(edge.url + path, { ...(signal && { signal }) });
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5));
}

describe('a stream', () => {
  test.each([watchLive.path, watchReferrerLive.path])(
    '%s arrives as it comes, and ends when the backend ends it',
    async (path) => {
      const response = await follow(undefined, path);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect(await reader?.read()).toEqual({ done: false, value: 'event: live\ndata: \n\n' });
      for (const stream of streams) stream.write('event: change\ndata: {}\n\n');
      expect(await reader?.read()).toEqual({ done: false, value: 'event: change\ndata: {}\n\n' });
      for (const stream of streams) stream.end();
      expect((await reader?.read())?.done).toBe(true);
    },
  );

  test('that is refused is answered with the reason', async () => {
    edge.backend.behave = (_, response) =>
      void response
        .writeHead(401, { 'content-type': 'application/problem+json' })
        .end('{"code":"not-signed-in"}');
    const response = await follow();
    expect([response.status, await response.json()]).toEqual([401, { code: 'not-signed-in' }]);
  });

  test('is left at the backend too when its reader goes', async () => {
    const leaving = new AbortController();
    await follow(leaving.signal);
    expect(streams.size).toBe(1);
    leaving.abort();
    await until(() => streams.size === 0);
  });

  test('is cut off when nobody reads it', async () => {
    const deaf = open(edge.url, `GET ${watchLive.path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`);
    deaf.pause();
    await until(() => streams.size === 1);
    const [stream] = streams;
    const chunk = `: ${'x'.repeat(60_000)}\n\n`;
    const said = setInterval(() => stream?.write(chunk), 1);
    await until(() => streams.size === 0);
    clearInterval(said);
    expect(edge.backend.seen).toHaveLength(1);
    deaf.destroy();
  });

  test('keeps no other call waiting, however many there are, and those are bounded', async () => {
    const all = await Promise.all(Array.from({ length: 256 }, () => follow()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await follow();
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'busy' }]);
    expect(await (await fetch(edge.url + ANOTHER)).json()).toEqual({ fine: true });
    await all[0]?.body?.cancel();
    await until(() => streams.size === 255);
    expect((await follow()).status).toBe(200);
  });

  test('does not keep the server from closing', async () => {
    const response = await follow();
    await edge.app.close();
    await expect(response.text()).rejects.toThrow();
  });
});

test('nobody opens a stream by asking for its head', async () => {
  expect((await fetch(edge.url + watchLive.path, { method: 'HEAD' })).status).toBe(404);
  expect(edge.backend.seen).toEqual([]);
});
