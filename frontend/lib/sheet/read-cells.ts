import type { parse as Parse } from 'csv-parse/browser/esm/sync';
import type { CellValue } from 'read-excel-file/universal';
import { inSight, joined, needsChoice, type ChooseSheets, type FileSheet } from './file-sheets.ts';

/** A number where the file has one; what has no letters is an empty text. */
export type SheetCell = string | number;

export type SheetFault =
  | 'no-code'
  | 'no-price'
  | 'no-count'
  | 'no-quantity'
  | 'no-table'
  | 'empty'
  | 'too-long'
  | 'too-large'
  | 'other-kind'
  | 'password'
  | 'unreadable'
  | 'other-columns'
  | 'not-chosen';

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
 * What stands in a CSV or XLSX file, the chosen sheets under one another. Both readers come with the first file.
 * @param choose asked where there is more than one sheet, or something hidden
 * @throws {SheetFileError}
 */
export async function cellsOf(file: File, choose: ChooseSheets = inSight): Promise<SheetCell[][]> {
  const sheets = (await sheetsIn(file)).filter(({ cells }) => cells.length > 0);
  if (!needsChoice(sheets)) return sheets[0]?.cells ?? [];
  const choice = await choose(sheets);
  if (!choice) throw new SheetFileError('not-chosen');
  const cells = joined(choice);
  if (!cells) throw new SheetFileError('other-columns');
  return cells;
}

/** What stands in a text file. @throws {SheetFileError} */
export async function textIn(file: File): Promise<string> {
  return textOf(await bytesOf(file));
}

async function sheetsIn(file: File): Promise<FileSheet[]> {
  const bytes = await bytesOf(file);
  if (/\.(?:csv|tsv|txt)$/i.test(file.name)) {
    const { parse } = await import('csv-parse/browser/esm/sync');
    const cells = cellsInText(textOf(bytes), parse);
    return [{ name: file.name, cells, isHidden: false, hiddenRows: [], hiddenColumns: [] }];
  }
  assertWorkbook(file.name, bytes);
  const [{ default: read }, { unpacked }] = await Promise.all([
    import('read-excel-file/universal'),
    import('./xlsx-file.ts'),
  ]);
  try {
    const workbook = unpacked(bytes);
    return (await read(workbook.bytes)).map(({ sheet, data }, at) => ({
      name: sheet,
      cells: data.map((row) => row.map(plain)),
      ...(workbook.hidden[at] ?? { isHidden: false, hiddenRows: [], hiddenColumns: [] }),
    }));
  } catch {
    throw new SheetFileError('unreadable');
  }
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  if (file.size > LARGEST) throw new SheetFileError('too-large');
  if (file.size === 0) throw new SheetFileError('empty');
  try {
    return await file.arrayBuffer();
  } catch {
    throw new SheetFileError('unreadable');
  }
}

/** By its first bytes: a packed file may be a workbook. One with a password, and one of before 2007, begin otherwise. */
function assertWorkbook(name: string, bytes: ArrayBuffer): void {
  const begins = (...first: number[]) => first.every((byte, at) => new Uint8Array(bytes)[at] === byte);
  if (begins(0x50, 0x4b)) return;
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    const isLocked = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
    throw new SheetFileError(isLocked ? 'password' : 'other-kind');
  }
  throw new SheetFileError(/\.xlsx$/i.test(name) ? 'unreadable' : 'other-kind');
}

function cellsInText(text: string, parse: typeof Parse): string[][] {
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
    throw new SheetFileError('unreadable');
  }
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
