import { endpoint } from '../endpoint.ts';
import type { CloseBooksRequest, ReopenBooksRequest } from './requests.ts';
import type { BooksView } from './views.ts';

/** Up to which day the books are closed. */
export const readBooks = endpoint('GET', '/api/admin/books')<{ view: BooksView }>();

/** Nothing is booked on this day or before from now on. */
export const closeBooks = endpoint('POST', '/api/admin/books/closing')<{
  body: CloseBooksRequest;
  view: BooksView;
}>();

export const reopenBooks = endpoint('POST', '/api/admin/books/reopening')<{
  body: ReopenBooksRequest;
  view: BooksView;
}>();
