import type { Cell, ChangeSetState, RowChange } from '@shop/contracts/rules/change-sets';
import { DomainError } from '../../../shared/domain-error.ts';

/** Of one row, by field. */
export type Cells = Readonly<Record<string, Cell>>;

/** Many rows that change at once: previewed, then applied now or at its time, then perhaps taken back. */
export class ChangeSet {
  constructor(
    readonly id: string,
    readonly kind: string,
    readonly changes: readonly RowChange[],
    public state: ChangeSetState,
    public applyAt: Date | null,
    public appliedAt: Date | null,
    public left: { key: string; title: string }[],
  ) {}

  /** @throws DomainError change-set-not-open */
  schedule(at: Date): void {
    this.demand('previewed', 'scheduled');
    this.state = 'scheduled';
    this.applyAt = at;
  }

  withdraw(): void {
    this.demand('scheduled');
    this.state = 'withdrawn';
    this.applyAt = null;
  }

  /**
   * @param present the cells as they are now, by key
   * @returns what is to be written: the rows that are as they were when it was previewed
   */
  apply(present: ReadonlyMap<string, Cells>, now: Date): Map<string, Cells> {
    this.demand('previewed', 'scheduled');
    this.state = 'applied';
    this.appliedAt = now;
    return this.rowsThatAre('before', 'after', present);
  }

  /** The same backwards. */
  undo(present: ReadonlyMap<string, Cells>): Map<string, Cells> {
    this.demand('applied');
    this.state = 'undone';
    const left = new Set(this.left.map(({ key }) => key));
    const done = this.changes.filter(({ key }) => !left.has(key));
    return this.rowsThatAre('after', 'before', present, done);
  }

  private rowsThatAre(
    from: 'before' | 'after',
    to: 'before' | 'after',
    present: ReadonlyMap<string, Cells>,
    changes = this.changes,
  ): Map<string, Cells> {
    const written = new Map<string, Cells>();
    for (const { key, title, cells } of changes) {
      const now = present.get(key);
      if (now && cells.every((cell) => now[cell.field] === cell[from])) {
        written.set(key, Object.fromEntries(cells.map((cell) => [cell.field, cell[to]])));
      } else {
        this.left.push({ key, title });
      }
    }
    return written;
  }

  private demand(...allowed: ChangeSetState[]): void {
    if (!allowed.includes(this.state)) {
      throw new DomainError('conflict', 'change-set-not-open', { state: this.state });
    }
  }
}

/** What of the wanted cells is another one than now; null when nothing is. */
export function changeOf(key: string, title: string, present: Cells, wanted: Cells): RowChange | null {
  const cells = Object.entries(wanted).flatMap(([field, after]) => {
    const before = present[field] ?? null;
    return before === after ? [] : [{ field, before, after }];
  });
  return cells.length > 0 ? { key, title, cells } : null;
}
