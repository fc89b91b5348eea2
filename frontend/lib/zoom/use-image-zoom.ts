import 'medium-zoom/dist/style.css';
import { useEffect, type RefObject } from 'react';
import { loadInAdvance } from '../loading/chunk-reload.ts';
import { ZOOM_SCROLL_OFFSET } from './zoom-margin.ts';

/**
 * How long a wish for a larger picture waits for what zooms and for the file, ms. Less than the five seconds for which
 * a browser lets a tap open a window, so that the link can still lead to the file.
 */
const TIMEOUT = 4000;

/**
 * Zooms a picture that stands beside a link to its largest file, at a click on either. What zooms comes at the first
 * sign of a wish. A click on the overlay, Escape, Tab, a scroll of more than 40 px or a resize closes it again. Where it
 * cannot be shown the link leads on.
 * @param onOffline it cannot be shown, and without a network the link leads nowhere
 */
export function useImageZoom(stage: RefObject<HTMLElement | null>, onOffline: () => void): void {
  useEffect(() => {
    const left = new AbortController();
    const image = stage.current?.querySelector('img');
    const link = stage.current?.querySelector('a');
    if (image && link) answerWishes(image, link, onOffline, left.signal);
    return () => left.abort();
  }, [stage, onOffline]);
}

const load = () => loadInAdvance(() => import('./image-zoom.ts'));

function answerWishes(
  image: HTMLImageElement,
  link: HTMLAnchorElement,
  onOffline: () => void,
  left: AbortSignal,
): void {
  const open = async () => {
    link.ariaBusy = 'true';
    const { unwanted, isHere } = watchAttention([image, link], left);
    // Comes along with what zooms.
    new Image().src = link.href;
    const over = new Promise<undefined>((resolve) => {
      setTimeout(resolve, TIMEOUT, undefined);
      unwanted.addEventListener('abort', () => resolve(undefined));
    });
    const zooming = await Promise.race([load(), over]);
    const isShown =
      !unwanted.aborted && (await zooming?.zoomIn({ image, largest: link.href, over, unwanted }));
    isHere();
    link.ariaBusy = null;
    if (isShown || unwanted.aborted) return;
    if (navigator.onLine) link.click();
    else onOffline();
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

/**
 * Until `isHere`, whoever waits for a picture and scrolls away, presses Escape or touches something else does not want it
 * any more; whoever leaves its page, never.
 */
function watchAttention(
  wished: readonly HTMLElement[],
  left: AbortSignal,
): { unwanted: AbortSignal; isHere: () => void } {
  const giving = new AbortController();
  const watching = new AbortController();
  const giveUp = () => giving.abort();
  const { scrollY } = window;
  const listen = { signal: watching.signal, capture: true, passive: true };
  const onScroll = () => Math.abs(window.scrollY - scrollY) > ZOOM_SCROLL_OFFSET && giveUp();
  window.addEventListener('scroll', onScroll, listen);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), listen);
  const isElsewhere = (target: EventTarget | null) => !wished.some((each) => each.contains(target as Node));
  window.addEventListener('pointerdown', ({ target }) => isElsewhere(target) && giveUp(), listen);
  left.addEventListener('abort', giveUp);
  return { unwanted: giving.signal, isHere: () => watching.abort() };
}
