import pg from 'pg';

/** PostgreSQL's text of a timestamptz as ISO 8601, the form of an instant in the views. */
export function isoInstant(text: string): string {
  return new Date(text).toISOString();
}

/** Paise, counts and sums are far below 2^53; what is not is refused rather than rounded. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint that no number can hold: ${text}`);
  return value;
}

const { INT8, TIMESTAMPTZ, DATE } = pg.types.builtins;

/** How columns arrive on every connection: a bigint as a number, an instant as ISO 8601, a day as `2026-11-08`. */
export const columnTypes = new pg.TypeOverrides();
columnTypes.setTypeParser(INT8, safeInteger);
columnTypes.setTypeParser(TIMESTAMPTZ, isoInstant);
columnTypes.setTypeParser(DATE, (text: string) => text);
