import { signInReferrer, signInStaff } from '@shop/contracts/accounts/endpoints';
import type { Endpoint } from '@shop/contracts/endpoint';
import { API_DOCS, endpoints } from '@shop/contracts/endpoints';
import { exportInvoices } from '@shop/contracts/invoices/endpoints';
import { placeOrder, quoteDraft } from '@shop/contracts/orders/endpoints';
import { watchLive } from '@shop/contracts/live/endpoints';
import { watchReferrerLive } from '@shop/contracts/referrals/endpoints';
import { applyPrices, previewPrices, undoPrices } from '@shop/contracts/sheets/endpoints';
import { applyImport, previewImport, undoImport } from '@shop/contracts/sheets/endpoints';
import { sendTestMail } from '@shop/contracts/shop/endpoints';
import { finishUpload, readMediaFile } from '@shop/contracts/uploads/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { backendUnavailable, RETRY_AFTER } from './backend-unavailable.ts';
import { Backend, type Bulkhead } from './backend.ts';
import { largestBody } from '../http/bodies.ts';
import { cacheKeyOf } from '../cache/cache-key.ts';
import { problem } from '../http/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SharedReads } from './shared-reads.ts';
import { noteCause } from '../http/request-log.ts';
import { Streams } from './streams.ts';
import type { Answer } from './whole-answer.ts';
import { headersFor, withoutOwn } from './passed-headers.ts';

/** Orders go before pages. */
const URGENT: ReadonlySet<string> = new Set([placeOrder.path, quoteDraft.path]);

/** Answers without end. */
const STREAMED: ReadonlySet<string> = new Set([watchLive.path, watchReferrerLive.path]);

/** What may take longer than everything else, beside reports. */
const LONG: readonly Endpoint[] = [
  finishUpload,
  previewImport,
  applyImport,
  undoImport,
  previewPrices,
  applyPrices,
  undoPrices,
  sendTestMail,
];

/** The backend's endpoints, as contracts describe them, and nothing else: what is not described is not there. */
export async function passOnToBackend(
  app: FastifyInstance,
  backendUrl: string,
  sharedReads: SharedReads,
  metrics: Metrics,
): Promise<void> {
  const backend = new Backend(backendUrl);
  const streams = new Streams(backendUrl);
  metrics.watchSemaphores(backend.queues);
  metrics.read('shop_live_streams', 'Streams to screens of staff and referrers', () => streams.count);
  app.addHook('onClose', () => backend.close());
  // They would keep the server from closing.
  app.addHook('preClose', () => streams.close());
  await app.register((api, _, done) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    for (const { audience, method, path } of endpoints) {
      if (audience === 'private' || STREAMED.has(path)) continue;
      const bulkhead = bulkheadOf(path, method);
      const urgent = URGENT.has(path);
      api.route({
        method,
        url: path,
        bodyLimit: largestBody(path),
        handler: (request, reply) => {
          const shared = method === 'GET' ? cacheKeyOf(request.url) : null;
          return shared?.kind === 'api'
            ? sharedReads.get({ key: shared.key, path: shared.key }, request, reply)
            : passOn(backend, request, reply, {
                bulkhead: bulkhead === 'sign-ins' && namesDevice(request) ? 'common' : bulkhead,
                urgent,
              });
        },
      });
    }
    for (const path of STREAMED) {
      const options = { exposeHeadRoute: false, config: { endless: true } } as const;
      api.get(path, options, (request, reply) => streams.pass(request, reply));
    }
    for (const path of [API_DOCS, `${API_DOCS}-json`, `${API_DOCS}-yaml`, `${API_DOCS}/*`]) {
      api.get(path, (request, reply) =>
        passOn(backend, request, reply, { bulkhead: 'common', urgent: false }),
      );
    }
    api.all('/api/*', notThere);
    api.all('/media/*', notThere);
    done();
  });
}

async function passOn(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  way: { bulkhead: Bulkhead; urgent: boolean },
): Promise<unknown> {
  let answer: Answer;
  try {
    answer = await backend.ask({
      ...way,
      method: request.method,
      url: request.url,
      headers: headersFor(request),
      body: request.body as Buffer | undefined,
    });
  } catch (error) {
    noteCause(request, error);
    return reply
      .code(503)
      .headers({ 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' })
      .type('application/problem+json')
      .send(JSON.stringify(backendUnavailable(request.id)));
  }
  sendWhole(answer, request, reply);
  return reply.hijack();
}

/** Past Fastify, which would go through the headers three times more. */
function sendWhole({ status, headers, body }: Answer, request: FastifyRequest, reply: FastifyReply): void {
  const passed: OutgoingHttpHeaders = withoutOwn(headers);
  passed['x-request-id'] = request.id;
  // A HEAD's length is that of the body it does not have.
  const length = request.method === 'HEAD' ? headers['content-length'] : body.length;
  if (length !== undefined && status !== 204 && status !== 304) passed['content-length'] = length;
  reply.raw.writeHead(status, passed).end(body);
}

function bulkheadOf(path: string, method: string): Bulkhead {
  if (path === readMediaFile.path) return 'pictures';
  if (path === signInStaff.path || path === signInReferrer.path)
    return method === 'POST' ? 'sign-ins' : 'common';
  if (path.startsWith('/api/admin/reports/') || path === exportInvoices.path) return 'reports';
  if (LONG.some((endpoint) => path === endpoint.path && method === endpoint.method)) return 'long';
  return path.endsWith('.pdf') || path.includes('/export/') ? 'papers' : 'common';
}

/**
 * Whether somebody signed in on the device before, or says so: the backend looks closer, and lets few wait who only say
 * so. A flood of strangers keeps nobody out who was here.
 */
function namesDevice({ headers }: FastifyRequest): boolean {
  return /(?:^|;\s*)(?:__Host-)?(?:staff|referrer)-device=/.test(headers.cookie ?? '');
}

function notThere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem(404, 'not-found', {}, request.id)));
}
