import type { PageContextClient } from 'vike/types';
import { loadInAdvance } from '../../lib/loading/chunk-reload.ts';
import { keepForOffline } from '../../lib/loading/offline.ts';
import { isPrivate } from '../../lib/paths.ts';
import { isRemembered } from '../../lib/remembered-mark.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';

/** After the page works: the shop's own measuring, but not of private pages nor where somebody is known, and its list without a network. */
export function onHydrationEnd({ shop, urlPathname }: PageContextClient): void {
  const { tagManagerId } = shop.site;
  if (tagManagerId && !isPrivate(urlPathname) && !isRemembered())
    void loadInAdvance(async () =>
      (await import('../../lib/head/tag-manager.ts')).loadTagManager(tagManagerId),
    );
  whenIdle(keepForOffline);
}
