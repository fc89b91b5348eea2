import type { Candidate } from '../domain/candidates.ts';
import type { Named } from '../domain/named-in.ts';

/** Orders and passbooks to which money is owed. */
export abstract class Payable {
  /** Those that any of these names, or that owe one of these amounts and no other. */
  abstract namedOrOwing(named: Named, amountsPaise: readonly number[]): Promise<Candidate[]>;
}
