import { addDays, type Day } from '@shop/contracts/rules/days';
import { SAME_TRANSFER_DAYS } from '@shop/contracts/rules/orders/payments';
import { Candidates, type Candidate } from './candidates.ts';
import type { Incoming } from './incoming.ts';
import { matchRow, type Match } from './match-row.ts';

/** Money in that was entered by hand, and that no row of a bank backs: as a transfer, or as cash. */
export interface Claim {
  id: string;
  kind: 'order' | 'passbook';
  mode: 'upi' | 'bank' | 'cash';
  /** Of the whole receipt, whatever orders it pays. */
  amountPaise: number;
  reference: string | null;
  receivedOn: Day;
  recordedAt: string;
  recordedBy: string;
  payees: readonly ClaimPayee[];
}

export interface ClaimPayee {
  number: string;
  name: string;
  phones: readonly string[];
}

const MOST_CLAIMS = 5;
/** As many digits from the end of a reference are copied where all are too many. */
const LEAST_COPIED = 6;

/** The entries by hand that rows may tell of: of the same sum within five days. */
export class Claims {
  private readonly bySum: Map<number, Claim[]>;
  private readonly near = new Map<string, { claims: Claim[]; candidates: Candidates }>();

  constructor(claims: readonly Claim[]) {
    this.bySum = Map.groupBy(claims, ({ amountPaise }) => amountPaise);
  }

  /** What a row may be, the likeliest first. While there is one, no payee of its is certain: somebody decides. */
  metBy(row: Incoming, match: Match): Claim[] {
    const { claims, candidates } = this.nearTo(row);
    if (claims.length === 0) return [];
    const alike = claims.filter(({ reference }) => isAlike(reference, row.reference));
    const [first] = match.proposals;
    // A phone tells namesakes apart, also those who paid just before.
    const isPhoned = match.isCertain && first?.evidence.includes('phone');
    const named = matchRow(row, candidates).proposals.map(({ candidate: { number }, evidence }) => {
      const isWeak = evidence.every(
        (kind) => kind === 'part-of-name' || kind === 'amount' || (isPhoned && kind === 'name'),
      );
      return { claim: claims[Number(number)] as Claim, isWeak };
    });
    const strong = named.filter(({ isWeak }) => !isWeak).map(({ claim }) => claim);
    const ofPayee = claims.filter(
      ({ payees }) => first !== undefined && payees.some((payee) => isSame(payee, first.candidate)),
    );
    const met = [...alike, ...strong, ...ofPayee];
    // Half a name alone is nothing against a row that is certain otherwise.
    if (met.length === 0 && match.isCertain) return [];
    return [...new Set([...met, ...named.map(({ claim }) => claim)])].slice(0, MOST_CLAIMS);
  }

  /** Those that these orders or this passbook have. */
  ofPayees(row: Incoming, numbers: readonly string[]): Claim[] {
    const isTheirs = ({ payees }: Claim) => payees.some(({ number }) => numbers.includes(number));
    return this.nearTo(row).claims.filter(isTheirs);
  }

  /** Rows of one sum and day are compared with the same. */
  private nearTo({ amountPaise, day }: Incoming) {
    const key = `${amountPaise} ${day}`;
    const known = this.near.get(key);
    if (known) return known;
    const claims = (this.bySum.get(amountPaise) ?? []).filter(({ receivedOn }) => isNear(receivedOn, day));
    const near = { claims, candidates: new Candidates(claims.flatMap(candidatesOf)) };
    this.near.set(key, near);
    return near;
  }
}

/** As something that owes the sum: what names it is what names an order. It is known by its place among the claims. */
function candidatesOf({ kind, amountPaise, payees }: Claim, place: number): Candidate[] {
  return payees.map(({ number, name, phones }) => ({
    kind,
    number: String(place),
    formerNumbers: [number],
    name,
    phones,
    since: '',
    owedPaise: amountPaise,
    mostPaise: amountPaise,
    exactPaise: [amountPaise],
  }));
}

function isNear(one: Day, other: Day): boolean {
  return one >= addDays(other, -SAME_TRANSFER_DAYS) && one <= addDays(other, SAME_TRANSFER_DAYS);
}

/** A person with two orders pays for either. */
function isSame({ number, phones }: ClaimPayee, candidate: Candidate): boolean {
  return number === candidate.number || phones.some((phone) => candidate.phones.includes(phone));
}

/** One letter or digit is another, two changed places, one lacks or is too much, or only the end was copied. */
function isAlike(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < LEAST_COPIED) return false;
  if (long.endsWith(short)) return true;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const [left, over] = [short.slice(from), long.slice(from)];
  if (short.length < long.length) return over.slice(1) === left;
  return (
    left.slice(1) === over.slice(1) ||
    (left.slice(2) === over.slice(2) && left[0] === over[1] && left[1] === over[0])
  );
}
