import type { Revised } from '@shop/contracts/revised';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import { DomainError, found } from './domain-error.ts';
import type { Transaction } from './transaction.ts';

export interface RecordChange<Value> extends Pick<AuditEntry, 'actor' | 'action' | 'subject'> {
  /** The revision the change was made from. */
  revision: number;
  /** The record as it is now; null when there is none. */
  find: () => Promise<Revised<Value> | null>;
  /** What it shall be, from what it is. Throws when that breaks a rule. */
  change: (present: Value) => Value | Promise<Value>;
  /** `UPDATE … SET …, revision = revision + 1 WHERE … AND revision = …`: whether a row was touched. */
  write: (value: Value, revision: number) => Promise<boolean>;
  /** What follows from it, in the same transaction. */
  follow?: (before: Value, after: Value) => Promise<void>;
}

/**
 * Changes a record if nobody else did since it was read, and writes from what to what into the audit log, all in one
 * transaction. Whoever comes late gets the record as it is now, and can see what of it is new.
 */
export class RevisedRecords {
  constructor(
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError record-changed, not-found */
  save<Value>(asked: RecordChange<Value>): Promise<Revised<Value>> {
    const { actor, action, subject, revision, find, change, write, follow } = asked;
    return this.transaction.run(async () => {
      const before = found(await find());
      if (before.revision !== revision) throw changed(before);
      const after = await change(before.value);
      if (!(await write(after, revision))) throw changed(found(await find()));
      await this.audit.record({ actor, action, subject, before: before.value, after });
      await follow?.(before.value, after);
      return { value: after, revision: revision + 1 };
    });
  }
}

function changed(present: Revised): DomainError {
  return new DomainError('conflict', 'record-changed', present);
}
