import type { Day } from '@shop/contracts/rules/days';
import { wordsIn, type Named } from './named-in.ts';

/** An order or a passbook that a row may mean: money is owed to it, or just came in for it, or the row says its number. */
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
  /** What came in or went back of late for one that owes nothing: what is entered so may be the row told otherwise. */
  justPaid?: readonly { day: Day; amountPaise: number }[];
}

/** What rows are compared with. */
export interface KnownCandidate {
  candidate: Candidate;
  numbers: readonly string[];
  /** Of the name, in capitals. */
  words: readonly string[];
  initials: readonly string[];
}

/** Banks cut names off: a word of so many letters or more may end early. */
export const LEAST_BEGUN = 4;

const beginning = (word: string) => word.slice(0, LEAST_BEGUN);
/** Whole names, with which longer ones begin: a bank that says Kumar did not cut off Kumaran. */
const NAMES =
  'ANAND ARUL ARUN BALA CHANDRA DEVA GOPAL KANNA KUMAR MANI MEENA MUTHU RAJA RAMA RAVI SELVA SIVA'.split(' ');

/**
 * Found by what a row names. In a season thousands owe, and a statement has a thousand rows: each is taken apart once, and
 * no row looks at all of them.
 */
export class Candidates {
  private readonly byKey = new Map<string, KnownCandidate[]>();
  private readonly names = new Set(NAMES);

  /** @param areAll nobody is left out whom a row may mean */
  constructor(
    candidates: readonly Candidate[],
    readonly areAll = true,
  ) {
    for (const candidate of candidates) {
      const { number, formerNumbers, phones, name } = candidate;
      const words = wordsIn(name);
      const known = { candidate, numbers: [number, ...formerNumbers], words, initials: initialsIn(name) };
      for (const word of words) this.names.add(word);
      const keys = new Set([...known.numbers, ...phones, ...known.words.map(beginning)]);
      for (const key of keys) this.under(key).push(known);
    }
  }

  /** It is somebody's whole name, and not the beginning of a longer one. */
  isWhole(word: string): boolean {
    return this.names.has(word);
  }

  /** Who has one of these numbers or phones, or a word that begins like one of these. */
  named({ numbers, phones, words }: Named): KnownCandidate[] {
    const keys = new Set([...numbers, ...phones, ...words.map(beginning)]);
    return [...new Set([...keys].flatMap((key) => this.byKey.get(key) ?? []))];
  }

  private under(key: string): KnownCandidate[] {
    const known = this.byKey.get(key) ?? [];
    this.byKey.set(key, known);
    return known;
  }
}

function initialsIn(name: string): string[] {
  return name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word.length === 1);
}
