/** What Vike keeps with an entry of the history. */
interface Entry {
  vike?: { scrollPosition: { x: number; y: number } | null };
}

/**
 * Keeps where a page is scrolled to as a link is followed. Vike does so 300 ms after each scrolling it sees, and that of
 * the browser after a reload it does not see: whoever then looked at a product came back to the top of the list.
 */
export function keepPlaceAtLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const entry = history.state as Entry | null;
      if (!entry?.vike || !(target instanceof Element) || !target.closest('a')) return;
      const vike = { ...entry.vike, scrollPosition: { x: window.scrollX, y: window.scrollY } };
      history.replaceState({ ...entry, vike }, '');
    },
    { capture: true },
  );
}
