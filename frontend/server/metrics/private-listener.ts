import { createServer, type Server } from 'node:http';
import { SERVER_TIMES } from '@shop/contracts/rules/server-times';
import type { Metrics } from './metrics.ts';

/**
 * A port of its own for whoever watches over the shop: `/metrics`, and nothing else. Visitors come in at another one,
 * where a page of this name would be a page of the shop.
 */
export function privateListener(metrics: Pick<Metrics, 'text' | 'contentType'>): Server {
  return createServer(SERVER_TIMES, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Only /metrics is here.\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.destroy(),
    );
  });
}

/** @throws {Error} when the port is taken */
export function listenPrivately(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
