import { Injectable } from '@nestjs/common';
import type { ReminderPageView, ReminderView } from '@shop/contracts/reminders/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Reminders, type NewReminder } from '../../application/reminders.ts';

const PAGE_SIZE = 100;

@Injectable()
export class PostgresReminders extends Reminders {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, at, channel, contact }: NewReminder): Promise<void> {
    await this.database.run(sql`
      INSERT INTO reminder (id, at, channel, contact) VALUES (${id}, ${at}, ${channel}, ${contact})
      ON CONFLICT ON CONSTRAINT reminder_once DO NOTHING`);
  }

  async page(page: number): Promise<ReminderPageView> {
    const reminders = await this.database.rows(sql<ReminderView>`
      SELECT id, at, channel, contact FROM reminder ORDER BY at DESC, id DESC
      LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
    const count = await this.database.row(sql<{ total: number }>`
      SELECT count(*) AS total FROM reminder`);
    return { reminders, total: count?.total ?? 0, page, pageSize: PAGE_SIZE };
  }
}
