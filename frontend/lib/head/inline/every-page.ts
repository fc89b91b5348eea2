import { offerChosenLanguage } from './chosen-language.ts';
import { showStoredMode } from './colour-mode.ts';
import { keepEarlyTaps } from './early-taps.ts';
import { watchScripts } from './failed-scripts.ts';
import { keepRoomForKnown } from './remembered.ts';

// Every document runs this in its head, before anything is painted and before any script is asked for.
showStoredMode();
offerChosenLanguage();
keepRoomForKnown();
watchScripts();
keepEarlyTaps();
