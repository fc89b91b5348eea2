import type { Day } from '../rules/days.ts';
import type { EInvoiceView } from '../e-invoices/views.ts';
import type { InvoiceContent } from '../rules/documents/invoices/invoice.ts';
import type { CreditedGoods } from '../rules/documents/invoices/part-credit.ts';
import type { DispatchView, InvoiceBriefView } from '../orders/views.ts';

/** An invoice or credit note with all that stands on it. */
export interface InvoiceView extends InvoiceBriefView {
  /** The invoice that a credit note takes back. */
  credits: { number: string; day: Day } | null;
  /** The credit notes against it, the oldest first. */
  creditNotes: { number: string; day: Day; totalPaise: number; isPart: boolean }[];
  /** What of its goods they took back, note by note. */
  credited: CreditedGoods[];
  /** Why, of a credit note. */
  reason: string;
  content: InvoiceContent;
  /** The lorry as it is known now; it may be corrected. */
  dispatch: DispatchView | null;
  /** Null: it has no IRN. */
  eInvoice: EInvoiceView | null;
}

/** An invoice as it is seen, with its QR code. */
export interface InvoiceSheetView extends InvoiceView {
  /** SVG; null: it has none. */
  qrCode: string | null;
}

export interface InvoiceRowView extends InvoiceBriefView {
  orderNumber: string;
  customerName: string;
  stateName: string;
  /** Null: to a consumer. */
  gstin: string | null;
  /** Negative of a credit note, as all sums here. */
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundingPaise: number;
}
