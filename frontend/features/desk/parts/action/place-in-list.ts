const PRESSED = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Where an element stands in a list of the page. What is returned finds, when its row is gone, the same thing in the
 * row that took its place, or in the last one; null where there was no list, or nothing is left of it.
 */
export function placeInList(element: Element | null): () => HTMLElement | null {
  const row = element?.closest('main tr, main li');
  const list = row?.parentElement;
  if (!element || !row || !list) return () => null;
  const at = [...list.children].indexOf(row);
  const within = [...row.querySelectorAll(PRESSED)].indexOf(element);
  return () => {
    const rows = list.isConnected ? [...list.children] : [];
    const things = [...(rows[Math.min(at, rows.length - 1)]?.querySelectorAll<HTMLElement>(PRESSED) ?? [])];
    return things[Math.max(0, Math.min(within, things.length - 1))] ?? null;
  };
}
