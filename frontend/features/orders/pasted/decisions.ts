import {
  isSure,
  summed,
  type PastedList,
  type PastedRow,
} from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import type { PastedCategory, PastedProduct } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';

export interface OfferedProduct extends PastedProduct {
  /** False when sold out. */
  available: boolean;
}
export interface OfferedCategory extends PastedCategory {
  products: readonly OfferedProduct[];
}

/** A row of a pasted list, and what becomes of it. */
export interface DecidedRow extends PastedRow {
  state: 'open' | 'taken' | 'out';
  /** It was asked about, whatever was said since. */
  isDoubt: boolean;
  code: string | null;
  /** As it is typed. */
  typed: string;
}

/** Only what is sure and on the shelf is taken by itself; of several nothing is chosen before. */
export function decided({ rows }: PastedList, products: ReadonlyMap<string, OfferedProduct>): DecidedRow[] {
  return rows.map((row) => {
    const isChosen = row.kind !== 'several' && row.kind !== 'none';
    const code = isChosen ? (row.candidates[0] ?? null) : null;
    const isDoubt = !isSure(row) || products.get(code ?? '')?.available !== true;
    return {
      ...row,
      isDoubt,
      state: isDoubt ? 'open' : 'taken',
      code,
      typed: row.count === null ? '' : String(row.count),
    };
  });
}

/** A whole number that an order may have of one product; null: it must be mended. */
export function countIn({ typed }: Pick<DecidedRow, 'typed'>): number | null {
  const count = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= MOST_OF_ONE ? count : null;
}

export function mayTake(row: DecidedRow): boolean {
  return row.code !== null && countIn(row) !== null;
}

export function takenLines(rows: readonly DecidedRow[]): WantedLine[] {
  return summed(
    rows.flatMap((row) => {
      const quantity = countIn(row);
      return row.state === 'taken' && row.code !== null && quantity !== null
        ? [{ code: row.code, quantity }]
        : [];
    }),
  );
}

/** The row to look at after this one: the next that is open, from the first again. */
export function nextOpen(rows: readonly DecidedRow[], after: number): number {
  const open = rows.flatMap(({ state }, at) => (state === 'open' ? [at] : []));
  return open.find((at) => at > after) ?? open[0] ?? -1;
}

/** What is taken of a product on the other rows. */
export function takenElsewhere(rows: readonly DecidedRow[], at: number): number {
  const others = rows.filter((_, other) => other !== at);
  return takenLines(others).find(({ code }) => code === rows[at]?.code)?.quantity ?? 0;
}

export function productsIn(categories: readonly OfferedCategory[]): ReadonlyMap<string, OfferedProduct> {
  return new Map(
    categories.flatMap(({ products }) => products.map((product) => [product.code, product] as const)),
  );
}
