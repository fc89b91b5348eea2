import type { Day } from '@shop/contracts/rules/days';
import type { Candidate } from '../domain/candidates.ts';
import type { Named } from '../domain/named-in.ts';

/** What a row of a statement says. */
export interface RowClues extends Pick<Named, 'numbers' | 'phones' | 'words'> {
  /** Around it money may just have come in for those who owe nothing. */
  day?: Day;
  amountPaise: number;
}

export interface Found {
  candidates: Candidate[];
  /** Of very many, nobody is left out whom a row may mean. */
  areAll: boolean;
}

/** Orders and passbooks. */
export abstract class Payable {
  /** To which money is owed, or has just come in, and that any of these rows names, or shares a word with. */
  abstract meantBy(rows: readonly RowClues[]): Promise<Found>;
  /** Of these numbers, whether or not money is owed to them. */
  abstract calledSo(numbers: readonly string[]): Promise<Candidate[]>;
}
