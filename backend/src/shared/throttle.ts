export interface ThrottleRule {
  limit: number;
  windowMs: number;
}

/**
 * Counts tries in a store that all copies of the backend share. Use it outside of a transaction: what is rolled
 * back was not counted.
 */
export abstract class Throttle {
  /** Counts a try. Throws `too-many-requests` when there were more than the rule allows in its window. */
  abstract take(key: string, rule: ThrottleRule): Promise<void>;

  /** Forgets the tries under a key. */
  abstract clear(key: string): Promise<void>;
}
