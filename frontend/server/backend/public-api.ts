import { CONTENT_VERSION } from '@shop/contracts/content-version';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { backendAway, RETRY_AFTER } from './backend-away.ts';
import type { ServerConfig } from '../config.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { readWhole, type WholeAnswer } from './read-whole.ts';
import { commonHeaders } from '../http/security-headers.ts';
import type { ContentVersion } from '../cache/content-version.ts';

/** Reads under way at once: there are as many keys as somebody can think of. */
const MOST_RUNNING = 32;

/** The public reads that everybody gets alike: kept in memory as pages are, fetched once a content version. */
export class PublicApi {
  readonly #config: ServerConfig;
  readonly #content: ContentVersion;
  readonly #cache: PageCache;
  readonly #running = new Map<string, Promise<WholeAnswer | null>>();

  constructor(config: ServerConfig, content: ContentVersion, cache: PageCache) {
    this.#config = config;
    this.#content = content;
    this.#cache = cache;
  }

  /** @param key the path */
  async get(key: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { version, connected } = this.#content.at(Date.now());
    if (!connected && this.#cache.answerStale(key, Date.now(), request.raw, reply.raw)) return reply.hijack();
    const flight = `${version} ${key}`;
    const response = await this.#once(flight, () => this.#fetchAndStore(key, version, request.id));
    if (response?.status === 200 && this.#cache.answer(key, version, request.raw, reply.raw))
      return reply.hijack();
    const failed = response === null || response.status >= 500;
    if (failed && this.#cache.answerStale(key, Date.now(), request.raw, reply.raw)) return reply.hijack();
    reply.headers(commonHeaders(this.#config.publicUrl)).header('cache-control', 'no-store');
    if (response === null) {
      reply.code(503).header('retry-after', String(RETRY_AFTER)).type('application/problem+json');
      return reply.send(JSON.stringify(backendAway(request.id)));
    }
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.code(response.status).type(contentTypeOf(response)).send(response.body);
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

  async #fetchAndStore(key: string, version: string, requestId: string): Promise<WholeAnswer | null> {
    const answer = await readWhole(this.#config.backendUrl + key, requestId);
    // What a slower copy of the backend answered, or a faster one, is passed on and not kept.
    if (answer?.status !== 200 || answer.headers.get(CONTENT_VERSION) !== version) return answer;
    await this.#cache.store(key, version, {
      contentType: contentTypeOf(answer),
      body: answer.body,
      headers: commonHeaders(this.#config.publicUrl),
    });
    return answer;
  }
}

function contentTypeOf({ headers }: WholeAnswer): string {
  return headers.get('content-type') ?? 'application/json';
}
