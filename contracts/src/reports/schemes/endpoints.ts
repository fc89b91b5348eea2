import { endpoint } from '../../endpoint.ts';
import type { ListPage } from '../../listing/views.ts';
import type { ListLiabilityQuery } from './requests.ts';
import type { LiabilityRowView, LiabilitySumsView } from './views.ts';

/** What the shop held of each passbook on a day. */
export const listLiability = endpoint('GET', '/api/admin/reports/schemes')<{
  query: ListLiabilityQuery;
  view: ListPage<LiabilityRowView>;
}>();

/** What the same query comes to. */
export const sumLiability = endpoint('GET', '/api/admin/reports/schemes/sums')<{
  query: ListLiabilityQuery;
  view: LiabilitySumsView;
}>();

export const exportLiability = endpoint('GET', '/api/admin/reports/schemes/export/:format')<{
  query: ListLiabilityQuery;
  view: unknown;
}>();
