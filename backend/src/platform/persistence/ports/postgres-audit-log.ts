import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditEntry } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { Database } from '../database.ts';
import { jsonb } from '../json-of.ts';
import { db } from '../query-builder.ts';

@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async record({ actor, action, subject, before, after }: AuditEntry): Promise<void> {
    await this.database.run(
      db.insertInto('audit_entry').values({
        id: this.identifiers.uuid(),
        at: this.clock.now(),
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: actor.name,
        action,
        subject,
        before: jsonb(before ?? null),
        after: jsonb(after ?? null),
      }),
    );
  }
}
