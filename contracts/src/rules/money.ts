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

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `₹1,23,456`; paise are shown only where there are any: `₹0.50`. */
export function formatMoney(paise: number): string {
  return (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
}
