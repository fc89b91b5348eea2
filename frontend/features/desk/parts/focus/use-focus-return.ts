import { useEffect, useState } from 'react';
import { placeInList } from './place-in-list.ts';

/** Where the focus was last outside of every dialog: one may open another in its place. */
let outside: { element: Element; inList: () => HTMLElement | null } | null = null;

/**
 * What is mounted while it is open gives the focus back to what had it before; where that went with its row of a list,
 * to the row that took its place.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => {
    const { activeElement } = document;
    if (activeElement && !activeElement.closest('[role="dialog"]'))
      outside = { element: activeElement, inList: placeInList(activeElement) };
    return activeElement;
  });
  useEffect(
    () => () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const kept = [before, outside?.element].find((element) => element?.isConnected);
      const place = kept ?? outside?.inList();
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [before],
  );
}
