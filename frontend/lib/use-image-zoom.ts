import 'medium-zoom/dist/style.css';
import type { Zoom } from 'medium-zoom';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { loadInAdvance } from './chunk-reload.ts';
import { ZOOM_RESIZE_REST, ZOOM_SCROLL_OFFSET, zoomMargin } from './zoom-margin.ts';

/**
 * Makes a picture zoomable by a click. A click on the overlay, Escape, a scroll of more than 40 px or a resize
 * closes it again. The library comes only once a page has such a picture.
 *
 * @returns opens it, for who has no mouse; false while the library is not there
 */
export function useImageZoom(image: RefObject<HTMLImageElement | null>): () => boolean {
  const zoom = useRef<Zoom | null>(null);
  useEffect(() => {
    const away = new AbortController();
    void startZoom(image, away.signal).then((started) => (zoom.current = started));
    return () => {
      zoom.current = null;
      away.abort();
    };
  }, [image]);
  return useCallback(() => {
    void zoom.current?.open();
    return zoom.current !== null;
  }, []);
}

async function startZoom(image: RefObject<HTMLImageElement | null>, away: AbortSignal): Promise<Zoom | null> {
  const mediumZoom = await loadInAdvance(() => import('medium-zoom/dist/pure/index.js'));
  if (!mediumZoom || away.aborted || !image.current) return null;
  const zoom = mediumZoom.default(image.current, {
    background: '',
    margin: zoomMargin(window.innerWidth),
    scrollOffset: ZOOM_SCROLL_OFFSET,
  });
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(rest);
    rest = setTimeout(() => zoom.update({ margin: zoomMargin(window.innerWidth) }), ZOOM_RESIZE_REST);
  };
  window.addEventListener('resize', onResize, { signal: away });
  away.addEventListener('abort', () => {
    clearTimeout(rest);
    zoom.detach();
  });
  return zoom;
}
