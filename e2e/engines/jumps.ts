import { pause } from '../../infra/src/wait.ts';
import type { EngineWindow } from './engine.ts';
import { openPage } from './walk.ts';

/** Beside where it should be, px: a line's thickness on either side. */
const OFF = 4;
const SCREENS = [
  [360, 780],
  [1280, 900],
] as const;

/** A press on a kind brings its heading under the tools, from the top of a list of which nothing was drawn below. */
export async function jumps(window: EngineWindow, shop: string): Promise<void> {
  const missed: string[] = [];
  for (const [width, height] of SCREENS) {
    await window.resize(width, height);
    await openPage(window, `${shop}/quick-order`);
    const kinds = await window.ask(() =>
      [...document.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset['kind'] ?? ''),
    );
    if (kinds.length === 0) throw new Error('The price list has no kinds to jump to');
    for (const kind of kinds) {
      await openPage(window, `${shop}/quick-order`);
      // Its own strip may be scrolling just then.
      await window.ask((kind) => document.querySelector<HTMLElement>(`[data-kind="${kind}"]`)?.click(), kind);
      const off = await whenStill(window, kind);
      if (Math.abs(off) > OFF) missed.push(`${kind} by ${Math.round(off)} px in a window of ${width}`);
    }
  }
  if (missed.length > 0) throw new Error(`Jumps that land elsewhere: ${missed.join(', ')}`);
}

/** How far under the tools the kind begins, px, once the page stands still; the last ones come as high as the page lets them. */
async function whenStill(window: EngineWindow, kind: string): Promise<number> {
  let before = Number.NaN;
  for (let looks = 0; looks < 50; looks++) {
    await pause(150);
    const [scrolled, off] = await window.ask((kind) => {
      const top = document.getElementById(kind)?.getBoundingClientRect().top ?? Number.NaN;
      const tools = document
        .querySelector('main [role=search]')
        ?.parentElement?.getBoundingClientRect().bottom;
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      const off = top - (tools ?? 0);
      return [scrollY, off > 0 ? Math.max(0, off - Math.max(0, off - left)) : off] as const;
    }, kind);
    if (scrolled === before) return off;
    before = scrolled;
  }
  throw new Error(`The page does not stand still after a jump to ${kind}`);
}
