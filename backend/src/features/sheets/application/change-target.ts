import type { RowChange, RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import { changeOf, type Cells, type ChangeSetKind } from '../domain/change-set.ts';

export interface TargetRow {
  title: string;
  cells: Cells;
}

/** The step that writes rows: a change set that is applied or taken back. */
export interface WritingStep {
  changeSetId: string;
  isUndone: boolean;
  actorName: string;
  at: Date;
}

/** Rows of one kind that can be changed many at once. */
export abstract class ChangeTarget {
  /** As `change_set.kind` has it; the audit log says `<kind>.applied`. */
  abstract readonly kind: ChangeSetKind;

  /** Null where rows are changed only. */
  abstract readonly additions: Additions | null;

  /** Fields that the shop's trade moves meanwhile: they are changed by a difference, whatever they are by then. */
  readonly byDifference: readonly string[] = [];

  /**
   * The rows of these keys as they are; `locked` until the transaction ends. A cell that they lack is neither changed
   * nor compared: a new row begins with it, and then the shop's trade moves it.
   */
  abstract rows(keys: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>>;

  /** Why a row may not become this, or null. */
  abstract refusal(cells: Cells): RowRefusal | null;

  /** What wanted cells change of a row that is there; null for nothing. */
  changeOf(key: string, { title, cells }: TargetRow, wanted: Cells): RowChange | null {
    return changeOf(key, title, cells, wanted);
  }

  /** In the caller's transaction. @returns the keys that could not be written: what they were to refer to is gone */
  abstract write(rows: ReadonlyMap<string, Cells>, step: WritingStep): Promise<readonly string[]>;
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
