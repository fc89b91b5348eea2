import { defineEntity, p } from '@mikro-orm/postgresql';
import { LANGUAGES } from '@shop/contracts/rules/language';
import { instant } from '../../../../../platform/persistence/columns.ts';

/** Whom to tell when the shop opens. */
export const reminder = defineEntity({
  name: 'Reminder',
  tableName: 'reminder',
  properties: {
    id: p.uuid().primary(),
    at: instant(),
    channel: p.enum(['phone', 'email']),
    contact: p.text(),
    language: p.enum([...LANGUAGES]).default('en'),
    toldAt: instant()
      .nullable()
      .comment('When the letter was written, or a colleague wrote to the phone; null: still to be told'),
  },
  uniques: [{ name: 'reminder_once', properties: ['channel', 'contact'] }],
  indexes: [
    {
      name: 'reminder_newest',
      properties: ['at', 'id'],
      columns: [
        { name: 'at', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
    },
    {
      name: 'reminder_search',
      expression:
        "CREATE INDEX reminder_search ON reminder USING gin (contact gin_trgm_ops) WITH (gin_pending_list_limit='64')",
    },
    { name: 'reminder_told', properties: ['toldAt'], where: 'told_at IS NOT NULL' },
    { name: 'reminder_waiting', properties: ['at', 'id'], where: "told_at IS NULL AND (channel = 'email')" },
  ],
});
