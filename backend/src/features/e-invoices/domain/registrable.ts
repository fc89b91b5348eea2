import type { Day } from '@shop/contracts/rules/days';
import type { InvoiceContent, InvoiceKind } from '@shop/contracts/rules/documents/invoices/invoice';

/** An invoice or a credit note to a registered buyer, as the portal needs it. */
export interface Registrable {
  number: string;
  kind: InvoiceKind;
  day: Day;
  /** The invoice of a credit note. */
  credits: { number: string; day: Day } | null;
  content: InvoiceContent;
}
