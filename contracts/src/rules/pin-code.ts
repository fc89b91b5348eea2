import { latinDigits } from './digits.ts';

/** Six digits of any script, the first not zero; a space in the middle is forgiven. */
export function pinCodeDigits(typed: string): string | null {
  const digits = latinDigits(typed).replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
