import { TEXT_WIDTH } from './letterhead.ts';
import { FAINT, PAGE, type Column, type Sheet, type TextStyle } from './sheet.ts';

/** A column of a table, with its head. */
export interface TableColumn<Row> {
  head: string;
  at: Column;
  /** Figures stand on the right. */
  align?: TextStyle['align'];
  style?: TextStyle;
  /** One line, or two of which the second is small; null leaves the cell empty. */
  cell: (row: Row) => string | readonly [line: string, under?: string] | null;
}

const HEAD: TextStyle = { size: 7.5, colour: FAINT };
const UNDER: TextStyle = { size: 7, colour: FAINT };

/** Rows of one height, points, each with a rule under it; every further page begins with the heads again. */
export function table<Row>(
  sheet: Sheet,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  height: number,
): void {
  const heads = () => {
    for (const { head, at, align = 'left' } of columns) sheet.cell(at, head, 2, { ...HEAD, align });
    sheet.y += 16;
    sheet.rule(PAGE.margin, TEXT_WIDTH);
  };
  heads();
  sheet.repeat(heads);
  for (const row of rows) {
    sheet.ensureRoom(height);
    for (const column of columns) draw(sheet, column, row, height);
    sheet.y += height;
    sheet.rule(PAGE.margin, TEXT_WIDTH);
  }
  sheet.repeat(null);
}

function draw<Row>(
  sheet: Sheet,
  { at, align = 'left', style = {}, cell }: TableColumn<Row>,
  row: Row,
  height: number,
): void {
  const text = cell(row);
  if (text === null) return;
  const aligned = { ...style, align };
  const [line, under] = typeof text === 'string' ? [text] : text;
  if (under === undefined) return sheet.cell(at, line, (height - 13) / 2, aligned);
  sheet.cell(at, line, (height - 23) / 2, aligned);
  sheet.cell(at, under, (height + 1) / 2, { ...UNDER, align });
}
