import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { BACKEND_TIMEOUT } from '../../lib/timeouts.ts';
import { problem } from '../http/problem.ts';
import { noteCause } from '../http/request-log.ts';
import { backendUnavailable, RETRY_AFTER } from './backend-unavailable.ts';
import { connectionsToCopies } from './copies.ts';
import { headersFor, withoutOwn } from './passed-headers.ts';

/** Streams at once. Each has a connection of its own: those by which answers come are not touched. */
const MOST = 256;
/** Three heartbeats of the backend missed, ms. */
const SILENCE = 15_000;
/** A reader who lets this much lie is cut off, bytes. */
const MOST_UNREAD = 64 * 1024;

/** Passes on answers without end as they come, to whoever reads them. */
export class Streams {
  readonly #pool: Dispatcher;
  readonly #open = new Set<AbortController>();

  constructor(url: string) {
    this.#pool = connectionsToCopies(url, MOST);
  }

  /** How many are open. */
  get count(): number {
    return this.#open.size;
  }

  async pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.#open.size >= MOST) return refuse(reply, problem(503, 'busy', {}, request.id));
    const stream = new AbortController();
    this.#open.add(stream);
    reply.raw.once('close', () => stream.abort());
    try {
      await this.#passOn(request, reply, stream.signal);
    } catch (error) {
      noteCause(request, error);
      if (reply.raw.headersSent) reply.raw.destroy();
      else if (!reply.raw.destroyed) refuse(reply, backendUnavailable(request.id));
    } finally {
      this.#open.delete(stream);
    }
  }

  /** Ends all of them at once. */
  close(): Promise<void> {
    for (const stream of this.#open) stream.abort();
    return this.#pool.destroy();
  }

  async #passOn(request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): Promise<void> {
    const { statusCode, headers, body } = await this.#pool.request({
      method: 'GET',
      path: request.url,
      headers: headersFor(request),
      headersTimeout: BACKEND_TIMEOUT,
      bodyTimeout: SILENCE,
      signal,
    });
    if (statusCode !== 200) {
      const refusal = Buffer.from(await body.arrayBuffer());
      await reply.code(statusCode).headers(withoutOwn(headers)).send(refusal);
      return;
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...withoutOwn(headers), 'x-request-id': request.id }).flushHeaders();
    for await (const chunk of body) {
      raw.write(chunk);
      if (raw.writableLength > MOST_UNREAD) throw new Error('the reader does not read');
    }
    raw.end();
  }
}

function refuse(reply: FastifyReply, { status, ...rest }: ReturnType<typeof problem>): void {
  void reply
    .code(status)
    .headers({ 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify({ status, ...rest }));
}
