import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../columns.ts';

/** How often something was asked for in a span of time. */
export const throttle = defineEntity({
  name: 'Throttle',
  tableName: 'throttle',
  properties: {
    key: p.text().primary(),
    count: p.integer(),
    resetsAt: instant(),
  },
  indexes: [{ name: 'throttle_resets_at', properties: ['resetsAt'] }],
});
