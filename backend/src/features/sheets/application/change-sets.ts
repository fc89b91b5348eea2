import { Injectable } from '@nestjs/common';
import type { ChangePreviewView, ChangeSetView, RefusedRowView } from '@shop/contracts/sheets/views';
import type { RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { THE_SHOP } from '../../../shared/actor.ts';
import { DelayedJobs } from '../../../shared/delayed-jobs.ts';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { CLOCKS_APART, waitUntil } from '../../../shared/time-ahead.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { additionOf, ChangeSet, type Cells } from '../domain/change-set.ts';
import { ChangeSetRepository } from './change-set-repository.ts';
import type { ChangeTarget, TargetRow } from './change-target.ts';

type Actor = AuditEntry['actor'];
type Refusal = Pick<RefusedRowView, 'refusal' | 'field'>;

/** A row as it should be; cells that are not named stay. */
export interface WantedRow {
  /** From 1, as the sheet counts. */
  row: number;
  key: string;
  cells: Cells;
}

/** Rows that the audit log repeats of one change; all of them stand in the change itself. */
const MAX_LOGGED = 200;

/** Previews a change of many rows, does it in one transaction, and takes the last one back. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly sets: ChangeSetRepository,
    private readonly delayedJobs: DelayedJobs,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  async preview(
    target: ChangeTarget,
    wanted: readonly WantedRow[],
    refusedBefore: readonly RefusedRowView[],
    madeBy: string,
  ): Promise<ChangePreviewView> {
    const present = await target.rows(
      wanted.map(({ key }) => key),
      false,
    );
    const refused = [...refusedBefore];
    const changes: RowChange[] = [];
    let unchanged = 0;
    for (const { row, key, cells } of wanted) {
      const now = present.get(key);
      const change = now ? changed(target, key, now, cells) : added(target, key, cells);
      if (change === null) unchanged++;
      else if ('refusal' in change) refused.push({ row, key, typed: '', ...change });
      else changes.push(change);
    }
    const id = this.identifiers.uuid();
    if (changes.length > 0) {
      const set = new ChangeSet(id, target.kind, changes, 'previewed', null, null, []);
      await this.transaction.run(() => this.sets.add(set, madeBy, this.clock.now()));
    }
    return {
      id,
      added: changes.filter((change) => change.added),
      changed: changes.filter((change) => !change.added),
      unchanged,
      refused: refused.sort((a, b) => a.row - b.row),
    };
  }

  /** Now or at a time. Asked again, it answers what became of it. */
  apply(target: ChangeTarget, id: string, at: Date | null, actor: Actor): Promise<ChangeSetView> {
    return this.step(target, id, async (set) => {
      if (set.state === 'applied') return;
      if (!at) return this.write(target, set, actor);
      const wait = waitUntil(at, this.clock.now());
      set.schedule(at);
      await this.delayedJobs.schedule(target.kind, `change-set/${id}`, id, wait);
    });
  }

  withdraw(target: ChangeTarget, id: string): Promise<ChangeSetView> {
    return this.step(target, id, async (set) => set.withdraw());
  }

  /** @throws DomainError change-set-not-open: it is not the last one */
  undo(target: ChangeTarget, id: string, actor: Actor): Promise<ChangeSetView> {
    return this.step(target, id, async (set) => {
      const last = (await this.sets.recent(target.kind)).find(({ state }) => state === 'applied');
      if (last?.id !== id) throw new DomainError('conflict', 'change-set-not-open', { state: set.state });
      const takenBack = target.additions?.takenBack ?? {};
      const present = await this.presentCells(target, set);
      const rows = set.undo(present, mayBe(target), takenBack, target.byDifference);
      const step = { changeSetId: id, isUndone: true, actorName: actor.name, at: this.clock.now() };
      leave(set, await target.write(rows, step), rows);
      await this.record(target, set, 'undone', rows, actor);
    });
  }

  recent(target: ChangeTarget): Promise<ChangeSetView[]> {
    return this.sets.recent(target.kind);
  }

  /** Does what is due, one after the other; however many copies of the shop ask, each is done once. */
  async applyDue(target: ChangeTarget): Promise<number> {
    for (let done = 0; ; done++) {
      const isDone = await this.transaction.run(async () => {
        const set = await this.sets.lockDue(target.kind, this.clock.now());
        if (!set) return false;
        await this.write(target, set, THE_SHOP);
        await this.sets.save(set);
        return true;
      });
      if (!isDone) return done;
    }
  }

  /** Whether a change waits for a time that is at hand: this copy's clock is behind the one that said it has come. */
  async isStillToCome({ kind }: ChangeTarget, id: string): Promise<boolean> {
    const set = await this.sets.view(kind, id);
    if (set?.state !== 'scheduled' || set.applyAt === null) return false;
    return new Date(set.applyAt).getTime() - this.clock.now().getTime() < CLOCKS_APART;
  }

  private step(
    { kind }: ChangeTarget,
    id: string,
    work: (set: ChangeSet) => Promise<void>,
  ): Promise<ChangeSetView> {
    return this.transaction.run(async () => {
      const set = found(await this.sets.lock(kind, id));
      await work(set);
      await this.sets.save(set);
      return found(await this.sets.view(kind, id));
    });
  }

  private async write(target: ChangeTarget, set: ChangeSet, actor: Actor): Promise<void> {
    const present = await this.presentCells(target, set);
    const at = this.clock.now();
    const step = { changeSetId: set.id, isUndone: false, actorName: actor.name, at };
    const { written, added } = set.apply(present, mayBe(target), at, target.byDifference);
    leave(set, await target.write(written, step), written);
    leave(set, (await target.additions?.add(added, actor.name)) ?? [], added);
    await this.record(target, set, 'applied', new Map([...written, ...added]), actor);
  }

  private async presentCells(target: ChangeTarget, set: ChangeSet): Promise<Map<string, Cells>> {
    const rows = await target.rows(
      set.changes.map(({ key }) => key),
      true,
    );
    return new Map([...rows].map(([key, { cells }]) => [key, cells]));
  }

  private record(
    { kind }: ChangeTarget,
    set: ChangeSet,
    what: 'applied' | 'undone',
    rows: ReadonlyMap<string, Cells>,
    actor: Actor,
  ): Promise<void> {
    const [from, to] = what === 'applied' ? (['before', 'after'] as const) : (['after', 'before'] as const);
    const written = set.changes.filter(({ key }) => rows.has(key));
    const cellsOf = (side: 'before' | 'after') =>
      Object.fromEntries(
        written
          .slice(0, MAX_LOGGED)
          .map(({ key, cells }) => [key, Object.fromEntries(cells.map((cell) => [cell.field, cell[side]]))]),
      );
    const more = written.length > MAX_LOGGED && { 'and more rows': written.length - MAX_LOGGED };
    return this.audit.record({
      actor,
      action: `${kind}.${what}`,
      subject: `change-set/${set.id}`,
      before: cellsOf(from),
      after: { ...cellsOf(to), ...more },
    });
  }
}

function mayBe(target: ChangeTarget): (cells: Cells) => boolean {
  return (cells) => target.refusal(cells) === null;
}

/** Says of rows that they were not written after all. */
function leave(set: ChangeSet, keys: readonly string[], rows: Map<string, Cells>): void {
  for (const key of keys) rows.delete(key);
  set.leave(keys);
}

function changed(
  target: ChangeTarget,
  key: string,
  now: TargetRow,
  wanted: Cells,
): RowChange | Refusal | null {
  const refusal = target.refusal({ ...now.cells, ...wanted });
  return refusal ? { refusal, field: null } : target.changeOf(key, now, wanted);
}

function added(target: ChangeTarget, key: string, wanted: Cells): RowChange | Refusal {
  const { additions } = target;
  if (!additions) return { refusal: 'unknown-key', field: null };
  const row = additions.complete(wanted);
  if (typeof row === 'string') return { refusal: 'missing', field: row };
  const why = target.refusal(row.cells);
  return why ? { refusal: why, field: null } : additionOf(key, row.title, row.cells);
}
