import { CONTENT_VERSION } from '@shop/contracts/content-version';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { backendUnavailable, RETRY_AFTER } from './backend-unavailable.ts';
import type { ServerConfig } from '../config.ts';
import type { PageCache, SharedAnswer } from '../cache/page-cache.ts';
import { readWhole, type WholeAnswer } from './read-whole.ts';
import { commonHeaders } from '../http/security-headers.ts';
import type { ContentVersion } from '../cache/content-version.ts';

/** Reads under way at once: there are as many keys as somebody can think of. */
const MOST_RUNNING = 32;

type Content = Pick<SharedAnswer, 'contentType' | 'body'>;

export interface SharedRead {
  /** The path it is asked for by, and kept under. */
  key: string;
  /** Where the backend has it. */
  path: string;
  /** What is made of it; without this it is passed on as it is. */
  make?: (body: Buffer) => Content;
}

/** What everybody gets alike from the backend: kept in memory as pages are, fetched once a content version. */
export class SharedReads {
  readonly #config: ServerConfig;
  readonly #content: ContentVersion;
  readonly #cache: PageCache;
  readonly #running = new Map<string, Promise<WholeAnswer | null>>();

  constructor(config: ServerConfig, content: ContentVersion, cache: PageCache) {
    this.#config = config;
    this.#content = content;
    this.#cache = cache;
  }

  async get(read: SharedRead, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { key } = read;
    const { version, connected } = this.#content.at(Date.now());
    const fromMemory = () => this.#cache.answer(key, version, request.raw, reply.raw);
    const stale = () => this.#cache.answerStale(key, Date.now(), request.raw, reply.raw);
    if (connected ? fromMemory() : stale()) return reply.hijack();
    this.#cache.misses++;
    const answer = await this.#once(`${version} ${key}`, () =>
      this.#fetchAndStore(read, version, request.id),
    );
    if (answer?.status === 200 && fromMemory()) return reply.hijack();
    if ((answer === null || answer.status >= 500) && stale()) return reply.hijack();
    reply.headers(commonHeaders(this.#config.publicUrl)).header('cache-control', 'no-store');
    if (answer === null) {
      reply.code(503).header('retry-after', String(RETRY_AFTER)).type('application/problem+json');
      return reply.send(JSON.stringify(backendUnavailable(request.id)));
    }
    const retryAfter = answer.headers.get('retry-after');
    if (retryAfter) reply.header('retry-after', retryAfter);
    const { contentType, body } = contentOf(read, answer);
    return reply.code(answer.status).type(contentType).send(body);
  }

  /** One read for all who ask for the same at once; null, as for a backend that is away, when too many are under way. */
  #once(flight: string, read: () => Promise<WholeAnswer | null>): Promise<WholeAnswer | null> {
    const running = this.#running.get(flight);
    if (running) return running;
    if (this.#running.size >= MOST_RUNNING) return Promise.resolve(null);
    const started = read().finally(() => this.#running.delete(flight));
    this.#running.set(flight, started);
    return started;
  }

  async #fetchAndStore(read: SharedRead, version: string, requestId: string): Promise<WholeAnswer | null> {
    const answer = await readWhole(this.#config.backendUrl + read.path, requestId);
    // What a slower copy of the backend answered, or a faster one, is passed on and not kept.
    if (answer?.status !== 200 || answer.headers.get(CONTENT_VERSION) !== version) return answer;
    const headers = commonHeaders(this.#config.publicUrl);
    await this.#cache.store(read.key, version, { ...contentOf(read, answer), headers });
    return answer;
  }
}

function contentOf({ make }: SharedRead, { status, headers, body }: WholeAnswer): Content {
  if (make && status === 200) return make(body);
  return { contentType: headers.get('content-type') ?? 'application/json', body };
}
