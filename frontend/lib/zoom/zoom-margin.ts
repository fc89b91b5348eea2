/** The margin around a zoomed picture at a viewport width, px. */
export function zoomMargin(viewportWidth: number): number {
  if (viewportWidth < 640) return 12;
  if (viewportWidth < 1024) return 24;
  if (viewportWidth < 1536) return 96;
  return 192;
}

/** A scroll further than this closes the zoomed picture, px. */
export const ZOOM_SCROLL_OFFSET = 40;

/** How long a resize must rest before the margin follows, ms. */
export const ZOOM_RESIZE_REST = 200;
