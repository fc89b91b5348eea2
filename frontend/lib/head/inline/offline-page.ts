import { showStoredMode } from './colour-mode.ts';

// The page that the service worker makes (service-worker/offline-page.ts) runs this before it is painted.
showStoredMode();
