import type { PageContextServer } from 'vike/types';
import { spokenId } from '../../lib/spoken-id.ts';
import { errorStatus } from './error-status.ts';

/**
 * An error of ours bears the beginning of its request's id; where several waited for one page, that of the first of them.
 * What failed is never kept. After a click on a link it comes with the reason (api/read-for-page.ts), where the API is away.
 */
export function onBeforeRender(pageContext: PageContextServer) {
  const { requestId } = pageContext;
  if (errorStatus(pageContext) < 500 || requestId === null) return {};
  return { pageContext: { failedRequest: spokenId(requestId) } };
}
