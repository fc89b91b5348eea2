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

/** What the backend is told of a request, and for whom it asks. */
export function headersFor(request: FastifyRequest): IncomingHttpHeaders {
  const passed = withoutOwn(request.headers);
  const { connection } = request.headers;
  if (connection) for (const name of connection.toLowerCase().split(/\s*,\s*/)) delete passed[name];
  passed['x-forwarded-for'] = request.ip;
  passed['x-forwarded-proto'] = request.protocol;
  passed['x-forwarded-host'] = request.host;
  passed['x-request-id'] = request.id;
  const traceparent = traceparentOf(request.id);
  if (traceparent !== null) passed['traceparent'] = traceparent;
  return passed;
}

/** Without what belongs to one connection. */
export function withoutOwn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const others: IncomingHttpHeaders = {};
  for (const name in headers) if (!isOwn(name)) others[name] = headers[name];
  return others;
}

function isOwn(name: string): boolean {
  return OWN.has(name) || name.startsWith('x-forwarded-') || name.startsWith('proxy-');
}
