export interface ThrottleRule {
  limit: number;
  windowMs: number;
}

/** After so many free tries each waits twice as long as the one before, up to the longest; all are forgotten in a while. */
export interface BackoffRule {
  freeTries: number;
  firstWaitMs: number;
  longestWaitMs: number;
  forgottenAfterMs: number;
}

/** How long the next try waits after so many. */
export function waitAfter(tries: number, { freeTries, firstWaitMs, longestWaitMs }: BackoffRule): number {
  return tries < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (tries - freeTries), longestWaitMs);
}

/**
 * Counts tries in a store that all copies of the backend share. Use it outside of a transaction: what is rolled
 * back was not counted. Take the widest count first, so that whoever is stopped leaves no counters behind.
 */
export abstract class Throttle {
  /** Counts a try. Throws `too-many-requests` when there were more than the rule allows in its window. */
  abstract take(key: string, rule: ThrottleRule): Promise<void>;

  /** Counts a try; throws `too-many-requests`, and counts nothing, as long as it is to wait after those before it. */
  abstract takeWithBackoff(key: string, rule: BackoffRule): Promise<void>;

  /** Takes back the count of one try, which turned out to be no guess. */
  abstract giveBack(key: string): Promise<void>;

  /** Forgets the tries under a key. */
  abstract clear(key: string): Promise<void>;
}
