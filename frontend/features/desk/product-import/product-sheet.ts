import { MOST_SHEET_ROWS, SHEET_TEXT } from '@shop/contracts/rules/limits';
import { PRODUCT_COLUMNS } from '@shop/contracts/rules/catalogue/product-columns';
import { IMPORTED_COLUMNS, type ImportedColumn } from '@shop/contracts/rules/catalogue/product-import';
import { words } from '../../../words/en/admin-preview.ts';
import { SheetFileError, typedIn, type SheetCell } from '../parts/sheet/read-cells.ts';

/** What a file says of products. */
export interface ProductSheet {
  columns: ImportedColumn[];
  /** Heads of columns that are not read. */
  unknown: string[];
  rows: { row: number; cells: string[] }[];
  /** Everything that stands in a row, by its number, for giving it back. */
  head: readonly SheetCell[];
  original: (row: number) => readonly SheetCell[];
}

/** How far down the heads may stand. */
const FIRST_ROWS = 20;

/** What else people call the columns; spaces, dashes, capitals and a currency behind make no difference. */
const OTHER_NAMES: Readonly<Partial<Record<ImportedColumn, readonly string[]>>> = {
  code: ['code', 'item no', 'item number', 'product code', 'sku'],
  category: ['category name', 'group', 'kind'],
  name: ['product', 'product name', 'item', 'item name', 'english name', 'particulars'],
  nameTa: ['name ta', 'name tamil', 'tamil', 'பெயர்'],
  aliases: ['alias', 'also called', 'search words'],
  brand: ['make'],
  unit: ['uom'],
  content: ['contents', 'pack size'],
  mrp: ['m.r.p.', 'maximum retail price'],
  net: ['net', 'rate', 'net price', 'price', 'our price', 'our rate', 'offer price', 'selling price'],
  stock: ['opening stock', 'in stock'],
  maxQuantity: ['maximum per order', 'max per order', 'max quantity'],
  videoUrl: ['video link'],
  noiseDb: ['noise', 'db', 'decibel'],
  neeriCertificate: ['neeri', 'neeri number', 'neeri no', 'neeri certificate number'],
  hsn: ['hsn code'],
  gst: ['gst', 'gst rate', 'tax'],
  state: ['status'],
};

const COLUMN_OF = new Map(
  IMPORTED_COLUMNS.flatMap((column) =>
    [PRODUCT_COLUMNS[column], column, ...(OTHER_NAMES[column] ?? [])].map(
      (name) => [folded(name), column] as const,
    ),
  ),
);

/** @throws {SheetFileError} */
export function productsIn(cells: readonly (readonly SheetCell[])[]): ProductSheet {
  const at = cells
    .slice(0, FIRST_ROWS)
    .findIndex((row) => row.some((cell) => COLUMN_OF.get(folded(cell)) === 'code'));
  const head = cells[at];
  if (!head) throw new SheetFileError('no-code');
  const places = new Map<ImportedColumn, number>();
  const unknown: string[] = [];
  for (const [place, cell] of head.entries()) {
    const column = COLUMN_OF.get(folded(cell));
    if (column && !places.has(column)) places.set(column, place);
    else if (cell !== '' && cell !== words.reason) unknown.push(String(cell));
  }
  const columns = [...places.keys()];
  const rows = cells.flatMap((row, index) => {
    const texts = columns.map((column) => textIn(row[places.get(column) ?? -1], column));
    const named = columns.filter((_, place) => texts[place] !== '');
    return index > at && isProduct(named) ? [{ row: index + 1, cells: texts }] : [];
  });
  if (rows.length === 0) throw new SheetFileError('empty');
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return { columns, unknown, rows, head, original: (row) => cells[row - 1] ?? [] };
}

/** A row without a code and a price is a heading of the list, or empty. */
function isProduct(named: readonly ImportedColumn[]): boolean {
  return named.includes('code') || named.includes('net') || named.includes('mrp');
}

/** As the shop takes it: without what is not for reading, and not without end. Shares of a hundred have more digits. */
function textIn(cell: SheetCell | undefined, column: ImportedColumn): string {
  const legible = typedIn(cell, column === 'gst' ? 4 : 2)
    .toWellFormed()
    .replace(/[\u0000-\u001F\u007F]/g, ' ');
  return legible.trim().slice(0, SHEET_TEXT.cell.max).toWellFormed();
}

function folded(head: SheetCell): string {
  return String(head)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=.)(?:inr|rs|rupees)$/, '');
}
