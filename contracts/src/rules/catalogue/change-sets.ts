/** What a cell holds; amounts are paise. */
export type Cell = string | number | null;

export interface CellChange {
  field: string;
  before: Cell;
  after: Cell;
}

/** A row of the shop that changes, cell by cell. */
export interface RowChange {
  key: string;
  title: string;
  cells: CellChange[];
  /** It is not there yet: every cell of it is new. */
  added?: true;
}

/** `previewed` is not decided yet; `withdrawn` was scheduled and will not happen. */
export type ChangeSetState = 'previewed' | 'scheduled' | 'withdrawn' | 'applied' | 'undone';

/** Why a row cannot be taken. The words for each are the frontend's. */
export const ROW_REFUSALS = [
  'unknown-key',
  'key-twice',
  'code-alike',
  'no-key',
  'no-amount',
  'no-figure',
  'above-mrp',
  'missing',
  'too-long',
  'too-short',
  'formula',
  'lost-letters',
  'unknown-category',
  'no-unit',
  'no-number',
  'no-percentage',
  'no-hsn',
  'no-web-address',
  'too-many',
  'no-state',
  'no-answer',
  'below-sold',
  'not-counted',
] as const;
export type RowRefusal = (typeof ROW_REFUSALS)[number];

/** How a sheet changes the stock: it says what stands on the shelves, or what came in. */
export const STOCK_WAYS = ['count', 'goods-in'] as const;
export type StockWay = (typeof STOCK_WAYS)[number];

/** What a row is changed to, by the name of the cell. */
export function changedTo({ cells }: RowChange, field: string): Cell {
  return cells.find((cell) => cell.field === field)?.after ?? null;
}
