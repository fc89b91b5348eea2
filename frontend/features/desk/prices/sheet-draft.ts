import { roundTo } from '@shop/contracts/rules/money';
import type { PriceRowView } from '@shop/contracts/prices/views';
import { rupeesOf, typedPaise } from '@shop/contracts/rules/typed-money';

export type Field = 'mrp' | 'net';
/** What stands in the boxes of the sheet and is not what the shop has: by item code. */
export type SheetDraft = Readonly<Record<string, Partial<Record<Field, string>>>>;

export const priceOf = (product: PriceRowView, field: Field): number =>
  field === 'mrp' ? product.mrpPaise : product.netPaise;

/** Whether a text asks for another price than the shop has. */
function isChange(product: PriceRowView, field: Field, text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && typedPaise(text) !== priceOf(product, field);
}

/** The draft with a text in a box, as it is being typed. */
export function typed(draft: SheetDraft, { code }: PriceRowView, field: Field, text: string): SheetDraft {
  return { ...draft, [code]: { ...draft[code], [field]: text } };
}

/** The draft when a box is left: what is empty, or what the shop has already, is no change. */
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

/** What was copied from a spreadsheet, row by row. */
export function cellsOfText(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
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

/** The draft with the prices of rows that name their products; what no product is called is left out. */
export function filledIn(
  draft: SheetDraft,
  products: readonly PriceRowView[],
  rows: readonly TypedPriceRow[],
): { draft: SheetDraft; rows: number } {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const known = rows.flatMap(({ code, mrp, net }) => {
    const product = byCode.get(code.toUpperCase());
    return product ? [{ product, texts: { mrp, net } }] : [];
  });
  const filled = known.reduce(
    (changed, { product, texts }) =>
      (['mrp', 'net'] as const).reduce((next, field) => {
        const text = texts[field];
        return text === undefined ? next : settled(typed(next, product, field, text), product);
      }, changed),
    draft,
  );
  return { draft: filled, rows: known.length };
}

/**
 * Cells of a spreadsheet, pasted: by item codes when their first column has some, otherwise down and right from the
 * box that has the focus.
 * @param shown the rows of the sheet as they stand on the screen
 */
export function pasted(
  draft: SheetDraft,
  products: readonly PriceRowView[],
  shown: readonly PriceRowView[],
  from: { code: string; field: Field },
  lines: readonly string[][],
): { draft: SheetDraft; rows: number } {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const named = lines.map(([code]) => byCode.get((code ?? '').toUpperCase()));
  const isByCode = named.some((product) => product !== undefined);
  const start = shown.findIndex(({ code }) => code === from.code);
  let changed = draft;
  let rows = 0;
  lines.forEach((cells, index) => {
    const product = isByCode ? named[index] : shown[start + index];
    if (!product) return;
    const amounts = isByCode ? amountsAfterCode(cells).slice(-2) : cells;
    const fields: Field[] = isByCode || from.field === 'mrp' ? ['mrp', 'net'] : ['net'];
    const onlyNet = isByCode && amounts.length === 1;
    const filled = (onlyNet ? (['net'] as const) : fields).filter((field, at) => {
      const cell = amounts[at] ?? '';
      if (cell === '') return false;
      changed = settled(typed(changed, product, field, cell), product);
      return true;
    });
    if (filled.length > 0) rows++;
  });
  return { draft: changed, rows };
}

/** Beside a code names and packs may stand too. */
function amountsAfterCode([, ...cells]: readonly string[]): string[] {
  return cells.filter((cell) => typedPaise(cell) !== null);
}
