import { balanceOf } from '@shop/contracts/rules/orders/order-totals';
import { roundingAfter, type Redemption } from '@shop/contracts/rules/schemes/passbook';
import { worthOf } from '@shop/contracts/rules/documents/invoices/part-credit';
import { DomainError } from '../../../shared/domain-error.ts';
import type { OrderSnapshot, PartCredit } from './order-snapshot.ts';

/** What an order costs, what came in for it and what was taken off, paise. */
export interface OrderSums {
  readonly totalPaise: number;
  /** The sum of the payments ledger, with what was entered just now. */
  readonly paidPaise: number;
  /** The discount that came with scheme credits. */
  readonly benefitPaise: number;
  /** What the rounding takes or adds so that whole rupees are left after it. */
  readonly benefitRoundingPaise: number;
  /** The benefit it was loaded with. */
  readonly loadedBenefitPaise: number;
  /** What is billed: the total less the benefit. */
  readonly billedPaise: number;
  /** What credit notes over a part took off. */
  readonly creditedPaise: number;
  /** The same before rounding. */
  readonly creditedGoodsPaise: number;
}

export class OrderMoney implements OrderSums {
  readonly loadedBenefitPaise: number;
  totalPaise: number;
  paidPaise: number;
  benefitPaise: number;
  benefitRoundingPaise: number;
  creditedPaise: number;
  creditedGoodsPaise: number;

  constructor(snapshot: OrderSnapshot) {
    this.totalPaise = snapshot.totalPaise;
    this.paidPaise = snapshot.paidPaise;
    this.loadedBenefitPaise = snapshot.benefitPaise;
    this.benefitPaise = snapshot.benefitPaise;
    this.benefitRoundingPaise = snapshot.benefitRoundingPaise;
    this.creditedPaise = snapshot.creditedPaise;
    this.creditedGoodsPaise = snapshot.creditedGoodsPaise;
  }

  get billedPaise(): number {
    return this.totalPaise - this.benefitPaise + this.benefitRoundingPaise;
  }

  /** What is still to be paid; never below zero. */
  balancePaise(cancelled: boolean): number {
    return Math.max(0, balanceOf(this.billedPaise - this.creditedPaise, this.paidPaise, cancelled));
  }

  /** A passbook pays, and its benefit comes off. */
  redeem(used: Redemption): void {
    this.assertNothingCredited();
    this.benefitRoundingPaise += roundingAfter(this.balancePaise(false), used);
    this.benefitPaise += used.benefitPaise;
    this.enter(used.creditPaise);
  }

  endBenefit(): void {
    this.benefitPaise = 0;
    this.benefitRoundingPaise = 0;
  }

  /** Nobody is paid back more than came in: what was refunded is corrected before what it was refunded of. */
  enter(amountPaise: number): void {
    if (this.paidPaise + amountPaise < 0) {
      throw new DomainError('conflict', 'refund-exceeds-paid', { paidPaise: this.paidPaise });
    }
    this.paidPaise += amountPaise;
  }

  credit({ content }: PartCredit): void {
    this.creditedPaise += content.totals.totalPaise;
    this.creditedGoodsPaise += worthOf(content.lines);
  }

  /** The invoice that was credited in part stays the one that stands. */
  assertNothingCredited(): void {
    // Before rounding: less than half a rupee takes nothing off, and is credited all the same.
    if (this.creditedGoodsPaise > 0) throw new DomainError('conflict', 'goods-credited', {});
  }
}
