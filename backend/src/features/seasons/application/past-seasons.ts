import type { Day } from '@shop/contracts/rules/days';

/** A season that is over. */
export interface PastSeason {
  /** What stood before the running number of its orders: `DS25`. */
  numberPrefix: string;
  name: string;
  opensOn: Day;
  closesOn: Day;
}

/** What is kept of the seasons before this one, for comparison. */
export abstract class PastSeasons {
  /** The one before the present one; null in a shop's first. */
  abstract last(): Promise<PastSeason | null>;
}
