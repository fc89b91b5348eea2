import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { orders } from '../../../../orders/adapters/postgres/schema/order.ts';

export const packingTick = defineEntity({
  name: 'PackingTick',
  tableName: 'packing_tick',
  properties: {
    orderId: references(orders).primary(),
    code: p.text().primary(),
    name: p.text(),
    packed: p.integer().check('packed >= 0'),
    begunAt: instant().comment('When it was ticked first'),
    tickedAt: instant(),
    device: p.uuid(),
    sequence: p
      .bigint('number')
      .comment('Of the device: its own ticks come in this order, whenever they arrive'),
    staffId: references(staff),
    staffName: p.text(),
  },
  comment: 'How many of a line are in the box, by the last tick',
  indexes: [{ name: 'packing_tick_ticked', properties: ['tickedAt'] }],
});
