import type { TallyCheck } from '@shop/contracts/rules/documents/tally';
import type { Day } from '@shop/contracts/rules/days';
import type { LedgerRow } from '../domain/tally/rows.ts';

export interface Days {
  from: Day;
  to: Day;
}

/** The ledgers of the shop, as books are made of them. */
export abstract class TallySource {
  /** The rows of some days, in parts: a month of the season has more than one answer holds. */
  abstract rows(days: Days): AsyncIterable<readonly LedgerRow[]>;
  /** The same for their sums alone: a row may stand for as many as `count` says, of which it has the sums and no names. */
  abstract summed(days: Days): AsyncIterable<readonly (LedgerRow & { count: number })[]>;
  /** What the same days come to by the sums that other reports show. */
  abstract sums(days: Days): Promise<Record<TallyCheck, number>>;
  /** The books are closed up to this day; null: they are open. */
  abstract closedThrough(): Promise<Day | null>;
}
