/**
 * The ten digits of an Indian mobile number, however it was typed (`+91 98765 43210`, `098765-43210`);
 * null when it is none.
 */
export function mobileDigits(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits)?.[1] ?? null;
}

/** A searched text with every mobile number in it as its ten digits, and no `+91` before one that is begun. */
export function withPlainMobiles(text: string): string {
  return text
    .replace(/\+?\d[\d\s().-]{8,}\d/g, (found) => mobileDigits(found) ?? found)
    .replace(/\+91[\s-]*/g, '');
}

/** `98xxxxxx21`: what a person may see who need not call. */
export function maskMobile(digits: string): string {
  return `${digits.slice(0, 2)}xxxxxx${digits.slice(-2)}`;
}

/** `98765 43210`, as Indian numbers are read aloud. */
export function formatMobile(digits: string): string {
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
}
