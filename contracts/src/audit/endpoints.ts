import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { ListAuditQuery } from './requests.ts';
import type { AuditEntryView, AuditPersonView } from './views.ts';

/** Newest first. */
export const listAudit = endpoint('GET', '/api/admin/audit')<{
  query: ListAuditQuery;
  view: ListPage<AuditEntryView>;
}>();

export const exportAudit = endpoint('GET', '/api/admin/audit/export/:format')<{
  query: ListAuditQuery;
  view: unknown;
}>();

/** Whose changes can be asked for. */
export const listAuditPeople = endpoint('GET', '/api/admin/audit/people')<{ view: AuditPersonView[] }>();
