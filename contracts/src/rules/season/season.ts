import type { Day } from '../days.ts';

interface SeasonDays {
  opensOn: Day;
  closesOn: Day;
  festivalOn: Day | null;
  lastOrderOn: Day | null;
}

/** A season ends after it begins; its last order day lies in it, and not after the festival. */
export function areDaysInOrder({ opensOn, closesOn, festivalOn, lastOrderOn }: SeasonDays): boolean {
  const lastDay = lastOrderOn ?? closesOn;
  return (
    opensOn <= closesOn &&
    opensOn <= lastDay &&
    lastDay <= closesOn &&
    (festivalOn === null || lastOrderOn === null || lastOrderOn <= festivalOn)
  );
}

/** What stands before the running number of an order: `DS26`. */
export function orderNumberPrefix(orderPrefix: string, seasonYear: number): string {
  return `${orderPrefix}${String(seasonYear).slice(-2)}`;
}
