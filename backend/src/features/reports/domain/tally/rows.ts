import type { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import type { Day } from '@shop/contracts/rules/days';

/** What an invoice has of one rate of the tax, paise. */
export interface RateSums {
  basisPoints: number;
  /** Taxable value of the goods, and of packing and freight. */
  goodsPaise: number;
  chargesPaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

interface Row {
  /** Of the row in its ledger: it stays the same for ever. */
  id: string;
  day: Day;
  /** Of whoever paid, was paid or bought. */
  name: string;
}

export interface InvoiceRow extends Row {
  source: 'invoice';
  kind: 'invoice' | 'credit-note';
  number: string;
  orderNumber: string;
  /** The invoice that a credit note takes back. */
  credits: string | null;
  gstin: string | null;
  /** Of the buyer. */
  stateName: string;
  placeOfSupply: string;
  isWithinState: boolean;
  rates: RateSums[];
  roundingPaise: number;
  totalPaise: number;
}

/** Money of orders and passbooks; negative: it went out. */
export interface MoneyRow extends Row {
  source: 'order' | 'passbook';
  mode: (typeof PAYMENT_MODES)[number];
  reference: string | null;
  amountPaise: number;
  /** Of the orders or the passbook. */
  numbers: string[];
  /** It takes back what is booked in a month that was closed. */
  isCorrection: boolean;
}

/** What a passbook paid for an order; negative: it came back. */
export interface SchemeCreditRow extends Row {
  source: 'scheme-credit';
  paise: number;
  passbook: string;
  orderNumber: string;
}

/** What a referrer earned by an order; negative: it was taken back. */
export interface CommissionRow extends Row {
  source: 'commission';
  paise: number;
  orderNumber: string;
}

/** What is deducted from a commission for the state, with a monthly credit or a payout. */
export interface CommissionTaxRow extends Row {
  source: 'commission-tax';
  /** Of the credit, `2026-12`; null: with a payout. */
  month: string | null;
  /** The month, or the payout's own reference. */
  reference: string;
  taxPaise: number;
}

/** What a referrer was paid, less the tax; negative: the bank took it back. */
export interface PayoutRow extends Row {
  source: 'payout';
  netPaise: number;
  /** The shop's own, and the bank's. */
  number: string;
  reference: string | null;
}

/** A row of one of the shop's ledgers that books are made of. */
export type LedgerRow =
  InvoiceRow | MoneyRow | SchemeCreditRow | CommissionRow | CommissionTaxRow | PayoutRow;
