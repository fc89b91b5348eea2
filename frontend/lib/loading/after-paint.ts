/** Milliseconds; a page that is not seen, or was put aside, is given no frame. */
const LONGEST = 1000;

/**
 * Does some work once what just changed is on the screen, so that a key or a tap shows at once what it did; after a
 * second without a frame the work is done all the same.
 * @returns forgets the work if it has not begun
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
