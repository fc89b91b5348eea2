import type { CommissionCause, CommissionKind } from '../rules/commission.ts';
import type { OrderState } from '../rules/order-states.ts';

/** Whether a code counts; an unknown or suspended one never blocks an order. */
export interface ReferralCodeView {
  code: string;
  accepted: boolean;
}

/** An order as its referrer may see it. */
export interface ReferredOrderView {
  number: string;
  placedAt: string;
  customerName: string;
  /** `98xxxxxx21`. */
  maskedPhone: string;
  city: string;
  state: OrderState;
  goodsPaise: number;
}

/** The sums of a referrer's ledger: what was earned is what is due and what was paid. */
export interface CommissionSums {
  /** Of orders that nobody collected yet. */
  pendingPaise: number;
  earnedPaise: number;
  /** Negative: more was paid out than is earned by now. */
  duePaise: number;
  paidPaise: number;
}

/** What one entry of the ledger adds to, and takes from, each account. */
export interface CommissionEntryView {
  id: string;
  at: string;
  kind: CommissionKind;
  cause: CommissionCause;
  /** Null: a payout. */
  orderNumber: string | null;
  pendingPaise: number;
  duePaise: number;
  paidPaise: number;
  /** The net value of the goods that the rate was taken of; null with a payout. */
  basePaise: number | null;
  basisPoints: number | null;
}
