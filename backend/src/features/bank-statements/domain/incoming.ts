import type { BankEvidence } from '@shop/contracts/rules/bank/bank-rows';
import type { Day } from '@shop/contracts/rules/days';
import type { Candidate } from './candidates.ts';

/** What a bank says of money that came in. */
export interface Incoming {
  day: Day;
  amountPaise: number;
  description: string;
  reference: string | null;
  /** Money went out under its number, or as much did shortly before to somebody of the same name or phone. */
  wentOut?: boolean;
}

/** What a row may pay for, and what points there. */
export interface Proposal {
  candidate: Candidate;
  evidence: BankEvidence[];
}
