import { MOST_PAISE } from '../limits.ts';

/** Somebody's point: `12,50` would be read as a hundred times as much. */
const COMMA_FOR_POINT = /,\d{1,2}$/;

/** What was typed or pasted as an amount (`1,23,456.50`, `₹500`, `Rs. 60/-`), in paise; null when it is none. */
export function paiseIn(typed: string): number | null {
  const plain = typed
    .replace(/[₹\s]/g, '')
    .replace(/^(?:rs|inr)\.?/i, '')
    .replace(/\/-?$/, '');
  if (COMMA_FOR_POINT.test(plain)) return null;
  const match = /^(\d{1,8})(?:\.(\d{0,2}))?$/.exec(plain.replaceAll(',', ''));
  return match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The same for a price: nothing is none, and neither is what no product costs. */
export function typedPaise(typed: string): number | null {
  const paise = paiseIn(typed);
  return paise !== null && paise > 0 && paise <= MOST_PAISE ? paise : null;
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** An amount in paise as it stands in a box: `1,23,456` or `1,23,456.50`. */
export function rupeesOf(paise: number): string {
  const rest = paise % 100;
  const rupees = grouped.format((paise - rest) / 100);
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}
