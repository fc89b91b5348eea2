import { defineEntity, p } from '@mikro-orm/postgresql';

/** A section of the shop’s settings. */
export const setting = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    section: p.text().primary(),
    value: p.json<object>(),
    revision: p.integer().default(1),
  },
});
