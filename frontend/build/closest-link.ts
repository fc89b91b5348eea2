import type { Plugin } from 'vite';

/** How Vike's router finds the link that was clicked: it goes up from element to element. */
const WALK = /function findLinkTag\(target\) \{[^]*?\n\}/;

/**
 * Has Vike's router ask the browser for the link above a click. Going up by itself, it asks a form for `tagName` and
 * `parentNode`, and a form looks first for boxes of these names: for each tap on + through 500 boxes, twice.
 */
export function closestLink(): Plugin {
  return {
    name: 'shop:closest-link',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]initOnLinkClick\.js$/ },
      handler: (code) => ({ code: withClosest(code), map: null }),
    },
  };
}

/** Throws where Vike's script is another than the one it was written for. */
export function withClosest(code: string): string {
  if (!WALK.test(code)) throw new Error('Vike finds links in another way than build/closest-link.ts knows.');
  return code.replace(WALK, "function findLinkTag(target) { return target.closest?.('a'); }");
}
