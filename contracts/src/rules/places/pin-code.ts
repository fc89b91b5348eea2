import { latinDigits } from '../typed/digits.ts';
import { UNSEEN } from '../phone.ts';

/** Six digits of any script, the first not zero, however they were typed or pasted (`600 017`, `600-017.`, `Pin No. 600017`). */
export function pinCodeDigits(typed: string): string | null {
  const digits = latinDigits(typed)
    .replace(UNSEEN, '')
    .replace(/^[\s(]*pin(?:\s*code)?(?:\s*no)?|[\s.,:()\u2010-\u2015-]/gi, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
