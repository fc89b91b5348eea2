import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';

/** The largest order, by JSON or as a form without JavaScript, has 256 kB. */
const LARGEST_BODY = 256 * 1024;

/** The most bytes that a path takes: the one place for a path that takes more. */
export function largestBody(_pathname: string): number {
  return LARGEST_BODY;
}

/** How long whoever was refused may go on sending, ms. */
const LINGER = 2_000;

/**
 * Answers 413 at once, and closes only when the sender has finished or had its time: a connection that is closed while
 * bytes come in is reset, and the answer lost with it.
 */
export function refuseLargeBody(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const body = JSON.stringify(problem(413, 'invalid-request', { fields: {} }, request.id));
  const { raw: response } = reply;
  response.writeHead(413, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    'x-request-id': request.id,
  });
  response.write(body);
  const end = () => (clearTimeout(timer), response.end());
  const timer = setTimeout(end, LINGER);
  request.raw.once('end', end).once('close', end).resume();
}

/** Whether a request says that it brings more than its path takes. */
export function declaresLargeBody(request: FastifyRequest): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  return length > largestBody(request.url.split('?', 1)[0] ?? '/');
}
