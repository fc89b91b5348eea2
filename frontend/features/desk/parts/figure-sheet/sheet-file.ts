import { MOST_SHEET_ROWS, SHEET_TEXT } from '@shop/contracts/rules/limits';
import { typedPaise } from '@shop/contracts/rules/typed/typed-money';
import type { SheetProductView } from '@shop/contracts/sheets/views';
import { columnLetters } from '../../../../lib/sheet/file-sheets.ts';
import { FIRST_ROWS } from '../sheet/product-headings.ts';
import { SheetFileError, typedIn, type SheetCell } from '../../../../lib/sheet/read-cells.ts';
import type { SheetKind } from './sheet-kind.ts';
import type { TypedRow } from './sheet-draft.ts';

type Coded = readonly { code: string }[];

/** Which columns of a file are read, counted from 0; null for one that stays as the shop has it. */
export type ChosenColumns<Field extends string> = Readonly<Record<Field | 'code', number | null>>;

/** A file of figures as it stands, and what its headings say. */
export interface SheetFile<Field extends string> {
  cells: readonly (readonly SheetCell[])[];
  /** The row of the headings, from 0; −1 where it has none. */
  headAt: number;
  columns: ChosenColumns<Field>;
  /** Each column has one heading that everybody understands, and no other is like one: nobody has to be asked. */
  isSure: boolean;
}

type Cells = SheetFile<string>['cells'];

/** The columns that a file may have, the item code first. */
export function columnsOf<Product extends SheetProductView, Field extends string>({
  fields,
}: SheetKind<Product, Field>): readonly (Field | 'code')[] {
  return ['code', ...fields];
}

/**
 * @param products of the shop: a column of their codes needs no heading
 * @throws {SheetFileError}
 */
export function sheetFileOf<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  cells: Cells,
  products: Coded,
): SheetFile<Field> {
  const headAt = headRowOf(kind, cells);
  const head = cells[headAt] ?? [];
  const placesOf = (column: Field | 'code') =>
    head.flatMap((cell, place) => (kind.columnCalled(cell) === column ? [place] : []));
  const places = columnsOf(kind).map((column) => {
    const named = placesOf(column);
    return [
      column,
      column === 'code' && named.length === 0 ? placesOfCodes(cells, products) : named,
    ] as const;
  });
  if (!cells.slice(headAt + 1).some((row) => row.some((cell) => cell !== ''))) {
    throw new SheetFileError('empty');
  }
  const columns = Object.fromEntries(places.map(([column, [first = null]]) => [column, first]));
  return {
    cells,
    headAt,
    columns: columns as ChosenColumns<Field>,
    isSure: places.every(([, { length }]) => length === 1) && !head.some(kind.isAlike),
  };
}

/** The row that names most of the columns; where none does, the first with most words: two at least, and no amounts. */
function headRowOf<Product extends SheetProductView, Field extends string>(
  { columnCalled }: SheetKind<Product, Field>,
  cells: Cells,
): number {
  const isColumn = (cell: SheetCell) => columnCalled(cell) !== undefined;
  const isAmount = (cell: SheetCell) => typedPaise(typedIn(cell)) !== null;
  const scores = cells
    .slice(0, FIRST_ROWS)
    .map(
      (row) =>
        row.filter(isColumn).length * 1_000 + row.filter((cell) => cell !== '' && !isAmount(cell)).length,
    );
  const most = Math.max(...scores);
  const at = scores.indexOf(most);
  const row = cells[at] ?? [];
  return row.some(isColumn) || (most > 1 && !row.some(isAmount)) ? at : -1;
}

/** The columns in which item codes stand; a row or two may hold one by chance. */
function placesOfCodes(cells: Cells, products: Coded): number[] {
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
 * The rows of a file with figures, numbered as it numbers them. A row without one is a heading of the list.
 * @throws {SheetFileError}
 */
export function rowsIn<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  { cells, headAt, columns }: SheetFile<Field>,
): TypedRow<Field>[] {
  const textIn = (row: readonly SheetCell[], column: Field | 'code') =>
    typedIn(row[columns[column] ?? -1])
      .trim()
      .slice(0, SHEET_TEXT.cell.max);
  const rows = cells.flatMap((row, index): TypedRow<Field>[] => {
    if (index <= headAt || kind.needed.every((field) => textIn(row, field) === '')) return [];
    const texts = kind.fields.map((field) => [field, textIn(row, field)]).filter(([, text]) => text !== '');
    return [
      {
        row: index + 1,
        code: textIn(row, 'code'),
        ...(Object.fromEntries(texts) as Partial<Record<Field, string>>),
      },
    ];
  });
  if (rows.length === 0) throw new SheetFileError(kind.fault);
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return rows;
}

/** The rows below the headings that have something in them and no figure, from 1: headings of the list, as a rule. */
export function rowsPassedOver<Product extends SheetProductView, Field extends string>(
  { needed }: SheetKind<Product, Field>,
  { cells, headAt, columns }: SheetFile<Field>,
): number[] {
  const isEmpty = (cell: SheetCell | undefined) => typedIn(cell).trim() === '';
  return cells.flatMap((row, index) => {
    const isLeft = needed.every((field) => isEmpty(row[columns[field] ?? -1])) && !row.every(isEmpty);
    return index > headAt && isLeft ? [index + 1] : [];
  });
}

/** What a column of a file is called: by its heading, by its letter where there is none, by both where two read alike. */
export function headingOf({ cells, headAt }: SheetFile<string>, place: number): string {
  const headings = (cells[headAt] ?? []).map((cell) => String(cell).trim());
  const heading = headings[place] ?? '';
  const letter = columnLetters(place);
  if (heading === '') return letter;
  return headings.indexOf(heading) === headings.lastIndexOf(heading) ? heading : `${heading} (${letter})`;
}
