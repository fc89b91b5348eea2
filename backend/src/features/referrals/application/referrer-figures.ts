import type { PaidOutView, PendingCommissionView, ReferrerWeekView } from '@shop/contracts/referrals/views';
import type { Day } from '@shop/contracts/rules/days';

/** What a referrer's own page shows: of one referrer, and never another's. */
export abstract class ReferrerFigures {
  /** @param mondays of each week, the oldest first */
  abstract weeks(referrerId: string, mondays: readonly Day[]): Promise<ReferrerWeekView[]>;

  abstract pending(referrerId: string): Promise<PendingCommissionView[]>;

  abstract paid(referrerId: string, taxYear: string): Promise<PaidOutView>;

  abstract greets(referrerId: string): Promise<boolean>;

  abstract saveGreeting(referrerId: string, greets: boolean): Promise<void>;
}
