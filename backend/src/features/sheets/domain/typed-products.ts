import type { Cell, RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import { ITEM_CODE } from '@shop/contracts/rules/limits';
import type { ImportedColumn } from '@shop/contracts/rules/catalogue/product-columns';
import { plainCell } from '@shop/contracts/rules/files/spreadsheet';
import { CELL_READERS, folded, Unreadable } from './typed-cells.ts';

/** A row as it stands in the file, its cells in the order of the columns. */
interface TypedRow {
  row: number;
  cells: readonly string[];
}

interface ReadRow {
  row: number;
  key: string;
  cells: Record<string, Cell>;
}

interface RefusedRow {
  row: number;
  key: string;
  refusal: RowRefusal;
  field: ImportedColumn | null;
  typed: string;
}

/** One that was not worked out, or that failed. */
const FORMULA = /^(?:=|#[A-Z]{1,9}(?:\/[0A])?[!?]?$)/;

/** Reads what a file says of products. An empty cell, and a column that is not there, leave a field as it is. */
export function readProducts(
  columns: readonly ImportedColumn[],
  typed: readonly TypedRow[],
  categories: readonly string[],
): { rows: ReadRow[]; refused: RefusedRow[] } {
  const byName = new Map(categories.map((name) => [folded(name), name]));
  const category = (text: string) => byName.get(folded(text)) ?? new Unreadable('unknown-category');
  const rows: ReadRow[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of typed) {
    const said = columns
      .map((field, at) => ({ field, text: plainCell(cells[at] ?? '').trim() }))
      .filter(({ text }) => text !== '');
    const code = said.find(({ field }) => field === 'code')?.text ?? '';
    const key = code.toUpperCase();
    const refuse = (refusal: RowRefusal, field: ImportedColumn | null = null, text = '') =>
      refused.push({ row, key, refusal, field, typed: text });
    if (said.length === 0) continue;
    if (!ITEM_CODE.test(key)) {
      refuse('no-key', 'code', code);
      continue;
    }
    if (seen.has(key)) {
      refuse('key-twice');
      continue;
    }
    seen.add(key);
    const read = said.flatMap(({ field, text }) => {
      if (field === 'code') return [];
      if (FORMULA.test(text)) return { field, text, cell: new Unreadable('formula') };
      return { field, text, cell: field === 'category' ? category(text) : CELL_READERS[field](text) };
    });
    const fault = read.find(({ cell }) => cell instanceof Unreadable);
    if (fault?.cell instanceof Unreadable) refuse(fault.cell.refusal, fault.field, fault.text);
    else
      rows.push({
        row,
        key,
        cells: Object.fromEntries(read.map(({ field, cell }) => [field, cell as Cell])),
      });
  }
  return { rows, refused };
}
