import { GSTIN } from '../limits.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether it is written as a GSTIN is, and its check digit fits the rest. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.endsWith(checkDigitOf(text));
}

/** The state in which a GSTIN is registered; null for what is none. */
export function stateOfGstin(text: string): string | null {
  return GSTIN.test(text) ? text.slice(0, 2) : null;
}

/** Each letter counts once or twice in turn, the digits of its product in base 36 are summed, and the rest is made up. */
function checkDigitOf(text: string): string {
  const sum = Array.from(text.slice(0, 14)).reduce((so, letter, index) => {
    const product = LETTERS.indexOf(letter) * (1 + (index % 2));
    return so + Math.floor(product / 36) + (product % 36);
  }, 0);
  return LETTERS.charAt((36 - (sum % 36)) % 36);
}
