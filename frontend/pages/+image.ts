import type { PageContext } from 'vike/types';

/** What a shared link shows where a page has no picture of its own. */
export function image({ publicUrl }: PageContext): string {
  return `${publicUrl}/social.jpg`;
}
