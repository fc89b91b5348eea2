/** After a dialog has closed and given the focus back, ms. */
const AFTER_CLOSING = 250;

/**
 * When what was pressed is gone, the focus goes to what can be done next, which says `data-next-step`, or to the
 * heading: never to the top of the document.
 */
export function focusNextStep(): void {
  setTimeout(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || !activeElement.isConnected;
    if (!isLost) return;
    const next =
      document.querySelector<HTMLElement>('main [data-next-step]:not(:disabled)') ??
      document.querySelector<HTMLElement>('main h1');
    next?.focus();
  }, AFTER_CLOSING);
}
