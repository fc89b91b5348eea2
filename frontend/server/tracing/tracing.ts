import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span } from '@opentelemetry/api';
import { traceOf } from '@shop/contracts/rules/trace';
import { pageRouteOf } from '../metrics/route-of.ts';

/** Where traces go, and of how many requests. */
export interface TraceConfig {
  /** Of the receiver, without a slash at the end and without `/v1/traces`. */
  endpoint: string;
  /** From 0 to 1. */
  share: number;
}

/** ms; whoever receives traces must not keep the server from stopping. */
const TIMEOUTS = { send: 5_000, stop: 1_000 };

/** Spans of requests, handed to an OpenTelemetry receiver. Before the server is ready. */
export type Tracing = (app: FastifyInstance) => void;

/**
 * Loads OpenTelemetry, which nothing else does. A request's span has the ids that its request id stands for, so the
 * backend's spans find it by that alone. What memory answers, ahead of Fastify, has no span: it takes no time. Spans
 * wait in a bounded queue and are dropped when it is full.
 */
export async function startTracing({ endpoint, share }: TraceConfig): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUTS.send });
  let place = { traceId: '', spanId: '' };
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop-frontend' }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    idGenerator: { generateTraceId: () => place.traceId, generateSpanId: () => place.spanId },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('shop');
  const spans = new WeakMap<FastifyRequest, Span>();
  return (app) => {
    app.addHook('onRequest', (request, _, done) => {
      const own = traceOf(request.id);
      if (own !== null) {
        place = own;
        spans.set(request, tracer.startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT));
      }
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = spans.get(request);
      const pattern = request.routeOptions.url;
      const route = pattern === undefined || pattern === '*' ? pageRouteOf(request.raw.url ?? '') : pattern;
      const { statusCode } = reply.raw;
      span?.updateName(`${request.method} ${route}`);
      span?.setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': statusCode,
      });
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
    app.addHook('onClose', () =>
      Promise.race([provider.shutdown(), sleep(TIMEOUTS.stop, undefined, { ref: false })]).catch(
        () => undefined,
      ),
    );
  };
}
