import type { CommissionCause, CommissionKind } from '../rules/referrals/commission.ts';
import type { Day } from '../rules/days.ts';
import type { TaxYear } from '../rules/referrals/commission-tax.ts';
import type { OrderState } from '../rules/orders/order-states.ts';

/** Whether a code counts; an unknown or suspended one never blocks an order. */
export interface ReferralCodeView {
  code: string;
  accepted: boolean;
  /** The first name of its referrer, who allows it to be said; null otherwise. */
  greeting: string | null;
}

/** How an order came to count for a referrer: the shopper sent it, or the referrer did for them. */
export const REFERRED_WAYS = ['link', 'assisted'] as const;
export type ReferredWay = (typeof REFERRED_WAYS)[number];

/** An order as its referrer may see it. */
export interface ReferredOrderView {
  number: string;
  placedAt: string;
  customerName: string;
  /** `98xxxxxx21`. */
  maskedPhone: string;
  city: string;
  state: OrderState;
  way: ReferredWay;
  goodsPaise: number;
  /** Not earned yet: nobody has collected the order. */
  pendingPaise: number;
  earnedPaise: number;
}

/** A week of a referrer, from its Monday on. */
export interface ReferrerWeekView {
  monday: Day;
  visits: number;
  /** Those that shoppers sent themselves, without cancelled ones. */
  orders: number;
  /** Those that the referrer sent for customers, without cancelled ones. */
  assisted: number;
  /** What the orders of the week are worth to the referrer by now. */
  commissionPaise: number;
}

/** What is not earned yet, by where its orders are. */
export interface PendingCommissionView {
  state: OrderState;
  orders: number;
  paise: number;
}

export interface ReferrerDashboardView {
  /** The code's landing, and the same as a QR code, SVG. */
  link: { url: string; qrCode: string };
  sums: CommissionSums;
  paid: PaidOutView;
  /** Less is not paid out, and waits. */
  minimumPayoutPaise: number;
  pending: PendingCommissionView[];
  /** The last twelve, the oldest first. */
  weeks: ReferrerWeekView[];
  greets: boolean;
  tax: OwnTaxView;
}

/** What became of the payouts to a referrer; transfers that failed are none. */
export interface PaidOutView {
  /** Without the tax: what the bank says arrived, and what is on its way. */
  reachedPaise: number;
  onItsWayPaise: number;
  /** The financial year of now, `2026-27`: what was credited or paid in it, and what was deducted for the tax office. */
  taxYear: string;
  yearGrossPaise: number;
  yearTaxPaise: number;
}

/** By what rate tax is deducted from a referrer this year. */
export interface OwnTaxView {
  hasPan: boolean;
  /** Null: nobody has entered the rates of the year. */
  rates: Pick<TaxYear, 'basisPoints' | 'withoutPanBasisPoints' | 'thresholdPaise'> | null;
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
