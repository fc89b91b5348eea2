import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { setGlobalDispatcher } from 'undici';
import { fetchFromCopies } from '../backend/copies.ts';
import { rendererOf, type PageInit } from './renderer.ts';
import type { ThreadAnswer } from './thread-renderer.ts';

const { build } = workerData as { build: string };
setGlobalDispatcher(fetchFromCopies());
const { renderPage } = await import('vike/server');
await import(path.join(build, 'entry.mjs'));
const render = rendererOf(renderPage);
const answer = (given: ThreadAnswer | 'ready') => parentPort?.postMessage(given, []);

parentPort?.on('message', ({ request, init }: { request: number; init: PageInit }) => {
  render(init).then(
    (page) => answer({ request, page }),
    (error: unknown) => answer({ request, error: error as Error }),
  );
});
answer('ready');
