import type { ChangeSetState, RowChange, RowRefusal } from '../rules/catalogue/change-sets.ts';

/** A row of what came in, as it came in. */
export interface RefusedRowView {
  /** From 1, as the sheet counts. */
  row: number;
  key: string;
  refusal: RowRefusal;
  /** Of the cell at fault; null where the row is. */
  field: string | null;
  /** What stands in the cell at fault; empty where the row is. */
  typed: string;
}

/** What a change would do. Nothing is done yet: `id` is what it is done by. */
export interface ChangePreviewView {
  id: string;
  added: RowChange[];
  changed: RowChange[];
  /** Rows that are as they should be already. */
  unchanged: number;
  refused: RefusedRowView[];
}

/** A change that was asked for, and what became of it. */
export interface ChangeSetView {
  id: string;
  madeAt: string;
  madeBy: string;
  state: ChangeSetState;
  rows: number;
  /** When it happens by itself. */
  applyAt: string | null;
  appliedAt: string | null;
  /** What somebody changed meanwhile, and was therefore left as it is. */
  left: { key: string; title: string }[];
  /** The last one that was applied can be taken back. */
  mayUndo: boolean;
}
