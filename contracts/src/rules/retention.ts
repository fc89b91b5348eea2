import { dayOf, type Day } from './days.ts';

/**
 * For how many days the shop keeps what is no document of its books, from what each line says. The privacy page promises
 * them, `npm run retention` and `npm run backup` keep them.
 */
export const KEPT_DAYS = {
  /** An order or a passbook that came to nothing, without bill or money: after its last change. */
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
  /** Which order was sent from which device of a customer, so that it is known there in the next season. */
  deviceOrder: 550,
  /** The same where the customer did not ask to be remembered: as long as an order of the season may take until it is packed. */
  changeableOrder: 90,
  /** And no longer than this after such an order was collected or cancelled. */
  endedOrder: 14,
  /** Photographs of what was broken or missing: after the shop answered, and without an answer after they were sent. */
  claimPhoto: 180,
  /** What the bank tells of money that was none of the shop’s. */
  strayTransfer: 365,
  /** Counts against abuse, by fingerprints: after they counted last. */
  fingerprint: 1,
  /** Documents of orders that wait for whoever prints them. */
  printing: 2,
  /** What a step of staff answered, for a browser that asks again. */
  answer: 14,
  /** A backup, as long as newer ones are made: `npm run backup -- --keep term`. */
  backup: 30,
} as const;

/**
 * Years after the end of a financial year for which its books name people. They are erased for good, so the longest term
 * of the laws on books counts, though it is that of companies: eight years, section 128(5) of the Companies Act, 2013. The
 * 72 months for which bills must be kept (`kept-until.ts`) are over by then.
 */
export const YEARS_OF_NAMES = 8;

/** The last day whose books name nobody any more: that of the newest financial year which has outlived its term. */
export function booksOverThrough(now: Date): Day {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4)) - YEARS_OF_NAMES;
  // Kept through 31 March so many years after the one on which they end.
  return `${today.slice(5) > '03-31' ? year : year - 1}-03-31`;
}
