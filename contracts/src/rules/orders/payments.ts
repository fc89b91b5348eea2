import type { Day } from '../days.ts';

/** How staff record that money came in, or went back. */
export const PAYMENT_MODES = ['upi', 'bank', 'cash'] as const;
/** `scheme-credit` is recorded by a redemption only. */
export type PaymentMode = (typeof PAYMENT_MODES)[number] | 'scheme-credit';

/** What an entry of an order's ledger is: part of a receipt, its correction, or a part that moved between orders. */
export type PaymentKind = 'received' | 'refunded' | 'corrected' | 'moved';

/** What is asked before money is recorded, or a member is added at the counter, because it is often a mistake. */
export const PAYMENT_WARNINGS = [
  'above-balance',
  'order-cancelled',
  'year-over',
  'same-reference',
  'same-cash',
  'same-transfer',
  'reference-incomplete',
  'above-refund',
  'same-member',
] as const;
export type PaymentWarning = (typeof PAYMENT_WARNINGS)[number];

/** Something that was recorded before, and may be the same. */
export interface EarlierReceipt {
  /** Of the order, or of the passbook. */
  number: string;
  of: 'order' | 'passbook';
  mode: PaymentMode;
  amountPaise: number;
  reference: string | null;
  receivedOn: Day;
  recordedAt: string;
  recordedBy: string;
}

/** The most other orders that one receipt pays as it is recorded. */
export const MOST_PARTS = 20;

/** The same cash amount on an order again within this time may be the same money, ms. */
export const SAME_CASH_WITHIN = 10 * 60_000;

/** A bank books a transfer so many days before or after it is entered by hand, at most. */
export const SAME_TRANSFER_DAYS = 5;
