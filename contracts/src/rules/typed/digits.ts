const DIGIT = /\p{Nd}/u;
/** Nearly every text has none: to pass 0 to 9 over is quicker than to put them in their own place. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** A text with the digits of every script as 0 to 9: keyboards of Tamil, Kannada and Devanagari type their own. */
export function latinDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    // Unicode keeps the ten digits of a script together, zero first; where scripts touch, ten by ten.
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}
