import type { Day } from '../rules/days.ts';

/** The books were closed up to a day, or opened again. */
export interface BooksClosingView {
  /** Null: all was opened. */
  closedThrough: Day | null;
  /** Of an opening; empty of a closing. */
  reason: string;
  /** ISO 8601. */
  at: string;
  byName: string;
}

export interface BooksView {
  /** Nothing is booked on this day or before; null: all is open. */
  closedThrough: Day | null;
  /** The latest, at most `MOST_CLOSINGS`, the newest first. */
  closings: BooksClosingView[];
}

export const MOST_CLOSINGS = 24;
