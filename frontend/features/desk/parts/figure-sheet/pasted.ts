import type { SheetProductView } from '@shop/contracts/sheets/views';
import { figuresAfterCode, settled, typed, type SheetDraft, type TypedRow } from './sheet-draft.ts';
import type { SheetKind } from './sheet-kind.ts';

/** Why a pasted line stands in no field. */
type LeftReason = 'unknown-code' | 'no-code' | 'code-twice' | 'no-figure' | 'beyond' | 'too-wide';

/** A line, from 1, that was pasted and is not in the sheet, or not all of it. */
export interface LeftLine {
  line: number;
  text: string;
  reason: LeftReason;
}

/** What became of a paste: each of its lines is in the draft or named as left; headings and empty lines are none. */
interface Pasted<Field extends string> {
  draft: SheetDraft<Field>;
  /** Lines that are in it. */
  rows: number;
  left: LeftLine[];
}

const textOf = (cells: readonly (string | number)[]) => cells.filter((cell) => cell !== '').join(' · ');
const byLine = (a: LeftLine, b: LeftLine) => a.line - b.line;

/** The draft with the figures of rows that name their products. @param cells what was pasted, to name what is left */
export function filledIn<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  draft: SheetDraft<Field>,
  products: readonly Product[],
  rows: readonly TypedRow<Field>[],
  cells: readonly (readonly (string | number)[])[],
  passedOver: readonly number[],
): Pasted<Field> {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const leave = (line: number, reason: LeftReason) => ({ line, text: textOf(cells[line - 1] ?? []), reason });
  const left = passedOver.map((row) => leave(row, 'no-figure'));
  const seen = new Set<Product>();
  let filled = draft;
  for (const row of rows) {
    const product = byCode.get(row.code.toUpperCase());
    if (!product || seen.has(product)) {
      left.push(leave(row.row, product ? 'code-twice' : row.code === '' ? 'no-code' : 'unknown-code'));
      continue;
    }
    seen.add(product);
    for (const field of kind.fields) {
      const text = row[field];
      if (text !== undefined) filled = settled(kind, typed(filled, product, field, text), product);
    }
  }
  return { draft: filled, rows: seen.size, left: left.sort(byLine) };
}

/**
 * Cells of a spreadsheet, pasted: by item codes when their first column has some, otherwise down and right from the
 * field that has the focus.
 * @param shown the rows of the sheet as they stand on the screen
 */
export function pasted<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  draft: SheetDraft<Field>,
  products: readonly Product[],
  shown: readonly Product[],
  from: { code: string; field: Field },
  lines: readonly string[][],
): Pasted<Field> {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const named = lines.map(([code]) => byCode.get((code ?? '').toUpperCase()));
  const isByCode = named.some((product) => product !== undefined);
  const start = shown.findIndex(({ code }) => code === from.code);
  const fields = isByCode ? kind.fields : kind.fields.slice(kind.fields.indexOf(from.field));
  const seen = new Set<Product>();
  const left: LeftLine[] = [];
  let changed = draft;
  let rows = 0;
  lines.forEach((cells, index) => {
    const leave = (reason: LeftReason) => left.push({ line: index + 1, text: textOf(cells), reason });
    const [first = ''] = cells;
    if (cells.every((cell) => cell === '') || (isByCode && kind.columnCalled(first) === 'code')) return;
    const figures = isByCode ? figuresAfterCode(kind, cells).slice(-kind.fields.length) : cells;
    const product = isByCode ? named[index] : shown[start + index];
    if (isByCode && figures.length === 0) return leave('no-figure');
    if (!product) return leave(!isByCode ? 'beyond' : first === '' ? 'no-code' : 'unknown-code');
    if (seen.has(product)) return leave('code-twice');
    seen.add(product);
    const into = isByCode && figures.length === 1 ? [kind.lone] : fields;
    if (figures.slice(into.length).some((cell) => cell !== '')) leave('too-wide');
    const filled = into.filter((field, at) => {
      const cell = figures[at] ?? '';
      if (cell === '') return false;
      changed = settled(kind, typed(changed, product, field, cell), product);
      return true;
    });
    if (filled.length > 0) rows++;
  });
  return { draft: changed, rows, left };
}
