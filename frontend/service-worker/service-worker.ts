import { paths } from '../lib/paths.ts';
import {
  asset,
  forgetOldBuilds,
  keepAnswer,
  keepBuild,
  keepList,
  keptAnswer,
  noPicture,
  picture,
} from './offline-cache.ts';
import { documentInstead } from './document-instead.ts';
import { offlinePage } from './offline-page.ts';
import { isOfList, strategyOf } from './fetch-strategy.ts';
import { inTime, networkOrKept } from './network-timeout.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// A new worker takes over at once: it answers from the files of every build that is kept, so an open page of the
// build before goes on, and documents come from the network whenever it answers in time (network-timeout.ts).
self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const answer = answerTo(event, pathname);
  if (answer) event.respondWith(answer);
});
// The pictures a page showed before the worker was there.
self.addEventListener('message', (event) => {
  const seen = Array.isArray(event.data) ? event.data.filter((url) => typeof url === 'string') : [];
  const pictures = seen.filter((url) => strategyOf(new URL(url).pathname, false) === 'picture');
  event.waitUntil(Promise.allSettled(pictures.map(picture)));
});

async function prepare(): Promise<void> {
  await keepBuild(__BUILD_ID__);
  await keepList().catch(() => undefined);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await forgetOldBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function answerTo(event: FetchEvent, pathname: string): Promise<Response> | null {
  const { request } = event;
  switch (strategyOf(pathname, request.mode === 'navigate')) {
    case 'list':
      return networkOrKept(newest(event, pathname), () => keptAnswer(paths.quickOrder)).catch(offlinePage);
    case 'page':
      return inTime(fromNetwork(event)).catch(offlinePage);
    case 'page-json':
      return fetch(request).catch(() => documentInstead(request.url));
    case 'read':
      return networkOrKept(newest(event, pathname), () => keptAnswer(pathname)).catch(() => Response.error());
    case 'asset':
      return asset(request, __BUILD_ID__);
    case 'picture':
      return picture(request).catch((error: unknown) => {
        if (isOfList(request.referrer)) return noPicture();
        throw error;
      });
    case null:
      return null;
  }
}

/** From the network, and kept: the list under its plain address only. One that comes late is kept for the next time. */
function newest(event: FetchEvent, pathname: string): Promise<Response> {
  const answer = fromNetwork(event);
  event.waitUntil(keepAnswer(pathname, answer).catch(() => undefined));
  return answer;
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
