import type { Drill } from './drill.ts';
import { alerts } from './alerts.ts';
import { soak } from './soak.ts';
import { standbys } from './standbys.ts';
import { standingTests } from './standing-tests.ts';

/** Every drill there is. */
export const drills: readonly Drill[] = [alerts, standbys, soak, ...standingTests];
