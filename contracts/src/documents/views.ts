import type { InvoiceView } from '../invoices/views.ts';
import type { AdminOrderView } from '../orders/views.ts';
import type { PaymentDetails } from '../shop/views.ts';
import type { DocumentKind, PrintingState } from '../rules/documents/printing.ts';

/** What the documents of an order say. */
export interface DocumentOrderView extends Pick<
  AdminOrderView,
  | 'number'
  | 'placedAt'
  | 'state'
  | 'customer'
  | 'delivery'
  | 'pickupLocation'
  | 'remarks'
  | 'lines'
  | 'dispatch'
  | 'parcels'
  | 'totals'
  | 'paidPaise'
  | 'balancePaise'
  | 'benefitPaise'
  | 'creditedPaise'
  | 'destination'
  | 'language'
> {
  hold: AdminOrderView['hold'];
  /** Null until payment may be asked for. */
  paymentDetails: PaymentDetails | null;
}

/** Orders for the printer, in the order asked for, with the last invoice of each. */
export interface DocumentsView {
  orders: DocumentOrderView[];
  invoices: InvoiceView[];
  /** Last invoices that are left out, because they need an IRN and have none. */
  withoutIrn: { number: string; orderNumber: string }[];
  /** QR codes as SVG: of each order’s packing by its number, and what the portal signed by the invoice’s. */
  qrCodes: Record<string, string>;
}

/** A file of documents that is made by itself. */
export interface PrintingView {
  id: string;
  paper: DocumentKind;
  orders: number;
  state: PrintingState;
  requestedAt: string;
}
