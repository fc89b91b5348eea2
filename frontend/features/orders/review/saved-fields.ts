import { readStored, store } from '../../../lib/stored.ts';
import { fieldsIn, NO_FIELDS, type ReviewFields } from '../form/review-fields.ts';

const STORAGE_KEY = 'review-fields';

/** What was typed into the review, kept for this tab so that a reload loses nothing. */
export function readSavedFields(): ReviewFields {
  try {
    const stored: unknown = JSON.parse(readStored('session', STORAGE_KEY) ?? '{}');
    return fieldsIn(stored as Record<string, unknown>);
  } catch {
    return NO_FIELDS;
  }
}

/** Consents are given anew each time. */
export function saveFields(fields: ReviewFields): void {
  store('session', STORAGE_KEY, JSON.stringify({ ...fields, adult: '', terms: '' }));
}
