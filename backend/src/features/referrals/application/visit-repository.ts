import type { Day } from '@shop/contracts/rules/days';

export interface CountedVisits {
  referrerId: string;
  day: Day;
  visits: number;
}

/** How many came by each code on each day. */
export abstract class VisitRepository {
  /** To what was counted before. */
  abstract add(counted: readonly CountedVisits[]): Promise<void>;
}
