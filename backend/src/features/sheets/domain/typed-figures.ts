import type { RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import { DomainError } from '../../../shared/domain-error.ts';
import { Unreadable, type CellReader } from './typed-cells.ts';

/** A row as it was typed, pasted or read from a file: the item code, then its figures. */
interface TypedRow {
  row: number;
  cells: readonly string[];
}

interface ReadRow<Field extends string> {
  row: number;
  key: string;
  cells: Partial<Record<Field, number>>;
}

export interface UnreadableRow {
  row: number;
  key: string;
  refusal: RowRefusal;
  field: string | null;
  typed: string;
}

/**
 * Reads rows of an item code and figures, the cells in the order of the columns. An empty cell leaves its figure as it
 * is; a row with nothing in it is no row.
 * @throws DomainError nothing-to-change: no row has a code
 */
export function readFigures<Field extends string>(
  columns: Readonly<Record<Field, CellReader>>,
  sheet: readonly TypedRow[],
): { rows: ReadRow<Field>[]; unreadable: UnreadableRow[] } {
  const fields = Object.keys(columns) as Field[];
  const rows: ReadRow<Field>[] = [];
  const unreadable: UnreadableRow[] = [];
  const seen = new Set<string>();
  for (const { row, cells: typed } of sheet) {
    const [code = '', ...texts] = typed.map((cell) => cell.trim());
    const key = code.toUpperCase();
    const refuse = (refusal: RowRefusal, field: Field | null = null, text = '') =>
      unreadable.push({ row, key, refusal, field, typed: text });
    if (key === '') {
      if (texts.some((text) => text !== '')) refuse('no-key');
      continue;
    }
    if (seen.has(key)) {
      refuse('key-twice');
      continue;
    }
    seen.add(key);
    const cells: Partial<Record<Field, number>> = {};
    const fault = fields.find((field, place) => {
      const text = texts[place] ?? '';
      const read = text === '' ? undefined : columns[field](text);
      if (read instanceof Unreadable) refuse(read.refusal, field, text);
      else if (typeof read === 'number') cells[field] = read;
      return read instanceof Unreadable;
    });
    if (fault === undefined) rows.push({ row, key, cells });
  }
  if (rows.length + unreadable.length === 0) throw new DomainError('invalid', 'nothing-to-change', {});
  return { rows, unreadable };
}
