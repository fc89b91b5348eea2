import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListRemindersQuery } from '@shop/contracts/reminders/requests';
import type { ReminderView } from '@shop/contracts/reminders/views';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';
import { allOf, pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { ReadReplica } from '../../../../persistence/replica/read-replica.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Reminders, type NewReminder } from '../../application/reminders.ts';

const columns = sql`id, at, channel, contact, told_at`;
const states = { waiting: sql`told_at IS NULL`, told: sql`told_at IS NOT NULL` };

const reminderListing: Listing<ListRemindersQuery, ReminderView, ReminderView> = {
  name: 'reminders',
  columns,
  from: sql`reminder`,
  key: sql`id`,
  sorts: { newest: { by: sql`at`, kind: 'instant', descending: true } },
  conditions: ({ search = '', channel, state }) => [
    ...hasWords(sql`contact`, withPlainMobiles(search)),
    ...(channel ? [sql`channel = ${channel}`] : []),
    ...(state ? [states[state]] : []),
  ],
  viewOf: (row) => row,
};

@Injectable()
export class PostgresReminders extends Reminders {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
  }

  async add({ id, at, channel, contact }: NewReminder): Promise<void> {
    await this.database.run(sql`
      INSERT INTO reminder AS present (id, at, channel, contact) VALUES (${id}, ${at}, ${channel}, ${contact})
      ON CONFLICT ON CONSTRAINT reminder_once DO UPDATE SET at = EXCLUDED.at, told_at = NULL
        WHERE present.told_at <= EXCLUDED.at - interval '1 day'`);
  }

  page(query: ListRemindersQuery): Promise<ListPage<ReminderView>> {
    return this.replica.read((reads) => pageOf(reads, reminderListing, query));
  }

  all(query: ListRemindersQuery): Promise<ReminderView[]> {
    return this.replica.readLong((reads) => allOf(reads, reminderListing, query));
  }

  async tellPhone(id: string, at: Date): Promise<ReminderView | null> {
    const told = await this.database.row(sql<ReminderView>`
      UPDATE reminder SET told_at = ${at}::timestamptz
      WHERE id = ${id} AND channel = 'phone' AND told_at IS NULL RETURNING ${columns}`);
    if (told === null && (await this.isPhone(id))) throw new DomainError('conflict', 'reminder-told', {});
    return told;
  }

  untellPhone(id: string): Promise<ReminderView | null> {
    return this.database.row(sql<ReminderView>`
      UPDATE reminder SET told_at = NULL WHERE id = ${id} AND channel = 'phone' RETURNING ${columns}`);
  }

  async remove(id: string): Promise<boolean> {
    return (await this.database.run(sql`DELETE FROM reminder WHERE id = ${id}`)) === 1;
  }

  async takeTurn(): Promise<void> {
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('letters at opening'))`);
  }

  takeUntold(most: number, at: Date): Promise<{ id: string; contact: string }[]> {
    return this.database.rows(sql<{ id: string; contact: string }>`
      UPDATE reminder SET told_at = ${at}::timestamptz
      WHERE id IN (SELECT id FROM reminder WHERE told_at IS NULL AND channel = 'email' ORDER BY at, id LIMIT ${most})
      RETURNING id, contact`);
  }

  async removeTold(until: Date): Promise<void> {
    await this.database.run(sql`DELETE FROM reminder WHERE told_at <= ${until}::timestamptz`);
  }

  async untell(ids: readonly string[]): Promise<void> {
    await this.database.run(sql`UPDATE reminder SET told_at = NULL WHERE id = ANY(${ids}::uuid[])`);
  }

  private async isPhone(id: string): Promise<boolean> {
    const row = await this.database.row(sql`SELECT 1 FROM reminder WHERE id = ${id} AND channel = 'phone'`);
    return row !== null;
  }
}
