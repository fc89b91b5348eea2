import { settleReferral } from '../features/draft/referral-arrival.ts';
import { reloadOnFailedChunk } from '../lib/chunk-reload.ts';
import { startColourMode } from '../lib/colour-mode.ts';
import { watchVersion } from '../lib/version-watch.ts';

/** Once, as soon as the page's script runs. (A `+client` file would make Vike write an inline script.) */
export function onCreateGlobalContext(): void {
  reloadOnFailedChunk();
  startColourMode();
  watchVersion();
  settleReferral();
}
