import type { CellValue } from 'read-excel-file/universal';

/** A number where the file has one; what has no letters is an empty text. */
export type SheetCell = string | number;

export type SheetFault = 'no-code' | 'no-price' | 'no-table' | 'empty' | 'too-long' | 'unreadable';

export class SheetFileError extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

/** Bytes; a list of 5,000 products has a tenth of that. */
const LARGEST = 10 * 1024 * 1024;
const DELIMITERS = [',', ';', '\t'];
/** Lines by which the delimiter is found. */
const FIRST_LINES = 20;

/**
 * What stands in a CSV or in the first sheet of an XLSX file. Both readers come with the first file.
 * @throws {SheetFileError}
 */
export async function cellsOf(file: File): Promise<SheetCell[][]> {
  if (file.size > LARGEST) throw new SheetFileError('too-long');
  try {
    if (/\.(?:csv|tsv|txt)$/i.test(file.name)) return await cellsInText(textOf(await file.arrayBuffer()));
    const { readSheet } = await import('read-excel-file/universal');
    const { unpacked } = await import('./xlsx-file.ts');
    return (await readSheet(unpacked(await file.arrayBuffer()))).map((row) => row.map(plain));
  } catch {
    throw new SheetFileError('unreadable');
  }
}

async function cellsInText(text: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false, trim: true };
  const tried = DELIMITERS.map((delimiter) => ({
    delimiter,
    columns: columnsIn(parse(text, { ...options, delimiter, to: FIRST_LINES })),
  }));
  const [{ delimiter } = { delimiter: ',' }] = tried.toSorted((a, b) => b.columns - a.columns);
  return parse(text, { ...options, delimiter });
}

/** How well lines fall into columns: into as many as possible, and as many lines as possible into the same. */
function columnsIn(lines: readonly string[][]): number {
  const alike = Map.groupBy(lines, (line) => line.length);
  return Math.max(0, ...[...alike].map(([length, those]) => (length - 1) * those.length));
}

/** UTF-8 and UTF-16 as they name themselves; what is neither was saved by an older Windows. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function plain(cell: CellValue | null): SheetCell {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell;
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell.toString().trim();
}

/** A cell as somebody would type it. A sum that a sheet worked out may be a hair beside its paise. */
export function typedIn(cell: SheetCell | undefined, decimals = 2): string {
  if (typeof cell === 'number') return String(Number(cell.toFixed(decimals)));
  return cell ?? '';
}
