/** What vouchers are made of, in the order of the page. */
export const TALLY_KINDS = [
  'sale',
  'credit-note',
  'receipt',
  'refund',
  'deposit',
  'deposit-return',
  'scheme-credit',
  'correction',
  'commission',
  'commission-tax',
  'payout',
] as const;
export type TallyKind = (typeof TALLY_KINDS)[number];

/** Sums of the vouchers that a report of the shop must have as well. */
export const TALLY_CHECKS = ['sales', 'tax', 'money', 'deposits', 'commissions', 'tds'] as const;
export type TallyCheck = (typeof TALLY_CHECKS)[number];

/** What the ledgers are called in Tally. `{rate}` in the name of a sale or a tax stands for its rate. */
export interface TallyNames {
  /** The company as it is called in Tally; empty: the one that is open there. */
  company: string;
  customers: string;
  salesWithin: string;
  salesOutside: string;
  charges: string;
  cgst: string;
  sgst: string;
  igst: string;
  roundOff: string;
  cash: string;
  bank: string;
  upi: string;
  schemeDeposits: string;
  commissionExpense: string;
  commissionPayable: string;
  tdsPayable: string;
}

/** What stands on either side, paise. */
export interface TallySides {
  debitPaise: number;
  creditPaise: number;
}

/** Of the names, as `SETTINGS_TEXT` is of the other settings; here, since shoppers load none of it. */
export const TALLY_TEXT = { company: { min: 0, max: 80 }, ledger: { min: 1, max: 80 } } as const;
