import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { orders } from './order.ts';

export const deviceOrder = defineEntity({
  name: 'DeviceOrder',
  tableName: 'device_order',
  properties: {
    deviceHash: p.text().primary().comment('Of the token in the cookie of the device'),
    orderId: references(orders).primary(),
    sentAt: instant(),
    remembered: p.boolean().comment('Whether the customer asked to be remembered on the device'),
  },
  indexes: [
    { name: 'device_order_order', properties: ['orderId'] },
    { name: 'device_order_sent', properties: ['sentAt'] },
  ],
  comment: 'Which orders were sent from which device',
});
