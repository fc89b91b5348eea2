import type { CommissionCause } from '@shop/contracts/rules/commission';
import type { Clock } from '../../../shared/clock.ts';
import { movesOf } from '../domain/commission.ts';
import type { CommissionLedger } from './commission-ledger.ts';

/** What orders earn for those who brought them. */
export class Commissions {
  constructor(
    private readonly ledger: CommissionLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares what an order is worth to its referrer with what the ledger says, and appends the difference: also a
   * negative one, after it was paid out. Called in the order's own transaction, at its end, by whatever places, moves,
   * edits, merges, cancels or reopens an order with a referrer; one without needs no call.
   */
  async follow(orderId: string, cause: Exclude<CommissionCause, 'payout'> = 'order'): Promise<void> {
    const { order, accounts } = await this.ledger.lockOrder(orderId);
    const moves = movesOf(order, accounts);
    if (moves.length > 0) await this.ledger.append(orderId, moves, cause, this.clock.now());
  }
}
