import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import { AppModule } from './app.module.ts';
import type { Config } from '../config/config.ts';
import { serveApiDocs } from './api-docs.ts';
import { assertShallowBody } from '../platform/http/body-depth.ts';
import { Drain } from '../platform/http/drain.ts';
import { loggerOptions, PinoLogger } from '../platform/http/pino-logger.ts';
import { isProbe } from '../platform/http/probes.ts';
import { ProblemFilter } from '../platform/http/problem-filter.ts';
import { Metrics } from '../metrics/metrics.ts';
import { assertSameOrigin } from '../platform/http/same-origin.ts';
import { acceptBytes } from '../platform/http/sent-bytes.ts';
import { sendClaimPhoto } from '@shop/contracts/claims/endpoints';
import { sendUploadPart } from '@shop/contracts/uploads/endpoints';
import { SERVER_TIMES } from '@shop/contracts/rules/server-times';
import { requestContext } from '../shared/request-context.ts';
import { validationPipe } from '../platform/http/validation.ts';

/** An order of 500 lines is about 40 kB. */
const BODY_LIMIT = 256 * 1024;
/**
 * ms; said to the frontend, which ends a connection that lies idle before we do: none of its requests meets a closing
 * one.
 */
const KEEP_ALIVE = 5_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Fastify's own parser reads JSON and nothing else; Nest's would read forms too. */
export const APPLICATION = { bodyParser: false, forceCloseConnections: false };

/** The whole backend, wired and ready to listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = fastifyAdapter(config);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    ...APPLICATION,
    logger: new PinoLogger(adapter.getInstance<FastifyInstance>().log as Logger),
  });
  await configureHttp(app, config);
  return app;
}

/** Then the connection ends and the frontend makes another: a copy of the backend that came later gets its share. */
const ANSWERS_A_CONNECTION = 100;

const problems = new ProblemFilter();

/** Leaves the errors of every route, Nest's or not, to the handler that `configureHttp` sets. */
class ShopAdapter extends FastifyAdapter {
  override setErrorHandler(): FastifyInstance {
    return this.getInstance();
  }
}

export function fastifyAdapter(config: Config): FastifyAdapter {
  const loggerInstance = pino(loggerOptions(config.logLevel));
  return new ShopAdapter({
    loggerInstance,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: isProbe }),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      problems.answer(error, request, reply),
    http: SERVER_TIMES,
    requestTimeout: SERVER_TIMES.requestTimeout,
    maxRequestsPerSocket: ANSWERS_A_CONNECTION,
    keepAliveTimeout: KEEP_ALIVE,
    // What comes on an open connection while it closes is answered all the same.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200 },
  });
}

/** What every request passes, in front of Nest's own guards; tests configure their application with the same. */
export async function configureHttp(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  app.get(Metrics).follow(fastify);
  const tracing =
    config.traces && (await (await import('../platform/tracing/tracing.ts')).startTracing(config.traces));
  fastify.addHook('onRequest', (request: FastifyRequest, _, done) => {
    const traceStatement = tracing?.begin(request);
    requestContext.run({ requestId: request.id, ...(traceStatement && { traceStatement }) }, done);
  });
  tracing?.follow(fastify);
  await fastify.register(cookie);
  const drain = app.get(Drain);
  const sameOrigin = assertSameOrigin(config.publicUrl);
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('x-content-type-options', 'nosniff');
    void reply.header('cache-control', 'no-store');
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    // Whoever keeps this connection comes by another one next time, and that is another copy's.
    if (drain.begun) void reply.header('connection', 'close');
    sameOrigin(request);
  });
  acceptBytes(fastify, [sendUploadPart, sendClaimPhoto]);
  fastify.addHook('preValidation', async (request: FastifyRequest) => assertShallowBody(request));
  fastify.setErrorHandler((error, request, reply) => problems.answer(error, request, reply));
  app.useGlobalFilters(problems);
  app.useGlobalPipes(validationPipe);
  // An end that was asked for is no failure: 0, and not the number of the signal.
  // Only signals that ask: an empty list would be all of them, a fault of memory too.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
  serveApiDocs(app, config);
}
