import { Injectable } from '@nestjs/common';
import type {
  ContactMessagePageView,
  ContactMessageView,
  ContactSubject,
} from '@shop/contracts/contacts/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ContactMessages, type NewContactMessage } from '../../application/contact-messages.ts';

const PAGE_SIZE = 50;

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
}

const columns = sql`id, at, name, phone, email, subject, message, done_at, done_by`;

@Injectable()
export class PostgresContactMessages extends ContactMessages {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, at, name, phone, email, subject, message }: NewContactMessage): Promise<void> {
    await this.database.run(sql`
      INSERT INTO contact_message (id, at, name, phone, email, subject, message)
      VALUES (${id}, ${at}, ${name}, ${phone}, ${email}, ${subject}, ${message})`);
  }

  async page(state: 'open' | 'done' | null, page: number): Promise<ContactMessagePageView> {
    const wanted = { open: sql`WHERE done_at IS NULL`, done: sql`WHERE done_at IS NOT NULL`, all: sql`` };
    const where = wanted[state ?? 'all'];
    const rows = await this.database.rows(sql<Row>`
      SELECT ${columns} FROM contact_message ${where} ORDER BY at DESC, id DESC
      LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
    const count = await this.database.row(sql<{ total: number }>`
      SELECT count(*) AS total FROM contact_message ${where}`);
    return { messages: rows.map(viewOf), total: count?.total ?? 0, page, pageSize: PAGE_SIZE };
  }

  async finish(id: string, by: string, at: Date): Promise<ContactMessageView | null> {
    await this.database.run(sql`
      UPDATE contact_message SET done_at = ${at}, done_by = ${by} WHERE id = ${id} AND done_at IS NULL`);
    const row = await this.database.row(sql<Row>`SELECT ${columns} FROM contact_message WHERE id = ${id}`);
    return row && viewOf(row);
  }
}

function viewOf({ doneAt, doneBy, ...row }: Row): ContactMessageView {
  return { ...row, done: doneAt === null ? null : { at: doneAt, by: doneBy ?? '' } };
}
