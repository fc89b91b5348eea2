import { endpoint } from '../endpoint.ts';
import type { AdminOrderView } from '../orders/views.ts';
import type { HoldCallRequest, RecordCallRequest } from './requests.ts';
import type { CallListView } from './views.ts';

/** What is to be confirmed by telephone. */
export const listCalls = endpoint('GET', '/api/admin/calls')<{ view: CallListView }>();

/** Tells the others that one is calling about an order, until nothing is heard for two minutes. */
export const holdCall = endpoint('PUT', '/api/admin/calls/:number/caller')<{
  body: HoldCallRequest;
  view: CallListView;
}>();

/** One is not calling there any more. */
export const leaveCall = endpoint('DELETE', '/api/admin/calls/:number/caller')<{ view: CallListView }>();

/** How a call ended: it confirms the order, cancels it, or says when to call again. */
export const recordCall = endpoint('POST', '/api/admin/calls/:number/outcome')<{
  body: RecordCallRequest;
  view: AdminOrderView;
}>();
