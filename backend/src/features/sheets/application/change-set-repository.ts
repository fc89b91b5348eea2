import type { ChangeSetView } from '@shop/contracts/sheets/views';
import type { ChangeSet, ChangeSetKind } from '../domain/change-set.ts';

export abstract class ChangeSetRepository {
  /** Sweeps away what was previewed long ago and never done. */
  abstract add(set: ChangeSet, madeBy: string, at: Date): Promise<void>;
  /** Locked until the transaction ends. */
  abstract lock(kind: ChangeSetKind, id: string): Promise<ChangeSet | null>;
  /** The next one whose time has come, locked; null as well while another copy of the shop has it. */
  abstract lockDue(kind: ChangeSetKind, now: Date): Promise<ChangeSet | null>;
  abstract save(set: ChangeSet): Promise<void>;
  /** What was decided on last, newest first. */
  abstract recent(kind: ChangeSetKind): Promise<ChangeSetView[]>;
  abstract view(kind: ChangeSetKind, id: string): Promise<ChangeSetView | null>;
}
