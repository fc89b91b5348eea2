import { endpoint } from '../endpoint.ts';
import type { PreviewRollOverRequest, RollOverRequest } from './requests.ts';
import type { RollOverView } from './views.ts';

/** What beginning the next season will do; nothing is done. */
export const previewRollOver = endpoint('POST', '/api/admin/season/roll-over/preview')<{
  body: PreviewRollOverRequest;
  view: RollOverView;
}>();

/** Ends the present season and begins the next: exactly as it was previewed, or not at all. */
export const rollOver = endpoint('POST', '/api/admin/season/roll-over')<{
  body: RollOverRequest;
  view: RollOverView;
}>();
