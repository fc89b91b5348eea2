import type { PriceListView } from '@shop/contracts/catalogue/views';
import { listHash } from '../form/list-link.ts';

export type ShownReadyList = ReturnType<typeof shownReadyLists>[number];

/** What of the owner's ready-made lists a page shows. A backend of the version before, while a new one is rolled out, has none. */
export function shownReadyLists({ readyLists = [] }: Partial<Pick<PriceListView, 'readyLists'>>) {
  return readyLists.map(({ lines, ...list }) => ({
    ...list,
    items: lines.length,
    hash: listHash(Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity])), 'ready'),
  }));
}
