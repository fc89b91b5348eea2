import { endpoint } from '../../endpoint.ts';
import type { ListPage } from '../../listing/views.ts';
import type { ListCommissionsQuery } from './requests.ts';
import type { CommissionRowView, CommissionSumsView } from './views.ts';

/** What each referrer had pending, due and paid on a day. */
export const listCommissions = endpoint('GET', '/api/admin/reports/referrers')<{
  query: ListCommissionsQuery;
  view: ListPage<CommissionRowView>;
}>();

/** What the same query comes to. */
export const sumCommissions = endpoint('GET', '/api/admin/reports/referrers/sums')<{
  query: ListCommissionsQuery;
  view: CommissionSumsView;
}>();

export const exportCommissions = endpoint('GET', '/api/admin/reports/referrers/export/:format')<{
  query: ListCommissionsQuery;
  view: unknown;
}>();
