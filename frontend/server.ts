import path from 'node:path';
import { setGlobalDispatcher } from 'undici';
import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import { createApp } from './server/app.ts';
import { fetchFromCopies } from './server/backend/copies.ts';
import { readConfig } from './server/config.ts';
import { ContentVersion } from './server/cache/content-version.ts';
import { PageCache } from './server/cache/page-cache.ts';
import { Metrics } from './server/metrics/metrics.ts';
import { rendererOf, renderersOf } from './server/pages/renderer.ts';
import { threadRenderer } from './server/pages/thread-renderer.ts';
import { listenPrivately, privateListener } from './server/metrics/private-listener.ts';
import { scriptHashesOf } from './server/http/inline-scripts.ts';
import { logTo } from './server/http/request-log.ts';
import type { Drain } from './server/ready.ts';
import { startFailure } from './server/start-failure.ts';

const CACHE_LIMITS = { entries: 1000, bytes: 96 * 1024 * 1024 };

const config = configOrEnd();
// Pages call the backend through api/client.ts, which reads this.
process.env['BACKEND_URL'] = config.backendUrl;
setGlobalDispatcher(fetchFromCopies());
const root = import.meta.dirname;

const metrics = new Metrics().withProcess();
const privately = privateListener(metrics);
const drain: Drain = { begun: false };
const content = new ContentVersion(config);
const following = content.follow();
const renderer = rendererOf((await import('vike/server')).renderPage);
const app = await createApp({
  config,
  content,
  cache: new PageCache(config.production ? CACHE_LIMITS : { entries: 0, bytes: 0 }),
  renderers: await renderersOf((language) =>
    config.production && language !== 'en' ? threadRenderer(serverBuild(language)) : renderer,
  ),
  clientFiles: config.production ? path.join(root, 'dist/client') : null,
  scriptHashes: config.production
    ? scriptHashesOf(LANGUAGES.map((language) => path.join(serverBuild(language), 'inline-scripts')))
    : [],
  log: logTo(config.logLevel),
  metrics,
  drain,
  tracing: config.traces && (await (await import('./server/tracing/tracing.ts')).startTracing(config.traces)),
  before: config.production ? null : await developmentMiddleware(),
});
if (config.production) await import(path.join(serverBuild('en'), 'entry.mjs'));

try {
  await listenPrivately(privately, config.privatePort, config.privateHost);
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  giveUp(startFailure(error, config.privatePort));
}
process.stdout.write(`The shop's pages are at ${config.publicUrl}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

/** Serves on until those who distribute requests have found out, lets running answers finish, then ends. */
async function stop(): Promise<void> {
  drain.begun = true;
  await sleep(config.drainSeconds * 1000);
  content.stop();
  await app.close();
  privately.close();
  await following;
  process.exit(0);
}

function serverBuild(language: Language): string {
  return path.join(root, 'dist', language === 'en' ? '' : language, 'server');
}

function configOrEnd() {
  try {
    return readConfig(process.env);
  } catch (error) {
    // EX_CONFIG: whoever starts it again without another setting meets the same.
    return giveUp((error as Error).message, 78);
  }
}

/** A server that cannot serve ends, so that somebody starts it again: what still runs would keep it alive. */
function giveUp(reason: string, code = 1): never {
  process.stderr.write(`${reason}\n`);
  process.exit(code);
}

async function developmentMiddleware() {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root,
    // Several shops can be developed side by side: the reload channel's port follows the page's.
    viteConfig: { server: { hmr: { port: 40_000 + (config.port % 20_000) } } },
  });
  return devMiddleware as NonNullable<Parameters<typeof createApp>[0]['before']>;
}
