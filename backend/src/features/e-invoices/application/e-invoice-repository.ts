import type { Day } from '@shop/contracts/rules/days';
import type { Acknowledgement } from '@shop/contracts/rules/documents/invoices/e-invoice';

export interface NewEInvoice extends Acknowledgement {
  number: string;
  at: Date;
  by: string;
  byName: string;
}

export abstract class EInvoiceRepository {
  /** What lacks an IRN, the oldest first: how many there are, and the first of them. */
  abstract due(): Promise<{ count: number; numbers: string[] }>;

  /** Whether it was added: another one may have the IRN, or the document one by now. */
  abstract add(registered: NewEInvoice): Promise<boolean>;

  /** Whether there was one that stood, given on that day or the day before. */
  abstract cancel(number: string, on: Day): Promise<boolean>;
}
