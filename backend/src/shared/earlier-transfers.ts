import type { EarlierReceipt } from '@shop/contracts/rules/orders/payments';

/** What was recorded under a bank's reference, of orders and of passbooks: money often comes to both by one hand. */
export abstract class EarlierTransfers {
  /**
   * Those that stand, in any mode, the oldest first. Whoever asks for the same reference at the same moment waits until
   * the caller's transaction ends. @param reference in its one spelling
   */
  abstract withReference(reference: string): Promise<EarlierReceipt[]>;
}
