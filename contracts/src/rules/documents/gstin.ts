import { GSTIN } from '../limits.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The states as GST numbers them, other territory (97) and the centre's own (99). */
const OF_A_STATE = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])/;

/** What is wrong with it first: how long it is, how it is written, its state, or a letter that was mistyped. */
export type GstinProblem = 'length' | 'form' | 'state' | 'check';

export function gstinProblem(text: string): GstinProblem | null {
  if (text.length !== 15) return 'length';
  if (!GSTIN.test(text)) return 'form';
  if (!OF_A_STATE.test(text)) return 'state';
  return text.endsWith(checkDigitOf(text)) ? null : 'check';
}

/** Whether it is written as a GSTIN is, and its check digit fits the rest. */
export function isGstin(text: string): boolean {
  return gstinProblem(text) === null;
}

/** As it is kept, of what was typed with spaces or in small letters. */
export function typedGstin(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
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
