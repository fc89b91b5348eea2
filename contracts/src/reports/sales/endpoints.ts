import { endpoint } from '../../endpoint.ts';
import type { ListPage } from '../../listing/views.ts';
import type { MarginRowView, MarginSumsView } from './margin.ts';
import type { ListMarginQuery, ListSalesQuery } from './requests.ts';
import type { SalesRowView, SalesSumsView } from './views.ts';

/** What was sold, divided by items, places, referrers or days. */
export const listSales = endpoint('GET', '/api/admin/reports/sales')<{
  query: ListSalesQuery;
  view: ListPage<SalesRowView>;
}>();

/** What the same query comes to, beside the season before. */
export const sumSales = endpoint('GET', '/api/admin/reports/sales/sums')<{
  query: ListSalesQuery;
  view: SalesSumsView;
}>();

export const exportSales = endpoint('GET', '/api/admin/reports/sales/export/:format')<{
  query: ListSalesQuery;
  view: unknown;
}>();

/** What goods brought beyond what they were bought for. */
export const listMargin = endpoint('GET', '/api/admin/reports/margin')<{
  query: ListMarginQuery;
  view: ListPage<MarginRowView>;
}>();

/** What the same query comes to. */
export const sumMargin = endpoint('GET', '/api/admin/reports/margin/sums')<{
  query: ListMarginQuery;
  view: MarginSumsView;
}>();

export const exportMargin = endpoint('GET', '/api/admin/reports/margin/export/:format')<{
  query: ListMarginQuery;
  view: unknown;
}>();
