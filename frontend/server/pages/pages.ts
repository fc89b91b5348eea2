import type { FastifyReply, FastifyRequest } from 'fastify';
import { carryReferralCode, REFERRAL_PARAMETER } from '@shop/contracts/rules/referrals/referral';
import { isPersonal, paths, takesForm } from '../../lib/paths.ts';
import { cacheKeyOf } from '../cache/cache-key.ts';
import { deviceCookie } from '../http/device-cookie.ts';
import { encode, encodingFor } from '../http/encoded-body.ts';
import { fieldsOf } from './form-fields.ts';
import { isRedirected, redirectFor } from './gate.ts';
import { canonicalAddress, isCanonical, pageAddress, plainPath } from '../cache/page-address.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { RETRY_AFTER } from '../backend/backend-unavailable.ts';
import type { Rendered } from './render.ts';
import type { Renders } from './renders.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { ContentVersion } from '../cache/content-version.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Answers every address that is a page of the shop. */
export class Pages {
  readonly #content: ContentVersion;
  readonly #cache: PageCache;
  readonly #renders: Renders;

  constructor(content: ContentVersion, cache: PageCache, renders: Renders) {
    this.#content = content;
    this.#cache = cache;
    this.#renders = renders;
  }

  async get(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = request.raw.url ?? '/';
    const content = this.#content.at(Date.now());
    if (content.shop === null) return this.#unavailable(reply);
    const target = redirectFor(url, request.headers.referer, request.host, content);
    if (target !== null)
      return reply.code(302).header('cache-control', 'no-store').header('location', target).send();

    if (!isCanonical(url)) return this.moved(url, reply);
    // A redirect inside the JSON of a page keeps the whole query, as that of a document does.
    if (isRedirected(url, content)) return this.#send(request, reply, await this.#own(url, request, null));
    const key = pageAddress(url);
    if (cacheKeyOf(key) === null) return this.#send(request, reply, await this.#own(key, request, null));
    if (!content.connected && this.#answerStale(key, request, reply)) return reply;
    if (this.#cache.answer(key, content.version, request.raw, reply.raw)) return reply.hijack();
    const rendered = await this.#renders.shared(key, request.id);
    if (rendered.found && this.#cache.answer(key, content.version, request.raw, reply.raw))
      return reply.hijack();
    if (rendered.status >= 500 && this.#answerStale(key, request, reply)) return reply;
    return this.#send(request, reply, rendered);
  }

  /** To the one spelling of an address. */
  moved(url: string, reply: FastifyReply): FastifyReply {
    const location = canonicalAddress(url);
    const cacheControl = isSomebodys(location) ? 'no-store' : 'public, max-age=3600';
    return reply.code(308).headers({ location, 'cache-control': cacheControl }).send();
  }

  /** An address that cannot be decoded, `/%zz`: the error page, since no page can have it. */
  async malformed(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const content = this.#content.at(Date.now());
    if (content.shop === null) return this.#unavailable(reply);
    if (content.closed)
      return reply.code(302).header('cache-control', 'no-store').header('location', paths.closed).send();
    const { id: requestId } = request;
    const page = {
      url: paths.home,
      form: null,
      clientAddress: null,
      device: null,
      requestId,
      malformed: true,
    } as const;
    return this.#send(request, reply, await this.#renders.own(page));
  }

  /** A form posted without JavaScript. */
  async post(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = request.raw.url ?? '/';
    if (!takesForm(plainPath(url))) return reply.code(405).header('allow', 'GET, HEAD').send();
    if (!isSameOrigin(request.headers, request.host)) {
      return reply.code(403).type('text/plain').send('This form must be sent from a page of the shop.');
    }
    const content = this.#content.at(Date.now());
    if (content.shop === null) return this.#unavailable(reply);
    const target = redirectFor(url, undefined, request.host, content);
    if (target !== null)
      return reply.code(303).header('cache-control', 'no-store').header('location', target).send();
    const rendered = await this.#own(url, request, fieldsOf(request.body));
    // A form is answered by another page: the browser gets it by GET.
    return this.#send(request, reply, rendered.status === 302 ? { ...rendered, status: 303 } : rendered);
  }

  #own(url: string, request: FastifyRequest, form: Record<string, string> | null): Promise<Rendered> {
    const device = deviceCookie(request.headers.cookie);
    return this.#renders.own({ url, form, clientAddress: request.ip, device, requestId: request.id });
  }

  #answerStale(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.#cache.answerStale(key, Date.now(), request.raw, reply.raw)) return false;
    reply.hijack();
    return true;
  }

  async #send(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): Promise<unknown> {
    const url = request.raw.url ?? '/';
    const onlyMine = request.method === 'POST' || !rendered.found || isSomebodys(url);
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.code(rendered.status).headers(this.#renders.headersFor(url));
    reply
      .header('cache-control', onlyMine ? 'no-store' : 'private, no-cache')
      .header('vary', 'accept-encoding');
    if (rendered.status === 503) reply.header('retry-after', String(RETRY_AFTER));
    if (rendered.location !== null) reply.header('location', withReferral(url, rendered));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(rendered.contentType).send(await encode(rendered.body, encoding, 4));
  }

  #unavailable(reply: FastifyReply): FastifyReply {
    reply.code(503).headers(this.#renders.headersFor('/')).header('cache-control', 'no-store');
    return reply
      .header('retry-after', String(RETRY_AFTER))
      .type('text/html; charset=utf-8')
      .send(unavailablePage);
  }
}

/** Whether an address leads to one person's data, or names it. */
function isSomebodys(url: string): boolean {
  return isPersonal(plainPath(url)) || /[?&](?:token|passbook)=/.test(url);
}

/** An old address is left behind for good, and the code of whoever comes by it is not: the page was made without it. */
function withReferral(url: string, { status, location }: Rendered): string {
  const carried = status === 301 && location?.startsWith('/') ? carryReferralCode(url, location) : null;
  return carried ?? location ?? '';
}

/** Whether the page a request comes from may have carried a referral code. */
export function mayCarryReferral(referer: string | undefined): boolean {
  return referer !== undefined && referer.includes(`${REFERRAL_PARAMETER}=`);
}
