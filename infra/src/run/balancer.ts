import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A copy that requests may go to. */
export interface Copy {
  /** Where requests go. */
  url: string;
  /** Answers 200 while the copy takes requests. */
  readyAt: string;
}

export interface Balancer {
  /** How many copies take requests just now. */
  ready(): number;
  close(): Promise<void>;
}

/** ms between looks at each copy, and how long its answer may take. */
const LOOK_EVERY = 200;
const LOOK_WITHIN = 1_500;
const CLIENT = 'x-forwarded-for';

/**
 * Stands in front of the copies of one part of the shop on one machine: passes each request to the next copy that says
 * it is ready. Where no connection was made another copy is asked; nothing else is sent twice.
 * @param names whether it stands where visitors come in, and says for whom it asks
 */
export async function startBalancer(
  { port, host, names }: { port: number; host: string; names: boolean },
  copies: readonly Copy[],
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<Copy>();
  let turn = 0;
  const look = async (copy: Copy): Promise<void> => {
    const isReady = await fetch(copy.readyAt, { signal: AbortSignal.timeout(LOOK_WITHIN) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isReady) ready.add(copy);
    else ready.delete(copy);
  };
  const lookAll = (): Promise<void[]> => Promise.all(copies.map(look));
  await lookAll();
  const looking = setInterval(() => void lookAll(), LOOK_EVERY);

  const server = createServer((request, response) => {
    void pass(request, response).catch(() => away(response));
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const headers: OutgoingHttpHeaders = { ...request.headers };
    delete headers.connection;
    if (names) headers[CLIENT] = request.socket.remoteAddress;
    const start = turn++;
    // One that does not call itself ready is better than none: it says itself what is wrong.
    const candidates = ready.size > 0 ? copies.filter((copy) => ready.has(copy)) : copies;
    for (let at = 0; at < candidates.length; at++) {
      const copy = candidates[(start + at) % candidates.length];
      if (copy && (await tell(copy, request, response, headers, body))) return;
    }
    away(response);
  };
  const tell = (
    { url }: Copy,
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

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  return {
    ready: () => ready.size,
    close() {
      clearInterval(looking);
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
