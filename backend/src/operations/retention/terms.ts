import { addDays, dayOf, type Day } from '@shop/contracts/rules/days';
import { booksOverThrough } from '@shop/contracts/rules/retention';

/** What has outlived its term at one moment; days in Kolkata. */
export interface Terms {
  /** A term of so many days is over for what happened before this. */
  before: (days: number) => Date;
  dayBefore: (days: number) => Day;
  /** The last day whose books are over, and the instant at which it ended. */
  booksThrough: Day;
  booksEnded: Date;
}

export function termsAt(now: Date): Terms {
  const booksThrough = booksOverThrough(now);
  return {
    before: (days) => new Date(now.getTime() - days * 86_400_000),
    dayBefore: (days) => addDays(dayOf(now), -days),
    booksThrough,
    booksEnded: new Date(`${addDays(booksThrough, 1)}T00:00:00+05:30`),
  };
}
