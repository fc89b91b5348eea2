import type { PageContext } from 'vike/types';

/** Until the browser knows which records they are (use-screens.ts). */
export function title({ shop }: PageContext): string {
  return shop.identity.name;
}
