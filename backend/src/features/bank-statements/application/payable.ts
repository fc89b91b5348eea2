import type { Candidate } from '../domain/candidates.ts';
import type { Named } from '../domain/named-in.ts';

/** What a row of a statement says. */
export interface Told extends Named {
  amountPaise: number;
}

export interface Found {
  candidates: Candidate[];
  /** Of very many, nobody is left out whom a row may mean. */
  areAll: boolean;
}

/** Orders and passbooks to which money is owed. */
export abstract class Payable {
  /** Those that any of these rows names, or shares a word with. */
  abstract meantBy(rows: readonly Told[]): Promise<Found>;
}
