import type { TaxDocument } from './tax-document.ts';

/**
 * An invoice to another state and to an unregistered buyer stands on its own above it, paise: one lakh rupees since
 * 1 August 2024 (rule 59(4) of the CGST Rules, by notification 12/2024 – Central Tax of 10 July 2024).
 */
const LARGE = 10_000_000;

export type Section = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/**
 * Where a document stands in GSTR-1. A note to an unregistered buyer stands on its own only when its invoice did; any other
 * lowers the supplies of the period in which the note was issued.
 */
export function sectionOf({ kind, gstin, isWithinState, totalPaise, credits }: TaxDocument): Section {
  if (gstin !== '') return kind === 'invoice' ? 'b2b' : 'cdnr';
  const invoicePaise = kind === 'invoice' ? totalPaise : (credits?.totalPaise ?? 0);
  if (isWithinState || invoicePaise <= LARGE) return 'b2cs';
  return kind === 'invoice' ? 'b2cl' : 'cdnur';
}
