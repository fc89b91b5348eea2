import type { PageContextServer } from 'vike/types';
import { errorStatus } from './error-status.ts';

/** So much of a request's id is read out on the telephone, and found in the logs. */
const SPOKEN = 8;

/** An error of ours bears the beginning of its request's id. It is made for whoever meets it, and is never kept. */
export function onBeforeRender(pageContext: PageContextServer) {
  const { requestId } = pageContext;
  if (errorStatus(pageContext) < 500 || requestId === null) return {};
  return { pageContext: { failedRequest: requestId.slice(0, SPOKEN) } };
}
