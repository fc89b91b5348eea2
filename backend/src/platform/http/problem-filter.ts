import { type ArgumentsHost, Catch, HttpException, Logger, type ExceptionFilter } from '@nestjs/common';
import type { ErrorCode, ErrorDetails, Problem } from '@shop/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorKind } from '../../shared/domain-error.ts';
import { asDomainError, failureOf } from '../persistence/database-errors.ts';
import { isProbe } from './probes.ts';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** How long a client may wait before it tries again, s. */
const RETRY_AFTER_OUTAGE = 3;

/** Why a request was refused or failed: what its caller was told, and how the database failed if it did. */
export interface Notice {
  code: ErrorCode;
  failure: string | null;
}

const notices = new WeakMap<FastifyRequest, Notice>();

export function noticeOf(request: FastifyRequest): Notice | undefined {
  return notices.get(request);
}

/** The one place where an error becomes an answer: RFC 9457 problem details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    this.answer(thrown, request, reply);
  }

  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = asDomainError(thrown);
    const { status, code, details } = describe(error);
    notices.set(request, { code, failure: status >= 500 ? failureOf(thrown) : null });
    if (status >= 500 && code !== 'shutting-down' && !isProbe(request))
      this.logger.error({ requestId: request.id, code, err: causeOf(error) });
    if ('retryAfterSeconds' in details) void reply.header('retry-after', details.retryAfterSeconds);
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_OUTAGE);
    const problem: Problem = {
      type: 'about:blank',
      status,
      title: TITLES[status] ?? 'Error',
      code,
      requestId: request.id,
      details,
    };
    void reply
      .status(status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(problem));
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof DomainError ? (error.cause ?? error) : error;
}

function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError;
}

function describe(error: unknown): { status: number; code: ErrorCode; details: ErrorDetails[ErrorCode] } {
  if (isDomainError(error)) {
    return { status: STATUS[error.kind], code: error.code, details: error.details };
  }
  const status = statusOf(error);
  if (status === 404) return { status, code: 'not-found', details: {} };
  if (status >= 400 && status < 500) return { status, code: 'invalid-request', details: { fields: {} } };
  return { status: 500, code: 'unexpected', details: {} };
}

/** Nest's and Fastify's own refusals (unknown path, body too large, broken JSON) carry a status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
