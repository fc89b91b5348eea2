import { defineEntity, p } from '@mikro-orm/postgresql';
import { LANGUAGES } from '@shop/contracts/rules/language';
import type { OrderContent } from '@shop/contracts/rules/orders/order-content';
import type { ProposedLine } from '@shop/contracts/rules/orders/proposals';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { product } from '../../../../catalogue/adapters/postgres/schema/product.ts';
import { pickupLocation, state } from '../../../../places/adapters/postgres/schema/place.ts';
import { acceptedTerms } from '../../../../texts/adapters/postgres/schema/shop-text.ts';
import { referrer } from '../../../../referrals/adapters/postgres/schema/referrer.ts';

/** An order. */
export const orders = defineEntity({
  name: 'Orders',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    number: p.text().unique('order_number_unique'),
    token: p.text().unique('order_token_unique').check('length(token) = 22'),
    idempotencyKey: p.uuid().unique('order_idempotency_key_unique'),
    contentHash: p.text(),
    placedAt: instant(),
    state: p.enum(['placed', 'confirmed', 'packed', 'dispatched', 'arrived', 'collected', 'cancelled']),
    holdReason: p.text().nullable(),
    delivery: p.enum(['pickup', 'door']),
    pickupLocationId: references(pickupLocation).nullable(),
    pickupLocation: p.json<NonNullable<OrderContent['pickupLocation']>>().nullable(),
    customerName: p.text(),
    phone: p.text().check("(phone ~ '^[6-9][0-9]{9}$') OR (phone = '0000000000')"),
    whatsapp: p.text().nullable(),
    email: p.text().nullable(),
    address: p.text(),
    city: p.text(),
    district: p.text(),
    stateCode: references(state),
    stateName: p.text(),
    pinCode: p.text(),
    remarks: p.text(),
    referrerId: references(referrer).nullable(),
    referralCode: p.text().nullable(),
    mrpPaise: p.bigint('number'),
    goodsPaise: p.bigint('number').check('goods_paise > 0'),
    packingPaise: p.bigint('number'),
    freightPaise: p.bigint('number').nullable(),
    roundingPaise: p.integer(),
    totalPaise: p.bigint('number').check('total_paise > 0'),
    adultConfirmedAt: instant(),
    termsAcceptedAt: instant(),
    termsId: references(acceptedTerms).nullable().comment('Null: of before they were kept'),
    transporter: p.text().nullable(),
    lrNumber: p.text().nullable(),
    lrDate: p.date().nullable(),
    parcels: p.integer().nullable().check('parcels > 0'),
    paidPaise: p
      .bigint('number')
      .defaultRaw('0')
      .comment('The sum of its payments, kept by a trigger on the ledger'),
    balancePaise: p
      .bigint('number')
      .generated(
        "(CASE WHEN (state = 'cancelled') THEN (0)::bigint ELSE (((total_paise - benefit_paise) + benefit_rounding_paise) - credited_paise) END - paid_paise) stored",
      )
      .comment('As balanceOf of the contracts has it; negative: to be paid back'),
    customerAgreedAt: instant()
      .nullable()
      .comment(
        'Sent by a referrer for the customer, who had asked for it and agreed to be called; null: sent by the customer',
      ),
    revision: p.integer().default(0).comment('Counted up by every edit'),
    chargesByHand: p.boolean().default(false).comment('Packing and freight are what staff said'),
    benefitPaise: p
      .bigint('number')
      .defaultRaw('0')
      .comment('The discount that came with a scheme credit; total_paise is before it'),
    ewayBill: p.text().nullable().check("eway_bill ~ '^[0-9]{12}$'"),
    reserved: p.boolean().default(true).comment('Its goods are taken from the shelf, until it is cancelled'),
    creditedPaise: p
      .bigint('number')
      .defaultRaw('0')
      .check('credited_paise >= 0')
      .comment('What credit notes over a part come to; total_paise is before it'),
    creditedGoodsPaise: p
      .bigint('number')
      .defaultRaw('0')
      .check('credited_goods_paise >= 0')
      .comment('The same before rounding: no commission is paid on it'),
    benefitRoundingPaise: p
      .integer()
      .default(0)
      .comment('What rounding adds once the benefit is off; total_paise and rounding_paise are before it'),
    sentBy: p
      .text()
      .nullable()
      .comment('The device or the referrer that sent it, as a hash; null: staff, or unknown'),
    fromStranger: p
      .boolean()
      .default(false)
      .comment('Its goods count into the share of strangers until somebody of the shop confirms it'),
    unreserved: p
      .array()
      .columnType('uuid[]')
      .defaultRaw("'{}'")
      .comment('Products of lines that take nothing from the shelf, though the order does'),
    crowdedPhone: p
      .boolean()
      .default(false)
      .comment('Its phone had as many open orders as one reserves for: a stranger may have used it'),
    gstin: p
      .text()
      .default('')
      .check("(gstin = '') OR (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9]Z[A-Z0-9]$')")
      .comment('Of a buyer who wants a GST invoice; empty: not registered, or nobody asked'),
    tradeName: p.text().default(''),
    language: p
      .enum([...LANGUAGES])
      .default('en')
      .comment('In which its customer is written to'),
    born: p
      .text()
      .columnType('xid8')
      .nullable()
      .defaultRaw('pg_current_xact_id()')
      .comment('The transaction that placed it: its lines come with it'),
  },
  indexes: [
    { name: 'orders_balance', properties: ['balancePaise', 'id'] },
    { name: 'orders_held', properties: ['id'], where: 'hold_reason IS NOT NULL' },
    {
      name: 'orders_known_senders',
      properties: ['sentBy'],
      where: "sent_by IS NOT NULL AND (state <> ALL (ARRAY['placed', 'cancelled']))",
    },
    { name: 'orders_largest', properties: ['totalPaise', 'id'] },
    { name: 'orders_newest', properties: ['placedAt', 'id'] },
    {
      name: 'orders_of_referrer',
      properties: ['referrerId', 'placedAt', 'id'],
      where: 'referrer_id IS NOT NULL',
    },
    { name: 'orders_open_phone', properties: ['phone'], include: ['totalPaise'], where: "state = 'placed'" },
    {
      name: 'orders_owing',
      properties: ['placedAt', 'id'],
      where: "(state <> 'placed') AND (balance_paise > 0)",
    },
    {
      name: 'orders_packed',
      expression:
        "CREATE INDEX orders_packed ON orders (((pickup_location ->> 'name')), city, number) WHERE (state = 'packed')",
    },
    { name: 'orders_pickup', properties: ['pickupLocationId'], where: 'pickup_location_id IS NOT NULL' },
    { name: 'orders_pin_code', properties: ['pinCode'] },
    {
      name: 'orders_search',
      expression:
        "CREATE INDEX orders_search ON orders USING gin ((number || ' ' || customer_name || ' ' || phone || ' ' || city || ' ' || COALESCE(lr_number, '') || ' ' || COALESCE(email, '')) gin_trgm_ops) WITH (gin_pending_list_limit='64')",
    },
    {
      name: 'orders_state',
      properties: ['state', 'placedAt'],
      columns: [{ name: 'state' }, { name: 'placedAt', sort: 'DESC' }],
    },
  ],
  checks: [
    {
      name: 'orders_benefit_within_goods',
      expression: 'benefit_paise >= 0 AND benefit_paise <= goods_paise',
    },
    { name: 'orders_check', expression: "(delivery = 'pickup') = (pickup_location_id IS NOT NULL)" },
    {
      name: 'orders_check1',
      expression:
        'total_paise = (((goods_paise + packing_paise) + COALESCE(freight_paise, (0)::bigint)) + rounding_paise)',
    },
    {
      name: 'orders_check2',
      expression:
        "(state <> ALL (ARRAY['dispatched', 'arrived', 'collected'])) OR (transporter IS NOT NULL AND lr_number IS NOT NULL AND lr_date IS NOT NULL AND parcels IS NOT NULL)",
    },
    { name: 'orders_paid_not_negative', expression: 'paid_paise >= 0' },
  ],
});

/** A product of an order, as it was when it was ordered. */
export const orderLine = defineEntity({
  name: 'OrderLine',
  tableName: 'order_line',
  properties: {
    orderId: references(orders).primary(),
    position: p.integer().primary(),
    productId: references(product),
    code: p.text(),
    name: p.text(),
    nameTa: p.text().nullable(),
    unit: p.text(),
    content: p.text().nullable(),
    mrpPaise: p.integer(),
    netPaise: p.integer(),
    quantity: p.integer().check('quantity > 0'),
  },
  uniques: [{ name: 'order_line_product_once', properties: ['orderId', 'productId'] }],
});

/** A step or a note in the history of an order. */
export const orderEvent = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_event',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    at: instant(),
    kind: p.text(),
    actorKind: p.enum(['customer', 'staff', 'referrer', 'system']),
    actorId: p.uuid().nullable(),
    actorName: p.text(),
    text: p.text().default(''),
    amountPaise: p.bigint('number').nullable(),
    fromState: p.text().nullable(),
    state: p.text().nullable().comment('Where a step brought the order; of older steps the kind says it'),
  },
  indexes: [{ name: 'order_event_order', properties: ['orderId', 'at'] }],
});

export const orderMerge = defineEntity({
  name: 'OrderMerge',
  tableName: 'order_merge',
  properties: {
    orderId: references(orders).primary(),
    intoId: references(orders),
    at: instant(),
  },
  comment: 'Orders that were emptied into others; their links lead on',
  indexes: [{ name: 'order_merge_into', properties: ['intoId'] }],
  checks: [{ name: 'order_merge_check', expression: 'order_id <> into_id' }],
});

export const orderRevision = defineEntity({
  name: 'OrderRevision',
  tableName: 'order_revision',
  properties: {
    orderId: references(orders).primary(),
    revision: p.integer().primary().check('revision >= 0'),
    replacedAt: instant(),
    content: p.json<OrderContent>(),
    written: p
      .text()
      .columnType('xid8')
      .nullable()
      .defaultRaw('pg_current_xact_id()')
      .comment('The transaction that replaced it: the new lines come with it'),
  },
  comment: 'What orders were; the revision that counts is in orders and order_line',
});

/** A change that the order desk proposes to the customer. */
export const orderProposal = defineEntity({
  name: 'OrderProposal',
  tableName: 'order_proposal',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    orderRevision: p.integer(),
    reason: p.enum(['shortage']),
    lines: p
      .json<readonly ProposedLine[]>()
      .comment('What would differ, with how many there are and would be'),
    wasTotalPaise: p.bigint('number'),
    totalPaise: p.bigint('number'),
    proposedAt: instant(),
    proposedBy: references(staff),
    proposedByName: p.text(),
    state: p.enum(['open', 'accepted', 'declined', 'taken-back', 'overtaken']).default('open'),
    settledAt: instant().nullable(),
    settledByKind: p.enum(['customer', 'staff', 'system']).nullable(),
    settledByName: p.text().nullable(),
    saidBy: p.text().nullable().comment('Who answered on the telephone'),
    overtakenAt: instant()
      .nullable()
      .comment('When a step overtook it; null also of those that were overtaken before this was kept'),
  },
  uniques: [
    { name: 'order_proposal_waiting', properties: ['orderId'], where: "state IN ('open', 'declined')" },
  ],
  indexes: [{ name: 'order_proposal_order', properties: ['orderId'] }],
  checks: [
    {
      name: 'order_proposal_check',
      expression:
        "CASE state WHEN 'open' THEN (settled_at IS NULL) WHEN 'overtaken' THEN true ELSE (settled_at IS NOT NULL) END",
    },
    { name: 'order_proposal_check1', expression: "overtaken_at IS NULL OR (state = 'overtaken')" },
  ],
});

/** A change that a customer made of her order by herself, or asks the shop for. */
export const ownChange = defineEntity({
  name: 'OwnChange',
  tableName: 'own_change',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    orderRevision: p.integer(),
    key: p
      .uuid()
      .unique('own_change_key_unique')
      .comment('Of the browser’s try: sent again, it is done once'),
    requestHash: p.text(),
    kind: p.enum(['edit', 'cancel']),
    reason: p.text().comment('Why, as the customer says it'),
    content: p
      .json<OrderContent>()
      .nullable()
      .comment('What the order would be; null: cancelled, or it was made at once'),
    askedAt: instant(),
    state: p
      .enum(['made', 'open', 'accepted', 'declined', 'taken-back', 'overtaken'])
      .comment(
        'taken-back: withdrawn by the customer; overtaken: superseded, as the order was changed otherwise',
      ),
    settledAt: instant().nullable(),
    settledByKind: p.enum(['customer', 'staff', 'system']).nullable(),
    settledByName: p.text().nullable(),
    answer: p.text().nullable().comment('Of the shop; the customer reads it'),
  },
  uniques: [{ name: 'own_change_open', properties: ['orderId'], where: "state = 'open'" }],
  indexes: [{ name: 'own_change_order', properties: ['orderId', 'askedAt'] }],
  checks: [
    { name: 'own_change_check', expression: "(state = 'open') = (settled_at IS NULL)" },
    { name: 'own_change_check1', expression: "content IS NOT NULL OR kind = 'cancel' OR state = 'made'" },
  ],
});
