import { Metrics } from '../metrics/metrics.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { ContentVersion } from '../cache/content-version.ts';
import { PageCache } from '../cache/page-cache.ts';
import type { Renderer } from '../pages/renderer.ts';
import { FakeBackend, openShop } from './fake-backend.ts';

/** What the fake render makes of an address. */
interface FakePage {
  status?: number;
  /** The error page, whatever the status. */
  isError?: boolean;
  contentType?: string;
  /** Where a redirect leads. */
  location?: string;
  body: string;
}

export type FakeRender = (page: {
  urlOriginal: string;
  readAt: Set<string | null>;
}) => Promise<FakePage> | FakePage;

const LIMITS = { entries: 1000, bytes: 16 * 1024 * 1024 };

/** The server of the pages on a fake backend, with a render that a test counts. */
export class FakeShopFront {
  readonly backend = new FakeBackend();
  /** The addresses that were rendered, in order. */
  readonly rendered: string[] = [];
  readonly cache: PageCache;
  readonly drain = { begun: false };
  render: FakeRender = ({ urlOriginal }) => ({ body: `<p>${urlOriginal}</p>` });

  #app: FastifyInstance | null = null;
  #content: ContentVersion | null = null;
  #url = '';

  constructor(limits: { entries: number; bytes: number } = LIMITS) {
    this.cache = new PageCache(limits);
  }

  async open(): Promise<this> {
    await this.backend.listen();
    const { url } = this.backend;
    const config = readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost:3000',
      BACKEND_URL: url,
      BACKEND_PRIVATE_URL: url,
    });
    const content = new ContentVersion(config);
    void content.follow();
    this.#content = content;
    const renderer: Renderer = async (init) => {
      this.rendered.push(init.urlOriginal);
      const readAt = new Set<string | null>();
      const {
        status = 200,
        isError,
        contentType = 'text/html;charset=utf-8',
        location,
        body,
      } = await this.render({ ...init, readAt });
      return {
        status,
        headers: [
          ['content-type', contentType],
          ...(location ? [['location', location] as [string, string]] : []),
        ],
        pageId: isError ? '/pages/_error' : '/pages/some',
        body: Buffer.from(body),
        readAt: [...readAt],
      };
    };
    this.#app = await createApp({
      config,
      content,
      cache: this.cache,
      renderers: { en: renderer, ta: renderer },
      clientFiles: null,
      scriptHashes: [],
      before: null,
      log: () => undefined,
      metrics: new Metrics(),
      drain: this.drain,
      tracing: null,
    });
    this.#url = await this.#app.listen({ port: 0, host: '127.0.0.1' });
    await this.receives(this.backend.announced);
    return this;
  }

  /** Waits until the server goes by what was announced. */
  async receives(announced: string): Promise<void> {
    const isThere = () => this.#content?.version.startsWith(`${announced} `);
    while (!isThere()) await new Promise((resume) => setTimeout(resume, 5));
  }

  /** Waits until the server knows that it does not hear the backend. */
  async losesSight(): Promise<void> {
    while (this.#content?.connected) await new Promise((resume) => setTimeout(resume, 5));
  }

  /** Puts a route rule into the settings, with what is announced next. */
  redirect(from: string, to: string): void {
    const body = { ...openShop, site: { ...openShop.site, redirects: [{ from, to }] } };
    this.backend.answer = () => ({ body });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#url + path, { redirect: 'manual', headers });
  }

  async close(): Promise<void> {
    this.#content?.stop();
    this.backend.close();
    await this.#app?.close();
  }
}
