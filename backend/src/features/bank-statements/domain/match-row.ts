import type { BankCaution, BankEvidence } from '@shop/contracts/rules/bank/bank-rows';
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
const WEIGHTS: Record<BankEvidence, number> = {
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
    .map((known) => weighed(known.candidate, evidenceFor(row, named, known, candidates)))
    .filter(mayBeMeant)
    .toSorted((a, b) => b.weight - a.weight || (a.candidate.number < b.candidate.number ? -1 : 1));
  const caution = cautionOf(row);
  return {
    proposals: shown(found).map(({ candidate, evidence }) => ({ candidate, evidence })),
    isCertain: caution === null && isCertain(row, named, found, candidates.areAll),
    split: splitOf(row, found),
    caution,
  };
}

function weighed(candidate: Candidate, evidence: BankEvidence[]): Weighed {
  return { candidate, evidence, weight: evidence.reduce((sum, kind) => sum + WEIGHTS[kind], 0) };
}

/** Many owe the same sum; and who owes nothing is meant by the number, or when this sum just came in by phone or name. */
function mayBeMeant({ candidate, evidence }: Proposal): boolean {
  if (candidate.mostPaise > 0) return evidence.some((kind) => kind !== 'amount');
  const isCalledSo = evidence.includes('phone') || evidence.includes('name');
  return evidence.includes('number') || (isCalledSo && evidence.includes('just-paid'));
}

/** Beside what is named by its number nobody is shown by part of a name. */
function shown(found: readonly Proposal[]): readonly Proposal[] {
  const named = found.filter(({ evidence }) => evidence.includes('number'));
  if (named.length === 0) return found.slice(0, MOST_PROPOSALS);
  const others = found.filter(({ evidence }) => evidence.includes('phone') || evidence.includes('name'));
  return [...new Set([...named, ...others])].slice(0, Math.max(MOST_PROPOSALS, named.length));
}

function evidenceFor(
  { day, amountPaise }: Incoming,
  named: Named,
  known: KnownCandidate,
  candidates: Candidates,
): BankEvidence[] {
  const { candidate, numbers } = known;
  const evidence: BankEvidence[] = [];
  if (numbers.some((own) => named.numbers.includes(own))) evidence.push('number');
  if (candidate.phones.some((phone) => named.phones.includes(phone))) evidence.push('phone');
  const name = nameSign(named, known, candidates);
  if (name !== null) evidence.push(name);
  if (candidate.exactPaise.includes(amountPaise)) evidence.push('amount');
  const isJustPaid = candidate.justPaid?.some(
    (paid) =>
      paid.amountPaise === amountPaise &&
      paid.day >= addDays(day, -JUST_DAYS) &&
      paid.day <= addDays(day, JUST_DAYS),
  );
  if (isJustPaid) evidence.push('just-paid');
  return evidence;
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
  for (const kind of ['number', 'phone'] as const) {
    const orders = found
      .filter(
        ({ candidate, evidence }) =>
          candidate.kind === 'order' && candidate.owedPaise > 0 && evidence.includes(kind),
      )
      .map(({ candidate }) => candidate);
    const owed = orders.reduce((sum, { owedPaise }) => sum + owedPaise, 0);
    if (orders.length > 1 && owed === amountPaise && orders.every(({ since }) => since <= day)) return orders;
  }
  return [];
}
