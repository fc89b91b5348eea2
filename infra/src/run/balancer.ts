import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { Readiness } from './readiness.ts';

export interface Balancer {
  close(): Promise<void>;
}

/** ms; as long as the frontend's own server keeps one. */
const KEEP_ALIVE = 72_000;
const CLIENT = 'x-forwarded-for';

/**
 * Stands in front of the copies of one part of the shop on one machine: passes each request to the next copy that says
 * it is ready. Where no connection was made another copy is asked; nothing else is sent twice.
 * @param names whether it stands where visitors come in, and says for whom it asks
 * @param copies where each copy is reached
 */
export async function startBalancer(
  { port, host, names }: { port: number; host: string; names: boolean },
  copies: readonly string[],
  readiness: Readiness,
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const server = createServer((request, response) => {
    void pass(request, response).catch(() => away(response));
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const headers: OutgoingHttpHeaders = { ...request.headers };
    delete headers.connection;
    // Behind what others say: whoever reads it believes the addresses that it trusts, and the first one before them.
    if (names) headers[CLIENT] = [headers[CLIENT], request.socket.remoteAddress].filter(Boolean).join(', ');
    const start = turn++;
    // One that does not call itself ready is better than none: it says itself what is wrong.
    const ready = copies.filter((_, at) => readiness.isReady(at));
    const candidates = ready.length > 0 ? ready : copies;
    for (let at = 0; at < candidates.length; at++) {
      const copy = candidates[(start + at) % candidates.length];
      if (copy && (await tell(copy, request, response, headers, body))) return;
    }
    away(response);
  };
  const tell = (
    url: string,
    { method, url: path }: IncomingMessage,
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
    body: Buffer,
  ): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const sent = ask(new URL(path ?? '/', url), { method, headers, agent });
      response.once('close', () => sent.destroy());
      sent.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') resolve(false);
        else reject(error);
      });
      sent.once('response', (answer) => {
        const own = { ...answer.headers };
        delete own.connection;
        delete own['keep-alive'];
        response.writeHead(answer.statusCode ?? 502, own);
        // A stream's head tells that it is open.
        response.flushHeaders();
        pipeline(answer, response, () => resolve(true));
      });
      sent.end(body);
    });

  // Longer than a client thinks between two clicks: whoever closes last closes nobody's request.
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  return {
    close() {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function away(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { 'retry-after': '3', 'cache-control': 'no-store' }).end();
}
