/** A sheet of a file; a CSV file has one. */
export interface FileSheet {
  name: string;
  cells: (string | number)[][];
  isHidden: boolean;
  /** Counted from 0. */
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
}

/** Which sheets are read, in which order; null when nobody answers. */
export type ChooseSheets = (sheets: readonly FileSheet[]) => Promise<FileSheet[] | null>;

/** How far down the row may stand that sheets have in common. */
const FIRST_ROWS = 60;

/** More than one sheet has something in it, or something of it is hidden. @param sheets that have something in them */
export function needsChoice(sheets: readonly FileSheet[]): boolean {
  return sheets.length > 1 || sheets.some((sheet) => sheet.isHidden || hasHiddenParts(sheet));
}

/** A row or a column with something in it is hidden. */
export function hasHiddenParts(sheet: FileSheet): boolean {
  const { rows, columns } = hiddenParts(sheet);
  return rows.length + columns.length > 0;
}

/** The hidden rows and columns with something in them, counted from 0. */
export function hiddenParts({ cells, hiddenRows, hiddenColumns }: FileSheet) {
  return {
    rows: hiddenRows.filter((row) => cells[row]?.some((cell) => cell !== '')),
    columns: hiddenColumns.filter((column) => cells.some((row) => (row[column] ?? '') !== '')),
  };
}

/** All that somebody sees who opens the file. */
export const inSight: ChooseSheets = async (sheets) =>
  sheets.filter(({ isHidden }) => !isHidden).map(withoutHidden);

/** The sheet as it is seen; what is left keeps its place. */
export function withoutHidden(sheet: FileSheet): FileSheet {
  const rows = new Set(sheet.hiddenRows);
  const columns = new Set(sheet.hiddenColumns);
  return {
    ...sheet,
    cells: sheet.cells.map((row, at) =>
      rows.has(at) ? [] : row.map((cell, column) => (columns.has(column) ? '' : cell)),
    ),
  };
}

/** Sheets under one another, with the headings of the first; null where they have no row of headings in common. */
export function joined([first, ...others]: readonly FileSheet[]): (string | number)[][] | null {
  if (!first || others.length === 0) return first?.cells ?? [];
  const head = first.cells
    .slice(0, FIRST_ROWS)
    .filter((row) => row.filter((cell) => typeof cell === 'string' && cell !== '').length > 1)
    .map(folded)
    .find((row) =>
      others.every(({ cells }) => cells.slice(0, FIRST_ROWS).some((own) => folded(own) === row)),
    );
  if (head === undefined) return null;
  return [
    ...first.cells,
    ...others.flatMap(({ cells }) => cells.map((row) => (folded(row) === head ? [] : row))),
  ];
}

function folded(row: readonly (string | number)[]): string {
  return row
    .map((cell) => String(cell).trim().toLowerCase())
    .join('\t')
    .trimEnd();
}

/** `A` to `Z`, then `AA`. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
