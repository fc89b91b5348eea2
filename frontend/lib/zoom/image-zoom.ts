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
