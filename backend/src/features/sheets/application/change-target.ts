import type { RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import type { Cells, ChangeSetKind } from '../domain/change-set.ts';

export interface TargetRow {
  title: string;
  cells: Cells;
}

/** Rows of one kind that can be changed many at once. */
export abstract class ChangeTarget {
  /** As `change_set.kind` has it; the audit log says `<kind>.applied`. */
  abstract readonly kind: ChangeSetKind;

  /** Null where rows are changed only. */
  abstract readonly additions: Additions | null;

  /**
   * The rows of these keys as they are; `locked` until the transaction ends. A cell that they lack is neither changed
   * nor compared: a new row begins with it, and then the shop's trade moves it.
   */
  abstract rows(keys: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>>;

  /** Why a row may not become this, or null. */
  abstract refusal(cells: Cells): RowRefusal | null;

  /** In the caller's transaction. @returns the keys that could not be written: what they were to refer to is gone */
  abstract write(rows: ReadonlyMap<string, Cells>): Promise<readonly string[]>;
}

/** How rows come that are not there yet. */
export interface Additions {
  /** The row whole; or the name of a cell that it cannot do without. */
  complete(wanted: Cells): TargetRow | string;

  /** In the caller's transaction. @returns the keys that could not be added: somebody was faster */
  add(rows: ReadonlyMap<string, Cells>, actorName: string): Promise<readonly string[]>;

  /** What an added row becomes when it is taken back. */
  readonly takenBack: Cells;
}
