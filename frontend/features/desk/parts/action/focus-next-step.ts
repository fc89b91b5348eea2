import { placeInList } from './place-in-list.ts';

/** ms; the first look comes after a dialog has closed and given the focus back. */
const LOOK_EVERY = 250;
/** So long what was pressed may still go, with its row: a busy shop tells late what is left. */
const LOOKS = 40;

/**
 * When what was pressed is gone, the focus goes to what can be done next, which says `data-next-step`; in a list to the
 * row that took its place; or to the heading: never to the top of the document.
 */
export function focusNextStep(): void {
  let inList = placeInList(document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) inList = placeInList(target);
  };
  document.addEventListener('focusin', follow);
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || !activeElement.isConnected;
    if (!isLost && looks < LOOKS) return;
    clearInterval(looking);
    document.removeEventListener('focusin', follow);
    const next =
      document.querySelector<HTMLElement>('main [data-next-step]:not(:disabled)') ??
      inList() ??
      document.querySelector<HTMLElement>('main h1');
    if (isLost) next?.focus();
  }, LOOK_EVERY);
}
