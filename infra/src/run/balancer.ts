import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, RequestOptions, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

import { SERVER_TIMES } from '../../../contracts/src/rules/server-times.ts';
import type { Readiness } from './readiness.ts';

export interface Balancer {
  close(): Promise<void>;
}

interface Rules {
  port: number;
  host: string;
  /** Whether it stands where visitors come in, and says for whom it asks. */
  names: boolean;
  /** What is told by each copy of itself, and is not found here. */
  ownPaths?: readonly string[];
  /** ms; how long a copy may take until the head of its answer. */
  headWithin?: number;
}

/** ms; as long as the frontend's own server keeps one. */
const KEEP_ALIVE = 72_000;
const CLIENT = 'x-forwarded-for';
/** As much as frontend and backend take: files come in parts that are smaller. */
const LARGEST_BODY = 256 * 1024;
/** ms; longer than frontend and backend wait for anything before they say so themselves. */
const HEAD_WITHIN = 60_000;
/** ms; a connection that is closed while bytes come in is reset, and the answer lost with it. */
const LINGER = 2_000;

/**
 * Stands in front of the copies of one part of the shop on one machine: passes each request to the next copy that says
 * it is ready. Where no connection was made another copy is asked, and so it is for a read on a connection that the copy
 * closed as the read was sent; nothing else is sent twice.
 * @param copies where each copy is reached; nothing that a request says leads anywhere else
 */
export async function startBalancer(
  { port, host, names, ownPaths = [], headWithin = HEAD_WITHIN }: Rules,
  copies: readonly string[],
  readiness: Readiness,
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const places = copies
    .map((copy) => new URL(copy))
    .map(({ hostname, port: at }) => ({ host: hostname, port: at }));
  let next = 0;

  const server = createServer(SERVER_TIMES, (request, response) => {
    void pass(request, response).catch(() => away(response));
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path = '' } = request;
    if (!isPath(path)) return refuse(request, response, 400);
    if (ownPaths.includes(path.split('?', 1)[0] ?? '')) return refuse(request, response, 404);
    const body = await bodyOf(request);
    if (body === undefined) return refuse(request, response, 413);
    const headers: OutgoingHttpHeaders = { ...request.headers };
    delete headers.connection;
    // Behind what others say: whoever reads it believes the addresses that it trusts, and the first one before them.
    if (names) headers[CLIENT] = [headers[CLIENT], request.socket.remoteAddress].filter(Boolean).join(', ');
    const start = next++;
    // One that does not call itself ready is better than none: it says itself what is wrong.
    const ready = places.filter((_, at) => readiness.isReady(at));
    const candidates = ready.length > 0 ? ready : places;
    for (let at = 0; at < candidates.length; at++) {
      const place = candidates[(start + at) % candidates.length];
      // The target as it was sent: the copy judges how it is spelt.
      if (place && (await forward({ ...place, method, path, headers }, response, body))) return;
    }
    away(response);
  };
  const forward = (question: RequestOptions, response: ServerResponse, body: Buffer): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const sent = ask({ ...question, agent });
      const timer = setTimeout(() => sent.destroy(new Error(`no answer in ${headWithin} ms`)), headWithin);
      response.once('close', () => sent.destroy());
      sent.once('close', () => clearTimeout(timer));
      sent.once('error', (error: NodeJS.ErrnoException) => {
        const wasClosed = error.code === 'ECONNRESET' && sent.reusedSocket && !response.headersSent;
        if (error.code === 'ECONNREFUSED' || (wasClosed && question.method === 'GET')) resolve(false);
        else reject(error);
      });
      sent.once('response', (answer) => {
        clearTimeout(timer);
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

/** Not what names another host: an absolute address, or what a reader of addresses takes for one. */
function isPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target);
}

/** The whole body, to be sent again when a copy does not listen; nothing when it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) return undefined;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LARGEST_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Answers at once, and closes when the sender has finished or had its time. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0, 'cache-control': 'no-store', connection: 'close' });
  response.flushHeaders();
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER);
  if (request.readableEnded) return end();
  request.once('end', end).once('close', end).resume();
}

function away(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { 'retry-after': '3', 'cache-control': 'no-store' }).end();
}
