import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { AT_BACKEND, LoadFailed, measure } from './load.ts';

const ENOUGH = { rate: 150 };
let server = createServer();

afterEach(() => void server.close());

/** A server that ends a connection after as many answers as the backend does. */
function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  server.maxRequestsPerSocket = 100;
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`),
    );
  });
}

describe('What the benchmark measures', () => {
  test('is what was answered well, over connections that the backend ends', async () => {
    const url = await serve((_request, response) => response.end('taken'));
    const { perSecond } = await measure({ url, ...ENOUGH, ...AT_BACKEND }, 1, 1);
    expect(perSecond).toBeGreaterThan(100);
  });

  test('is nothing where a connection that was ended is asked on', async () => {
    const url = await serve((_request, response) => response.end('taken'));
    await expect(measure({ url, ...ENOUGH }, 1, 1)).rejects.toThrow(/GET .*\/orders .*failed .* × 503/);
  });

  test('is nothing where requests are refused, or nobody answers', async () => {
    const url = await serve((_request, response) => response.writeHead(429).end());
    await expect(measure({ url, rate: 5 }, 1, 1)).rejects.toThrow(
      /of (\d+) requests \1 failed \(\1 × 429, 0 ×/,
    );
    server.close();
    server.closeAllConnections();
    await expect(measure({ url, rate: 5 }, 1, 1)).rejects.toThrow(LoadFailed);
  });
});
