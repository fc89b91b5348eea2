/** `3` or `2.5` of basis points. */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** How a rate stands in a field. */
export const percentSpelling = {
  textOf: percentOf,
  valueOf: (text: string) => Math.round(Number(text) * 100),
};

/** 0 to 100 with two decimals. */
export const PERCENT = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;
