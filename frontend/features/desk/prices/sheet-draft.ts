import { roundTo } from '@shop/contracts/rules/money';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { rupeesOf, typedPaise } from '@shop/contracts/rules/typed-money';
import { columnCalled } from '../parts/sheet/product-headings.ts';

export type Field = 'mrp' | 'net';
/** What stands in the fields of the sheet and is not what the shop has: by item code. */
export type SheetDraft = Readonly<Record<string, Partial<Record<Field, string>>>>;

export const priceOf = (product: PriceRowView, field: Field): number =>
  field === 'mrp' ? product.mrpPaise : product.netPaise;

/** Whether a text asks for another price than the shop has. */
function isChange(product: PriceRowView, field: Field, text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && typedPaise(text) !== priceOf(product, field);
}

/** The draft with a text in a field, as it is being typed. */
export function typed(draft: SheetDraft, { code }: PriceRowView, field: Field, text: string): SheetDraft {
  return { ...draft, [code]: { ...draft[code], [field]: text } };
}

/** The draft when a field is left: what is empty, or what the shop has already, is no change. */
export function settled(draft: SheetDraft, product: PriceRowView): SheetDraft {
  const { [product.code]: row = {}, ...others } = draft;
  const kept = Object.entries(row).filter(([field, text]) => isChange(product, field as Field, text));
  if (kept.length === Object.keys(row).length && kept.length > 0) return draft;
  return kept.length > 0 ? { ...others, [product.code]: Object.fromEntries(kept) } : others;
}

/** A row as it was typed, pasted or read from a file. What it leaves out stays as it is. */
export interface TypedPriceRow {
  /** From 1, as the sheet counts: how a refused row is named. */
  row: number;
  code: string;
  mrp?: string;
  net?: string;
}

/** The rows that the preview is asked for, numbered as the sheet has them. */
export function rowsOf(draft: SheetDraft, products: readonly PriceRowView[]): TypedPriceRow[] {
  return products.flatMap((product, index) => {
    const row = settled(draft, product)[product.code];
    return row ? [{ row: index + 1, code: product.code, ...row }] : [];
  });
}

export interface PercentChange {
  percent: number;
  which: Field | 'both';
  /** To what the new price is rounded, paise. */
  unit: number;
}

/** The draft with prices changed by a percentage of what the shop has, none below one unit. */
export function changedByPercent(
  draft: SheetDraft,
  products: readonly PriceRowView[],
  { percent, which, unit }: PercentChange,
): SheetDraft {
  const fields: Field[] = which === 'both' ? ['mrp', 'net'] : [which];
  return products.reduce(
    (changed, product) =>
      fields.reduce((next, field) => {
        const paise = roundTo((priceOf(product, field) * (100 + percent)) / 100, unit);
        return settled(typed(next, product, field, rupeesOf(Math.max(unit, paise))), product);
      }, changed),
    draft,
  );
}

/** A percentage as it is typed: `-5`, `−5`, `7.5 %`; null for what is none. */
export function percentIn(text: string): number | null {
  const match = /^([+-]?\d{1,3}(?:\.\d{1,2})?)%?$/.exec(text.replace(/\s/g, '').replace('−', '-'));
  const percent = Number(match?.[1]);
  return match && percent >= -90 && percent <= 400 ? percent : null;
}

/** What was copied from a spreadsheet, row by row; a cell of several lines stands in quotes. */
export function cellsOfText(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(
      /(^|[\t\n])"((?:[^"\t]|"")*)"(?=[\t\n]|$)/g,
      (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replaceAll('\n', ' '),
    )
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * Whether pasted cells are a table whose columns have to be known: its item codes do not stand first, or more than two
 * amounts stand beside one.
 */
export function isTable(cells: readonly string[][], products: readonly PriceRowView[]): boolean {
  const codes = new Set(products.map(({ code }) => code));
  return cells.some((row) => {
    const at = row.findIndex((cell) => codes.has(cell.toUpperCase()));
    return at > 0 || (at === 0 && amountsAfterCode(row).length > 2);
  });
}

/** Why a pasted line stands in no field. */
type LeftReason = 'unknown-code' | 'no-code' | 'code-twice' | 'no-price' | 'beyond' | 'too-wide';

/** A line, from 1, that was pasted and is not in the sheet, or not all of it. */
export interface LeftLine {
  line: number;
  text: string;
  reason: LeftReason;
}

/** What became of a paste: each of its lines is in the draft or named as left; headings and empty lines are none. */
interface Pasted {
  draft: SheetDraft;
  /** Lines that are in it. */
  rows: number;
  left: LeftLine[];
}

const textOf = (cells: readonly (string | number)[]) => cells.filter((cell) => cell !== '').join(' · ');
const byLine = (a: LeftLine, b: LeftLine) => a.line - b.line;

/** The draft with the prices of rows that name their products. @param cells what was pasted, to name what is left */
export function filledIn(
  draft: SheetDraft,
  products: readonly PriceRowView[],
  rows: readonly TypedPriceRow[],
  cells: readonly (readonly (string | number)[])[],
  passedOver: readonly number[],
): Pasted {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const leave = (line: number, reason: LeftReason) => ({ line, text: textOf(cells[line - 1] ?? []), reason });
  const left = passedOver.map((row) => leave(row, 'no-price'));
  const seen = new Set<PriceRowView>();
  let filled = draft;
  for (const { row, code, ...texts } of rows) {
    const product = byCode.get(code.toUpperCase());
    if (!product || seen.has(product)) {
      left.push(leave(row, product ? 'code-twice' : code === '' ? 'no-code' : 'unknown-code'));
      continue;
    }
    seen.add(product);
    for (const field of ['mrp', 'net'] as const) {
      const text = texts[field];
      if (text !== undefined) filled = settled(typed(filled, product, field, text), product);
    }
  }
  return { draft: filled, rows: seen.size, left: left.sort(byLine) };
}

/**
 * Cells of a spreadsheet, pasted: by item codes when their first column has some, otherwise down and right from the
 * field that has the focus.
 * @param shown the rows of the sheet as they stand on the screen
 */
export function pasted(
  draft: SheetDraft,
  products: readonly PriceRowView[],
  shown: readonly PriceRowView[],
  from: { code: string; field: Field },
  lines: readonly string[][],
): Pasted {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const named = lines.map(([code]) => byCode.get((code ?? '').toUpperCase()));
  const isByCode = named.some((product) => product !== undefined);
  const start = shown.findIndex(({ code }) => code === from.code);
  const fields: readonly Field[] = isByCode || from.field === 'mrp' ? ['mrp', 'net'] : ['net'];
  const seen = new Set<PriceRowView>();
  const left: LeftLine[] = [];
  let changed = draft;
  let rows = 0;
  lines.forEach((cells, index) => {
    const leave = (reason: LeftReason) => left.push({ line: index + 1, text: textOf(cells), reason });
    const [first = ''] = cells;
    if (cells.every((cell) => cell === '') || (isByCode && columnCalled(first) === 'code')) return;
    const amounts = isByCode ? amountsAfterCode(cells).slice(-2) : cells;
    const product = isByCode ? named[index] : shown[start + index];
    if (isByCode && amounts.length === 0) return leave('no-price');
    if (!product) return leave(!isByCode ? 'beyond' : first === '' ? 'no-code' : 'unknown-code');
    if (seen.has(product)) return leave('code-twice');
    seen.add(product);
    const into = isByCode && amounts.length === 1 ? (['net'] as const) : fields;
    if (amounts.slice(into.length).some((cell) => cell !== '')) leave('too-wide');
    const filled = into.filter((field, at) => {
      const cell = amounts[at] ?? '';
      if (cell === '') return false;
      changed = settled(typed(changed, product, field, cell), product);
      return true;
    });
    if (filled.length > 0) rows++;
  });
  return { draft: changed, rows, left };
}

/** Beside a code names and packs may stand too. */
function amountsAfterCode([, ...cells]: readonly string[]): string[] {
  return cells.filter((cell) => typedPaise(cell) !== null);
}
