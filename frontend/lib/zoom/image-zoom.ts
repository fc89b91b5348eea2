import mediumZoom from 'medium-zoom/dist/pure/index.js';
import { ZOOM_RESIZE_REST, ZOOM_SCROLL_OFFSET, zoomMargin } from './zoom-margin.ts';

/** Somebody wants to see a picture larger. */
interface Wish {
  image: HTMLImageElement;
  /** The address of the largest file. */
  largest: string;
  /** Comes when the largest file is waited for no longer. */
  over: Promise<undefined>;
  /** Aborted when nobody wants it any more, before it is open or after. */
  unwanted: AbortSignal;
}

/** How long after a picture has opened a tap may be the second one of a double tap, ms: it closes nothing. */
const DOUBLE_TAP = 350;

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
 * @returns whether it is shown
 */
export async function zoomIn({ image, largest, over, unwanted }: Wish): Promise<boolean> {
  const file = (await Promise.race([inHand(largest), over])) ?? (image.complete ? image : undefined);
  if (unwanted.aborted || !file?.currentSrc) return false;
  await open(image, file.currentSrc, unwanted);
  return true;
}

async function open(image: HTMLImageElement, file: string, unwanted: AbortSignal): Promise<void> {
  const width = window.innerWidth;
  // The library opens its pictures at a click by itself: between two openings this one is none of them.
  zoom.attach(image);
  const [leaving, closed] = [new AbortController(), new AbortController()];
  const onClosed = () => {
    closed.abort();
    queueMicrotask(() => zoom.detach(image));
  };
  image.addEventListener('medium-zoom:closed', onClosed, { once: true });
  const listen = { signal: closed.signal, capture: true };
  // The focus would move behind the picture.
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && leaving.abort(), listen);
  unwanted.addEventListener('abort', () => leaving.abort(), listen);
  image.dataset['zoomSrc'] = file;
  await zoom.open({ target: image });
  delete image.dataset['zoomSrc'];
  // Nothing closes a picture while it opens.
  if (unwanted.aborted || leaving.signal.aborted || window.innerWidth !== width) return void zoom.close();
  leaving.signal.addEventListener('abort', () => void zoom.close());
  const opened = Date.now();
  const dropSecondTap = (event: MouseEvent) => {
    if (Date.now() - opened >= DOUBLE_TAP) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', dropSecondTap, listen);
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
