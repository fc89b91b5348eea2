import { endpoint } from '../../endpoint.ts';
import type { ListPage } from '../../listing/views.ts';
import type { ListStockQuery } from './requests.ts';
import type { StockReportRowView, StockSumsView } from './views.ts';

/** What there is of each product, and what it is worth. */
export const listStock = endpoint('GET', '/api/admin/reports/stock')<{
  query: ListStockQuery;
  view: ListPage<StockReportRowView>;
}>();

/** What the same query comes to, with movements and what did not sell. */
export const sumStock = endpoint('GET', '/api/admin/reports/stock/sums')<{
  query: ListStockQuery;
  view: StockSumsView;
}>();

export const exportStock = endpoint('GET', '/api/admin/reports/stock/export/:format')<{
  query: ListStockQuery;
  view: unknown;
}>();
