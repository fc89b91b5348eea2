import { forgetOwn } from '../review/sending/attempt.ts';
import { forgetReviewFields } from '../review/fields/forget-review-fields.ts';
import { endAssisted } from './assisted-mode.ts';
import { keepSent } from './sent-for-customer.ts';

/** Whoever signs in next in this tab orders for nobody, and finds nothing of a customer: neither number nor address. */
export function forgetAssisted(): void {
  keepSent(null);
  forgetReviewFields();
  forgetOwn();
  endAssisted();
}
