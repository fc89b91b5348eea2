/** The longest that work waits for a page that is never idle, ms. */
const LATEST = 4000;
/** For browsers that do not say when they are idle, ms. */
const GUESS = 1500;

/** Does what nobody waits for, once the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, GUESS);
}
