import { dayOf, type Day } from './days.ts';
import { YEARS_OF_BOOKS } from './papers/invoices/kept-until.ts';

/**
 * For how many days the shop keeps what is no paper of its books, from what each line says. The privacy page promises
 * them, `npm run retention` keeps them.
 */
export const KEPT_DAYS = {
  /** An order or a passbook that came to nothing, without bill or money: after the last that happened to it. */
  unpaid: 365,
  /** A message: after what it asked was settled. */
  message: 365,
  /** A wish to be told when the shop opens: after its message; and when none could be sent, a season and a half later. */
  toldReminder: 30,
  reminder: 550,
  /** A sign-in, and a link by which somebody chooses a password: after its end. */
  signIn: 30,
  /** By which browser somebody signs in, or a referrer orders for customers: after it was used last. */
  device: 365,
  /** What the bank tells of money that was none of the shop’s. */
  strayTransfer: 365,
  /** Counts against abuse, by fingerprints: after they counted last. */
  fingerprint: 1,
  /** Papers of orders that wait for whoever prints them. */
  printing: 2,
  /** What a step of staff answered, for a browser that asks again. */
  answer: 14,
} as const;

/** The last day whose books need not be kept any more: that of the newest financial year which has outlived its term. */
export function booksOverThrough(now: Date): Day {
  const year = Number(dayOf(now).slice(0, 4));
  // Kept through 31 December so many years after the March in which they end.
  return `${year - YEARS_OF_BOOKS - 1}-03-31`;
}
