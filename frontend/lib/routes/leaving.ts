/** Whoever was asked whether to leave may have stayed, ms. */
const LEAVES_WITHIN = 10_000;

let leavesUntil = 0;

/** Whether the page is being left, for the new version or for anything else: nothing else may load it meanwhile. */
export function isLeaving(): boolean {
  return Date.now() < leavesUntil;
}

/** The browser says that the page is left before a call or a payment too, which another app takes: there it stays. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    const { protocol } = (document.activeElement ?? {}) as Partial<HTMLAnchorElement>;
    if (!protocol || protocol.startsWith('http')) leavesUntil = Date.now() + LEAVES_WITHIN;
  });
}
