import { placeInList } from './place-in-list.ts';

/** ms; the first look comes after a dialog has closed and given the focus back. */
const LOOK_EVERY = 250;
/** So long what was pressed may still go, with its row: a busy shop tells late what is left. */
const LOOKS = 40;

/** Ends the looking after the step before: whoever takes another one has gone on. */
let end = () => {};

/**
 * When what was pressed is gone, the focus goes to what can be done next, which says `data-next-step`; in a list to the
 * row that took its place; or to the heading: never to the top of the document. Whoever presses elsewhere meanwhile is
 * left alone, and an open dialog gives the focus back by itself.
 */
export function focusNextStep(): void {
  end();
  let inList = placeInList(document.activeElement);
  const over = new AbortController();
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) inList = placeInList(target);
  };
  let looks = 0;
  const looking = setInterval(() => {
    if (document.querySelector('[role="dialog"]')) return;
    looks += 1;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || !activeElement.isConnected;
    if (isLost) (nextStep() ?? inList() ?? heading())?.focus();
    if (isLost || looks === LOOKS) end();
  }, LOOK_EVERY);
  end = () => {
    clearInterval(looking);
    over.abort();
  };
  document.addEventListener('focusin', follow, over);
  document.addEventListener('pointerdown', end, over);
}

const nextStep = () => document.querySelector<HTMLElement>('main [data-next-step]:not(:disabled)');
const heading = () => document.querySelector<HTMLElement>('main h1');
