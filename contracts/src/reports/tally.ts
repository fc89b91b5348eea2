import type { Day } from '../rules/days.ts';
import type { TallyCheck, TallyKind, TallySides } from '../rules/documents/tally.ts';

export const TALLY_FILES = ['masters', 'vouchers', 'xlsx'] as const;
/** The ledgers and the vouchers as XML for TallyPrime; the vouchers as a table. */
export type TallyFile = (typeof TALLY_FILES)[number];

/** A file has at most so many vouchers. */
export const MOST_TALLY_VOUCHERS = 100_000;

/** What the vouchers of some days come to. */
export interface TallyView {
  from: Day;
  to: Day;
  /** `paise`: what they debit, which is what they credit. */
  kinds: { kind: TallyKind; count: number; paise: number }[];
  /** What is debited and credited in each ledger, by name. */
  ledgers: ({ name: string } & TallySides)[];
  checks: { check: TallyCheck; vouchersPaise: number; reportPaise: number }[];
  /** The books are closed up to the last day: nothing of these days changes any more. */
  isClosed: boolean;
}
