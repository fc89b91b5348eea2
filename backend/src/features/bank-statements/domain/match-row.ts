import type { BankSign } from '@shop/contracts/rules/bank/bank-rows';
import type { Day } from '@shop/contracts/rules/days';
import { namedIn, wordsIn } from './named-in.ts';

/** An order or a passbook to which money is owed. */
export interface Candidate {
  kind: 'order' | 'passbook';
  number: string;
  /** Of orders that were emptied into it: customers know them still. */
  formerNumbers: readonly string[];
  name: string;
  phones: readonly string[];
  /** The day before which nobody can have paid for it. */
  since: Day;
  /** What is owed: by an order in all, by a member now. */
  owedPaise: number;
  /** The most that it takes: of a passbook, all that is still to come. */
  mostPaise: number;
  /** Amounts that are expected to the paisa. */
  exactPaise: readonly number[];
}

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

/** What a row may pay for, by what its description says and by its amount. */
export function matchRow(row: Incoming, candidates: readonly Candidate[]): Match {
  const found = candidates
    .map((candidate) => ({ candidate, signs: signsOf(row, candidate) }))
    .filter(({ signs }) => signs.length > 0 && !isAmountAlone(signs))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.candidate.number.localeCompare(b.candidate.number));
  const [first, ...others] = found;
  return {
    proposals: found.slice(0, MOST_PROPOSALS),
    isCertain: first !== undefined && row.reference !== null && isCertain(row, first, others),
    split: splitOf(row, found),
  };
}

/**
 * Recorded without anybody looking: the transfer has a number, all of it is owed and was on that day; and two things that
 * agree point there: the number of the order with the amount, the phone or a name; the phone with the exact amount; the
 * whole name with the exact amount. Nobody else may be meant as well.
 */
function isCertain({ day, amountPaise }: Incoming, first: Proposal, others: readonly Proposal[]): boolean {
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
  return has('amount') && (has('phone') || has('name')) && !others.some(mayBeMeant);
}

function mayBeMeant({ signs }: Proposal): boolean {
  return signs.some((sign) => sign === 'number' || sign === 'phone' || sign === 'name') || signs.length > 1;
}

function signsOf({ amountPaise, description }: Incoming, candidate: Candidate): BankSign[] {
  const { numbers, phones, words } = namedIn(description);
  const named = nameSign(words, candidate.name);
  const signs: [BankSign, boolean][] = [
    ['number', [candidate.number, ...candidate.formerNumbers].some((own) => numbers.includes(own))],
    ['phone', candidate.phones.some((phone) => phones.includes(phone))],
    ['name', named === 'name'],
    ['part-of-name', named === 'part-of-name'],
    ['amount', candidate.exactPaise.includes(amountPaise)],
  ];
  return signs.flatMap(([sign, is]) => (is ? [sign] : []));
}

/** Banks cut names off: a word of four letters or more may end early. A name of one word is half a name. */
function nameSign(words: readonly string[], name: string): 'name' | 'part-of-name' | null {
  const own = wordsIn(name);
  const said = own.filter((word) =>
    words.some((other) => other === word || (other.length >= 4 && word.startsWith(other))),
  );
  if (own.length >= 2 && said.length === own.length) return 'name';
  return said.some((word) => word.length >= 4) ? 'part-of-name' : null;
}

/** Many owe the same sum. */
function isAmountAlone(signs: readonly BankSign[]): boolean {
  return signs.every((sign) => sign === 'amount');
}

function weightOf({ signs }: Proposal): number {
  return signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0);
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
