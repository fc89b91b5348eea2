import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, SpanContext, Tracer } from '@opentelemetry/api';
import { traceOf } from '@shop/contracts/rules/trace';
import type { TraceConfig } from '../../config/trace-config.ts';
import type { RequestContext } from '../../shared/request-context.ts';

/** For what is left at the end, ms; whoever receives traces must not keep the shop from stopping. */
const TIMEOUTS = { send: 5_000, stop: 1_000 };
const LONGEST_STATEMENT = 1_000;
/** What is asked every few seconds by probes and Prometheus is no news. */
const PRIVATE = '/api/private/';

/** Spans of requests and of their statements, handed to an OpenTelemetry receiver. */
export interface Tracing {
  /** Begins a request's span; what its statements need to begin theirs. */
  begin(request: FastifyRequest): RequestContext['traceStatement'];
  /** Before the application is ready. */
  follow(fastify: FastifyInstance): void;
}

/**
 * Loads OpenTelemetry, which nothing else does. Spans wait in a bounded queue and are dropped when it is full: a
 * receiver that is away, slow or silent is noticed by nobody who shops.
 */
export async function startTracing({ endpoint, share }: TraceConfig): Promise<Tracing> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUTS.send });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop-backend' }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer: Tracer = provider.getTracer('shop');
  const spans = new WeakMap<FastifyRequest, Span>();
  const inside = (context: SpanContext) => trace.setSpanContext(ROOT_CONTEXT, context);

  const traceStatement = (of: Span) => (text: string) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = tracer.startSpan(nameOf(text), options, inside(of.spanContext()));
    return (error?: unknown) => {
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };

  return {
    begin(request) {
      if (request.raw.url?.startsWith(PRIVATE)) return undefined;
      const parent = parentOf(request);
      const context = parent ? inside(parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, context);
      spans.set(request, span);
      return traceStatement(span);
    },
    follow(fastify) {
      fastify.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        const route = request.is404 ? undefined : request.routeOptions.url;
        const { statusCode } = reply.raw;
        span?.updateName(`${request.method} ${route ?? '(none)'}`);
        span?.setAttributes({
          'http.request.method': request.method,
          'http.response.status_code': statusCode,
          ...(route && { 'http.route': route }),
        });
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
      fastify.addHook('onClose', () =>
        Promise.race([provider.shutdown(), sleep(TIMEOUTS.stop, undefined, { ref: false })]).catch(
          () => undefined,
        ),
      );
    },
  };
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;

/** The frontend tells where it stands by the header, or by the request's id alone. */
function parentOf(request: FastifyRequest): SpanContext | null {
  const header = request.headers['traceparent'];
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  const place = traceId && spanId ? { traceId, spanId } : traceOf(request.id);
  return place && { ...place, traceFlags: 1, isRemote: true };
}

/** `prepared: take-stock`, or what the statement does: `SELECT`. */
function nameOf(text: string): string {
  return (
    /^\s*\/\* (prepared: [a-z-]+) \*\//.exec(text)?.[1] ?? /\w+/.exec(text)?.[0]?.toUpperCase() ?? 'statement'
  );
}

/** Bound values are not in the text; what MikroORM wrote into it goes. */
function withoutValues(text: string): string {
  return text.replace(/'(?:[^']|'')*'/g, '?').slice(0, LONGEST_STATEMENT);
}
