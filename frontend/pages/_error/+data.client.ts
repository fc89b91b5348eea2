import type { PageContextClient } from 'vike/types';
import { isBotLike } from '../../lib/bots.ts';

/**
 * An error in the browser leads here. A bot stays where it was: failing here leaves the page as it is, and the
 * error is in the console only. For a person the page knows what the last one knew, since nothing came from
 * the server.
 */
export function data(pageContext: PageContextClient): void {
  if (pageContext.isHydration) return;
  if (isBotLike(navigator.userAgent)) {
    document.documentElement.classList.remove('in-transition');
    throw new Error('the error page is not shown to bots', { cause: pageContext.errorWhileRendering });
  }
  const { previousPageContext } = pageContext;
  if (pageContext.shop || !previousPageContext) return;
  const { shop, closed, publicUrl } = previousPageContext;
  Object.assign(pageContext, { shop, closed, publicUrl });
}
