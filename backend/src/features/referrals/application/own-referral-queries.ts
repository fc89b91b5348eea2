import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferredOrdersQuery } from '@shop/contracts/referrals/requests';
import type {
  CommissionEntryView,
  CommissionSums,
  PaidOutView,
  PendingCommissionView,
  ReferredOrderView,
  ReferrerWeekView,
} from '@shop/contracts/referrals/views';
import type { Day } from '@shop/contracts/rules/days';

/** What a referrer's own pages show: of one referrer, and never another's. */
export abstract class OwnReferralQueries {
  /** The orders that count for them, the newest first. */
  abstract orders(referrerId: string, query: ListReferredOrdersQuery): Promise<ListPage<ReferredOrderView>>;

  /** Of their ledger. */
  abstract sums(referrerId: string): Promise<CommissionSums>;

  /** Of their ledger, the newest first. */
  abstract entries(referrerId: string, query: ListQuery): Promise<ListPage<CommissionEntryView>>;

  /** @param mondays of each week, the oldest first */
  abstract weeks(referrerId: string, mondays: readonly Day[]): Promise<ReferrerWeekView[]>;

  abstract pending(referrerId: string): Promise<PendingCommissionView[]>;

  abstract paid(referrerId: string, taxYear: string): Promise<PaidOutView>;

  abstract hasPan(referrerId: string): Promise<boolean>;

  abstract greets(referrerId: string): Promise<boolean>;
}
