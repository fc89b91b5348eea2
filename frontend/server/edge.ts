import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalForm } from './http/address.ts';
import { declaresLargeBody, refuseLargeBody } from './http/bodies.ts';
import type { Pages } from './pages/pages.ts';
import { problem } from './http/problem.ts';
import { noteCause } from './http/request-log.ts';

const OF_THE_BACKEND = /^\/+(?:api|media)(?:[/\\?%]|$)/;

/** What every request passes before any rule looks at it: its size, the spelling of its address, an id. */
export function guardEdge(app: FastifyInstance, pages: Pages): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (declaresLargeBody(request)) return refuseLargeBody(request, reply);
    const url = request.raw.url ?? '';
    const normal = normalForm(url);
    if (normal === url) return;
    const isVisit = request.method === 'GET' || request.method === 'HEAD';
    if (normal !== null && isVisit && !OF_THE_BACKEND.test(normal)) return pages.moved(normal, reply);
    return refuseAddress(request, reply, pages);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    noteCause(request, error);
    if (error.statusCode === 413) return refuseLargeBody(request, reply);
    const isRefused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    if (isRefused) refuse(request, reply, error.statusCode ?? 400);
    else send(reply, problem(500, 'unexpected', {}, request.id));
  });
}

/** For an address that has no normal form, or that cannot be led to it. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, pages: Pages): unknown {
  reply.header('x-request-id', request.id);
  if (OF_THE_BACKEND.test(request.raw.url ?? '')) return refuse(request, reply, 400);
  return pages.malformed(request, reply);
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return send(reply, problem(status, 'invalid-request', { fields: {} }, request.id));
}

function send(reply: FastifyReply, answer: ReturnType<typeof problem>): FastifyReply {
  reply.code(answer.status).header('cache-control', 'no-store').type('application/problem+json');
  return reply.send(JSON.stringify(answer));
}
