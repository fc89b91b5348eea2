import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferralFlagsQuery } from '@shop/contracts/referrers/requests';
import type { FlagDecision, ReferralFlagView } from '@shop/contracts/referrers/views';

export interface LockedFlag {
  orderId: string;
  decision: FlagDecision | null;
}

/** Orders that look like their referrer's own, and the devices by which they do; what changes the first runs in the caller's transaction. */
export abstract class ReferralFlags {
  abstract page(query: ListReferralFlagsQuery): Promise<ListPage<ReferralFlagView>>;
  abstract find(id: string): Promise<ReferralFlagView | null>;

  /**
   * Raises one for an order that has the phone, the UPI ID, the address or the device of whom it counts for.
   * @param deviceId of the browser it was sent from; null where none is known
   */
  abstract raise(orderId: string, deviceId: string | null, at: Date): Promise<void>;
  /** With its order. */
  abstract lock(id: string): Promise<LockedFlag | null>;
  abstract decide(id: string, decision: FlagDecision, reason: string, by: string, at: Date): Promise<void>;

  /**
   * That a referrer is at home on a device: they opened their area on it, or placed orders for customers. Of their many
   * devices the newest are remembered.
   */
  abstract rememberDevice(referrerId: string, deviceId: string, at: Date): Promise<void>;
}
