import type { Day } from '../rules/days.ts';
import type { Month } from '../rules/months.ts';

/** So many of them, and their first numbers. */
export interface LeftOverView {
  count: number;
  /** At most `MOST_NAMED`. */
  numbers: string[];
}

export interface LeftMoneyView {
  count: number;
  paise: number;
}

/** A month of the books, and what is left to do before it is closed. */
export interface MonthView {
  month: Month;
  /** Its last day. */
  to: Day;
  isOver: boolean;
  /** Rows of bank statements that nobody recorded or passed over. */
  bankRows: LeftMoneyView;
  /** What came by UPI or bank and no row of a bank statement tells of. */
  unbacked: LeftMoneyView;
  /** Invoices and credit notes with goods that have no HSN. */
  withoutHsn: LeftOverView;
  /** Orders that left in the month and have no invoice, though the shop is registered. */
  withoutInvoice: LeftOverView;
  /** Invoices and credit notes to businesses without an IRN, where they need one. */
  withoutIrn: LeftOverView;
  /** Payouts and their net sum that the bank has not answered. */
  payoutsSent: LeftMoneyView;
  /** Referrers, and what they earned by the end of the month, or of the last one that is over, that is not credited. */
  uncredited: LeftMoneyView;
  /** Tax on commission of the month that no challan has. */
  taxOpen: LeftMoneyView;
}

export const MOST_NAMED = 10;
