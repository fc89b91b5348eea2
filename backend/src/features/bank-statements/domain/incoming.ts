import type { BankSign } from '@shop/contracts/rules/bank/bank-rows';
import type { Day } from '@shop/contracts/rules/days';
import type { Candidate } from './candidates.ts';

/** What a bank says of money that came in. */
export interface Incoming {
  day: Day;
  amountPaise: number;
  description: string;
  reference: string | null;
  /** Its number stands in a row of money out of the same sum as well. */
  wentOut?: boolean;
}

/** What a row may pay for, and what points there. */
export interface Proposal {
  candidate: Candidate;
  signs: BankSign[];
}
