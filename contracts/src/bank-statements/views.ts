import type { BankAccount } from '../rules/bank/bank-account.ts';
import type { BankCaution, BankHeads, BankRowFault, BankEvidence } from '../rules/bank/bank-rows.ts';
import type { Day } from '../rules/days.ts';
import type { ErrorCode } from '../errors.ts';

/** A bank, and by which heads its files were read last. */
export interface BankView {
  name: string;
  heads: BankHeads;
}

export interface BankStatementRowView {
  id: string;
  bank: string;
  fileName: string;
  openedAt: string;
  openedBy: string;
  from: Day | null;
  to: Day | null;
  /** Money that came in, in rows that no file before had. */
  rows: number;
  /** Of these, how many nobody has decided yet. */
  open: number;
}

export interface BankProposalView {
  kind: 'order' | 'passbook';
  number: string;
  name: string;
  /** What is owed: by an order in all, by a member now. */
  owedPaise: number;
  signs: BankEvidence[];
}

/** What got money under a row's reference. */
export interface BankPartView {
  kind: 'order' | 'passbook';
  number: string;
  amountPaise: number;
}

/** Money that was entered by hand: as a transfer that no row of the bank backs yet, or as cash. */
export interface BankClaimView {
  id: string;
  kind: 'order' | 'passbook';
  /** What it pays; a receipt may pay several orders. */
  numbers: string[];
  name: string;
  mode: 'upi' | 'bank' | 'cash';
  reference: string | null;
  receivedOn: Day;
  recordedBy: string;
}

/**
 * `recorded`: what came in is entered under its reference, here or elsewhere; `differs`: another amount is. `certain`:
 * one press records it; `known`: it was taken for another row and is left out. What is left is `open`, or somebody said
 * that it is not the shop's.
 */
export type BankRowState = 'certain' | 'open' | 'differs' | 'recorded' | 'not-ours' | 'known';

/** The row for which another was taken. */
export interface BankTwinView {
  statementId: string;
  fileName: string;
  place: number;
  day: Day;
  description: string;
}

export interface BankRowView {
  id: string;
  /** Of the file, from 1. */
  place: number;
  day: Day;
  amountPaise: number;
  description: string;
  reference: string | null;
  state: BankRowState;
  recorded: BankPartView[];
  /** What is recorded was entered by hand before, and somebody said that it is this row's: it can be taken back. */
  isLinked: boolean;
  /** Entries of its sum that it may be, the likeliest first: to be decided before it is recorded as another payment. */
  claims: BankClaimView[];
  /** The likeliest first; the first of a certain row is what it pays. */
  proposals: BankProposalView[];
  /** Orders of one person that it pays to the paisa together. */
  split: BankPartView[];
  /** Why it is no customer's payment by itself. */
  caution: BankCaution | null;
  /** What it was taken for, also when somebody brought it in all the same. */
  twin: BankTwinView | null;
  /** Who decided here. */
  decidedBy: string | null;
}

/** What a file is made of. Its rows are those that were taken, those known already and those passed over. */
export interface BankFileView {
  rows: number;
  /** Which were passed over, from 1: money out; headings, balances and sums. */
  moneyOut: number[];
  noMoney: number[];
  account: BankAccount;
}

export interface BankStatementView extends BankStatementRowView {
  /** Rows that came with a file before, or stand in this one twice, and are left out. */
  known: number;
  /** Money that went out is not kept. */
  debits: number;
  refused: { row: number; fault: BankRowFault }[];
  /** Null: it was opened before this was kept. */
  file: BankFileView | null;
  entries: BankRowView[];
}

/** What became of rows that were certain. */
export interface RecordedCertainView {
  recorded: number;
  /** Somebody was faster, or they are certain no more. */
  left: { id: string; code: ErrorCode }[];
}

export interface RecordedBankRowView {
  parts: BankPartView[];
}
