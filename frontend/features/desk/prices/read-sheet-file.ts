import type { TypedPriceRow } from '@shop/contracts/prices/requests';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import type { CellValue } from 'read-excel-file/universal';

export type SheetFault = 'no-code' | 'no-price' | 'empty' | 'too-long' | 'unreadable';

export class SheetFileError extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

/** Bytes; a list of 3,000 rows has a tenth of that. */
const LARGEST = 10 * 1024 * 1024;
/** How far down the headings may stand. */
const FIRST_ROWS = 20;

/** What people call the columns. */
const HEADINGS = {
  code: /^(?:item\s*|product\s*)?(?:code|no\.?|number)$|^sku$/i,
  mrp: /^mrp\b|^m\.r\.p/i,
  net: /^(?:net|our|offer|sale|selling|new)?\s*(?:rate|price)\b|^net\b/i,
};

/**
 * The price rows of a CSV or XLSX file, numbered as the sheet numbers them.
 * @throws {SheetFileError}
 */
export async function readSheetFile(file: File): Promise<TypedPriceRow[]> {
  if (file.size > LARGEST) throw new SheetFileError('too-long');
  return pricesIn(await cellsOf(file));
}

/** @throws {SheetFileError} */
export function pricesIn(cells: readonly (readonly string[])[]): TypedPriceRow[] {
  const at = cells.slice(0, FIRST_ROWS).findIndex((row) => row.some((cell) => HEADINGS.code.test(cell)));
  const head = cells[at];
  if (!head) throw new SheetFileError('no-code');
  const columnOf = (heading: RegExp) => head.findIndex((cell) => heading.test(cell));
  const [code, mrp, net] = [columnOf(HEADINGS.code), columnOf(HEADINGS.mrp), columnOf(HEADINGS.net)];
  if (mrp < 0 && net < 0) throw new SheetFileError('no-price');
  const rows = cells.flatMap((row, index): TypedPriceRow[] => {
    const name = row[code]?.slice(0, 40) ?? '';
    if (index <= at || name === '') return [];
    const [mrpText, netText] = [row[mrp]?.slice(0, 40), row[net]?.slice(0, 40)];
    return [
      { row: index + 1, code: name, ...(mrpText && { mrp: mrpText }), ...(netText && { net: netText }) },
    ];
  });
  if (rows.length === 0) throw new SheetFileError('empty');
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return rows;
}

/** Both readers come with the first file. */
async function cellsOf(file: File): Promise<string[][]> {
  try {
    if (/\.(?:csv|tsv|txt)$/i.test(file.name)) {
      const { parse } = await import('csv-parse/browser/esm/sync');
      return parse(await file.text(), {
        bom: true,
        delimiter: [',', ';', '\t'],
        relax_column_count: true,
        skip_empty_lines: false,
        trim: true,
      });
    }
    const { readSheet } = await import('read-excel-file/universal');
    const rows = await readSheet(file);
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new SheetFileError('unreadable');
  }
}

/** A sum that a sheet worked out may be a hair beside its paise. */
function textOf(cell: CellValue | null): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(Math.round(cell * 100) / 100) : cell.toString().trim();
}
