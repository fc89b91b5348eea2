import { language } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';

/** A language's worker keeps its own. */
const ASSETS = `${language === 'en' ? '' : language}shop-assets-`;
const PICTURES = 'shop-pictures';
const ANSWERS = 'shop-answers';

/** The newest build's files and those of the one before, which an open page may still show. */
const BUILDS = 2;
const MOST_PICTURES = 500;

const manifestOf = (build: string) => `/assets/builds/${build}-${language}.json`;

/** Keeps what the price list is made of in this build. Throws when a file cannot be had. */
export async function keepBuild(build: string): Promise<void> {
  const manifest = (await (await fetch(manifestOf(build))).json()) as { offline: string[] };
  const cache = await caches.open(ASSETS + build);
  await cache.addAll(manifest.offline);
}

export async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(ASSETS));
  await Promise.all(builds.slice(0, -BUILDS).map((name) => caches.delete(name)));
}

/** A file of any build that is kept, or from the network. */
export async function asset(request: Request, build: string): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(ASSETS + build)).put(request, response.clone());
  return response;
}

export async function picture(request: Request | string): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MOST_PICTURES) await cache.delete(oldest);
  }
  return response;
}

/** Stands on the price list for a drawing that was never seen: the quiet ground of its place, and no sign of a failure. */
export function noPicture(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
}

let asked = 0;
/** By path: when what is kept was asked for, and the word that nothing is to be kept. */
const decidedBy = new Map<string, number>();

/**
 * Keeps an answer that everybody gets alike; the price list under one key, whatever its referral code. A redirect
 * says that there is nothing to keep: the shop has closed. Call it when the answer is asked for: one that comes after
 * the answer to a later question changes nothing.
 */
export async function keepAnswer(pathname: string, network: Promise<Response> | Response): Promise<void> {
  const request = ++asked;
  const answer = await network;
  const response = answer.clone();
  const isRedirect = answer.type === 'opaqueredirect';
  if (!isRedirect && !(response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? ''))) return;
  const cache = await caches.open(ANSWERS);
  // Whole first: a later one may arrive while this one trickles in.
  await response.clone().arrayBuffer();
  if (request < (decidedBy.get(pathname) ?? 0)) return;
  decidedBy.set(pathname, request);
  if (isRedirect) await cache.delete(pathname);
  else await cache.put(pathname, response);
}

export async function keptAnswer(pathname: string): Promise<Response | undefined> {
  return (await caches.open(ANSWERS)).match(pathname, { ignoreVary: true });
}

/** As it would be asked for by somebody without a referral code. */
export async function keepList(): Promise<void> {
  await keepAnswer(paths.quickOrder, fetch(paths.quickOrder, { redirect: 'manual' }));
}
