import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backendAway, RETRY_AFTER } from './backend-away.ts';
import { cacheKeyOf } from './cache-key.ts';
import type { PublicApi } from './public-api.ts';

/** How long the backend may take to begin an answer, ms. */
const ANSWER_WITHIN = 30_000;

/** /api and /media are the backend's: bodies and answers stream through. */
export async function proxyBackend(
  app: FastifyInstance,
  backendUrl: string,
  publicApi: PublicApi,
): Promise<void> {
  await app.register(async (proxied) => {
    await proxied.register(replyFrom, {
      base: backendUrl,
      undici: { connections: 64, pipelining: 1, headersTimeout: ANSWER_WITHIN, bodyTimeout: ANSWER_WITHIN },
    });
    proxied.removeAllContentTypeParsers();
    proxied.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    proxied.all('/api/*', (request, reply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const shared = isRead ? cacheKeyOf(request.raw.url ?? '/') : null;
      return shared?.kind === 'api' ? publicApi.get(shared.key, request, reply) : forward(request, reply);
    });
    proxied.all('/media/*', forward);
  });
}

function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.from(request.raw.url ?? '/', {
    rewriteRequestHeaders: (_, headers) => {
      const { forwarded: _forwarded, 'x-real-ip': _realIp, 'x-forwarded-port': _port, ...kept } = headers;
      return {
        ...kept,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      };
    },
    onError: (failed) => {
      const answer = backendAway(request.id);
      failed.code(503).header('retry-after', String(RETRY_AFTER)).header('cache-control', 'no-store');
      failed.header('content-type', 'application/problem+json').send(JSON.stringify(answer));
    },
  });
}
