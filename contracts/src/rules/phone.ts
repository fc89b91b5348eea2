import { latinDigits } from './typed/digits.ts';

/** Address books and chats put marks of writing direction around a number that is copied; nobody sees them. */
export const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * The ten digits of an Indian mobile number, however and in whichever script it was typed or pasted
 * (`+91 (0) 98765 43210`, `098765-43210`, `tel:+919876543210`); null when it is none.
 */
export function mobileDigits(typed: string): string | null {
  const plain = latinDigits(typed)
    .replace(UNSEEN, '')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '');
  return /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(plain)?.[1] ?? null;
}

/** A searched text with every mobile number in it as its ten digits, and no `+91` or `0` before one that is begun. */
export function withPlainMobiles(text: string): string {
  return latinDigits(text)
    .replace(UNSEEN, '')
    .replace(/(?:tel:)?\+?\d[\d\s()./\u2010-\u2015-]{8,}\d/gi, (found) => mobileDigits(found) ?? found)
    .replace(/\+91[\s-]*/g, '')
    .replace(/(?<![\w-])0(?=[6-9]\d{2})/g, '');
}

/** `98xxxxxx21`: what a person may see who need not call. */
export function maskMobile(digits: string): string {
  return `${digits.slice(0, 2)}xxxxxx${digits.slice(-2)}`;
}

/** `xxxxxx3210`: enough for its owner to know it again. */
export function lastFourOfMobile(digits: string): string {
  return `xxxxxx${digits.slice(-4)}`;
}

/** `98765 43210`, as Indian numbers are read aloud. */
export function formatMobile(digits: string): string {
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
}
