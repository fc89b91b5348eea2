import { Injectable } from '@nestjs/common';
import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { AlertRecords } from '../../application/staff/alert-records.ts';

/** More than a person reads; they all stand in the audit log. */
const MOST = 50;

@Injectable()
export class PostgresAlertRecords extends AlertRecords {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, at, by, alert }: OwnerAlertView): Promise<void> {
    await this.database.run(db.insertInto('owner_alert').values({ id, at, byName: by, alert: jsonb(alert) }));
  }

  since(instant: Date): Promise<OwnerAlertView[]> {
    return this.database.rows(
      db
        .selectFrom('owner_alert')
        .select(['id', 'at', 'byName as by', 'alert'])
        .where('at', '>', instant.toISOString())
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST),
    );
  }
}
