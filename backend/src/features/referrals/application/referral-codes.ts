import type { Day } from '@shop/contracts/rules/days';

export interface ReferralCode {
  referrerId: string;
  /** As it is stored: capitals. */
  code: string;
  /** The first name, where its referrer allows that it is said. */
  greeting: string | null;
}

export interface CountedVisits {
  referrerId: string;
  day: Day;
  visits: number;
}

/** The codes of active referrers, and how many came by each on each day. */
export abstract class ReferralCodes {
  abstract all(): Promise<ReadonlyMap<string, ReferralCode>>;

  /** Null for an unknown or suspended code; such a one never blocks an order. */
  async find(code: string): Promise<ReferralCode | null> {
    return (await this.all()).get(code.trim().toUpperCase()) ?? null;
  }

  /** To what was counted before. */
  abstract addVisits(counted: readonly CountedVisits[]): Promise<void>;
}
