import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowPlace } from '../../../../../platform/persistence/columns.ts';

export const orderDay = defineEntity({
  name: 'OrderDay',
  tableName: 'order_day',
  properties: {
    day: p.date().primary(),
    placed: p.integer(),
    confirmed: p.integer(),
    packed: p.integer(),
    dispatched: p.integer(),
    arrived: p.integer(),
    onHold: p.integer(),
    unpaid: p.integer(),
    unpaidPaise: p.bigint('number'),
    refundsDue: p.integer(),
    orders: p.integer(),
    valuePaise: p.bigint('number'),
  },
  comment: 'The sums of the orders placed on a day that is over, as they were counted last',
});

/** The share of a product, a state or a referrer in a day’s orders. */
export const orderDayShare = defineEntity({
  name: 'OrderDayShare',
  tableName: 'order_day_share',
  properties: {
    day: p.date().primary(),
    kind: p.enum(['product', 'state', 'referrer']).primary(),
    key: p.text().primary().comment('The id of the product or the referrer, the code of the state'),
    orders: p.integer(),
    pieces: p.bigint('number'),
    valuePaise: p.bigint('number'),
  },
});

export const orderDayTouched = defineEntity({
  name: 'OrderDayTouched',
  tableName: 'order_day_touched',
  properties: {
    ctid: rowPlace(),
    day: p.date(),
    sold: p
      .boolean()
      .default(true)
      .comment('Whether what the day sold may have changed, not its states and payments alone'),
  },
  comment: 'A row a change since the day was counted: only added, so that nobody waits',
  indexes: [{ name: 'order_day_touched_day', properties: ['day'] }],
});
