import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { product } from '../../../../catalogue/adapters/postgres/schema/product.ts';
import { changeSet } from './change-set.ts';

/** Goods that came in, at what they were bought for. What was taken back is a row of its own, so that sums are right. */
export const goodsIn = defineEntity({
  name: 'GoodsIn',
  tableName: 'goods_in',
  properties: {
    id: p.uuid().primary(),
    productId: references(product),
    changeSetId: references(changeSet),
    billNumber: p.text(),
    billedOn: p.date(),
    supplier: p.text().default('').comment('Empty where nobody said'),
    quantity: p.integer().check('quantity <> 0').comment('Below nothing where it was taken back'),
    ratePaise: p.integer().check('rate_paise > 0').comment('What one of them was bought for'),
    at: instant(),
    actorName: p.text(),
    reverses: p
      .uuid()
      .nullable()
      .unique('goods_in_reversed_once')
      .comment('The row that this one takes back'),
  },
  indexes: [
    { name: 'goods_in_product', properties: ['productId', 'billedOn'] },
    { name: 'goods_in_change_set', properties: ['changeSetId'] },
  ],
  checks: [{ name: 'goods_in_reversal', expression: '(quantity < 0) = (reverses IS NOT NULL)' }],
});
