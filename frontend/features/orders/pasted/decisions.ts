import {
  isSure,
  summed,
  type PastedList,
  type PastedRow,
} from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import type { PastedCategory, PastedProduct } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import { likeFirst } from '@shop/contracts/rules/catalogue/search/like-first';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';

export interface OfferedProduct extends PastedProduct {
  /** False when sold out. */
  available: boolean;
}
export interface OfferedCategory extends PastedCategory {
  products: readonly OfferedProduct[];
}

/** What may be taken. */
export interface Offers {
  products: ReadonlyMap<string, OfferedProduct>;
  /** What is there already, by code. */
  present: Readonly<Record<string, number>>;
  /** How many more can be had of goods of which fewer are left than were asked for. */
  left: ReadonlyMap<string, number>;
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

/**
 * Only what is sure, can be had and is no more than may be ordered is taken by itself; of several, and for what is sold out,
 * nothing is chosen before.
 * @param before rows of an earlier text: what was decided of a line that is unchanged stays
 */
export function decided(
  { rows }: Pick<PastedList, 'rows'>,
  offers: Offers,
  before: readonly DecidedRow[] = [],
): DecidedRow[] {
  const known = Map.groupBy(before, keyOf);
  const fresh = rows.map((row): DecidedRow => {
    const old = known.get(keyOf(row))?.shift();
    if (old && row.doubts.every((doubt) => old.doubts.includes(doubt))) return { ...old, ...row };
    const named = codeNamed(row);
    const code = named !== null && offers.products.get(named)?.available === true ? named : null;
    const isDoubt = !isSure(row) || code === null;
    return {
      ...row,
      isDoubt,
      state: isDoubt ? 'open' : 'taken',
      code,
      typed: row.count === null ? '' : String(row.count),
    };
  });
  return withinLimits(fresh, offers);
}

const keyOf = ({ text, kind, candidates, count }: PastedRow) =>
  JSON.stringify([text, kind, candidates, count]);

/** What a line was taken for; null: nothing, or one of several. */
export function codeNamed({ kind, candidates }: PastedRow): string | null {
  return kind === 'several' || kind === 'none' ? null : (candidates[0] ?? null);
}

/** The rows; those that would take more than may be taken are to be looked at. */
export function withinLimits(rows: readonly DecidedRow[], offers: Offers): DecidedRow[] {
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const { state, code } = row;
    if (state !== 'taken' || code === null) return row;
    const [count, before] = [countIn(row) ?? 0, taken.get(code) ?? 0];
    if (count > limitOf(code, before, offers).most) return { ...row, state: 'open', isDoubt: true };
    taken.set(code, before + count);
    return row;
  });
}

export interface Limit {
  /** How many may be taken. */
  most: number;
  /** What one order may have, or what is left; null: no limit. */
  of: number | null;
  /** So many are left. */
  isLeft: boolean;
}

/** How many of a product may be taken on a line. @param elsewhere how many are taken on others */
export function limitOf(code: string, elsewhere: number, { products, present, left }: Offers): Limit {
  const maximum = products.get(code)?.maxQuantity ?? null;
  const more = (maximum ?? MOST_OF_ONE) - (present[code] ?? 0);
  const there = left.get(code) ?? Infinity;
  const isLeft = there < more;
  const most = Math.max(0, Math.min(more, there) - elsewhere);
  return { most, of: isLeft ? there : maximum, isLeft };
}

/** A whole number that an order may have of one product; null: it must be mended. */
export function countIn({ typed }: Pick<DecidedRow, 'typed'>): number | null {
  const count = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= MOST_OF_ONE ? count : null;
}

export function takenLines(rows: readonly DecidedRow[]): WantedLine[] {
  return chosenLines(rows.filter(({ state }) => state === 'taken'));
}

/** What rows are taken for, whatever becomes of them. */
export function chosenLines(rows: readonly DecidedRow[]): WantedLine[] {
  return summed(
    rows.flatMap((row) => {
      const quantity = countIn(row);
      return row.code !== null && quantity !== null ? [{ code: row.code, quantity }] : [];
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

/** So many are offered in the place of one. */
const MOST_ALIKE = 3;

/** Goods of the same kind that can be had, the likest first. */
export function inPlaceOf(code: string, categories: readonly OfferedCategory[]): string[] {
  const { products = [] } =
    categories.find((kind) => kind.products.some((product) => product.code === code)) ?? {};
  const gone = products.find((product) => product.code === code);
  const kind = products.filter(({ available }) => available);
  return gone
    ? likeFirst(gone, kind)
        .slice(0, MOST_ALIKE)
        .map((product) => product.code)
    : [];
}
