import { Injectable } from '@nestjs/common';
import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { AlertRecords } from '../../application/staff/alert-records.ts';

/** More than a person reads; they all stand in the audit log. */
const MOST = 50;

@Injectable()
export class PostgresAlertRecords extends AlertRecords {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, at, by, alert }: OwnerAlertView): Promise<void> {
    await this.database.run(sql`
      INSERT INTO owner_alert (id, at, by_name, alert)
      VALUES (${id}::uuid, ${at}::timestamptz, ${by}, ${JSON.stringify(alert)}::jsonb)`);
  }

  since(instant: Date): Promise<OwnerAlertView[]> {
    return this.database.rows(sql<OwnerAlertView>`
      SELECT id, at, by_name AS by, alert FROM owner_alert WHERE at > ${instant}::timestamptz
      ORDER BY at DESC, id DESC LIMIT ${MOST}`);
  }
}
