import type { PageContextClient } from 'vike/types';
import { arriveAt } from '../lib/routes/page-transition.ts';

/** A page was drawn. Vike tells of no transition’s end where it began before the first page was alive. */
export function onAfterRenderClient({ urlOriginal }: PageContextClient): void {
  arriveAt(urlOriginal);
  window.doEarlyTaps?.();
}
