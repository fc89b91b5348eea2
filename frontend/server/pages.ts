import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFERRAL_PARAMETER } from '@shop/contracts/rules/referral';
import { isPersonal, paths, takesForm } from '../lib/paths.ts';
import { cacheKeyOf, pageAddress } from './cache-key.ts';
import type { ServerConfig } from './config.ts';
import { encode, encodingFor } from './encoded-body.ts';
import { fieldsOf } from './form-fields.ts';
import { redirectFor } from './gate.ts';
import type { PageCache } from './page-cache.ts';
import { RETRY_AFTER } from './backend-away.ts';
import { render, type Rendered, type RenderPage } from './render.ts';
import { isSameOrigin } from './same-origin.ts';
import { pageHeaders, type Headers } from './security-headers.ts';
import type { ContentVersion } from './content-version.ts';
import { unavailablePage } from './unavailable-page.ts';

const ABORTED_JSON =
  /^\{\s*"(?:_abortCall|_abortCaller|_urlRedirect|abortStatusCode|serverSideError|_isError)"/;

/** Answers every address that is a page of the shop. */
export class Pages {
  readonly #config: ServerConfig;
  readonly #content: ContentVersion;
  readonly #cache: PageCache;
  readonly #renderPage: RenderPage;
  /** Renders under way by content version and key: a crowd at one page makes one render. */
  readonly #running = new Map<string, Promise<Rendered>>();

  constructor(config: ServerConfig, content: ContentVersion, cache: PageCache, renderPage: RenderPage) {
    this.#config = config;
    this.#content = content;
    this.#cache = cache;
    this.#renderPage = renderPage;
  }

  async get(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = request.raw.url ?? '/';
    const content = this.#content.at(Date.now());
    if (content.shop === null) return this.#unavailable(reply);
    const target = redirectFor(url, request.headers.referer, request.host, content);
    if (target !== null)
      return reply.code(302).header('cache-control', 'no-store').header('location', target).send();

    const shared = cacheKeyOf(url);
    if (shared === null || shared.kind !== 'page') {
      return this.#send(request, reply, await this.#render(url, request, null));
    }
    const { key } = shared;
    if (!content.connected && this.#answerStale(key, request, reply)) return reply;
    if (this.#cache.answer(key, content.version, request.raw, reply.raw)) return reply.hijack();
    const rendered = await this.#renderOnce(key, content.version);
    if (rendered.status === 200 && this.#cache.answer(key, content.version, request.raw, reply.raw))
      return reply.hijack();
    if (rendered.status >= 500 && this.#answerStale(key, request, reply)) return reply;
    return this.#send(request, reply, rendered);
  }

  /** An address that cannot be decoded, `/%zz`: the error page, since no page can have it. */
  async malformed(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const content = this.#content.at(Date.now());
    if (content.shop === null) return this.#unavailable(reply);
    if (content.closed)
      return reply.code(302).header('cache-control', 'no-store').header('location', paths.closed).send();
    const page = { url: paths.home, form: null, clientAddress: null, malformed: true } as const;
    const rendered = await render(this.#renderPage, this.#content, this.#config.publicUrl, page);
    return this.#send(request, reply, rendered);
  }

  /** A form posted without JavaScript. */
  async post(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = request.raw.url ?? '/';
    const pathname = url.split('?', 1)[0] ?? '/';
    if (!takesForm(pathname)) return reply.code(405).header('allow', 'GET, HEAD').send();
    if (!isSameOrigin(request.headers, request.host)) {
      return reply.code(403).type('text/plain').send('This form must be sent from a page of the shop.');
    }
    const content = this.#content.at(Date.now());
    if (content.shop === null) return this.#unavailable(reply);
    const target = redirectFor(url, undefined, request.host, content);
    if (target !== null)
      return reply.code(303).header('cache-control', 'no-store').header('location', target).send();
    const rendered = await this.#render(url, request, fieldsOf(request.body));
    // A form is answered by another page: the browser gets it by GET.
    return this.#send(request, reply, rendered.status === 302 ? { ...rendered, status: 303 } : rendered);
  }

  #render(url: string, request: FastifyRequest, form: Record<string, string> | null): Promise<Rendered> {
    const clientAddress = request.ip;
    return render(this.#renderPage, this.#content, this.#config.publicUrl, { url, form, clientAddress });
  }

  #renderOnce(key: string, version: string): Promise<Rendered> {
    const flight = `${version} ${key}`;
    const running = this.#running.get(flight);
    if (running) return running;
    const started = this.#renderAndStore(key, version).finally(() => this.#running.delete(flight));
    this.#running.set(flight, started);
    return started;
  }

  async #renderAndStore(key: string, version: string): Promise<Rendered> {
    const request = { url: pageAddress(key), form: null, clientAddress: null };
    const rendered = await render(this.#renderPage, this.#content, this.#config.publicUrl, request);
    // What a slower copy of the backend answered, or a faster one, is shown and not kept.
    if (rendered.status !== 200 || rendered.version !== version || isAborted(rendered)) return rendered;
    const { contentType, body } = rendered;
    await this.#cache.store(key, version, { contentType, body, headers: this.#headers(key) });
    return rendered;
  }

  #answerStale(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.#cache.answerStale(key, Date.now(), request.raw, reply.raw)) return false;
    reply.hijack();
    return true;
  }

  async #send(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): Promise<unknown> {
    const url = request.raw.url ?? '/';
    const pathname = url.split('?', 1)[0] ?? '/';
    const onlyMine =
      request.method === 'POST' ||
      rendered.status !== 200 ||
      isAborted(rendered) ||
      isPersonal(pathname) ||
      /[?&]token=/.test(url);
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.code(rendered.status).headers(this.#headers(pathname));
    reply
      .header('cache-control', onlyMine ? 'no-store' : 'private, no-cache')
      .header('vary', 'accept-encoding');
    if (rendered.status === 503) reply.header('retry-after', String(RETRY_AFTER));
    if (rendered.location !== null) reply.header('location', rendered.location);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(rendered.contentType).send(await encode(rendered.body, encoding, 4));
  }

  #headers(pathname: string): Headers {
    const { publicUrl, production } = this.#config;
    const tagManagerId = this.#content.shop?.site.tagManagerId ?? null;
    return pageHeaders({ publicUrl, production, tagManagerId, admin: /^\/admin(?:\/|$)/.test(pathname) });
  }

  #unavailable(reply: FastifyReply): FastifyReply {
    reply.code(503).headers(this.#headers('/')).header('cache-control', 'no-store');
    return reply
      .header('retry-after', String(RETRY_AFTER))
      .type('text/html; charset=utf-8')
      .send(unavailablePage);
  }
}

/** An error or a redirect inside a page's JSON for client navigation travels with status 200. */
function isAborted({ contentType, body }: Rendered): boolean {
  return contentType.includes('json') && ABORTED_JSON.test(body.toString('utf8', 0, 200));
}

/** Whether the page a request comes from may have carried a referral code. */
export function mayCarryReferral(referer: string | undefined): boolean {
  return referer !== undefined && referer.includes(`${REFERRAL_PARAMETER}=`);
}
