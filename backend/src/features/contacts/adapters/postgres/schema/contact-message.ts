import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';

/** A message from the contact form. */
export const contactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().primary(),
    at: instant(),
    name: p.text(),
    phone: p.text().nullable(),
    email: p.text().nullable(),
    subject: p.text(),
    message: p.text(),
    doneAt: instant().nullable(),
    doneBy: p.text().nullable(),
    answer: p.text().nullable(),
  },
  indexes: [
    {
      name: 'contact_message_newest',
      properties: ['at', 'id'],
      columns: [
        { name: 'at', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
    },
    {
      name: 'contact_message_open',
      properties: ['at', 'id'],
      columns: [
        { name: 'at', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
      where: 'done_at IS NULL',
    },
    {
      name: 'contact_message_search',
      expression:
        "CREATE INDEX contact_message_search ON contact_message USING gin ((name || ' ' || COALESCE(phone, '') || ' ' || COALESCE(email, '') || ' ' || message) gin_trgm_ops) WITH (gin_pending_list_limit='64')",
    },
  ],
  checks: [
    { name: 'contact_message_check', expression: 'phone IS NOT NULL OR email IS NOT NULL' },
    { name: 'contact_message_check1', expression: '(done_at IS NULL) = (done_by IS NULL)' },
  ],
});

/** An answer to it. */
export const contactAnswer = defineEntity({
  name: 'ContactAnswer',
  tableName: 'contact_answer',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    messageId: references(contactMessage).deleteRule('cascade'),
    at: instant(),
    byName: p.text(),
    text: p.text(),
  },
  indexes: [{ name: 'contact_answer_of_message', properties: ['messageId', 'id'] }],
});
