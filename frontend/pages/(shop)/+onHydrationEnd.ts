import type { PageContextClient } from 'vike/types';
import { loadTagManager } from '../../lib/tag-manager.ts';

/** After the page works: the shop's own measuring, never on the pages of staff and referrers. */
export function onHydrationEnd(pageContext: PageContextClient): void {
  loadTagManager(pageContext.shop.site.tagManagerId);
}
