import type { Day } from '../rules/days.ts';
import type {
  Acknowledgement,
  AnswerResult,
  EInvoiceProblem,
} from '../rules/documents/invoices/e-invoice.ts';
import type { InvoiceKind } from '../rules/documents/invoices/invoice.ts';

/** What the portal gave for a document. */
export interface EInvoiceView extends Acknowledgement {
  /** On the portal; null: it stands. */
  cancelledOn: Day | null;
}

/** A document that lacks an IRN. */
export interface EInvoiceDueView {
  number: string;
  kind: InvoiceKind;
  day: Day;
  buyerName: string;
  gstin: string;
  totalPaise: number;
  /** What has to be put right first. */
  problems: EInvoiceProblem[];
}

/** What lacks an IRN, the oldest first. */
export interface EInvoicesDueView {
  /** Invoices of this day and later need one; null: none does. */
  from: Day | null;
  count: number;
  /** The first of them. */
  documents: EInvoiceDueView[];
}

export interface AnswersView {
  /** In the order in which they were sent. */
  results: AnswerResult[];
}
