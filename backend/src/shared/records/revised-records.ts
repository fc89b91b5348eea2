import { Injectable } from '@nestjs/common';
import type { Revised } from '@shop/contracts/revised';
import { type AuditEntry, AuditLog } from './audit-log.ts';
import { DomainError, found } from '../domain-error.ts';
import { Identifiers } from '../identifiers.ts';
import type { Records } from './records.ts';
import { Transaction } from '../transaction.ts';

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

interface NewRecord<Value> {
  to: Records<Value>;
  /** What the audit log calls such a record. */
  kind: string;
  value: Value;
  actor: AuditEntry['actor'];
}

interface EnteredRecord<Value>
  extends Omit<NewRecord<Value>, 'to'>, Pick<RecordChange<Value>, 'revision' | 'follow'> {
  among: Records<Value>;
  key: string;
}

/**
 * Changes a record if nobody else did since it was read, and writes from what to what into the audit log, all in one
 * transaction. Whoever comes late gets the record as it is now, and can see what of it is new.
 */
@Injectable()
export class RevisedRecords {
  constructor(
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
  ) {}

  /** A new record, under an id of its own. */
  async add<Value>({ to, kind, value, actor }: NewRecord<Value>): Promise<{ id: string }> {
    const id = this.identifiers.uuid();
    const [action, subject] = [`${kind}.added`, `${kind}/${id}`];
    await this.transaction.run(async () => {
      await to.add(id, value);
      await this.audit.record({ actor, action, subject, before: null, after: value });
    });
    return { id };
  }

  /** A record as it was entered anew. @throws DomainError record-changed, not-found */
  replace<Value>({
    among,
    kind,
    key,
    value,
    revision,
    actor,
    follow,
  }: EnteredRecord<Value>): Promise<Revised<Value>> {
    return this.save<Value>({
      actor,
      action: `${kind}.saved`,
      subject: `${kind}/${key}`,
      revision,
      find: () => among.find(key),
      change: () => value,
      write: () => among.save(key, value, revision),
      ...(follow && { follow }),
    });
  }

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
