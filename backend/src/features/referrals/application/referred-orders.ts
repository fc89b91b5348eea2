import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferredOrdersQuery } from '@shop/contracts/referrals/requests';
import type { ReferredOrderView } from '@shop/contracts/referrals/views';

/** The orders that count for a referrer, and never another's. */
export abstract class ReferredOrders {
  /** The newest first. */
  abstract page(referrerId: string, query: ListReferredOrdersQuery): Promise<ListPage<ReferredOrderView>>;
}
