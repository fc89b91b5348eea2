import type { ShopView } from '@shop/contracts/shop/views';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { ContentVersion } from '../cache/content-version.ts';
import { PageCache } from '../cache/page-cache.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { Renderer } from '../pages/renderer.ts';
import type { LogLine } from '../http/request-log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { startUnrulyBackend, type UnrulyBackend } from './unruly-backend.ts';

export interface Edge {
  url: string;
  app: FastifyInstance;
  backend: UnrulyBackend;
  content: ContentVersion;
  cache: PageCache;
  metrics: Metrics;
  /** What was logged. */
  lines: LogLine[];
  /** Opens or closes the shop. */
  close(closed: boolean): void;
  stop(): Promise<void>;
}

const season = {
  name: 'Diwali',
  year: 2026,
  opensOn: '2020-01-01',
  closesOn: '2099-12-31',
  festival: 'Diwali',
  festivalTa: null,
  festivalOn: null,
  lastOrderOn: null,
  message: '',
  messageTa: null,
  nextOpensOn: null,
};

/** The frontend server with a backend and pages that are not real: what it does with requests is. */
export async function serveEdge(
  prepare?: (app: FastifyInstance) => void,
  tracing: Tracing | null = null,
): Promise<Edge> {
  const backend = await startUnrulyBackend();
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '0',
    BACKEND_URL: backend.url,
    BACKEND_PRIVATE_URL: backend.url,
    PUBLIC_URL: 'https://shop.test',
  });
  const content = new ContentVersion(config);
  const close = (closed: boolean) => {
    content.shop = {
      season: { ...season, closed },
      site: { tagManagerId: null, redirects: [] },
    } as unknown as ShopView;
    content.connected = true;
    content.closed = closed;
  };
  close(false);
  const lines: LogLine[] = [];
  const cache = new PageCache({ entries: 100, bytes: 1_000_000 });
  const metrics = new Metrics();
  const app = await createApp({
    config,
    content,
    cache,
    renderers: { en: page, ta: page },
    clientFiles: null,
    scriptHashes: [],
    before: null,
    log: (line) => lines.push(line),
    metrics,
    drain: { begun: false },
    tracing,
  });
  prepare?.(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    backend,
    content,
    cache,
    metrics,
    lines,
    close,
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await backend.close();
    },
  };
}

const page: Renderer = ({ urlOriginal }) =>
  Promise.resolve({
    status: 200,
    headers: [['content-type', 'text/html;charset=utf-8']],
    pageId: null,
    body: Buffer.from(`<title>${urlOriginal}</title>`),
    readAt: [],
  });
