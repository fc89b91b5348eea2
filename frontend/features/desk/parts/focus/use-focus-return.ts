import { useEffect, useState } from 'react';

const PRESSED = 'a[href], button:not(:disabled), input:not(:disabled)';

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

/**
 * Where an element stands in a list of the page. What is returned finds, when it is gone, the same thing in its row or
 * the row that took its place, in one below or above, or else what stands there now; null where there was no list, or
 * nothing is left of it.
 */
export function placeInList(element: Element | null): () => HTMLElement | null {
  const row = element?.closest('main tr, main li');
  const list = row?.parentElement;
  if (!element || !row || !list) return () => null;
  const before = [...list.children];
  const at = before.indexOf(row);
  const beside = [...before.slice(at), ...before.slice(0, at).toReversed()];
  const within = thingsIn(row).indexOf(element as HTMLElement);
  const { tagName, textContent } = element;
  const isSame = (other: Element) => other.tagName === tagName && other.textContent === textContent;
  return () => {
    const rows = list.isConnected ? [...list.children] : [];
    // Those that stood beside it: while a dialog was open the list may have come in another order.
    const stayed = beside.filter(({ parentElement }) => parentElement === list);
    const near = [...stayed, ...rows.slice(at), ...rows.slice(0, at).toReversed()];
    const same = near.flatMap(thingsIn).find(isSame);
    const things = thingsIn(rows[Math.min(at, rows.length - 1)]);
    return same ?? things[Math.max(0, Math.min(within, things.length - 1))] ?? null;
  };
}

function thingsIn(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(PRESSED) ?? [])];
}
