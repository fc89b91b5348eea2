import type { InvoiceView } from '@shop/contracts/invoices/views';

export abstract class InvoicePrinter {
  /** A PDF of A4 pages, one invoice after the other. */
  abstract print(invoices: readonly InvoiceView[]): Promise<Uint8Array>;
}
