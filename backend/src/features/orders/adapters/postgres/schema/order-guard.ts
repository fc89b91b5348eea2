import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, rowPlace } from '../../../../../platform/persistence/columns.ts';

export const orderSent = defineEntity({
  name: 'OrderSent',
  tableName: 'order_sent',
  properties: {
    ctid: rowPlace(),
    sender: p.text(),
    at: instant(),
    orderId: p.uuid().nullable(),
    isOwn: p.boolean().nullable().comment('One person’s own, as a device is: no address that many share'),
  },
  comment: 'Orders of the last hour by hashed address, device or referrer',
  indexes: [
    { name: 'order_sent_at', properties: ['at'] },
    { name: 'order_sent_sender', properties: ['sender', 'at'] },
  ],
});

export const orderBreaker = defineEntity({
  name: 'OrderBreaker',
  tableName: 'order_breaker',
  properties: {
    single: p.boolean().primary().default(true).check('single'),
    onSince: instant().nullable(),
    offAt: instant().nullable(),
    turnedBy: p.text().nullable(),
  },
  comment: 'While it is on, no order that nobody has confirmed reserves its goods',
});

export const orderSeries = defineEntity({
  name: 'OrderSeries',
  tableName: 'order_series',
  properties: {
    numberPrefix: p.text().primary(),
    startsAfter: p.integer().check('starts_after > 0'),
  },
  comment:
    'The running number never starts again; what it had reached is taken away from the numbers of a series',
});
