import type { InvoiceView } from '../invoices/views.ts';
import type { AdminOrderView } from '../orders/views.ts';
import type { PaymentDetails } from '../shop/views.ts';
import type { Paper, PrintingState } from '../rules/papers/papers.ts';

/** What the papers of an order say. */
export interface PaperOrderView extends Pick<
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
> {
  hold: AdminOrderView['hold'];
  /** Null until payment may be asked for. */
  paymentDetails: PaymentDetails | null;
}

/** Orders for the printer, in the order asked for, with the last invoice of each. */
export interface PapersView {
  orders: PaperOrderView[];
  invoices: InvoiceView[];
  /** The QR code of each order’s packing as SVG, by number. */
  squares: Record<string, string>;
}

/** A file of papers that is made by itself. */
export interface PrintingView {
  id: string;
  paper: Paper;
  orders: number;
  state: PrintingState;
  requestedAt: string;
}
