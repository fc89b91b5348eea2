import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferralFlagsQuery } from '@shop/contracts/referrers/requests';
import type { FlagDecision, ReferralFlagView } from '@shop/contracts/referrers/views';

export interface LockedFlag {
  orderId: string;
  decision: FlagDecision | null;
}

/** Orders that look like their referrer's own; what changes them runs in the caller's transaction. */
export abstract class ReferralFlags {
  abstract page(query: ListReferralFlagsQuery): Promise<ListPage<ReferralFlagView>>;
  abstract find(id: string): Promise<ReferralFlagView | null>;

  /**
   * Raises one for an order that has the phone, the UPI id, the address or the device of whom it counts for.
   * @param deviceId of the browser it was sent from; null where none is known
   */
  abstract raise(orderId: string, deviceId: string | null, at: Date): Promise<void>;
  /** With its order. */
  abstract lock(id: string): Promise<LockedFlag | null>;
  abstract decide(id: string, decision: FlagDecision, reason: string, by: string, at: Date): Promise<void>;
}
