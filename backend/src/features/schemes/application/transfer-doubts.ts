import type { PaymentDoubt } from '@shop/contracts/rules/orders/payments';
import { DomainError } from '../../../shared/domain-error.ts';
import type { EarlierTransfers } from '../../../shared/earlier-transfers.ts';
import type { Transfer } from '../domain/ledger.ts';

/** Asks before money of a passbook is recorded that may be on an order, or on another passbook, already. */
export class TransferDoubts {
  constructor(private readonly transfers: EarlierTransfers) {}

  /**
   * @param despite what was asked before
   * @throws DomainError payment-doubtful, payment-reference-used
   */
  async demandMeant({ mode, reference }: Transfer, despite: readonly PaymentDoubt[] = []): Promise<void> {
    if (reference === null) return;
    const known = await this.transfers.withReference(reference);
    const taken = known.find((earlier) => earlier.of === 'passbook' && earlier.mode === mode);
    if (taken) throw new DomainError('conflict', 'payment-reference-used', { earlier: taken });
    const [earlier] = known;
    if (!earlier || despite.includes('same-reference')) return;
    const doubt = { doubt: 'same-reference' as const, number: earlier.number, overPaise: null, earlier };
    throw new DomainError('conflict', 'payment-doubtful', { doubts: [doubt] });
  }
}
