import type { Day } from '../rules/days.ts';
import type { InvoiceContent } from '../rules/invoices/invoice.ts';
import type { DispatchView, InvoiceBriefView } from '../orders/views.ts';

/** An invoice or credit note with all that stands on it. */
export interface InvoiceView extends InvoiceBriefView {
  /** The invoice that a credit note takes back. */
  credits: { number: string; day: Day } | null;
  /** Why, of a credit note. */
  reason: string;
  content: InvoiceContent;
  /** The lorry as it is known now; it may be corrected. */
  dispatch: DispatchView | null;
}

export interface InvoiceRowView extends InvoiceBriefView {
  orderNumber: string;
  customerName: string;
  stateName: string;
  /** Negative of a credit note, as all sums here. */
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundingPaise: number;
}
