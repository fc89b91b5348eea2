import { colourModeScript } from './colour-mode-script.ts';
import { earlyTapsScript } from './early-taps-script.ts';
import { failedScriptsScript } from './failed-scripts-script.ts';

/** What every document runs in its head, before anything is painted. The server hashes it into the policy. */
export const headScript = `${colourModeScript};${failedScriptsScript};${earlyTapsScript}`;
