import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request that failed or was refused. Addresses hold tokens, codes and phones: of them only the pattern is told. */
export interface LogLine {
  time: string;
  level: 'warn' | 'error';
  name: 'frontend';
  requestId: string;
  method: string;
  /** The endpoint's path as contracts have it; of a page the first part. */
  route: string;
  status: number;
  /** What an error was called, `ECONNREFUSED`. */
  cause?: string;
  durationMs: number;
}

export type Log = (line: LogLine) => void;

/** What is no failure: the page is not there, has gone, or wants somebody to sign in. */
const ORDINARY = new Set([401, 404, 410]);
const causes = new WeakMap<FastifyRequest, string>();

/** One line of JSON on stdout. */
export function logTo(level: string): Log {
  const least = { silent: 3, fatal: 3, error: 2 }[level] ?? 1;
  return (line) => {
    if ((line.level === 'error' ? 2 : 1) >= least) process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

/** Remembers why a request fails, for its line. */
export function noteCause(request: FastifyRequest, error: unknown): void {
  const { code, name } = error as NodeJS.ErrnoException;
  causes.set(request, code ?? name);
}

export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 && !ORDINARY.has(reply.statusCode)) log(lineOf(request, reply));
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply): LogLine {
  const cause = causes.get(request);
  return {
    time: new Date().toISOString(),
    level: reply.raw.statusCode >= 500 ? 'error' : 'warn',
    name: 'frontend',
    requestId: request.id,
    method: request.method,
    route: routeOf(request),
    status: reply.raw.statusCode,
    ...(cause !== undefined && { cause }),
    durationMs: Math.round(reply.elapsedTime),
  };
}

function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && pattern !== '*') return pattern;
  const [, first, more] = /^\/([a-z-]{1,30})(\/?)/.exec(request.raw.url ?? '') ?? [];
  return first === undefined ? '/' : `/${first}${more ? '/…' : ''}`;
}
