import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What belongs to one connection, and what only this server may say of a visitor. */
const NOT_PASSED_ON =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/;

/** What the backend is told of a request, and for whom it asks. */
export function headersFor(request: FastifyRequest): IncomingHttpHeaders {
  const named = (request.headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const { host: _host, ...passedOn } = withoutOwn(request.headers, [], named);
  return {
    ...passedOn,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

/** Without what belongs to one connection. */
export function withoutOwn(
  headers: IncomingHttpHeaders,
  kept: readonly string[],
  dropped: readonly string[] = [],
): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => kept.includes(name) || (!NOT_PASSED_ON.test(name) && !dropped.includes(name)),
    ),
  );
}
