import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ClaimedGoods } from '@shop/contracts/rules/orders/claims';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { orders } from './order.ts';

/** What a customer says is broken or missing of an order that was collected. */
export const orderClaim = defineEntity({
  name: 'OrderClaim',
  tableName: 'order_claim',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    key: p
      .uuid()
      .unique('order_claim_key_unique')
      .comment('Of the browser’s try: sent again, it is told once; photographs come under it'),
    requestHash: p.text(),
    goods: p.json<readonly ClaimedGoods[]>(),
    remark: p.text(),
    claimedAt: instant(),
    state: p.enum(['open', 'credited', 'declined']).default('open'),
    answeredAt: instant().nullable(),
    answeredByName: p.text().nullable(),
    answer: p.text().nullable().comment('What the shop says to the customer'),
    creditPaise: p.bigint('number').nullable().check('credit_paise >= 0').comment('Of the credit note'),
  },
  uniques: [{ name: 'order_claim_open', properties: ['orderId'], where: "state = 'open'" }],
  indexes: [{ name: 'order_claim_order', properties: ['orderId', 'claimedAt'] }],
  checks: [
    { name: 'order_claim_check', expression: "(state = 'open') = (answered_at IS NULL)" },
    { name: 'order_claim_check1', expression: "(state = 'credited') = (credit_paise IS NOT NULL)" },
  ],
});

/** A photograph of it; its object in the store bears its id, and goes when the row is gone. */
export const claimPhoto = defineEntity({
  name: 'ClaimPhoto',
  tableName: 'claim_photo',
  properties: {
    id: p.uuid().primary(),
    claimId: references(orderClaim),
    position: p.integer().check('position >= 1 AND position <= 4'),
    sentAt: instant(),
  },
  uniques: [{ name: 'claim_photo_once', properties: ['claimId', 'position'] }],
});
