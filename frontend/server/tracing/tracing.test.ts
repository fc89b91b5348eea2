import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { trackOrder } from '@shop/contracts/orders/endpoints';
import { serveEdge } from '../test/serve-edge.ts';
import { startTracing } from './tracing.ts';

test('a request’s span is what its id stands for, the backend is told so, and no address is in it', async () => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const edge = await serveEdge(undefined, await startTracing({ endpoint, share: 1 }));
  edge.backend.behave = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

  const token = 'Zx8Kq2Lw5Tc9Vb3Nm7Pj1H';
  const made = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'x=y' };
  const answer = await fetch(edge.url + trackOrder.path.replace(':token', token), { headers: made });
  const trace = answer.headers.get('x-request-id')?.replaceAll('-', '') ?? '';
  const { headers } = edge.backend.seen.at(-1) ?? {};
  // What a visitor makes up is not passed on.
  expect(headers).toMatchObject({ traceparent: `00-${trace}-${trace.slice(0, 16)}-01` });
  expect(headers).not.toHaveProperty('tracestate');
  await edge.stop();
  receiver.close();

  const sent = bodies.join('\n');
  expect(sent).toContain(`"traceId":"${trace}"`);
  expect(sent).toContain(`"spanId":"${trace.slice(0, 16)}"`);
  expect(sent).toContain(`GET ${trackOrder.path}`);
  expect(sent).not.toContain(token);
});
