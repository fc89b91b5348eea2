import type {
  Cell,
  CellChange,
  ChangeSetState,
  RowChange,
} from '@shop/contracts/rules/catalogue/change-sets';
import { DomainError } from '../../../shared/domain-error.ts';

export type ChangeSetKind = 'prices' | 'products' | 'stock-count' | 'goods-in';

/** Of one row, by field. */
export type Cells = Readonly<Record<string, Cell>>;
type Rows = Map<string, Cells>;

/** Many rows that change at once: previewed, then applied now or at its time, then perhaps taken back. */
export class ChangeSet {
  constructor(
    readonly id: string,
    readonly kind: ChangeSetKind,
    readonly changes: readonly RowChange[],
    public state: ChangeSetState,
    public applyAt: Date | null,
    public appliedAt: Date | null,
    public left: { key: string; title: string }[],
  ) {}

  /** @throws DomainError change-set-not-open */
  schedule(at: Date): void {
    this.assertState('previewed', 'scheduled');
    this.state = 'scheduled';
    this.applyAt = at;
  }

  withdraw(): void {
    this.assertState('scheduled');
    this.state = 'withdrawn';
    this.applyAt = null;
  }

  /**
   * @param present the cells as they are now, by key
   * @param mayBe whether a row may become this: beside a changed cell others may stand now than when it was previewed
   * @param byDifference fields that the shop's trade moves meanwhile: they change by the difference that was previewed
   * @returns what is to be written: the rows that are as they were when it was previewed, and those that are not there
   */
  apply(
    present: ReadonlyMap<string, Cells>,
    mayBe: (cells: Cells) => boolean,
    now: Date,
    byDifference: readonly string[] = [],
  ): { written: Rows; added: Rows } {
    this.assertState('previewed', 'scheduled');
    this.state = 'applied';
    this.appliedAt = now;
    const written: Rows = new Map();
    const added: Rows = new Map();
    for (const { key, title, cells, added: isNew } of this.changes) {
      const row = present.get(key);
      const after = row
        ? !isNew && turned(cells, 'before', 'after', row, byDifference)
        : isNew && sideOf('after', cells);
      if (after && (isNew || mayBe({ ...row, ...after }))) (isNew ? added : written).set(key, after);
      else this.left.push({ key, title });
    }
    return { written, added };
  }

  /** The same backwards. @param takenBack what an added row becomes */
  undo(
    present: ReadonlyMap<string, Cells>,
    mayBe: (cells: Cells) => boolean,
    takenBack: Cells,
    byDifference: readonly string[] = [],
  ): Rows {
    this.assertState('applied');
    this.state = 'undone';
    const left = new Set(this.left.map(({ key }) => key));
    const written: Rows = new Map();
    for (const { key, title, cells, added } of this.changes) {
      const row = present.get(key);
      if (left.has(key)) continue;
      const before = row && turned(cells, 'after', 'before', row, byDifference);
      const back = before && added ? takenBack : before;
      if (back && mayBe({ ...row, ...back })) written.set(key, back);
      else this.left.push({ key, title });
    }
    return written;
  }

  /** Rows that could not be written after all. */
  leave(keys: readonly string[]): void {
    const theirs = this.changes.filter(({ key }) => keys.includes(key));
    this.left.push(...theirs.map(({ key, title }) => ({ key, title })));
  }

  private assertState(...allowed: ChangeSetState[]): void {
    if (!allowed.includes(this.state)) {
      throw new DomainError('conflict', 'change-set-not-open', { state: this.state });
    }
  }
}

/** What of the wanted cells is another one than now; null when nothing is. */
export function changeOf(key: string, title: string, present: Cells, wanted: Cells): RowChange | null {
  const cells = Object.entries(wanted).flatMap(([field, after]) => {
    const before = present[field];
    return before === undefined || before === after ? [] : [{ field, before, after }];
  });
  return cells.length > 0 ? { key, title, cells } : null;
}

/** A row that is not there yet, with all that it begins with. */
export function additionOf(key: string, title: string, row: Cells): RowChange {
  const cells = Object.entries(row).filter(([, after]) => after !== null);
  return { key, title, cells: cells.map(([field, after]) => ({ field, before: null, after })), added: true };
}

/** The cells of a row on their other side; null when it is not as it was on this one. */
function turned(
  cells: readonly CellChange[],
  from: 'before' | 'after',
  to: 'before' | 'after',
  row: Cells,
  byDifference: readonly string[],
): Cells | null {
  const turnedCells: Record<string, Cell> = {};
  for (const cell of cells) {
    const { [cell.field]: now } = row;
    const [here, there] = [cell[from], cell[to]];
    if (byDifference.includes(cell.field) && isFigure(now) && isFigure(here) && isFigure(there)) {
      turnedCells[cell.field] = now + there - here;
    } else if (now === undefined || now === here) {
      turnedCells[cell.field] = there;
    } else {
      return null;
    }
  }
  return turnedCells;
}

const isFigure = (cell: Cell | undefined): cell is number => typeof cell === 'number';

function sideOf(side: 'before' | 'after', cells: readonly CellChange[]): Cells {
  return Object.fromEntries(cells.map((cell) => [cell.field, cell[side]]));
}
