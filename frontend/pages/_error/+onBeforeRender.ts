import type { PageContextServer } from 'vike/types';
import { errorStatus } from './error-status.ts';

/** So much of a request's id is read out on the telephone, `94f2 bb8f`, and found in the logs without the space. */
const SPOKEN = /^(.{4})(.{4}).*/;

/**
 * An error of ours bears the beginning of its request's id; where several waited for one page, that of the first of them.
 * What failed is never kept. In the browser, after a click on a link, there is none to show.
 */
export function onBeforeRender(pageContext: PageContextServer) {
  const { requestId } = pageContext;
  if (errorStatus(pageContext) < 500 || requestId === null) return {};
  return { pageContext: { failedRequest: requestId.replace(SPOKEN, '$1 $2') } };
}
