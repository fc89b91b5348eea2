/** What was typed as an amount (`1,23,456.50`, `₹500`), in paise; null when it is none or not more than nothing. */
export function paiseOf(typed: string): number | null {
  const plain = typed.replace(/[₹,\s]/g, '');
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const paise = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return paise > 0 ? paise : null;
}

/** An amount as it stands in a box: `123456` or `123456.50`. */
export function rupeesIn(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
