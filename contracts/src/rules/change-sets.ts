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
}

/** `previewed` is not decided yet; `withdrawn` was scheduled and will not happen. */
export type ChangeSetState = 'previewed' | 'scheduled' | 'withdrawn' | 'applied' | 'undone';

/**
 * Why a row cannot be taken: nothing has its key, an earlier row has it too, a cell is no amount, the net rate is above
 * the MRP.
 */
export type RowRefusal = 'unknown-key' | 'key-twice' | 'no-amount' | 'above-mrp';
