import { MOST_SHEET_ROWS, SHEET_TEXT } from '@shop/contracts/rules/limits';
import { SheetFileError, typedIn, type SheetCell } from '../parts/sheet/read-cells.ts';
import type { TypedPriceRow } from './sheet-draft.ts';

/** How far down the headings may stand. */
const FIRST_ROWS = 20;

/** What people call the columns. */
const HEADINGS = {
  code: /^(?:item\s*|product\s*)?(?:code|no\.?|number)$|^sku$/i,
  mrp: /^mrp\b|^m\.r\.p/i,
  net: /^(?:net|our|offer|sale|selling|new)?\s*(?:rate|price)\b|^net\b/i,
};

/**
 * The price rows of a file, numbered as it numbers them.
 * @throws {SheetFileError}
 */
export function pricesIn(cells: readonly (readonly SheetCell[])[]): TypedPriceRow[] {
  const isHead = (heading: RegExp) => (cell: SheetCell) => typeof cell === 'string' && heading.test(cell);
  const at = cells.slice(0, FIRST_ROWS).findIndex((row) => row.some(isHead(HEADINGS.code)));
  const head = cells[at];
  if (!head) throw new SheetFileError('no-code');
  const columnOf = (heading: RegExp) => head.findIndex(isHead(heading));
  const [code, mrp, net] = [columnOf(HEADINGS.code), columnOf(HEADINGS.mrp), columnOf(HEADINGS.net)];
  if (mrp < 0 && net < 0) throw new SheetFileError('no-price');
  const textIn = (row: readonly SheetCell[], column: number) =>
    typedIn(row[column]).slice(0, SHEET_TEXT.cell.max);
  const rows = cells.flatMap((row, index): TypedPriceRow[] => {
    const name = textIn(row, code);
    if (index <= at || name === '') return [];
    const [mrpText, netText] = [textIn(row, mrp), textIn(row, net)];
    return [
      { row: index + 1, code: name, ...(mrpText && { mrp: mrpText }), ...(netText && { net: netText }) },
    ];
  });
  if (rows.length === 0) throw new SheetFileError('empty');
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return rows;
}
