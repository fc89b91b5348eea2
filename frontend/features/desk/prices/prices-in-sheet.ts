import { MOST_SHEET_ROWS, SHEET_TEXT } from '@shop/contracts/rules/limits';
import { typedPaise } from '@shop/contracts/rules/typed-money';
import { columnLetters } from '../parts/sheet/file-sheets.ts';
import { columnCalled, FIRST_ROWS } from '../parts/sheet/product-headings.ts';
import { SheetFileError, typedIn, type SheetCell } from '../parts/sheet/read-cells.ts';
import type { TypedPriceRow } from './sheet-draft.ts';

export const PRICE_COLUMNS = ['code', 'mrp', 'net'] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

type Coded = readonly { code: string }[];

/** Which columns of a file are read, counted from 0; null for one that stays as the shop has it. */
export type ChosenColumns = Readonly<Record<PriceColumn, number | null>>;

/** A file of prices as it stands, and what its headings say. */
export interface PriceFile {
  cells: readonly (readonly SheetCell[])[];
  /** The row of the headings, from 0; −1 where it has none. */
  headAt: number;
  columns: ChosenColumns;
  /** Each column has one heading that everybody understands, and no other names a price: nobody has to be asked. */
  isSure: boolean;
}

/**
 * @param products of the shop: a column of their codes needs no heading
 * @throws {SheetFileError}
 */
export function priceFileOf(cells: PriceFile['cells'], products: Coded): PriceFile {
  const headAt = headRowOf(cells);
  const head = cells[headAt] ?? [];
  const placesOf = (column: PriceColumn) =>
    head.flatMap((cell, place) => (columnCalled(cell) === column ? [place] : []));
  const codes = placesOf('code');
  const places = {
    code: codes.length > 0 ? codes : placesOfCodes(cells, products),
    mrp: placesOf('mrp'),
    net: placesOf('net'),
  };
  const { code, mrp, net } = places;
  if (!cells.slice(headAt + 1).some((row) => row.some((cell) => cell !== ''))) {
    throw new SheetFileError('empty');
  }
  return {
    cells,
    headAt,
    columns: { code: code[0] ?? null, mrp: mrp[0] ?? null, net: net[0] ?? null },
    isSure: Object.values(places).every(({ length }) => length === 1) && !head.some(namesAnotherPrice),
  };
}

/** "Discounted rate" beside "Rate": which of them is charged, only a person knows. */
function namesAnotherPrice(heading: SheetCell): boolean {
  return (
    columnCalled(heading) === undefined &&
    /\b(?:amount|cost|mrp|net|price|rate)\b|விலை/i.test(String(heading))
  );
}

/** The row that names most of the columns; where none does, the first with most words: two at least, and no amounts. */
function headRowOf(cells: PriceFile['cells']): number {
  const isPriceColumn = (cell: SheetCell) => PRICE_COLUMNS.some((column) => column === columnCalled(cell));
  const isAmount = (cell: SheetCell) => typedPaise(typedIn(cell)) !== null;
  const scores = cells
    .slice(0, FIRST_ROWS)
    .map(
      (row) =>
        row.filter(isPriceColumn).length * 1_000 +
        row.filter((cell) => cell !== '' && !isAmount(cell)).length,
    );
  const most = Math.max(...scores);
  const at = scores.indexOf(most);
  const row = cells[at] ?? [];
  return row.some(isPriceColumn) || (most > 1 && !row.some(isAmount)) ? at : -1;
}

/** The columns in which item codes stand; a row or two may hold one by chance. */
function placesOfCodes(cells: PriceFile['cells'], products: Coded): number[] {
  const codes = new Set(products.map(({ code }) => code));
  const found = Map.groupBy(
    cells.flatMap((row) =>
      row.flatMap((cell, place) => (codes.has(String(cell).trim().toUpperCase()) ? [place] : [])),
    ),
    (place) => place,
  );
  return [...found].flatMap(([place, rows]) => (rows.length > 2 ? [place] : []));
}

/**
 * The price rows of a file, numbered as it numbers them. A row without a price is a heading of the list.
 * @throws {SheetFileError}
 */
export function pricesIn({ cells, headAt, columns }: PriceFile): TypedPriceRow[] {
  const textIn = (row: readonly SheetCell[], column: PriceColumn) =>
    typedIn(row[columns[column] ?? -1])
      .trim()
      .slice(0, SHEET_TEXT.cell.max);
  const rows = cells.flatMap((row, index): TypedPriceRow[] => {
    const [code, mrp, net] = [textIn(row, 'code'), textIn(row, 'mrp'), textIn(row, 'net')];
    if (index <= headAt || (mrp === '' && net === '')) return [];
    return [{ row: index + 1, code, ...(mrp && { mrp }), ...(net && { net }) }];
  });
  if (rows.length === 0) throw new SheetFileError('no-price');
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return rows;
}

/** The rows below the headings that have something in them and no price, from 1: headings of the list, as a rule. */
export function rowsWithoutPrice({ cells, headAt, columns }: PriceFile): number[] {
  const isEmpty = (cell: SheetCell | undefined) => typedIn(cell).trim() === '';
  return cells.flatMap((row, index) => {
    const isLeft = isEmpty(row[columns.mrp ?? -1]) && isEmpty(row[columns.net ?? -1]) && !row.every(isEmpty);
    return index > headAt && isLeft ? [index + 1] : [];
  });
}

/** What a column of a file is called: by its heading, by its letter where there is none, by both where two read alike. */
export function headingOf({ cells, headAt }: PriceFile, place: number): string {
  const headings = (cells[headAt] ?? []).map((cell) => String(cell).trim());
  const heading = headings[place] ?? '';
  const letter = columnLetters(place);
  if (heading === '') return letter;
  return headings.indexOf(heading) === headings.lastIndexOf(heading) ? heading : `${heading} (${letter})`;
}
