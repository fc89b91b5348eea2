import { taxYearOf } from '../../referrals/commission-tax.ts';
import type { Day } from '../../days.ts';

/** Before the number of an invoice; another one before that of a credit note. */
export const INVOICE_PREFIX = /^[A-Z]{1,3}$/;

/** The number of an invoice in an address, `DS-26-27-00042`: a slash would divide it. */
export const INVOICE_ADDRESS = /^[A-Z]{1,3}-\d{2}-\d{2}-\d{5,7}$/;

/** The financial year as it stands in a number: `26-27`. */
export function shortYearOf(day: Day): string {
  return taxYearOf(day).slice(2);
}

export function invoiceNumberAt(address: string): string {
  const [prefix, begins, ends, running] = address.split('-');
  return `${prefix}/${begins}-${ends}/${running}`;
}
