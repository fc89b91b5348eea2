import { language, prefix } from '../language.ts';

/**
 * Lets the worker keep the price list for when there is no network (service-worker/). Browsers that refuse, as
 * private windows do, go on without.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void register(navigator.serviceWorker).catch(() => undefined);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = !workers.controller;
  // From the root, as /ta itself is not under /ta/.
  const own = language === 'en' ? '' : `-${language}`;
  await workers.register(`/service-worker${own}.js`, { scope: prefix || '/', updateViaCache: 'none' });
  const { active } = await workers.ready;
  if (isFirst) active?.postMessage(picturesSeen(), []);
}

function picturesSeen(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name);
}
