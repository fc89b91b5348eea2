import { typedOrderNumber } from '@shop/contracts/rules/orders/order-number';

/** Whom and what a bank's description names, as far as its letters tell. */
export interface Named {
  /** Numbers of orders and passbooks, that may be there or not. */
  numbers: string[];
  /** Ten digits each. */
  phones: string[];
  /** In capitals; what every description says is left out. */
  words: string[];
}

const ORDER = /(?<![A-Z0-9])([A-Z]{2,4}\d{2}[ -]?\d{5,8})(?!\d)/g;
const PASSBOOK = /(?<![A-Z0-9])PB[ -]?(\d{5,8})(?!\d)/g;
const PHONE = /(?<!\d)(?:0|91)?([6-9]\d{9})(?!\d)/g;
/** A name has at least so many letters; of fewer, and of initials, every description is full. */
export const LEAST_LETTERS = 3;
const EVERYWHERE = new Set(
  (
    'UPI NEFT IMPS RTGS TRANSFER FROM PAYMENT PAID BANK LTD LIMITED THE FOR AND CASH DEPOSIT CREDIT CR DR REF ' +
    'CRACKERS AGAL BY TO ACCOUNT SELF MOB OKSBI OKICICI OKAXIS OKHDFCBANK YBL PAYTM AXL IBL APL SENT USING'
  ).split(' '),
);

export function namedIn(description: string): Named {
  const text = description.toUpperCase();
  const numbers = [
    ...[...text.matchAll(ORDER)].map(([, typed = '']) => typedOrderNumber(typed) ?? ''),
    ...[...text.matchAll(PASSBOOK)].map(([, digits = '']) => `PB-${digits}`),
  ];
  return {
    numbers: [...new Set(numbers.filter((number) => number !== ''))],
    phones: [...new Set([...text.matchAll(PHONE)].map(([, digits = '']) => digits))],
    words: wordsIn(text).filter((word) => !EVERYWHERE.has(word)),
  };
}

/** Words of letters alone, in capitals. */
export function wordsIn(text: string): string[] {
  const words = text.toUpperCase().split(/[^A-Z]+/);
  return [...new Set(words.filter((word) => word.length >= LEAST_LETTERS))];
}
