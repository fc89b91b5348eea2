import { latinDigits } from '@shop/contracts/rules/digits';

/**
 * The whole number in a quantity box: the first one there is, so that `1.5` counts as 1 and `5 boxes` as 5. Commas and
 * spaces only group digits; what is below zero, or no number, counts as none.
 */
export function typedQuantity(text: string): number {
  const latin = latinDigits(text).replace(/[\s,]/g, '');
  return Number(/^\d+/.exec(latin)?.[0] ?? 0);
}
