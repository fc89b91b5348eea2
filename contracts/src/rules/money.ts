/** 100 % in basis points, the unit of every rate. */
const WHOLE = 10_000;

/** A rate in basis points of an amount in paise, rounded half up to the paisa. */
export function shareOf(paise: number, basisPoints: number): number {
  return Math.floor((paise * basisPoints + WHOLE / 2) / WHOLE);
}

/** The nearest whole number of units, half of one rounding up. @param unit paise */
export function roundTo(paise: number, unit: number): number {
  return Math.floor((paise + unit / 2) / unit) * unit;
}

/** The nearest whole rupee in paise, half a rupee rounding up. */
export function roundToRupee(paise: number): number {
  return roundTo(paise, 100);
}

/**
 * `₹1,23,456`; paise are shown only where there are any: `₹0.50`; below nothing with a minus as wide as a figure: `−₹200`.
 * By hand: a list has a thousand amounts, and Intl takes as long for them as for the rest of their rows.
 */
export function formatMoney(paise: number): string {
  const all = Math.round(Math.abs(paise));
  const rest = all % 100;
  const digits = String((all - rest) / 100);
  // Three digits, and pairs before them.
  const pairs = digits.slice(0, -3).replace(/\B(?=(?:\d\d)+$)/g, ',');
  const whole = pairs === '' ? digits : `${pairs},${digits.slice(-3)}`;
  return `${paise < 0 ? '−' : ''}₹${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/**
 * `1234.5` of 123,450 paise, for files. Divided once, and last: sums are made in paise, so no error of floating numbers
 * adds up. Never `-0`; of nothing, nothing.
 */
export function rupees(paise: number): number;
export function rupees(paise: number | null | undefined): number | null;
export function rupees(paise: number | null | undefined): number | null {
  return paise === null || paise === undefined ? null : paise / 100 || 0;
}
