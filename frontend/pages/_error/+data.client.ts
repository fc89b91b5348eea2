import type { PageContextClient } from 'vike/types';
import { isBotLike } from '@shop/contracts/rules/referrals/bots';
import { firstPage } from '../../lib/loading/first-page.ts';
import { endTransition } from '../../lib/routes/page-transition.ts';

/**
 * An error in the browser leads here. A bot stays where it was: failing here leaves the page as it is, and the
 * error is in the console only. For a person the page knows what the last one knew, or what the
 * document came with, since nothing came from the server.
 */
export function data(pageContext: PageContextClient): void {
  if (pageContext.isHydration) return;
  if (isBotLike(navigator.userAgent)) {
    endTransition();
    throw new Error('the error page is not shown to bots', { cause: pageContext.errorWhileRendering });
  }
  const known = pageContext.previousPageContext ?? firstPage();
  if (pageContext.shop || !known) return;
  const { shop, closed, publicUrl } = known;
  Object.assign(pageContext, { shop, closed, publicUrl });
}
