import type { Day } from '../rules/days.ts';
import type { Month } from '../rules/months.ts';

/** What a month earned and is not credited. */
export interface UncreditedMonthView {
  month: Month;
  referrers: number;
  grossPaise: number;
}

/** What was credited now: nothing where it was before. */
export interface CreditsOutcomeView {
  credits: number;
  grossPaise: number;
  taxPaise: number;
}

/** What a referrer was credited at the end of a month, as they see it. */
export interface CommissionCreditView {
  month: Month;
  creditedOn: Day;
  /** Less than nothing: more was taken back than was earned. */
  grossPaise: number;
  taxPaise: number;
  basisPoints: number;
  /** When it was paid out; null: not yet. */
  paidOn: Day | null;
}
