import { sentenceOf } from '../commands/sentence-of.ts';
import type { Fault } from './retain.ts';

/**
 * What failed of a run, for whoever reads its log; empty: nothing.
 * @param faults what was not done, or in a dry run not counted
 * @param uncounted what stays by right, and of which nobody knows how much it is
 */
export function sentenceOfFaults(faults: Fault[], uncounted: Fault[], dryRun: boolean): string {
  if (dryRun)
    return part('These could not be counted; nothing was changed.', [...faults, ...uncounted]).join('\n');
  const others = faults.length > 0 ? '' : ' All that has outlived its term is gone.';
  return [
    ...part('These could not be done to their end; all else is.', faults),
    ...part(`These stay, and how many they are could not be counted.${others}`, uncounted),
  ].join('\n');
}

const part = (says: string, faults: Fault[]): string[] =>
  faults.length > 0 ? [says, ...faults.map(({ what, error }) => `${what}: ${sentenceOf(error)}`)] : [];
