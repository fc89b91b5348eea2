import type { BreakerView, SuspiciousGroupView } from '@shop/contracts/order-guard/views';
import type { RecentOrders } from '../../domain/breaker.ts';
import type { HourlyCount, SentBefore } from '../../domain/order-limits.ts';

/** What was sent to the shop, by whom, and what orders that nobody has confirmed take from the shelf. */
export abstract class OrderGuardRepository {
  /**
   * Enters an order into its counts, in the caller's transaction: what is rolled back never was sent. Whoever else orders under the same phone, or by a count that is one person's
   * own, waits until the transaction ends.
   * @param phone ten digits
   * @returns what there was before it
   */
  abstract enter(
    orderId: string,
    phone: string,
    counts: readonly HourlyCount[],
    at: Date,
  ): Promise<SentBefore>;

  /**
   * What the other open orders come to that the sender of this one sent for its phone, paise. Whoever orders under the same
   * phone waits until the caller's transaction ends.
   */
  abstract openBeside(orderId: string): Promise<number>;

  /** Whether a sender has an order that somebody of the shop confirmed. */
  abstract isKnown(sender: string): Promise<boolean>;

  /** Whether an order came from a sender. */
  abstract isSentBy(number: string, sender: string): Promise<boolean>;

  /** As every copy of the shop goes by it: from memory. */
  abstract isBreakerOn(): Promise<boolean>;
  abstract breaker(): Promise<BreakerView>;
  /** @returns whether it was not so before */
  abstract setBreaker(on: boolean, by: string, at: Date): Promise<boolean>;
  /** Numbers of orders that have reserved their goods since before then and are not confirmed, the oldest first. */
  abstract reservedBefore(instant: Date): Promise<string[]>;
  abstract recent(since: Date): Promise<RecentOrders>;
  /** Everything that is for sale and counted, at today's rates, paise. */
  abstract shelfPaise(): Promise<number>;
  /** Unconfirmed orders that have something in common, what they come to first. @param abovePaise of one order */
  abstract suspicious(abovePaise: number): Promise<SuspiciousGroupView[]>;
}
