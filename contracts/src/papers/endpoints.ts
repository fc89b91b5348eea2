import { endpoint } from '../endpoint.ts';
import type { ReadPapersQuery, StartPrintingRequest } from './requests.ts';
import type { PapersView, PrintingView } from './views.ts';

/** What stands on the papers of some orders: the browser prints them. */
export const readPapers = endpoint('GET', '/api/admin/papers')<{
  query: ReadPapersQuery;
  view: PapersView;
}>();

/** Has a PDF of papers made; one order or many. */
export const startPrinting = endpoint('POST', '/api/admin/printings')<{
  body: StartPrintingRequest;
  view: PrintingView;
}>();

export const readPrinting = endpoint('GET', '/api/admin/printings/:id')<{ view: PrintingView }>();

/** The file of one that is done. */
export const fetchPrinting = endpoint('GET', '/api/admin/printings/:id/papers.pdf')<{ view: unknown }>();
