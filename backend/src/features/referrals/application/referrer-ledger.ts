import type { ListPage } from '@shop/contracts/listing/views';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { CommissionEntryView, CommissionSums } from '@shop/contracts/referrals/views';

/** The ledger as it is read: of one referrer, and never another's. */
export abstract class ReferrerLedger {
  abstract sums(referrerId: string): Promise<CommissionSums>;
  /** The newest first. */
  abstract entries(referrerId: string, query: ListQuery): Promise<ListPage<CommissionEntryView>>;
}
