import { defineEntity, p } from '@mikro-orm/postgresql';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';

/** Goods that the owner put together for shoppers. */
export const readyList = defineEntity({
  name: 'ReadyList',
  tableName: 'ready_list',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('ready_list_name_unique'),
    nameTa: p.text().nullable(),
    sentence: p.text(),
    sentenceTa: p.text().nullable(),
    lines: p.json<WantedLine[]>().comment('By item code: what is deleted is missing, and nothing more'),
    active: p.boolean().default(true).comment('Shown to shoppers'),
    position: p.integer(),
    revision: p.integer().default(0),
  },
});
