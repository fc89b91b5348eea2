import type { BankEntry } from '@shop/contracts/rules/bank/bank-rows';
import { addDays } from '@shop/contracts/rules/days';
import { LEAST_BEGUN } from './candidates.ts';
import { namedIn } from './named-in.ts';

/** What a bank says of money that went out. */
export interface MoneyOut extends Pick<BankEntry, 'day' | 'amountPaise'> {
  /** Among them is the number of the transfer. */
  numbers: readonly string[];
  /** Whom it names, by words and phones. */
  names: readonly string[];
}

/** A bank sends back within so many days what it could not deliver. */
const BACK_WITHIN = 10;

export function moneyOutOf({ day, amountPaise, description }: BankEntry, cells: readonly string[]): MoneyOut {
  const words = cells
    .join(' ')
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  const numbers = words.map((word) => word.replace(/^0+(?=\d{12}$)/, '')).filter((word) => word.length >= 12);
  return { day, amountPaise, numbers: [...new Set(numbers)], names: namesIn(description) };
}

/** Whether money came in from somebody to whom as much went out just before: it may be what the shop sent. */
export function comesBack({ day, amountPaise, description }: BankEntry, sent: readonly MoneyOut[]): boolean {
  const alike = sent.filter(
    (out) => out.amountPaise === amountPaise && out.day <= day && addDays(out.day, BACK_WITHIN) >= day,
  );
  if (alike.length === 0) return false;
  const names = namesIn(description);
  return alike.some((out) => out.names.some((name) => names.includes(name)));
}

function namesIn(description: string): string[] {
  const { words, phones } = namedIn(description);
  return [...words.filter((word) => word.length > LEAST_BEGUN), ...phones];
}
