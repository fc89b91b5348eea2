import type { RowRefusal } from '@shop/contracts/rules/change-sets';
import type { Cells } from '../domain/change-set.ts';

export interface TargetRow {
  title: string;
  cells: Cells;
}

/** Rows of one kind that can be changed many at once. */
export abstract class ChangeTarget {
  /** As `change_set.kind` has it; the audit log says `<kind>.applied`. */
  abstract readonly kind: string;

  /** The rows of these keys as they are; `locked` until the transaction ends. */
  abstract rows(keys: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>>;

  /** Why a row may not become this, or null. */
  abstract refusal(cells: Cells): RowRefusal | null;

  /** In the caller's transaction. */
  abstract write(rows: ReadonlyMap<string, Cells>): Promise<void>;
}
