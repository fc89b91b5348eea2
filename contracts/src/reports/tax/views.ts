import type { Day } from '../../rules/days.ts';
import type { Month } from '../../rules/months.ts';

/** By which tax was paid to the state. */
export interface ChallanView {
  bsrCode: string;
  serial: string;
  paidOn: Day;
}

/** A sum that was credited or paid, whichever was first, with the tax on it. */
export interface TaxRowView {
  id: string;
  referrerId: string;
  name: string;
  code: string;
  /** As it was then; null: not given. */
  pan: string | null;
  section: string;
  /** On which the tax fell due: of the credit or of the payment, whichever was first. */
  day: Day;
  /** Null: paid before it was credited. */
  creditedOn: Day | null;
  /** Later than the day of the credit, whose books were closed; null: on it. */
  bookedOn: Day | null;
  /** Null: not paid yet. */
  paidOn: Day | null;
  /** Of the payout. */
  reference: string | null;
  /** Less than nothing: more was taken back than earned. */
  grossPaise: number;
  /** What the tax is of: beyond the threshold of the year, with what of it was not taxed before. */
  taxablePaise: number;
  basisPoints: number;
  taxPaise: number;
  challan: ChallanView | null;
}

export interface TaxMonthView {
  month: Month;
  grossPaise: number;
  taxPaise: number;
  /** Of the tax, what no challan has. */
  openPaise: number;
}

export interface ChallanSumView extends ChallanView {
  id: string;
  taxPaise: number;
}

/** What the rows that a query matches come to. */
export interface TaxSumsView {
  /** The newest first. */
  months: TaxMonthView[];
  challans: ChallanSumView[];
  /** Of the shop, from its settings. */
  tan: string | null;
}

/** What was credited or paid in a quarter, and the tax on it. */
export interface TaxQuarterView {
  grossPaise: number;
  taxPaise: number;
}

/** What the certificate of a referrer for a financial year needs; the certificate itself comes from TRACES. */
export interface TaxYearRowView {
  id: string;
  name: string;
  code: string;
  pan: string | null;
  address: string | null;
  section: string;
  year: string;
  grossPaise: number;
  taxPaise: number;
  /** Of the tax, what challans have. */
  depositedPaise: number;
  /** April to June, July to September, October to December, January to March. */
  quarters: [TaxQuarterView, TaxQuarterView, TaxQuarterView, TaxQuarterView];
  challans: ChallanView[];
}
