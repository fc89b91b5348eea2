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
    const { cellsInText } = await import('./csv-file.ts');
    const cells = cellsInText(textOf(bytes));
    if (!cells) throw new SheetFileError('unreadable');
    return [{ name: file.name, cells, isHidden: false, hiddenRows: [], hiddenColumns: [] }];
  }
  const [{ default: read }, { unpacked, workbookFault }] = await Promise.all([
    import('read-excel-file/universal'),
    import('./xlsx-file.ts'),
  ]);
  const fault = workbookFault(file.name, bytes);
  if (fault) throw new SheetFileError(fault);
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
