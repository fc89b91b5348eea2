import { MOST_SHEET_ROWS, SHEET_TEXT } from '@shop/contracts/rules/limits';
import type { ImportedColumn } from '@shop/contracts/rules/catalogue/product-columns';
import { PRODUCT_AND_STOCK } from '@shop/contracts/rules/catalogue/product-fields';
import { words } from '../../../words/en/staff/preview.ts';
import { columnCalled, FIRST_ROWS } from '../parts/sheet/product-headings.ts';
import { SheetFileError, typedIn, type SheetCell } from '../../../lib/sheet/read-cells.ts';

/** As the column State of a file says it. */
const SHOWN = PRODUCT_AND_STOCK.state.column.labels.active;

/** What a file says of products. */
export interface ProductSheet {
  columns: ImportedColumn[];
  /** Heads of columns that are not read. */
  unknown: string[];
  rows: { row: number; cells: string[] }[];
  /** Rows below the heads that have something in them and name no product, from 1. */
  passedOver: number[];
  /** Everything that stands in a row, by its number, for giving it back. */
  head: readonly SheetCell[];
  original: (row: number) => readonly SheetCell[];
}

/** @throws {SheetFileError} */
export function productsIn(cells: readonly (readonly SheetCell[])[]): ProductSheet {
  const at = cells.slice(0, FIRST_ROWS).findIndex((row) => row.some((cell) => columnCalled(cell) === 'code'));
  const head = cells[at];
  if (!head) throw new SheetFileError('no-code');
  const places = new Map<ImportedColumn, number>();
  const unknown: string[] = [];
  for (const [place, cell] of head.entries()) {
    const column = columnCalled(cell);
    if (column && !places.has(column)) places.set(column, place);
    else if (cell !== '' && cell !== words.reason) unknown.push(String(cell));
  }
  const columns = [...places.keys()];
  const passedOver: number[] = [];
  const rows = cells.flatMap((row, index) => {
    const texts = columns.map((column) => textIn(row[places.get(column) ?? -1], column));
    const named = columns.filter((_, place) => texts[place] !== '');
    if (index <= at) return [];
    if (isProduct(named)) return [{ row: index + 1, cells: texts }];
    if (row.some((cell) => cell !== '')) passedOver.push(index + 1);
    return [];
  });
  if (rows.length === 0) throw new SheetFileError('empty');
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return { columns, unknown, rows, passedOver, head, original: (row) => cells[row - 1] ?? [] };
}

/** The sheet with these products put into the list, where it does not say itself in which state a product is. */
export function withShown(sheet: ProductSheet, codes: readonly string[]): ProductSheet {
  const at = sheet.columns.indexOf('code');
  const shown = new Set(codes.map((code) => code.toUpperCase()));
  const rows = sheet.rows.map(({ row, cells }) => {
    const isShown = shown.has((cells[at] ?? '').toUpperCase());
    return { row, cells: [...cells, isShown ? SHOWN : ''] };
  });
  return { ...sheet, columns: [...sheet.columns, 'state'], rows };
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
