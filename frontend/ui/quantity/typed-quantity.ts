import { latinDigits } from '@shop/contracts/rules/typed/digits';

/**
 * The whole number in a quantity field: the first one there is, so that `1.5` counts as 1 and `5 boxes` as 5. Commas and
 * spaces only group digits; what is below zero, or no number, counts as none.
 */
export function typedQuantity(text: string): number {
  return Number(/^\d+/.exec(plain(text))?.[0] ?? 0);
}

/** Whether somebody typed something else than what it is taken for: `2.5`, `−3`, more than there may be. */
export function isOdd(text: string, taken: number): boolean {
  return !new RegExp(`^(0*${taken}\\p{L}*)?$`, 'u').test(plain(text));
}

const plain = (text: string) => latinDigits(text).replace(/[\s,]/g, '');
