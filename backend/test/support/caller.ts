import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { InjectOptions } from 'fastify';

/** Whatever came, for looking at. Where its type matters a test names the view: `get<TrackedOrderView>(…)`. */
export interface Json {
  [key: string]: Json;
}

export interface Answer<Body = Json> {
  status: number;
  /** The parsed JSON; an empty object without a body. */
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/** A browser on one of the shop's own pages: it keeps the cookies it is given and sends them back. */
export class Caller {
  readonly cookies = new Map<string, string>();

  /** @param address where it comes from, as the backend's socket sees it */
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly address = '127.0.0.1',
  ) {}

  get<Body = Json>(url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>({ method: 'GET', url, headers });
  }

  post<Body = Json>(
    url: string,
    body?: object,
    headers: Record<string, string> = OWN_PAGE,
  ): Promise<Answer<Body>> {
    // As the pages do, each try with a key of its own; a test that repeats one names it.
    const sent = { [ATTEMPT_KEY]: randomUUID(), ...headers };
    return this.send<Body>({ method: 'POST', url, headers: sent, ...(body && { payload: body }) });
  }

  /** Posts a step that nothing may refuse. */
  async step(url: string, body: object): Promise<void> {
    const { status, body: said } = await this.post(url, body);
    if (status >= 300) throw new Error(`${url}: ${JSON.stringify(said)}`);
  }

  put<Body = Json>(
    url: string,
    body: object,
    headers: Record<string, string> = OWN_PAGE,
  ): Promise<Answer<Body>> {
    return this.send<Body>({ method: 'PUT', url, headers, payload: body });
  }

  putBytes<Body = Json>(
    url: string,
    bytes: Uint8Array,
    headers: Record<string, string> = { ...OWN_PAGE, 'content-type': 'application/octet-stream' },
  ): Promise<Answer<Body>> {
    return this.send<Body>({ method: 'PUT', url, headers, payload: Buffer.from(bytes) });
  }

  delete<Body = Json>(url: string, headers: Record<string, string> = OWN_PAGE): Promise<Answer<Body>> {
    return this.send<Body>({ method: 'DELETE', url, headers: { [ATTEMPT_KEY]: randomUUID(), ...headers } });
  }

  /** Asks for an answer without end, and leaves when it is there. */
  async open(url: string): Promise<Answer> {
    const answer = await this.app.inject({
      method: 'GET',
      url,
      remoteAddress: this.address,
      cookies: Object.fromEntries(this.cookies),
      payloadAsStream: true,
    });
    answer.raw.res.destroy();
    return { status: answer.statusCode, body: {}, headers: answer.headers };
  }

  /** The same browser at this moment, before it hears of anything new. */
  copy(): Caller {
    const other = new Caller(this.app, this.address);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  private async send<Body>(request: InjectOptions): Promise<Answer<Body>> {
    const answer = await this.app.inject({
      ...request,
      remoteAddress: this.address,
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = (answer.body === '' ? {} : JSON.parse(answer.body)) as Body;
    return { status: answer.statusCode, body, headers: answer.headers };
  }
}
