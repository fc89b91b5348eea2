import { store } from '../../../../lib/stored.ts';

/** Where a tab keeps what was typed into the review. */
export const REVIEW_FIELDS = 'review-fields';

/** What belongs to one customer must not meet the next one. */
export function forgetReviewFields(): void {
  store('session', REVIEW_FIELDS, null);
}
