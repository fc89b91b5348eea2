import formbody from '@fastify/formbody';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { badAddress } from './bad-address.ts';
import { cacheKeyOf } from './cache-key.ts';
import type { ServerConfig } from './config.ts';
import type { PageCache } from './page-cache.ts';
import { mayCarryReferral, Pages } from './pages.ts';
import { proxyBackend } from './proxy.ts';
import { PublicApi } from './public-api.ts';
import type { RenderPage } from './render.ts';
import { Renders } from './renders.ts';
import type { ContentVersion } from './content-version.ts';
import { robotsText } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { serveStaticFiles } from './static-files.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Parts {
  config: ServerConfig;
  content: ContentVersion;
  cache: PageCache;
  renderPage: RenderPage;
  /** The client build; null in development, where Vite serves it. */
  clientFiles: string | null;
  /** Vite's middleware in development. */
  before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
}

/** The form of a large order without JavaScript is the largest body a page takes, bytes. */
const LARGEST_FORM = 256 * 1024;

export async function createApp({
  config,
  content,
  cache,
  renderPage,
  clientFiles,
  before,
}: Parts): Promise<FastifyInstance> {
  const fromMemory = answerFromMemory(content, cache);
  const pages = new Pages(content, cache, new Renders(config, content, cache, renderPage));
  const app = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_FORM,
    forceCloseConnections: 'idle',
    logger: false,
    genReqId: () => randomUUID(),
    // An address that the router cannot decode, or one that is longer than any of ours.
    frameworkErrors: (_, request, reply) => {
      if (request.raw.url?.startsWith('/api/')) refuseApi(request, reply);
      else void pages.malformed(request, reply);
    },
    routerOptions: { maxParamLength: 2000 },
    serverFactory: (handle: Listener): RawServerDefault =>
      createServer((request, response) => {
        if (fromMemory(request, response)) return;
        if (before) before(request, response, () => handle(request, response));
        else handle(request, response);
      }),
  });
  await app.register(formbody, { bodyLimit: LARGEST_FORM });
  if (clientFiles !== null) await serveStaticFiles(app, clientFiles, config.publicUrl);
  await proxyBackend(app, config.backendUrl, new PublicApi(config, content, cache));
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(config.publicUrl)),
  );
  app.get('/sitemap.xml', sitemap(config, content, cache));
  app.get('*', (request, reply) => pages.get(request, reply));
  app.post('*', (request, reply) => pages.post(request, reply));
  return app;
}

function refuseApi(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(400)
    .type('application/problem+json')
    .send(JSON.stringify(badAddress(request.id)));
}

/**
 * The short way ahead of Fastify: an answer that is ready in memory is written at once. Everything that
 * needs a thought (an old copy, a code to carry over, a redirect) goes the long way.
 */
function answerFromMemory(content: ContentVersion, cache: PageCache) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { version, connected } = content.at(Date.now());
    const url = request.url;
    if (!connected || url === undefined || mayCarryReferral(request.headers.referer)) return false;
    const key = url.includes('?') ? cacheKeyOf(url)?.key : url;
    return key !== undefined && cache.answer(key, version, request, response);
  };
}
