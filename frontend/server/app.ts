import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type RawServerDefault } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { largestBody } from './http/bodies.ts';
import { cacheKeyOf } from './cache/cache-key.ts';
import type { ServerConfig } from './config.ts';
import { guardEdge, refuseAddress } from './edge.ts';
import type { PageCache } from './cache/page-cache.ts';
import { mayCarryReferral, Pages } from './pages/pages.ts';
import { passOnToBackend } from './backend/proxy.ts';
import { SharedReads } from './backend/shared-reads.ts';
import type { Renderers } from './pages/renderer.ts';
import { Renders } from './pages/renders.ts';
import type { Metrics } from './metrics/metrics.ts';
import { logRequests, type Log } from './http/request-log.ts';
import type { ContentVersion } from './cache/content-version.ts';
import { answerReadiness, type Drain } from './ready.ts';
import { robotsText } from './pages/robots.ts';
import { SERVER_TIMES } from '@shop/contracts/rules/server-times';
import type { Tracing } from './tracing/tracing.ts';
import { sitemap } from './pages/sitemap.ts';
import { serveStaticFiles } from './http/static-files.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Parts {
  config: ServerConfig;
  content: ContentVersion;
  cache: PageCache;
  renderers: Renderers;
  /** The client build; null in development, where Vite serves it. */
  clientFiles: string | null;
  /** Of the scripts that stand in documents; none in development, where there is no policy. */
  scriptHashes: readonly string[];
  /** Vite's middleware in development. */
  before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  log: Log;
  metrics: Metrics;
  drain: Drain;
  /** Null: none. */
  tracing: Tracing | null;
}

export async function createApp({
  config,
  content,
  cache,
  renderers,
  clientFiles,
  scriptHashes,
  before,
  log,
  metrics,
  drain,
  tracing,
}: Parts): Promise<FastifyInstance> {
  const fromMemory = answerFromMemory(content, cache, metrics);
  const renders = new Renders(config, content, cache, renderers, scriptHashes);
  const pages = new Pages(content, cache, renders);
  const app = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: largestBody('/'),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logger: false,
    genReqId: () => randomUUID(),
    // An address that the router cannot decode, or one that is longer than any of ours.
    frameworkErrors: (_, request, reply) => {
      const answered = Promise.resolve(refuseAddress(request, reply, pages));
      answered.catch(() => request.raw.destroy());
    },
    routerOptions: { maxParamLength: 2000 },
    serverFactory: (handle: Listener): RawServerDefault =>
      createServer(SERVER_TIMES, (request, response) => {
        if (drain.begun) response.setHeader('connection', 'close');
        if (answerReadiness(content, drain, request, response)) return;
        if (fromMemory(request, response)) return;
        if (before) before(request, response, () => handle(request, response));
        else handle(request, response);
      }),
  });
  tracing?.(app);
  logRequests(app, log);
  metrics.follow(app);
  metrics.watchContent(content);
  metrics.watchCache(cache);
  metrics.watchSemaphores(renders.queues);
  guardEdge(app, pages);
  await app.register(formbody, { bodyLimit: largestBody('/') });
  if (clientFiles !== null) await serveStaticFiles(app, clientFiles, config.publicUrl);
  const shared = new SharedReads(config, content, cache);
  await passOnToBackend(app, config.backendUrl, shared, metrics);
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(config.publicUrl)),
  );
  const siteMap = sitemap(config.publicUrl);
  app.get(siteMap.key, (request, reply) => shared.get(siteMap, request, reply));
  app.get('*', (request, reply) => pages.get(request, reply));
  app.post('*', (request, reply) => pages.post(request, reply));
  return app;
}

/**
 * The short way ahead of Fastify: an answer that is ready in memory is written at once. Everything that
 * needs a thought (an old copy, a code to carry over, a redirect) goes the long way.
 */
function answerFromMemory(content: ContentVersion, cache: PageCache, metrics: Metrics) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { version, connected } = content.at(Date.now());
    const url = request.url;
    if (!connected || url === undefined || mayCarryReferral(request.headers.referer)) return false;
    const key = url.includes('?') ? cacheKeyOf(url)?.key : url;
    if (key === undefined || !cache.answer(key, version, request, response)) return false;
    metrics.fromMemory.count(key, request.method, response.statusCode);
    return true;
  };
}
