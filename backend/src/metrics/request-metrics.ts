import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { noticeOf } from '../platform/http/problem-filter.ts';

/** Up to the 3 s in which everybody is answered, finely where answers should be. s */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Counts requests by the pattern of their route: of addresses there is no end, and they hold tokens and phones. What
 * no route was found for is `none`.
 */
export function countRequests(fastify: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'From a request’s head to the end of its answer; streams, which have no end, are left out',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const problems = new Counter({
    name: 'shop_http_problems_total',
    help: 'Requests that were refused or failed, by the code that their caller was told',
    labelNames: ['route', 'code'],
    registers,
  });
  const failures = new Counter({
    name: 'shop_database_failures_total',
    help: 'Requests that failed at the database, by how',
    labelNames: ['kind'],
    registers,
  });
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    requests.inc({ method, route, status: reply.raw.statusCode });
    if (!isStream(reply)) durations.observe({ method, route }, reply.elapsedTime / 1000);
    const notice = noticeOf(request);
    if (notice) problems.inc({ route, code: notice.code });
    if (notice?.failure) failures.inc({ kind: notice.failure });
    done();
  });
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
