import type { BankEvidence } from '@shop/contracts/rules/bank/bank-rows';
import type { Incoming, Proposal } from './incoming.ts';
import type { Named } from './named-in.ts';

/** What is said of one who may be meant. */
interface Said {
  number: boolean;
  phone: boolean;
  amount: boolean;
  /** 2: the whole name, 1: part of it. */
  name: 0 | 1 | 2;
}

/**
 * Whether a row is recorded without anybody looking. All of these must hold:
 * - the transfer has a reference, and its whole amount was already owed on its day;
 * - two pieces of evidence agree: the order's number with the amount, the phone or a name; or the exact amount with the
 *   phone or the whole name;
 * - no number of another order stands in the row, and nobody else fits as well. By a phone or a name everybody who owes
 *   something is compared.
 */
export function isCertain(
  { day, amountPaise, reference }: Incoming,
  { numbers, shortNumbers }: Pick<Named, 'numbers' | 'shortNumbers'>,
  [first, ...others]: readonly Proposal[],
  areAll: boolean,
): boolean {
  if (!first || reference === null) return false;
  const { candidate, evidence } = first;
  if (amountPaise > candidate.mostPaise || day < candidate.since) return false;
  if (numbers.concat(shortNumbers).some((number) => isOfAnother(number, first))) return false;
  const said = saidOf(evidence);
  const agrees = said.number
    ? said.amount || said.phone || said.name > 0
    : areAll && said.amount && (said.phone || said.name === 2);
  return agrees && !others.some((other) => speaksAgainst(saidOf(other.evidence), said));
}

/** It is written as those of the shop are, whether there is one of that number or somebody mistyped it. */
function isOfAnother(number: string, { candidate }: Proposal): boolean {
  const [prefix = '', digits = ''] = number.split('-');
  const whole = `${prefix}-${digits.padStart(5, '0')}`;
  if ([candidate.number, ...candidate.formerNumbers].some((own) => own === whole || own.startsWith(number)))
    return false;
  const lettersOf = (each: string) => each.replace(/\d*-.*$/, '');
  return [lettersOf(candidate.number), 'PB'].includes(lettersOf(number));
}

function saidOf(evidence: readonly BankEvidence[]): Said {
  return {
    number: evidence.includes('number'),
    phone: evidence.includes('phone'),
    amount: evidence.includes('amount') || evidence.includes('just-paid'),
    name: evidence.includes('name') ? 2 : evidence.includes('part-of-name') ? 1 : 0,
  };
}

/** Somebody else may be meant: by what is not said of the first, or is all that is said of it. */
function speaksAgainst(other: Said, first: Said): boolean {
  if (other.number) return true;
  if (other.phone) return !(first.number && first.phone);
  const byNameAlone = !first.number && !first.phone;
  const isClear = first.number && (first.amount || first.phone);
  if (other.name === 2) return (other.amount || !isClear) && (first.name < 2 || byNameAlone);
  if (other.name === 0 || !other.amount || isClear) return false;
  return byNameAlone || first.name < (first.phone ? 1 : 2);
}
