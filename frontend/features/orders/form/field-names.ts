/** How the fields of the list and of the review are named in the form, by item code. */
export const quantityField = (code: string) => `qty[${code}]`;
export const rateField = (code: string) => `rate[${code}]`;
/** The rates of a whole list in one field: `SP-01_1300.RK-01_6000`. */
export const RATES_FIELD = 'rates';

/** What that field says. */
export function writtenRates(rows: Iterable<{ code: string; netPaise: number }>): string {
  return Array.from(rows, ({ code, netPaise }) => `${code}_${netPaise}`).join('.');
}
