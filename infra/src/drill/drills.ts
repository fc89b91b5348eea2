import { alerts } from './alerts.ts';
import { clock } from './clock.ts';
import type { Drill } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { oldRelease } from './old-release.ts';
import { rolling } from './rolling.ts';
import { soak } from './soak.ts';
import { standbys } from './standbys.ts';
import { standingTests } from './standing-tests.ts';

/** Every drill there is. */
export const drills: readonly Drill[] = [
  standbys,
  rolling,
  fullDisk,
  clock,
  oldRelease,
  alerts,
  soak,
  ...standingTests,
];
