import { parse } from 'csv-parse/browser/esm/sync';

const DELIMITERS = [',', ';', '\t'];
/** Lines by which the delimiter is found. */
const FIRST_LINES = 20;

/** The cells of a CSV file; null where it cannot be read. */
export function cellsInText(text: string): string[][] | null {
  const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false, trim: true };
  // A quoted cell ends at a delimiter: read by another one, the whole file is refused.
  const first = (delimiter: string) => {
    try {
      return columnsIn(parse(text, { ...options, delimiter, to: FIRST_LINES }));
    } catch {
      return -1;
    }
  };
  const tried = DELIMITERS.map((delimiter) => ({ delimiter, columns: first(delimiter) }));
  const [{ delimiter } = { delimiter: ',' }] = tried.toSorted((a, b) => b.columns - a.columns);
  try {
    return parse(text, { ...options, delimiter });
  } catch {
    return null;
  }
}

/** How well lines fall into columns: into as many as possible, and as many lines as possible into the same. */
function columnsIn(lines: readonly string[][]): number {
  const alike = Map.groupBy(lines, (line) => line.length);
  return Math.max(0, ...[...alike].map(([length, those]) => (length - 1) * those.length));
}
