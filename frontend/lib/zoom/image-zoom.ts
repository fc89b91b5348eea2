import mediumZoom from 'medium-zoom/dist/pure/index.js';
import { ZOOM_RESIZE_REST, ZOOM_SCROLL_OFFSET, zoomMargin } from './zoom-margin.ts';

/** Somebody wants to see a picture larger. */
interface Wish {
  image: HTMLImageElement;
  /** The address of the largest file. */
  largest: string;
  /** Where the page was scrolled at that moment, px. */
  scrolled: number;
  /** Comes when the largest file is waited for no longer. */
  late: Promise<undefined>;
  /** Aborted when the picture leaves the page. */
  left: AbortSignal;
}

const marginNow = () => zoomMargin(window.innerWidth);
const zoom = mediumZoom({ background: '', margin: marginNow(), scrollOffset: ZOOM_SCROLL_OFFSET });
let rest: ReturnType<typeof setTimeout> | undefined;
window.addEventListener('resize', () => {
  clearTimeout(rest);
  rest = setTimeout(() => zoom.update({ margin: marginNow() }), ZOOM_RESIZE_REST);
});

/**
 * Shows a picture larger: from the largest file or, when that fails or is late, from the one on the page. The library
 * covers the page, and cannot be closed until its file is there: it gets one that is in hand.
 *
 * @returns false when there is no file to show
 */
export async function zoomIn({ image, largest, scrolled, late, left }: Wish): Promise<boolean> {
  const unwanted = new AbortController();
  const giveUp = () => unwanted.abort();
  left.addEventListener('abort', giveUp);
  const attention = watchAttention(image, scrolled, giveUp);
  const given = new Promise<undefined>((resolve) => {
    unwanted.signal.addEventListener('abort', () => resolve(undefined));
  });
  const file = (await Promise.race([inHand(largest), late, given])) ?? (image.complete ? image : undefined);
  if (!unwanted.signal.aborted && file?.currentSrc) await open(image, file.currentSrc, unwanted.signal);
  attention.abort();
  return unwanted.signal.aborted || Boolean(file?.currentSrc);
}

async function open(image: HTMLImageElement, file: string, unwanted: AbortSignal): Promise<void> {
  const width = window.innerWidth;
  // The library opens its pictures at a click by itself: between two openings this one is none of them.
  zoom.attach(image);
  image.addEventListener('medium-zoom:closed', () => queueMicrotask(() => zoom.detach(image)), {
    once: true,
  });
  image.dataset['zoomSrc'] = file;
  await zoom.open({ target: image });
  delete image.dataset['zoomSrc'];
  // Nothing closes a picture while it opens.
  if (unwanted.aborted || window.innerWidth !== width) void zoom.close();
  else unwanted.addEventListener('abort', () => void zoom.close());
}

/** A file that can be drawn at once; undefined when it fails. */
async function inHand(address: string): Promise<HTMLImageElement | undefined> {
  const file = new Image();
  file.src = address;
  return file.decode().then(
    () => file,
    () => undefined,
  );
}

/** Tells when whoever waits for a picture scrolls away, presses Escape or touches something else; until aborted. */
function watchAttention(image: HTMLImageElement, scrolled: number, tell: () => void): AbortController {
  const watching = new AbortController();
  const listen = { signal: watching.signal, capture: true, passive: true };
  const onScroll = () => Math.abs(window.scrollY - scrolled) > ZOOM_SCROLL_OFFSET && tell();
  onScroll();
  window.addEventListener('scroll', onScroll, listen);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && tell(), listen);
  window.addEventListener('pointerdown', ({ target }) => target !== image && tell(), listen);
  return watching;
}
