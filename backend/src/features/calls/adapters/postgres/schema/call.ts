import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { orders } from '../../../../orders/adapters/postgres/schema/order.ts';

export const callTry = defineEntity({
  name: 'CallTry',
  tableName: 'call_try',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    at: instant(),
    outcome: p.enum(['confirmed', 'no-answer', 'later', 'not-wanted']),
    againAt: instant().nullable(),
    staffId: references(staff),
    staffName: p.text(),
  },
  comment: 'Every call about an order that was to be confirmed; only added to',
  indexes: [
    { name: 'call_try_again', properties: ['againAt'], where: 'again_at IS NOT NULL' },
    { name: 'call_try_order', properties: ['orderId', 'at', 'id'] },
  ],
  checks: [
    { name: 'call_try_check', expression: "(again_at IS NOT NULL) = outcome IN ('no-answer', 'later')" },
  ],
});

export const callHeld = defineEntity({
  name: 'CallHeld',
  tableName: 'call_held',
  properties: {
    orderId: references(orders).primary(),
    staffId: references(staff),
    staffName: p.text(),
    since: instant(),
    until: instant(),
  },
  comment: 'Who is calling about what just now; over when nothing is heard',
});
