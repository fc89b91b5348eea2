import type { BooksView } from '@shop/contracts/books/views';
import type { Day } from '@shop/contracts/rules/days';

export interface NewClosing {
  closedThrough: Day | null;
  reason: string;
  at: Date;
  by: string;
  byName: string;
}

export abstract class BooksRepository {
  abstract read(): Promise<BooksView>;
  /**
   * The last closed day, after everything that is being booked was booked; until the transaction ends nothing more is.
   */
  abstract lockedThrough(): Promise<Day | null>;
  abstract add(closing: NewClosing): Promise<void>;
}
