import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { ListInvoicesQuery } from './requests.ts';
import type { InvoiceRowView, InvoiceSheetView } from './views.ts';

export const listInvoices = endpoint('GET', '/api/admin/invoices')<{
  query: ListInvoicesQuery;
  view: ListPage<InvoiceRowView>;
}>();

/** For whoever does the accounts: a line for every rate of every invoice and credit note of the days. */
export const exportInvoices = endpoint('GET', '/api/admin/invoices/export/:format')<{
  query: ListInvoicesQuery;
  view: unknown;
}>();

/** By its number as an address has it, `DS-26-27-00042`. */
export const readInvoice = endpoint('GET', '/api/admin/invoices/:invoice')<{ view: InvoiceSheetView }>();

export const printInvoice = endpoint('GET', '/api/admin/invoices/:invoice/invoice.pdf')<{ view: unknown }>();
