import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { orders } from '../../../../orders/adapters/postgres/schema/order.ts';
import { product } from './product.ts';

/** A change of a product’s stock, and why. */
export const stockEntry = defineEntity({
  name: 'StockEntry',
  tableName: 'stock_entry',
  properties: {
    id: p.uuid().primary(),
    productId: references(product),
    at: instant(),
    change: p.integer().check('change <> 0'),
    reason: p.enum([
      'opening',
      'order-placed',
      'order-edited',
      'order-cancelled',
      'order-reopened',
      'order-merged',
      'reserved-to-merge',
      'order-confirmed',
      'reservation-ended',
      'goods-returned',
      'correction',
      'counted',
      'goods-in',
    ]),
    orderId: references(orders).nullable(),
    actorName: p.text().default(''),
    note: p.text().default('').comment('What somebody said of a correction'),
  },
  indexes: [
    { name: 'stock_entry_order', properties: ['orderId'], where: 'order_id IS NOT NULL' },
    { name: 'stock_entry_product', properties: ['productId', 'at', 'id'] },
  ],
});
