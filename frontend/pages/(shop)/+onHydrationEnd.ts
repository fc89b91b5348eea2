import type { PageContextClient } from 'vike/types';
import { keepForOffline } from '../../lib/loading/offline.ts';
import { loadTagManager } from '../../lib/head/tag-manager.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';

/** After the page works: the shop's own measuring, and its list without a network; never for staff and referrers. */
export function onHydrationEnd(pageContext: PageContextClient): void {
  loadTagManager(pageContext.shop.site.tagManagerId);
  whenIdle(keepForOffline);
}
