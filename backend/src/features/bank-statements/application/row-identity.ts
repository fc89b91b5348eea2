import { createHash } from 'node:crypto';
import type { BankEntry } from '@shop/contracts/rules/bank/bank-rows';
import { plainly, type NewRow } from '../domain/twins.ts';

/** A longer description was hashed by itself before the whole was: rows of then are recognised still. */
const MAX_PLAIN = 400;

/**
 * By what a row of a file is known again. A transfer with a number is itself wherever it stands. Of others the bank may tell
 * two that are alike in every letter: the second of a file is the second in every file.
 */
export function identityOf(
  { day, amountPaise, description, reference }: BankEntry,
  bank: string,
  times: Map<string, number>,
): Pick<NewRow, 'byNumber' | 'byLetters'> {
  const plain = plainly(description);
  const shortened = plain.length > MAX_PLAIN ? hashOf(plain).digest('base64url') : plain;
  const named = reference === null ? '' : ` ${reference}`;
  const alike = `${bank.trim().toLowerCase()} ${day} ${amountPaise} ${shortened}${named}`;
  const nth = (times.get(alike) ?? 0) + 1;
  times.set(alike, nth);
  return {
    byNumber: reference === null ? null : `${reference} ${amountPaise}`,
    byLetters: hashOf(`${alike} ${nth}`).digest('hex'),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text);
