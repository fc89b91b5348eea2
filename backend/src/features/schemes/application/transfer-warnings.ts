import { Injectable } from '@nestjs/common';
import type { PaymentWarningView } from '@shop/contracts/orders/views';
import { isIncomplete } from '@shop/contracts/rules/bank/transfer-reference';
import { SAME_CASH_WITHIN, type PaymentWarning } from '@shop/contracts/rules/orders/payments';
import { DomainError } from '../../../shared/domain-error.ts';
import { EarlierTransfers } from '../../../shared/earlier-transfers.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Membership } from '../domain/membership.ts';
import { Memberships } from './memberships.ts';

/** Money that is about to be entered on a passbook; negative: paid back. */
export interface Entered extends Transfer {
  amountPaise: number;
  at: Date;
}

/** Asks before money of a passbook is recorded that may be a slip of the hand, or may be there already. */
@Injectable()
export class TransferWarnings {
  constructor(
    private readonly transfers: EarlierTransfers,
    private readonly memberships: Memberships,
  ) {}

  /**
   * @param membership locked: whoever enters the same at the same moment waits
   * @param despite what was asked before
   * @throws DomainError payment-doubtful, payment-reference-used
   */
  async assertConfirmed(
    membership: Membership,
    entered: Entered,
    despite: readonly PaymentWarning[] = [],
  ): Promise<void> {
    const warnings = [
      ...beyondAll(membership, entered),
      ...beyondYear(membership, entered),
      ...ofIncomplete(membership, entered),
      ...(await this.ofBank(membership, entered)),
      ...(await this.ofReference(entered)),
      ...(await this.ofCash(membership, entered)),
    ].filter(({ doubt }) => !despite.includes(doubt));
    if (warnings.length > 0) throw new DomainError('conflict', 'payment-doubtful', { doubts: warnings });
  }

  private async ofReference({ mode, reference }: Entered): Promise<PaymentWarningView[]> {
    if (reference === null) return [];
    const known = await this.transfers.withReference(reference);
    const taken = known.find((earlier) => earlier.of === 'passbook' && earlier.mode === mode);
    if (taken) throw new DomainError('conflict', 'payment-reference-used', { earlier: taken });
    const [earlier] = known;
    return earlier ? [{ doubt: 'same-reference', number: earlier.number, overPaise: null, earlier }] : [];
  }

  private async ofBank(
    { number }: Membership,
    { amountPaise, receivedOn }: Entered,
  ): Promise<PaymentWarningView[]> {
    const earlier = await this.memberships.backed(number, amountPaise, receivedOn);
    return earlier ? [{ doubt: 'same-transfer', number, overPaise: null, earlier }] : [];
  }

  /** Two who have the month's sheet open are given the same notes once. */
  private async ofCash(
    { number }: Membership,
    { mode, amountPaise, at }: Entered,
  ): Promise<PaymentWarningView[]> {
    if (mode !== 'cash') return [];
    const since = new Date(at.getTime() - SAME_CASH_WITHIN);
    const earlier = await this.memberships.lastCash(number, amountPaise, since);
    return earlier ? [{ doubt: 'same-cash', number, overPaise: null, earlier }] : [];
  }
}

function ofIncomplete({ number }: Membership, { mode, reference }: Entered): PaymentWarningView[] {
  if (!isIncomplete(mode, reference)) return [];
  return [{ doubt: 'reference-incomplete', number, overPaise: null, earlier: null }];
}

/** More than all instalments together buys nothing. */
function beyondAll(membership: Membership, { amountPaise }: Entered): PaymentWarningView[] {
  const overPaise = amountPaise - membership.openPaise;
  if (overPaise <= 0) return [];
  return [{ doubt: 'above-balance', number: membership.number, overPaise, earlier: null }];
}

/** It buys nothing any more: what is there already is paid back, what is not is better not taken. */
function beyondYear(membership: Membership, { amountPaise, receivedOn }: Entered): PaymentWarningView[] {
  if (amountPaise < 0 || !membership.isYearOver(receivedOn)) return [];
  return [{ doubt: 'year-over', number: membership.number, overPaise: null, earlier: null }];
}
