import type { BankCaution, BankSign } from '@shop/contracts/rules/bank/bank-rows';
import { addDays } from '@shop/contracts/rules/days';
import { LEAST_BEGUN, type Candidate, type Candidates, type KnownCandidate } from './candidates.ts';
import { cautionOf } from './caution.ts';
import { isCertain } from './certain.ts';
import type { Incoming, Proposal } from './incoming.ts';
import { LEAST_LETTERS, namedIn, type Named } from './named-in.ts';

export interface Match {
  /** The likeliest first, and no more than somebody reads. */
  proposals: Proposal[];
  /** The first proposal may be recorded without anybody looking at it. */
  isCertain: boolean;
  /** Orders that it pays to the paisa together. */
  split: Candidate[];
  /** Why it is no payment by itself. */
  caution: BankCaution | null;
}

const MOST_PROPOSALS = 5;
const WEIGHTS: Record<BankSign, number> = {
  number: 16,
  phone: 8,
  name: 4,
  amount: 3,
  'just-paid': 2,
  'part-of-name': 1,
};
/** A payment that was entered so many days before or after may be the row. */
export const JUST_DAYS = 7;

interface Weighed extends Proposal {
  weight: number;
}

/** What a row may pay for, by what its description says and by its amount. */
export function matchRow(row: Incoming, candidates: Candidates): Match {
  const named = namedIn(row.description);
  const found = candidates
    .named(named)
    .map((known) => weighed(known.candidate, signsOf(row, named, known, candidates)))
    .filter(mayBeMeant)
    .toSorted((a, b) => b.weight - a.weight || (a.candidate.number < b.candidate.number ? -1 : 1));
  const caution = cautionOf(row);
  return {
    proposals: shown(found).map(({ candidate, signs }) => ({ candidate, signs })),
    isCertain: caution === null && isCertain(row, named, found, candidates.areAll),
    split: splitOf(row, found),
    caution,
  };
}

function weighed(candidate: Candidate, signs: BankSign[]): Weighed {
  return { candidate, signs, weight: signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0) };
}

/** Many owe the same sum; and who owes nothing is meant by the number, or when this sum just came in by phone or name. */
function mayBeMeant({ candidate, signs }: Proposal): boolean {
  if (candidate.mostPaise > 0) return signs.some((sign) => sign !== 'amount');
  const isCalledSo = signs.includes('phone') || signs.includes('name');
  return signs.includes('number') || (isCalledSo && signs.includes('just-paid'));
}

/** Beside what is named by its number nobody is shown by part of a name. */
function shown(found: readonly Proposal[]): readonly Proposal[] {
  const named = found.filter(({ signs }) => signs.includes('number'));
  if (named.length === 0) return found.slice(0, MOST_PROPOSALS);
  const others = found.filter(({ signs }) => signs.includes('phone') || signs.includes('name'));
  return [...new Set([...named, ...others])].slice(0, Math.max(MOST_PROPOSALS, named.length));
}

function signsOf(
  { day, amountPaise }: Incoming,
  named: Named,
  known: KnownCandidate,
  candidates: Candidates,
): BankSign[] {
  const { candidate, numbers } = known;
  const signs: BankSign[] = [];
  if (numbers.some((own) => named.numbers.includes(own))) signs.push('number');
  if (candidate.phones.some((phone) => named.phones.includes(phone))) signs.push('phone');
  const name = nameSign(named, known, candidates);
  if (name !== null) signs.push(name);
  if (candidate.exactPaise.includes(amountPaise)) signs.push('amount');
  const isJustPaid = candidate.justPaid?.some(
    (paid) =>
      paid.amountPaise === amountPaise &&
      paid.day >= addDays(day, -JUST_DAYS) &&
      paid.day <= addDays(day, JUST_DAYS),
  );
  if (isJustPaid) signs.push('just-paid');
  return signs;
}

/** The whole name stands together and alone, in any order; a name of one word is half a name. */
function nameSign(
  { words, together }: Named,
  own: KnownCandidate,
  candidates: Candidates,
): 'name' | 'part-of-name' | null {
  const begins = (word: string, other: string) => other.length >= LEAST_BEGUN && word.startsWith(other);
  const isCutOff = (word: string, other: string) => begins(word, other) && !candidates.isWhole(other);
  if (own.words.length + own.initials.length >= 2 && together.some((run) => isWholeName(run, own, isCutOff)))
    return 'name';
  const said = own.words.filter((word) => words.some((other) => other === word || begins(word, other)));
  return said.some((word) => word.length >= 4) ? 'part-of-name' : null;
}

/** With another word, or with other initials, it is somebody else's; of one word and initials all of them are said. */
function isWholeName(
  run: readonly string[],
  { words, initials }: KnownCandidate,
  isCutOff: (word: string, other: string) => boolean,
): boolean {
  const said = run.filter((word) => word.length >= LEAST_LETTERS);
  const letters = run.filter((word) => word.length === 1);
  if (said.length !== words.length) return false;
  if (words.length === 1) {
    return said[0] === words[0] && letters.toSorted().join() === initials.toSorted().join();
  }
  const isOthers =
    letters.length > 0 && initials.length > 0 && !letters.some((letter) => initials.includes(letter));
  return !isOthers && words.every((word) => said.some((other) => other === word || isCutOff(word, other)));
}

/** All open orders that the row names, or all of the phone it names, when it is what they owe together. */
function splitOf({ amountPaise, day }: Incoming, found: readonly Proposal[]): Candidate[] {
  for (const sign of ['number', 'phone'] as const) {
    const orders = found
      .filter(
        ({ candidate, signs }) =>
          candidate.kind === 'order' && candidate.owedPaise > 0 && signs.includes(sign),
      )
      .map(({ candidate }) => candidate);
    const owed = orders.reduce((sum, { owedPaise }) => sum + owedPaise, 0);
    if (orders.length > 1 && owed === amountPaise && orders.every(({ since }) => since <= day)) return orders;
  }
  return [];
}
