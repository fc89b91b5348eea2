import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { language, targetIn } from '../lib/language.ts';
import { routeDecision } from '../lib/routes/route-decision.ts';

/**
 * The closure rule and the staff's route rules on client navigation: the page's JSON answers with the
 * redirect. Documents are redirected before they come here (server/pages/gate.ts).
 */
export function guard(pageContext: PageContextServer): void {
  const { urlParsed, closed, redirects, malformed } = pageContext;
  if (malformed) throw render(500);
  // The address of the page: the original one of a page's JSON ends in /index.pageContext.json.
  const url = urlParsed.pathname + (urlParsed.searchOriginal ?? '');
  const target = routeDecision(url, closed, redirects);
  if (target !== null) throw redirect(targetIn(language, target));
}
