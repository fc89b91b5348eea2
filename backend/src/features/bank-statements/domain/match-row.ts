import type { BankSign } from '@shop/contracts/rules/bank/bank-rows';
import type { Day } from '@shop/contracts/rules/days';
import { LEAST_BEGUN, type Candidate, type Candidates, type KnownCandidate } from './candidates.ts';
import { namedIn, type Named } from './named-in.ts';

/** What a bank says of money that came in. */
export interface Incoming {
  day: Day;
  amountPaise: number;
  description: string;
  reference: string | null;
}

export interface Proposal {
  candidate: Candidate;
  signs: BankSign[];
}

export interface Match {
  /** The likeliest first, and no more than somebody reads. */
  proposals: Proposal[];
  /** The first proposal may be recorded without anybody looking at it. */
  isCertain: boolean;
  /** Orders that it pays to the paisa together. */
  split: Candidate[];
}

const MOST_PROPOSALS = 5;
const WEIGHTS: Record<BankSign, number> = { number: 16, phone: 8, name: 4, amount: 3, 'part-of-name': 1 };

interface Weighed extends Proposal {
  weight: number;
}

/** What a row may pay for, by what its description says and by its amount. */
export function matchRow(row: Incoming, candidates: Candidates): Match {
  const named = namedIn(row.description);
  const found = candidates
    .named(named)
    .map((known) => weighed(known.candidate, signsOf(row.amountPaise, named, known)))
    .filter(({ signs }) => signs.length > 0 && !isAmountAlone(signs))
    .toSorted((a, b) => b.weight - a.weight || (a.candidate.number < b.candidate.number ? -1 : 1));
  const [first, ...others] = found;
  return {
    proposals: found.slice(0, MOST_PROPOSALS).map(({ candidate, signs }) => ({ candidate, signs })),
    isCertain: first !== undefined && row.reference !== null && isCertain(row, first, others, candidates),
    split: splitOf(row, found),
  };
}

function weighed(candidate: Candidate, signs: BankSign[]): Weighed {
  return { candidate, signs, weight: signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0) };
}

/**
 * Recorded without anybody looking: the transfer has a number, all of it is owed and was on that day; and two things that
 * agree point there: the number of the order with the amount, the phone or a name; the phone with the exact amount; the
 * whole name with the exact amount. Nobody else may be meant as well: of a phone or a name that is asked of all who owe.
 */
function isCertain(
  { day, amountPaise }: Incoming,
  first: Proposal,
  others: readonly Proposal[],
  { areAll }: Candidates,
): boolean {
  const { candidate, signs } = first;
  const has = (sign: BankSign) => signs.includes(sign);
  if (amountPaise > candidate.mostPaise || day < candidate.since) return false;
  if (has('number')) {
    const agrees = has('amount') || has('phone') || has('name') || has('part-of-name');
    const speaksAgainst = others.some(
      (other) => other.signs.includes('number') || (other.signs.includes('phone') && !has('phone')),
    );
    return agrees && !speaksAgainst;
  }
  return areAll && has('amount') && (has('phone') || has('name')) && !others.some(mayBeMeant);
}

function mayBeMeant({ signs }: Proposal): boolean {
  return signs.some((sign) => sign === 'number' || sign === 'phone' || sign === 'name') || signs.length > 1;
}

function signsOf(
  amountPaise: number,
  named: Named,
  { candidate, numbers, words }: KnownCandidate,
): BankSign[] {
  const signs: BankSign[] = [];
  if (numbers.some((own) => named.numbers.includes(own))) signs.push('number');
  if (candidate.phones.some((phone) => named.phones.includes(phone))) signs.push('phone');
  const name = nameSign(named.words, words);
  if (name !== null) signs.push(name);
  if (candidate.exactPaise.includes(amountPaise)) signs.push('amount');
  return signs;
}

/** A name of one word is half a name. */
function nameSign(words: readonly string[], own: readonly string[]): 'name' | 'part-of-name' | null {
  const said = own.filter((word) =>
    words.some((other) => other === word || (other.length >= LEAST_BEGUN && word.startsWith(other))),
  );
  if (own.length >= 2 && said.length === own.length) return 'name';
  return said.some((word) => word.length >= 4) ? 'part-of-name' : null;
}

/** Many owe the same sum. */
function isAmountAlone(signs: readonly BankSign[]): boolean {
  return signs.every((sign) => sign === 'amount');
}

/** All open orders that the row names, or all of the phone it names, when it is what they owe together. */
function splitOf({ amountPaise, day }: Incoming, found: readonly Proposal[]): Candidate[] {
  for (const sign of ['number', 'phone'] as const) {
    const orders = found
      .filter(({ candidate, signs }) => candidate.kind === 'order' && signs.includes(sign))
      .map(({ candidate }) => candidate);
    const owed = orders.reduce((sum, { owedPaise }) => sum + owedPaise, 0);
    if (orders.length > 1 && owed === amountPaise && orders.every(({ since }) => since <= day)) return orders;
  }
  return [];
}
