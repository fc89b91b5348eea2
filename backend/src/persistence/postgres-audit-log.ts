import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog, type AuditEntry } from '../shared/records/audit-log.ts';
import { Clock } from '../shared/clock.ts';
import { Identifiers } from '../shared/identifiers.ts';
import { Database } from './database.ts';

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
    await this.database.run(sql`
      INSERT INTO audit_entry (id, at, actor_kind, actor_id, actor_name, action, subject, before, after)
      VALUES (${this.identifiers.uuid()}, ${this.clock.now()}, ${actor.kind}, ${actor.id}, ${actor.name}, ${action},
        ${subject}, ${JSON.stringify(before ?? null)}::jsonb, ${JSON.stringify(after ?? null)}::jsonb)`);
  }
}
