/** The zeros of Tamil and Devanagari: keyboards of both type digits of their own. */
const OTHER_ZEROS = [0x0be6, 0x0966];

/**
 * The whole number in a quantity box: the first one there is, so that `1.5` counts as 1 and `5 boxes` as 5. Commas and
 * spaces only group digits; what is below zero, or no number, counts as none.
 */
export function typedQuantity(text: string): number {
  const latin = text.replace(/[௦-௯०-९]/g, latinDigit).replace(/[\s,]/g, '');
  return Number(/^\d+/.exec(latin)?.[0] ?? 0);
}

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = OTHER_ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
