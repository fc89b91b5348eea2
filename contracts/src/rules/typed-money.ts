/** What was typed as an amount (`1,23,456.50`, `₹500`, `Rs. 60/-`), in paise; null when it is none, or nothing. */
export function typedPaise(typed: string): number | null {
  const plain = typed
    .replace(/[₹,\s]/g, '')
    .replace(/^(?:rs|inr)\.?/i, '')
    .replace(/\/-?$/, '');
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const paise = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return paise > 0 ? paise : null;
}
