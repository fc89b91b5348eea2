import { ATTEMPT_KEY, REPEATED } from '@shop/contracts/attempt-key';
import { CONTENT_VERSION } from '@shop/contracts/content-version';
import { pathOf, type Endpoint, type Exchange, type PathParams } from '@shop/contracts/endpoint';
import type { Problem } from '@shop/contracts/errors';
import { ApiError, NetworkError } from './api-error.ts';
import { inTamil } from '../lib/own-texts.ts';
import { language } from '../lib/language.ts';
import { BACKEND_TIMEOUT } from '../lib/timeouts.ts';

/** On the server: whom a call is made for, so that the backend's limits meet the right one, and its log names the request. */
export interface Visitor {
  clientAddress?: string | null;
  /** The cookie of their device. */
  device?: string | null;
  requestId?: string | null;
  /** When the visitor asked, ms since 1970: all reads of a page share one timeout, its wait for the semaphore included. */
  askedAt?: number | null;
}

type ParamsOf<Path extends string> =
  object extends PathParams<Path> ? { params?: never } : { params: PathParams<Path> };
type QueryOf<X extends Exchange> = X extends { query: infer Query } ? { query?: Query } : { query?: never };
type BodyOf<X extends Exchange> = X extends { body: infer Body } ? { body: Body } : { body?: never };

/** What a call of an endpoint must carry. */
export type CallInput<Path extends string, X extends Exchange> = ParamsOf<Path> &
  QueryOf<X> &
  BodyOf<X> & {
    visitor?: Visitor;
    /** The key of a try, for steps that are done once a key. */
    attempt?: string;
  };
/** The input, which may be left out where nothing in it is demanded. */
export type CallArguments<Path extends string, X extends Exchange> =
  object extends CallInput<Path, X> ? [input?: CallInput<Path, X>] : [input: CallInput<Path, X>];

interface AnyInput<Path extends string> {
  params?: PathParams<Path>;
  query?: object;
  body?: object;
  visitor?: Visitor;
  attempt?: string;
}

/** The browser calls its own origin; rendering on the server calls the backend itself. */
function origin(): string {
  return typeof window === 'undefined' ? (process.env['BACKEND_URL'] ?? '') : '';
}

/**
 * Calls an endpoint of contracts and gives its view.
 * @throws {ApiError} the API answered with a problem
 * @throws {NetworkError} it could not be reached
 */
export async function call<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<X['view']> {
  return (await answerOf(endpoint, ...input)).view;
}

/**
 * `call`, with the content version that the view was read at (null for what is no shared content), and whether it is the
 * answer to an earlier try of the same key.
 */
export async function answerOf<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...[input]: CallArguments<Path, X>
): Promise<{ view: X['view']; readAt: string | null; repeated: boolean }> {
  const response = await send(endpoint, (input ?? {}) as AnyInput<Path>);
  const readAt = response.headers.get(CONTENT_VERSION);
  const repeated = response.headers.has(REPEATED);
  if (response.status === 204) return { view: undefined, readAt, repeated };
  const view = await bodyOf(response);
  if (!response.ok) throw problemOf(response.status, view);
  return { view: language === 'ta' ? inTamil(view) : view, readAt, repeated };
}

/** `call` for an endpoint that answers with a file. */
export async function download<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...[input]: CallArguments<Path, X>
): Promise<Blob> {
  const response = await send(endpoint, (input ?? {}) as AnyInput<Path>);
  if (!response.ok) throw problemOf(response.status, await bodyOf(response));
  return response.blob().catch((cause: unknown) => {
    throw new NetworkError('the file broke off', { cause });
  });
}

async function send<Path extends string>(
  endpoint: Endpoint<Path>,
  { params, query, body, visitor, attempt }: AnyInput<Path>,
): Promise<Response> {
  const address = origin() + pathOf(endpoint, params ?? ({} as PathParams<Path>)) + queryString(query);
  const isServer = typeof window === 'undefined';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (attempt) headers[ATTEMPT_KEY] = attempt;
  if (visitor?.clientAddress) headers['x-forwarded-for'] = visitor.clientAddress;
  if (visitor?.device) headers['cookie'] = visitor.device;
  if (visitor?.requestId) headers['x-request-id'] = visitor.requestId;
  // Between the two servers nothing tells that the form came from a page of the shop; it was checked before.
  if (isServer) headers['sec-fetch-site'] = 'same-origin';
  const isFile = body instanceof Blob;
  if (body) headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
  const { method } = endpoint;
  try {
    return await fetch(address, {
      method,
      headers,
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
      // The browser waits as long as its person does.
      ...(isServer && { signal: AbortSignal.timeout(timeoutFor(endpoint, visitor)) }),
    });
  } catch (cause) {
    throw new NetworkError(`${method} ${endpoint.path} got no answer`, { cause });
  }
}

/** How long the server waits for an answer, ms. */
function timeoutFor({ method }: Endpoint, visitor: Visitor | undefined): number {
  const waited = method === 'GET' && visitor?.askedAt ? Date.now() - visitor.askedAt : 0;
  return Math.max(0, BACKEND_TIMEOUT - waited);
}

/** Null for what is no JSON. @throws {NetworkError} the answer broke off */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError('the answer broke off', { cause });
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function queryString(query: object | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

/** Anything that is not the API's own problem (a proxy's page, a cut answer) counts as no answer or unexpected. */
function problemOf(status: number, answer: unknown): Error {
  if (typeof answer === 'object' && answer !== null && 'code' in answer)
    return new ApiError(answer as Problem);
  if (status === 502 || status === 503 || status === 504) return new NetworkError(`status ${status}`);
  return new ApiError({
    type: 'about:blank',
    status,
    title: 'Unexpected answer',
    code: 'unexpected',
    requestId: '',
    details: {},
  });
}
