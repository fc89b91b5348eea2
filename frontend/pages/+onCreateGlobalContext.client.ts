import { settleReferral } from '../features/draft/referral-arrival.ts';
import { reloadOnFailedChunk } from '../lib/loading/chunk-reload.ts';
import { startColourMode } from '../lib/colour-mode.ts';
import { keepPlaceAtLinks } from '../lib/kept-place.ts';
import { watchVersion } from '../lib/loading/version-watch.ts';

/** Once, as soon as the router begins. (A `+client` file would make Vike write an inline script.) */
export function onCreateGlobalContext(): void {
  reloadOnFailedChunk();
  startColourMode();
  watchVersion();
  settleReferral();
  keepPlaceAtLinks();
}
