import { Injectable } from '@nestjs/common';
import type { ListContactMessagesQuery } from '@shop/contracts/contacts/requests';
import type { ContactAnswer, ContactMessageView, ContactSubject } from '@shop/contracts/contacts/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { ContactMessages, type NewContactMessage } from '../../application/contact-messages.ts';

/** Raw SQL: the list, and an insert that looks for the same message in the same statement. */

interface Row {
  id: string;
  at: string;
  name: string;
  phone: string | null;
  email: string | null;
  subject: ContactSubject;
  message: string;
  doneAt: string | null;
  doneBy: string | null;
  answers: ContactAnswer[];
}

const columns = sql`id, at, name, phone, email, subject, message, done_at, done_by,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'by', a.by_name, 'text', a.text) ORDER BY a.id), '[]')
    FROM contact_answer a WHERE a.message_id = contact_message.id) AS answers`;
const states = { open: sql`done_at IS NULL`, done: sql`done_at IS NOT NULL` };

const contactListing: Listing<ListContactMessagesQuery, Row, ContactMessageView> = {
  name: 'messages',
  columns,
  from: sql`contact_message`,
  key: sql`id`,
  sorts: { newest: { by: sql`at`, kind: 'instant', descending: true } },
  conditions: (query) => [
    // The index's text.
    ...hasWords(
      sql`name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || message`,
      withPlainMobiles(query.search ?? ''),
    ),
    ...(query.state ? [states[query.state]] : []),
    ...isWithin(sql`at`, query),
  ],
  viewOf,
};

@Injectable()
export class PostgresContactMessages extends ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
  }

  async add({ id, at, name, phone, email, subject, message }: NewContactMessage): Promise<void> {
    const sender = `message of ${phone ?? ''} ${email ?? ''}`;
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${sender}, 0))`);
    await this.database.run(sql`
      INSERT INTO contact_message (id, at, name, phone, email, subject, message)
      SELECT ${id}::uuid, ${at}::timestamptz, ${name}, ${phone}, ${email}, ${subject}, ${message}
      WHERE NOT EXISTS (
        SELECT FROM contact_message m
        WHERE m.done_at IS NULL AND m.at > ${at}::timestamptz - interval '1 hour'
          AND (m.name, m.subject, m.message) = (${name}, ${subject}, ${message})
          AND m.phone IS NOT DISTINCT FROM ${phone} AND m.email IS NOT DISTINCT FROM ${email})`);
  }

  page(query: ListContactMessagesQuery): Promise<ListPage<ContactMessageView>> {
    return this.replica.read((reads) => pageOf(reads, contactListing, query));
  }

  all(query: ListContactMessagesQuery): Promise<ContactMessageView[]> {
    return this.replica.readLong((reads) => allOf(reads, contactListing, query));
  }

  async finish(id: string, by: string, at: Date): Promise<ContactMessageView | null> {
    const marked = await this.database.run(
      db
        .updateTable('contact_message')
        .set({ doneAt: at, doneBy: by })
        .where('id', '=', id)
        .where('doneAt', 'is', null),
    );
    return this.unlessAnswered(id, marked);
  }

  async answer(id: string, answer: string, by: string, at: Date): Promise<ContactMessageView | null> {
    const written = await this.database.run(
      db
        .updateTable('contact_message')
        .set({ answer, doneAt: at, doneBy: by })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('doneAt', 'is', null), eb('answer', 'is', null)])),
    );
    return this.unlessAnswered(id, written);
  }

  async reopen(id: string): Promise<ContactMessageView | null> {
    await this.database.run(
      db.updateTable('contact_message').set({ doneAt: null, doneBy: null }).where('id', '=', id),
    );
    return this.find(id);
  }

  private async unlessAnswered(id: string, changed: number): Promise<ContactMessageView | null> {
    const message = await this.find(id);
    if (changed === 0 && message?.done) {
      throw new DomainError('conflict', 'message-answered', { by: message.done.by });
    }
    return message;
  }

  private async find(id: string): Promise<ContactMessageView | null> {
    const row = await this.database.row(sql<Row>`SELECT ${columns} FROM contact_message WHERE id = ${id}`);
    return row && viewOf(row);
  }
}

function viewOf({ doneAt, doneBy, answers, ...row }: Row): ContactMessageView {
  return {
    ...row,
    done: doneAt === null ? null : { at: doneAt, by: doneBy ?? '' },
    answers: answers.map((answer) => ({ ...answer, at: isoInstant(answer.at) })),
  };
}
