import { traceparentOf } from '@shop/contracts/rules/trace';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What belongs to one connection, and what only this server may say of a visitor. */
const OWN = new Set([
  'connection',
  'content-length',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'baggage',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-real-ip',
  'x-request-id',
]);
const OWN_KINDS = /^(?:proxy-|x-forwarded-)/;

/** What the backend is told of a request, and for whom it asks. */
export function headersFor(request: FastifyRequest): IncomingHttpHeaders {
  const traceparent = traceparentOf(request.id);
  const named = (request.headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.assign(withoutOwn(request.headers, [], named), {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
    ...(traceparent !== null && { traceparent }),
  });
}

/** Without what belongs to one connection. */
export function withoutOwn(
  headers: IncomingHttpHeaders,
  kept: readonly string[],
  dropped: readonly string[] = [],
): IncomingHttpHeaders {
  const others: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    const isOwn = OWN.has(name) || OWN_KINDS.test(name) || dropped.includes(name);
    if (!isOwn || kept.includes(name)) others[name] = value;
  }
  return others;
}
