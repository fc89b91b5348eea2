import 'medium-zoom/dist/style.css';
import { useEffect, type RefObject } from 'react';
import { ZOOM_RESIZE_REST, ZOOM_SCROLL_OFFSET, zoomMargin } from './zoom-margin.ts';

/**
 * Makes a picture zoomable by a click. A click on the overlay, Escape, a scroll of more than 40 px or a resize
 * closes it again. The library comes only once a page has such a picture.
 */
export function useImageZoom(image: RefObject<HTMLImageElement | null>): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void import('medium-zoom/dist/pure/index.js').then(({ default: mediumZoom }) => {
      if (gone || !image.current) return;
      const zoom = mediumZoom(image.current, {
        background: '',
        margin: zoomMargin(window.innerWidth),
        scrollOffset: ZOOM_SCROLL_OFFSET,
      });
      let rest: ReturnType<typeof setTimeout> | undefined;
      const onResize = () => {
        clearTimeout(rest);
        rest = setTimeout(() => zoom.update({ margin: zoomMargin(window.innerWidth) }), ZOOM_RESIZE_REST);
      };
      window.addEventListener('resize', onResize);
      stop = () => {
        clearTimeout(rest);
        window.removeEventListener('resize', onResize);
        void zoom.close();
        zoom.detach();
      };
    });
    return () => {
      gone = true;
      stop();
    };
  }, [image]);
}
