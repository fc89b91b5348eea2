import type { CommissionCause } from '@shop/contracts/rules/referrals/commission';
import type { CommissionedOrder, CommissionMove, OrderAccount } from '../domain/commission.ts';

export interface OrderCommission {
  order: CommissionedOrder;
  accounts: OrderAccount[];
}

/** The ledger as it is written; every method runs in the caller's transaction. */
export abstract class CommissionLedger {
  /**
   * What an order is and what the ledger says of it. Its referrers, those of before too, are locked until the
   * transaction ends, so that their entries are written one after the other.
   */
  abstract lockOrder(orderId: string): Promise<OrderCommission>;

  /** The same, and nobody is locked: of an order of which nobody else knows yet. */
  abstract read(orderId: string): Promise<OrderCommission>;

  /** Locks the referrers first, where they are not: their entries have their turns in the order they are seen. */
  abstract append(
    orderId: string,
    moves: readonly CommissionMove[],
    cause: CommissionCause,
    at: Date,
  ): Promise<void>;
}
