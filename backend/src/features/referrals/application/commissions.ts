import { Injectable } from '@nestjs/common';
import type { CommissionCause } from '@shop/contracts/rules/referrals/commission';
import { Clock } from '../../../shared/clock.ts';
import { movesOf } from '../domain/commission.ts';
import { CommissionLedger, type OrderCommission } from './commission-ledger.ts';
import { ReferralFlags } from './referral-flags.ts';

/** Whom a new order counts for, and where it came from. */
export interface Brought {
  referrerId: string;
  /** Of the browser; null where none is known. */
  deviceId: string | null;
  /** The referrer placed it for a customer: on their own device, as it should be. */
  isAssisted: boolean;
}

/** What orders earn for those who brought them. Everything here runs in the order's own transaction, at its end. */
@Injectable()
export class Commissions {
  constructor(
    private readonly ledger: CommissionLedger,
    private readonly flags: ReferralFlags,
    private readonly clock: Clock,
  ) {}

  /** A new order with a referrer: it is looked at whether it is their own. */
  async placed(orderId: string, { referrerId, deviceId, isAssisted }: Brought): Promise<void> {
    const at = this.clock.now();
    if (isAssisted && deviceId !== null) await this.flags.rememberDevice(referrerId, deviceId, at);
    await this.flags.raise(orderId, isAssisted ? null : deviceId, at);
    // Others with the same referrer wait for the entry alone, however many come at once.
    await this.appendTo(orderId, await this.ledger.read(orderId), 'order');
  }

  /** An order that counts for somebody else than before, or for nobody. */
  async attributed(orderId: string): Promise<void> {
    await this.flags.raise(orderId, null, this.clock.now());
    await this.follow(orderId, 'attribution');
  }

  /**
   * Compares what an order is worth to its referrer with what the ledger says, and appends the difference: also a
   * negative one, after it was paid out. Called by whatever moves, edits, merges, cancels or reopens an order; one
   * that counts for nobody has nothing to append.
   */
  async follow(orderId: string, cause: Exclude<CommissionCause, 'payout'> = 'order'): Promise<void> {
    await this.appendTo(orderId, await this.ledger.lockOrder(orderId), cause);
  }

  private async appendTo(
    orderId: string,
    { order, accounts }: OrderCommission,
    cause: CommissionCause,
  ): Promise<void> {
    const moves = movesOf(order, accounts);
    if (moves.length > 0) await this.ledger.append(orderId, moves, cause, this.clock.now());
  }
}
