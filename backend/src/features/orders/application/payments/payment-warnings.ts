import { Injectable } from '@nestjs/common';
import type { PaymentWarningView } from '@shop/contracts/orders/views';
import { isIncomplete } from '@shop/contracts/rules/bank/transfer-reference';
import { SAME_CASH_WITHIN, type PaymentWarning } from '@shop/contracts/rules/orders/payments';
import { DomainError } from '../../../../shared/domain-error.ts';
import { EarlierTransfers } from '../../../../shared/earlier-transfers.ts';
import type { Order } from '../../domain/order.ts';
import { type Receipt, ReceiptRepository } from '../../domain/receipt-repository.ts';

/** What an order gets of a receipt; negative: paid back. */
export interface Allocation {
  order: Order;
  amountPaise: number;
}

/** Asks before money is recorded that may be a slip of the hand, or may be there already. */
@Injectable()
export class PaymentWarnings {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly transfers: EarlierTransfers,
  ) {}

  /**
   * @param receipt null when it is recorded already
   * @param despite what was asked before
   * @throws DomainError payment-doubtful, payment-reference-used
   */
  async assertConfirmed(
    receipt: Receipt | null,
    allocations: readonly Allocation[],
    despite: readonly PaymentWarning[] = [],
    at: Date,
  ): Promise<void> {
    const warnings = [
      ...allocations.flatMap((allocation) => orderWarnings(allocation)),
      ...(receipt ? await this.receiptWarnings(receipt, allocations, at) : []),
    ].filter(({ doubt }) => !despite.includes(doubt));
    if (warnings.length > 0) throw new DomainError('conflict', 'payment-doubtful', { doubts: warnings });
  }

  private async receiptWarnings(
    { mode, reference, amountPaise, receivedOn }: Receipt,
    allocations: readonly Allocation[],
    at: Date,
  ): Promise<PaymentWarningView[]> {
    const warnings: PaymentWarningView[] = [];
    const about = { number: allocations[0]?.order.number ?? '', overPaise: null };
    if (isIncomplete(mode, reference)) {
      warnings.push({ ...about, doubt: 'reference-incomplete', earlier: null });
    }
    const ids = allocations.map(({ order }) => order.id);
    const backed = await this.receipts.backed(ids, amountPaise, receivedOn);
    if (backed) warnings.push({ ...about, doubt: 'same-transfer', earlier: backed });
    if (reference !== null) {
      const known = await this.transfers.withReference(reference);
      const taken = known.find((earlier) => earlier.of === 'order' && earlier.mode === mode);
      if (taken) throw new DomainError('conflict', 'payment-reference-used', { earlier: taken });
      const [earlier] = known;
      if (earlier) {
        warnings.push({ doubt: 'same-reference', number: earlier.number, overPaise: null, earlier });
      }
    }
    if (mode !== 'cash') return warnings;
    const since = new Date(at.getTime() - SAME_CASH_WITHIN);
    for (const { order, amountPaise } of allocations) {
      const earlier = await this.receipts.lastCash(order.id, amountPaise, since);
      if (earlier) warnings.push({ doubt: 'same-cash', number: order.number, overPaise: null, earlier });
    }
    return warnings;
  }
}

function orderWarnings({ order, amountPaise }: Allocation): PaymentWarningView[] {
  const about = { number: order.number, earlier: null };
  // The order has paid it back already: what it owes now it did not before.
  const overRefund = Math.min(-amountPaise, order.balancePaise);
  if (overRefund > 0) return [{ ...about, doubt: 'above-refund', overPaise: overRefund }];
  if (amountPaise <= 0) return [];
  if (order.state === 'cancelled') return [{ ...about, doubt: 'order-cancelled', overPaise: null }];
  const overPaise = amountPaise - order.balancePaise;
  return overPaise > 0 ? [{ ...about, doubt: 'above-balance', overPaise }] : [];
}
