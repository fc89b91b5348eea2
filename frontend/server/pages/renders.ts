import { mayUseCamera } from '../../lib/camera.ts';
import { isPersonal, isPrivate, paths } from '../../lib/paths.ts';
import type { ServerConfig } from '../config.ts';
import type { ContentVersion } from '../cache/content-version.ts';
import { isFixed, plainPath } from '../cache/page-address.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { render, type Rendered, type RenderRequest } from './render.ts';
import type { Renderers } from './renderer.ts';
import { pageHeaders, type Headers } from '../http/security-headers.ts';
import { SemaphoreRefusal, Semaphore } from '../http/semaphore.ts';
import { unavailablePage } from './unavailable-page.ts';

/** How long a render waits for the semaphore, ms: whoever asked hears within 3 s. */
const WAIT = 2_000;
/** How long the strangers' permit stays taken after a render, at most, ms. */
const LONGEST_REST = 250;

const BUSY: Rendered = {
  status: 503,
  found: false,
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(unavailablePage),
  location: null,
  version: null,
};

/**
 * Renders pages, a few at once. What is in the shop for certain has a semaphore of its own; addresses that strangers can make
 * many of (searches, slugs, links) come one at a time, and take half of the time at most. Who waits too long is told
 * that the shop is busy.
 */
export class Renders {
  readonly #config: ServerConfig;
  readonly #content: ContentVersion;
  readonly #cache: PageCache;
  readonly #renderers: Renderers;
  readonly #scriptHashes: readonly string[];
  readonly #known = new Semaphore({ atOnce: 2, waiting: 64 });
  readonly #strange = new Semaphore({ atOnce: 1, waiting: 32 });
  /** Whoever just ordered does not wait behind what strangers look for. */
  readonly #personal = new Semaphore({ atOnce: 1, waiting: 64 });
  /** Under way or waiting, by content version and key: a crowd at one page makes one render. */
  readonly #running = new Map<string, Promise<Rendered>>();

  constructor(
    config: ServerConfig,
    content: ContentVersion,
    cache: PageCache,
    renderers: Renderers,
    scriptHashes: readonly string[],
  ) {
    this.#config = config;
    this.#content = content;
    this.#cache = cache;
    this.#renderers = renderers;
    this.#scriptHashes = scriptHashes;
  }

  get queues(): Record<string, Semaphore> {
    return {
      'renders-known': this.#known,
      'renders-strange': this.#strange,
      'renders-personal': this.#personal,
    };
  }

  /**
   * A page that everybody shares, kept when it was found and is all of one content version.
   * @param requestId of the first visitor who wants it
   */
  shared(key: string, requestId: string): Promise<Rendered> {
    this.#cache.misses++;
    const flight = `${this.#content.version} ${key}`;
    const running = this.#running.get(flight);
    if (running) return running;
    const visitor = { form: null, clientAddress: null, device: null };
    const request = { url: key, ...visitor, requestId, askedAt: Date.now() };
    const started = this.#withPermit(isFixed(key) || this.#cache.has(key) ? this.#known : this.#strange, () =>
      this.#renderAndKeep(request),
    );
    this.#running.set(flight, started);
    return started.finally(() => this.#running.delete(flight));
  }

  /** A page that is made for one visitor. */
  own(wanted: Omit<RenderRequest, 'askedAt'>): Promise<Rendered> {
    const request = { ...wanted, askedAt: Date.now() };
    return this.#withPermit(this.#semaphoreFor(request), () => this.#render(request));
  }

  #semaphoreFor({ url, form }: RenderRequest): Semaphore {
    const isOwn = isPersonal(plainPath(url));
    if (form !== null || (isOwn && isFixed(url))) return this.#known;
    return isOwn ? this.#personal : this.#strange;
  }

  /** @param url of a page, in any language */
  headersFor(url: string): Headers {
    const pathname = plainPath(url);
    const { publicUrl, production } = this.#config;
    const tagManagerId = this.#content.shop?.site.tagManagerId ?? null;
    const admin = /^\/admin(?:\/|$)/.test(pathname);
    return pageHeaders({
      publicUrl,
      production,
      tagManagerId,
      isPrivate: isPrivate(pathname),
      isSecret: isPrivate(pathname) && !pathname.startsWith(paths.quickOrder),
      admin,
      camera: mayUseCamera(pathname),
      scriptHashes: this.#scriptHashes,
    });
  }

  #render(request: RenderRequest): Promise<Rendered> {
    return render(this.#renderers, this.#content, this.#config.publicUrl, request);
  }

  async #renderAndKeep(request: RenderRequest): Promise<Rendered> {
    const key = request.url;
    const rendered = await this.#render(request);
    const { found, version, contentType, body } = rendered;
    // What a slower copy of the backend answered, or a faster one, is shown and not kept.
    if (found && version === this.#content.version) {
      await this.#cache.store(key, version, { contentType, body, headers: this.headersFor(key) });
    }
    return rendered;
  }

  async #withPermit(semaphore: Semaphore, work: () => Promise<Rendered>): Promise<Rendered> {
    let release: () => void;
    try {
      release = await semaphore.acquire({ urgent: false, within: WAIT });
    } catch (error) {
      if (error instanceof SemaphoreRefusal) return BUSY;
      throw error;
    }
    const began = Date.now();
    try {
      return await work();
    } finally {
      if (semaphore !== this.#strange) release();
      else setTimeout(release, Math.min(Date.now() - began, LONGEST_REST)).unref();
    }
  }
}
