import { settleReferral } from '../features/draft/referral-arrival.ts';
import { reloadOnFailedChunk } from '../lib/chunk-reload.ts';
import { startColourMode } from '../lib/colour-mode.ts';
import { watchVersion } from '../lib/version-watch.ts';

reloadOnFailedChunk();
startColourMode();
watchVersion();
settleReferral();
