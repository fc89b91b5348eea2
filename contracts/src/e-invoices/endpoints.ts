import { endpoint } from '../endpoint.ts';
import type { InvoiceSheetView } from '../invoices/views.ts';
import type {
  CancelIrnRequest,
  EInvoiceFileQuery,
  RecordAnswersRequest,
  RegisterInvoiceRequest,
} from './requests.ts';
import type { AnswersView, EInvoicesDueView } from './views.ts';

/** What lacks an IRN. */
export const listEInvoicesDue = endpoint('GET', '/api/admin/reports/e-invoices')<{
  view: EInvoicesDueView;
}>();

/** INV-01 for the portal's bulk upload: a list, also of one. */
export const exportEInvoices = endpoint('GET', '/api/admin/reports/e-invoices/export')<{
  query: EInvoiceFileQuery;
  view: unknown;
}>();

/** What the portal answered. Sent twice, the second time does nothing. */
export const recordAnswers = endpoint('POST', '/api/admin/reports/e-invoices/answers')<{
  body: RecordAnswersRequest;
  view: AnswersView;
}>();

export const registerInvoice = endpoint('PUT', '/api/admin/invoices/:invoice/irn')<{
  body: RegisterInvoiceRequest;
  view: InvoiceSheetView;
}>();

/** Notes that the IRN was cancelled on the portal. */
export const cancelIrn = endpoint('PUT', '/api/admin/invoices/:invoice/irn/cancellation')<{
  body: CancelIrnRequest;
  view: InvoiceSheetView;
}>();
