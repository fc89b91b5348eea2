import type { Day } from '@shop/contracts/rules/days';
import type { Unit } from '@shop/contracts/rules/catalogue/units';
import type { RegistrationState } from '@shop/contracts/rules/documents/invoices/e-invoice';
import type { InvoiceKind } from '@shop/contracts/rules/documents/invoices/invoice';
import type { Amounts } from './amounts.ts';

/** What of a document has the same HSN, rate and unit. */
export interface DocumentLine extends Amounts {
  hsn: string;
  basisPoints: number;
  /** Null: packing or freight, which has the HSN of the goods it is charged with. */
  unit: Unit | null;
  quantity: number;
}

/** An invoice or a credit note as a return needs it. */
export interface TaxDocument {
  number: string;
  kind: InvoiceKind;
  day: Day;
  /** Of its number: `DS/26-27`, and the running one. */
  series: string;
  running: number;
  sellerGstin: string;
  /** Of the buyer; empty: not registered. */
  gstin: string;
  /** Of a registered buyer. */
  name: string;
  place: { code: string; name: string };
  isWithinState: boolean;
  /** What the paper says is to be paid, rounding to the rupee included. */
  totalPaise: number;
  /** As they were entered beside the lines: held against them. */
  entered: Amounts;
  lines: readonly DocumentLine[];
  /** The invoice of a credit note. */
  credits: { number: string; totalPaise: number; registration: RegistrationState | null } | null;
  /** With the invoice registration portal; null: it needs no IRN. */
  registration: RegistrationState | null;
  /** By a credit note, as a whole. */
  isTakenBack: boolean;
}

/**
 * For the law there is no such document: it was taken back before it had an IRN (rule 48(5) of the CGST Rules), or its IRN
 * was cancelled. Its number is used up, and its goods stand in no section.
 */
export function isCancelled({ registration }: Pick<TaxDocument, 'registration'>): boolean {
  return registration === 'taken-back' || registration === 'cancelled';
}
