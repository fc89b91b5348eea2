import type { ReferredOrderView } from '@shop/contracts/referrals/views';

export abstract class ReferredOrders {
  /** The newest hundred orders of this referrer, and never another's. */
  abstract forReferrer(referrerId: string): Promise<ReferredOrderView[]>;
}
