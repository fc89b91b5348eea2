import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { EventStream } from './event-stream.ts';

let app: FastifyInstance;
let streams: EventStream[];
let ended: number;
beforeEach(async () => {
  streams = [];
  ended = 0;
  app = Fastify();
  app.get('/', (request, reply) => {
    streams.push(new EventStream(request, reply, () => ended++));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5));
}

test('whoever does not read is cut off, and the others go on', async () => {
  const deaf = connect(port(), '127.0.0.1', () => deaf.write('GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n'));
  deaf.pause();
  await until(() => streams.length === 1);
  const response = await fetch(`http://127.0.0.1:${port()}/`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const [unread, read] = streams;
  // What the kernel keeps for somebody who does not read comes first: some megabytes.
  const data = 'x'.repeat(60_000);
  const said = setInterval(() => unread?.send('change', data), 1);
  await until(() => ended === 1);
  clearInterval(said);
  read?.send('change', 'heard');
  expect((await reader?.read())?.value).toBe('event: change\ndata: heard\n\n');
  deaf.destroy();
  read?.end();
  read?.end();
  expect(ended).toBe(2);
});

test('ends when its reader leaves', async () => {
  const leaving = new AbortController();
  await fetch(`http://127.0.0.1:${port()}/`, { signal: leaving.signal });
  expect(ended).toBe(0);
  leaving.abort();
  await until(() => ended === 1);
});
