import { defineEntity, p } from '@mikro-orm/postgresql';

/** A row that the demonstration shop filled in, so that it can be told from the owner's, and taken away. */
export const demonstrationRow = defineEntity({
  name: 'DemonstrationRow',
  tableName: 'demonstration_row',
  properties: {
    tableName: p.text().primary(),
    key: p.text().primary().comment('the primary key as JSON'),
    before: p.json<object>().nullable().comment('the row that stood there before, if one did'),
  },
});
