import type { Plugin } from 'vite';

/** What Vike makes for each link: an observer, and the link told to it. */
const OBSERVER = /const observer = new IntersectionObserver\([^]*?\bobserver\.observe\(linkTag\);/;

/**
 * Leaves the observers of Vike's router out of what browsers load. It makes one for each link, to fetch the scripts of
 * pages whose link comes into sight, which the shop has it not do: they come as a finger goes down. A price list of 500
 * rows had as many, and every frame looked through them, a tap's several times.
 */
export function unobservedLinks(): Plugin {
  return {
    name: 'shop:unobserved-links',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]prefetch\.js$/ },
      handler: (code) => ({ code: withoutObservers(code), map: null }),
    },
  };
}

/** Throws where Vike's script is another than the one it was written for. */
export function withoutObservers(code: string): string {
  if (!OBSERVER.test(code))
    throw new Error('Vike watches links in another way than build/unobserved-links.ts knows.');
  return code.replace(OBSERVER, '');
}
