import type { PageContextClient } from 'vike/types';
import { keepForOffline } from '../../lib/loading/offline.ts';
import { loadTagManager } from '../../lib/head/tag-manager.ts';
import { isPrivate } from '../../lib/paths.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';

/** After the page works: the shop's own measuring, but not of private pages, and its list without a network. */
export function onHydrationEnd(pageContext: PageContextClient): void {
  if (!isPrivate(pageContext.urlPathname)) loadTagManager(pageContext.shop.site.tagManagerId);
  whenIdle(keepForOffline);
}
