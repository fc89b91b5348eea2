import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListRemindersQuery } from '@shop/contracts/reminders/requests';
import type { ReminderView } from '@shop/contracts/reminders/views';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Reminders, type NewReminder } from '../../application/reminders.ts';

/** Raw SQL: what the list is made of, and the lock of the e-mails. */

const COLUMNS = ['id', 'at', 'channel', 'contact', 'toldAt'] as const;
const states = { waiting: sql`told_at IS NULL`, told: sql`told_at IS NOT NULL` };

const reminderListing: Listing<ListRemindersQuery, ReminderView, ReminderView> = {
  name: 'reminders',
  columns: sql`id, at, channel, contact, told_at`,
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

  async add({ id, at, channel, contact, language }: NewReminder): Promise<void> {
    await this.database.run(
      db
        .insertInto('reminder')
        .values({ id, at, channel, contact, language })
        .onConflict((once) =>
          once
            .constraint('reminder_once')
            .doUpdateSet((eb) => ({
              at: eb.ref('excluded.at'),
              language: eb.ref('excluded.language'),
              toldAt: null,
            }))
            .where('reminder.toldAt', '<=', sql<string>`excluded.at - interval '1 day'`),
        ),
    );
  }

  page(query: ListRemindersQuery): Promise<ListPage<ReminderView>> {
    return this.replica.read((reads) => pageOf(reads, reminderListing, query));
  }

  all(query: ListRemindersQuery): Promise<ReminderView[]> {
    return this.replica.readLong((reads) => allOf(reads, reminderListing, query));
  }

  async markPhoneNotified(id: string, at: Date): Promise<ReminderView | null> {
    const told = await this.database.row(
      phone(id).set({ toldAt: at }).where('toldAt', 'is', null).returning(COLUMNS),
    );
    if (told === null && (await this.isPhone(id))) throw new DomainError('conflict', 'reminder-told', {});
    return told;
  }

  unmarkPhoneNotified(id: string): Promise<ReminderView | null> {
    return this.database.row(phone(id).set({ toldAt: null }).returning(COLUMNS));
  }

  async remove(id: string): Promise<boolean> {
    return (await this.database.run(db.deleteFrom('reminder').where('id', '=', id))) === 1;
  }

  async lock(): Promise<void> {
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('letters at opening'))`);
  }

  takeNotNotified(most: number, at: Date): Promise<Pick<NewReminder, 'id' | 'contact' | 'language'>[]> {
    const pending = db
      .selectFrom('reminder')
      .select('id')
      .where('toldAt', 'is', null)
      .where('channel', '=', 'email')
      .orderBy('at')
      .orderBy('id')
      .limit(most);
    return this.database.rows(
      db
        .updateTable('reminder')
        .set({ toldAt: at })
        .where('id', 'in', pending)
        .returning(['id', 'contact', 'language']),
    );
  }

  async removeNotified(until: Date): Promise<void> {
    await this.database.run(db.deleteFrom('reminder').where('toldAt', '<=', until.toISOString()));
  }

  async markNotNotified(ids: readonly string[]): Promise<void> {
    await this.database.run(
      db
        .updateTable('reminder')
        .set({ toldAt: null })
        .where('id', '=', (eb) => eb.fn.any(eb.val(ids))),
    );
  }

  private async isPhone(id: string): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('reminder').select('id').where('id', '=', id).where('channel', '=', 'phone'),
    );
    return row !== null;
  }
}

/** A change of a phone. */
function phone(id: string) {
  return db.updateTable('reminder').where('id', '=', id).where('channel', '=', 'phone');
}
