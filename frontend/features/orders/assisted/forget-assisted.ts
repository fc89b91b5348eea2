import { forgetAttempt } from '../review/attempt.ts';
import { forgetReviewFields } from '../review/forget-review-fields.ts';
import { endAssisted, keepSent } from './assisted-mode.ts';

/** Whoever signs in next in this tab orders for nobody, and finds nothing of a customer: neither number nor address. */
export function forgetAssisted(): void {
  keepSent(null);
  forgetReviewFields();
  forgetAttempt();
  endAssisted();
}
