import { showStoredMode } from './colour-mode.ts';
import { keepEarlyTaps } from './early-taps.ts';
import { watchScripts } from './failed-scripts.ts';

// Every document runs this in its head, before anything is painted and before any script is asked for.
showStoredMode();
watchScripts();
keepEarlyTaps();
