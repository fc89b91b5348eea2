import type { Day } from '../days.ts';

interface SeasonDays {
  opensOn: Day;
  closesOn: Day;
  lastOrderOn: Day | null;
}

/** A season ends after it begins, and its last order day lies in it. */
export function areDaysInOrder({ opensOn, closesOn, lastOrderOn }: SeasonDays): boolean {
  const lastDay = lastOrderOn ?? closesOn;
  return opensOn <= closesOn && opensOn <= lastDay && lastDay <= closesOn;
}

/** What stands before the running number of an order: `DS26`. */
export function orderNumberPrefix(orderPrefix: string, seasonYear: number): string {
  return `${orderPrefix}${String(seasonYear).slice(-2)}`;
}
