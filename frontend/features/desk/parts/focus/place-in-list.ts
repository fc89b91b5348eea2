const PRESSED = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Where an element stands in a list of the page. What is returned finds, when it is gone, the same thing in its row or
 * the row that took its place, in one below or above, or else what stands there now; null where there was no list, or
 * nothing is left of it.
 */
export function placeInList(element: Element | null): () => HTMLElement | null {
  const row = element?.closest('main tr, main li');
  const list = row?.parentElement;
  if (!element || !row || !list) return () => null;
  const at = [...list.children].indexOf(row);
  const within = thingsIn(row).indexOf(element as HTMLElement);
  const { tagName, textContent } = element;
  const isSame = (other: Element) => other.tagName === tagName && other.textContent === textContent;
  return () => {
    const rows = list.isConnected ? [...list.children] : [];
    const near = [...rows.slice(at), ...rows.slice(0, at).toReversed()];
    const same = near.flatMap(thingsIn).find(isSame);
    const things = thingsIn(rows[Math.min(at, rows.length - 1)]);
    return same ?? things[Math.max(0, Math.min(within, things.length - 1))] ?? null;
  };
}

function thingsIn(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(PRESSED) ?? [])];
}
