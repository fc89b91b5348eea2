import { addDays, type Day } from '../../days.ts';

/**
 * Where an invoice or credit note to a registered buyer stands with the invoice registration portal: without an IRN, taken
 * back before it had one (then it needs none any more), with one, or with one that was cancelled there.
 */
export type RegistrationState = 'missing' | 'taken-back' | 'registered' | 'cancelled';

/** The invoice reference number: a SHA-256. */
export const IRN = /^[0-9a-f]{64}$/;
export const ACK_NO = /^\d{1,20}$/;
/** A JSON Web Token: three parts in base64url. */
export const SIGNED_QR = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** Letters; the portal's have about nine hundred. */
export const MOST_QR = 1_500;

/** So many answers of the portal are sent at a time. */
export const MOST_ANSWERS = 100;

/** What the portal gives for a document. */
export interface Acknowledgement {
  irn: string;
  ackNo: string;
  ackDay: Day;
  qr: string;
}

/** Whether it may be printed or handed out. @param state null: it needs no IRN */
export function mayLeave(state: RegistrationState | null): boolean {
  return state === null || state === 'registered';
}

/**
 * The last day on which the portal takes a document of a seller above ₹10 crore a year: the thirtieth, its own day counted
 * in (GSTN's advisory of 5 November 2024: what is of 1 April is taken until 30 April). Below there is no such limit.
 */
export function reportableUntil(day: Day): Day {
  return addDays(day, 29);
}

/** What keeps a document from being sent to the portal. */
export const E_INVOICE_PROBLEMS = [
  'number-unfit',
  'seller-incomplete',
  'buyer-gstin-wrong',
  'buyer-state-other',
  'buyer-address-missing',
  'buyer-pin-missing',
  'place-unknown',
  'delivery-incomplete',
  'hsn-short',
  'note-without-invoice',
  'sums-differ',
] as const;
export type EInvoiceProblem = (typeof E_INVOICE_PROBLEMS)[number];

/** What became of an answer of the portal. */
export const ANSWER_RESULTS = [
  'recorded',
  /** The same was recorded before. */
  'known',
  'no-irn',
  'unknown-document',
  'not-needed',
  'other-irn',
  'irn-used',
  'ack-wrong',
  'day-wrong',
  'qr-unreadable',
  'qr-of-other',
] as const;
export type AnswerResult = (typeof ANSWER_RESULTS)[number];
