import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { placeOrder, trackOrder } from '@shop/contracts/orders/endpoints';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { get, open } from '../test/raw-request.ts';
import { serveEdge, type Edge } from '../test/serve-edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await serveEdge();
});
beforeEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const AN_ORDER = trackOrder.path.replace(':token', 'A'.repeat(22));

test('an answer keeps its head, but for what belongs to the connection it came by', async () => {
  edge.backend.behave = (_, response) =>
    void response
      .writeHead(409, {
        'content-type': 'application/problem+json',
        'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
        'keep-alive': 'timeout=99',
        'x-forwarded-host': 'inside.example',
        'x-request-id': 'of-the-backend',
      })
      .end('{"code":"stale"}');
  const answer = await fetch(edge.url + AN_ORDER);
  const { headers } = answer;
  expect([answer.status, await answer.json()]).toEqual([409, { code: 'stale' }]);
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('keep-alive')).not.toBe('timeout=99');
  expect(headers.has('x-forwarded-host')).toBe(false);
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('an answer that came in pieces goes on in one, with its length', async () => {
  edge.backend.behave = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"fine"');
    response.end(':true}');
  };
  const { headers, body } = await get(edge.url, AN_ORDER);
  expect([headers['content-length'], headers['transfer-encoding'], body]).toEqual([
    '13',
    undefined,
    '{"fine":true}',
  ]);
});

test('a HEAD tells the length of the body that it leaves out', async () => {
  edge.backend.behave = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-length': 13 }).end();
  const { headers } = await fetch(edge.url + AN_ORDER, { method: 'HEAD' });
  expect(headers.get('content-length')).toBe('13');
});

test('an answer without a body has no length where none belongs, and 0 where one does', async () => {
  const lengthAt = async (status: number) => {
    edge.backend.behave = (_, response) => void response.writeHead(status).end();
    const { headers } = await fetch(edge.url + AN_ORDER);
    return headers.get('content-length');
  };
  expect([await lengthAt(204), await lengthAt(304), await lengthAt(200)]).toEqual([null, null, '0']);
});

test('an order goes its way though its phone has hung up, and holds nothing afterwards', async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  edge.backend.behave = (_, response) => arrived.resolve(response);
  const comes = once(edge.app.server, 'connection') as Promise<[Socket]>;
  const head = `POST ${placeOrder.path} HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json`;
  const phone = open(edge.url, `${head}\r\ncontent-length: 2\r\n\r\n{}`);
  const [connection] = await comes;
  const answer = await arrived.promise;
  const asked = edge.lines.length;

  phone.resetAndDestroy();
  await new Promise((gone) => connection.once('close', gone));
  const running = async () =>
    /shop_turns_running\{queue="backend"\} (\d+)/.exec(await edge.metrics.text())?.[1];
  expect([answer.destroyed, await running()]).toEqual([false, '1']);
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{"number":"DS26-000001"}');
  await once(answer, 'close');
  while ((await running()) !== '0') await new Promise((resume) => setTimeout(resume, 5));
  expect(edge.lines.slice(asked)).toEqual([]);
  edge.backend.reset();
  expect((await fetch(edge.url + AN_ORDER)).status).toBe(200);
});
