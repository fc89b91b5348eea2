import 'medium-zoom/dist/style.css';
import { useEffect, type RefObject } from 'react';
import { loadInAdvance } from '../loading/chunk-reload.ts';

/**
 * How long a wish for a larger picture waits for what zooms and for the file, ms. Less than the five seconds for which
 * a browser lets a tap open a window, so that the link can still lead to the file.
 */
const PATIENCE = 4000;

/**
 * Zooms a picture that stands beside a link to its largest file, at a click on either. What zooms comes at the first
 * sign of a wish. A click on the overlay, Escape, a scroll of more than 40 px or a resize closes it again. Where it
 * cannot be shown the link leads on.
 */
export function useImageZoom(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = new AbortController();
    const image = stage.current?.querySelector('img');
    const link = stage.current?.querySelector('a');
    if (image && link) answerWishes(image, link, left.signal);
    return () => left.abort();
  }, [stage]);
}

const load = () => loadInAdvance(() => import('./image-zoom.ts'));

function answerWishes(image: HTMLImageElement, link: HTMLAnchorElement, left: AbortSignal): void {
  const open = async () => {
    link.ariaBusy = 'true';
    // Comes along with what zooms.
    new Image().src = link.href;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
    const { scrollY: scrolled } = window;
    const zooming = await Promise.race([load(), late]);
    const isSettled = await zooming?.zoomIn({ image, largest: link.href, scrolled, late, left });
    link.ariaBusy = null;
    if (!isSettled) link.click();
  };
  for (const each of [image, link] as HTMLElement[]) {
    for (const sign of ['pointerenter', 'focus'])
      each.addEventListener(sign, () => void load(), { signal: left });
    each.addEventListener(
      'click',
      (event: MouseEvent) => {
        // Its own click, after nothing could be opened, and one that wants a window: the link does what links do.
        if (!event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (!link.ariaBusy) void open();
      },
      { signal: left },
    );
  }
}
