import { endpoint } from '../endpoint.ts';
import type { ReadDocumentsQuery, StartPrintingRequest } from './requests.ts';
import type { DocumentsView, PrintingView } from './views.ts';

/** What stands on the documents of some orders: the browser prints them. */
export const readDocuments = endpoint('GET', '/api/admin/papers')<{
  query: ReadDocumentsQuery;
  view: DocumentsView;
}>();

/** Has a PDF of documents made; one order or many. */
export const startPrinting = endpoint('POST', '/api/admin/printings')<{
  body: StartPrintingRequest;
  view: PrintingView;
}>();

export const readPrinting = endpoint('GET', '/api/admin/printings/:id')<{ view: PrintingView }>();

/** The file of one that is done. */
export const fetchPrinting = endpoint('GET', '/api/admin/printings/:id/papers.pdf')<{ view: unknown }>();
