export interface ThrottleRule {
  limit: number;
  windowMs: number;
}

/**
 * Counts tries in a store that all copies of the backend share. Use it outside of a transaction: what is rolled
 * back was not counted. Take the widest count first, so that whoever is stopped leaves no counters behind.
 */
export abstract class Throttle {
  /** Counts a try. Throws `too-many-requests` when there were more than the rule allows in its window. */
  abstract take(key: string, rule: ThrottleRule): Promise<void>;

  /** Takes back the count of one try, which turned out to be no guess. */
  abstract giveBack(key: string): Promise<void>;

  /** Forgets the tries under a key. */
  abstract clear(key: string): Promise<void>;
}
