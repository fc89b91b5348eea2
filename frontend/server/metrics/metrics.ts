import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentVersion } from '../cache/content-version.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Semaphore } from '../http/semaphore.ts';
import { MemoryAnswers } from './memory-answers.ts';
import { pageRouteOf } from './route-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers of 200 have no end: how long they took tells nothing. */
    endless?: true;
  }
}

/** Up to the 3 s in which everybody is answered. s */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** What this copy of the frontend tells Prometheus. The parts count in plain numbers; here they are read and named. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests that were answered, those from memory too',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
    collect: () => this.fromMemory.flush(),
  });
  /** Answers that lay ready in memory, ahead of Fastify. */
  readonly fromMemory = new MemoryAnswers(({ method, route, status, count }) =>
    this.#requests.inc({ method, route, status }, count),
  );
  readonly #durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'From a request’s head to the end of its answer, of what does not lie ready in memory; streams are left out',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  readonly #queues = new Map<string, Semaphore>();

  constructor() {
    this.#eachQueue(
      'shop_turns_running',
      'Renders or questions that have their turn',
      ({ running }) => running,
    );
    this.#eachQueue('shop_turns_waiting', 'Renders or questions that wait for one', ({ waiting }) => waiting);
    const queues = this.#queues;
    const refused = new Counter({
      name: 'shop_turns_refused_total',
      help: 'Renders or questions that were sent away: too many waited, or they waited too long',
      labelNames: ['queue'],
      registers: [],
      collect() {
        this.reset();
        for (const [queue, semaphore] of queues) this.inc({ queue }, semaphore.refused);
      },
    });
    this.#registry.registerMetric(refused);
  }

  /** Memory, processor, event loop and garbage of the process, beside the shop's own. */
  withProcess(): this {
    collectDefaultMetrics({ register: this.#registry });
    return this;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts what Fastify answers, by its route's pattern or by the page. */
  follow(app: FastifyInstance): void {
    app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = routeOf(request);
      this.#requests.inc({ method, route, status: reply.raw.statusCode });
      const isEndless = request.routeOptions.config.endless === true && reply.raw.statusCode === 200;
      if (!isEndless) this.#durations.observe({ method, route }, reply.elapsedTime / 1000);
      done();
    });
  }

  watchContent(content: ContentVersion): void {
    this.read('shop_content_version_known', 'Whether pages are of what was announced last', () =>
      Number(content.connected),
    );
    this.read('shop_season_open', 'Whether the shop takes orders', () =>
      Number(content.shop !== null && !content.closed),
    );
  }

  watchCache(cache: PageCache): void {
    this.read('shop_page_cache_bytes', 'What pages in memory take up', () => cache.bytes);
    this.read('shop_page_cache_entries', 'Pages and answers in memory', () => cache.size);
    this.#count('shop_page_cache_hits_total', 'Answered from memory', () => cache.hits);
    this.#count(
      'shop_page_cache_stale_total',
      'Answered from memory, and older than it should be',
      () => cache.stale,
    );
    this.#count('shop_page_cache_misses_total', 'Made, or waited for while it was made', () => cache.misses);
  }

  /** Renders, and connections to the backend: how many have a permit, wait for one, or were sent away. */
  watchSemaphores(queues: Readonly<Record<string, Semaphore>>): void {
    for (const [name, semaphore] of Object.entries(queues)) this.#queues.set(name, semaphore);
  }

  /** @param value is asked for at each scrape */
  read(name: string, help: string, value: () => number): void {
    const collect = function (this: Gauge) {
      this.set(value());
    };
    this.#registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }

  #eachQueue(name: string, help: string, value: (semaphore: Semaphore) => number): void {
    const queues = this.#queues;
    const collect = function (this: Gauge) {
      for (const [queue, semaphore] of queues) this.set({ queue }, value(semaphore));
    };
    this.#registry.registerMetric(new Gauge({ name, help, labelNames: ['queue'], registers: [], collect }));
  }

  #count(name: string, help: string, value: () => number): void {
    const collect = function (this: Counter) {
      this.reset();
      this.inc(value());
    };
    this.#registry.registerMetric(new Counter({ name, help, registers: [], collect }));
  }
}

function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  return pattern === undefined || pattern === '*' ? pageRouteOf(request.raw.url ?? '') : pattern;
}
