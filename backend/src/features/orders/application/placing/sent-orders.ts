import type { HourlyCount, SentBefore } from '../../domain/order-limits.ts';

/** What was sent to the shop, as its limits count it. Runs in the caller's transaction: what is rolled back never was. */
export abstract class SentOrders {
  /**
   * Enters an order into its counts. Whoever else orders under the same phone, or by a count that is one person's
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

  /** Whether a sender has an order that somebody of the shop confirmed. */
  abstract isKnown(sender: string): Promise<boolean>;

  /** Whether an order came from a sender. */
  abstract isSentBy(number: string, sender: string): Promise<boolean>;
}
