import type { PageContextClient } from 'vike/types';
import { isBotLike } from '../../lib/bots.ts';

/** An error in the browser leads here. A bot stays where it was: failing here leaves the page as it is. */
export function data(pageContext: PageContextClient): void {
  if (!pageContext.isHydration && isBotLike(navigator.userAgent)) {
    throw new Error('the error page is not shown to bots', { cause: pageContext.errorWhileRendering });
  }
}
