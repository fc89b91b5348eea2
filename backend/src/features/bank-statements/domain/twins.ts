import { transferIn } from '@shop/contracts/rules/bank/transfer-in';

/** By what a row is known again. */
export interface Known {
  id: string;
  identity: string;
  day: string;
  amountPaise: number;
  description: string;
  reference: string | null;
}

export interface NewRow extends Omit<Known, 'identity'> {
  /** The number of the transfer and its sum; null where it has no number. */
  byNumber: string | null;
  /** A hash of the bank, the day, the sum and the letters: it must not outlive the bank's words. */
  byLetters: string;
}

/** What each row of a file is taken for; null for what is new. */
export function twinsOf(rows: readonly NewRow[], before: readonly Known[]): (string | null)[] {
  const byIdentity = new Map(before.map(({ id, identity }) => [identity, id]));
  const misread = Map.groupBy(before.filter(isMisread), alike);
  return rows.map((row) => {
    const { byNumber, byLetters } = row;
    const identity = byNumber ?? byLetters;
    const twin = byIdentity.get(byLetters) ?? byIdentity.get(identity);
    if (twin !== undefined) return twin;
    const other = misread.get(alike(row))?.pop()?.id;
    byIdentity.set(identity, other ?? row.id);
    return other ?? null;
  });
}

/** Zeros were taken for a transfer's number once, and so was an account beside it: it is no other row for that. */
function isMisread({ description, reference }: Known): boolean {
  if (reference === null || reference === transferIn(description)) return false;
  return /^0{4}/.test(reference) || plainly(description).includes(reference);
}

const alike = ({ day, amountPaise, description }: Pick<Known, 'day' | 'amountPaise' | 'description'>) =>
  `${day} ${amountPaise} ${plainly(description)}`;

/** Its letters and digits alone: banks set spaces and signs otherwise from file to file. */
export const plainly = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
