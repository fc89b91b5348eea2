/** Groups of thousands, the Indian way or another; `1,5` is none: somebody's point. */
const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0*)?$/;

/** What was typed or stands in a file as a whole number of at most `most` (`1,200`, `40.0`); null when it is none. */
export function typedWhole(typed: string, most: number): number | null {
  const plain = typed.trim();
  const number = WHOLE.test(plain) ? Number(plain.replaceAll(',', '')) : null;
  return number !== null && number <= most ? number : null;
}
