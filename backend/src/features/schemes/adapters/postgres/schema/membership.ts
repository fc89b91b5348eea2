import { defineEntity, p } from '@mikro-orm/postgresql';
import { LANGUAGES } from '@shop/contracts/rules/language';
import type { Payee } from '@shop/contracts/rules/schemes/payee';
import { instant, type NullableColumn, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { orders } from '../../../../orders/adapters/postgres/schema/order.ts';
import { scheme } from './scheme.ts';

/** A member’s passbook. */
export const membership = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    id: p.uuid().primary(),
    number: p
      .text()
      .defaultRaw(
        "('PB-'::text || regexp_replace(lpad((nextval('passbook_number'::regclass))::text, 8, '0'::text), '^0{1,3}'::text, ''::text))",
      )
      .unique('membership_number_unique'),
    token: p.text().unique('membership_token_unique'),
    idempotencyKey: p.uuid().unique('membership_idempotency_key_unique'),
    contentHash: p.text(),
    schemeId: references(scheme),
    monthlyPaise: p.integer(),
    instalments: p.integer(),
    benefitBasisPoints: p.integer(),
    firstMonth: p.date(),
    dueDay: p.integer(),
    graceDays: p.integer(),
    joinedAt: instant(),
    consentedAt: instant(),
    name: p.text(),
    phone: p.text().check("(phone ~ '^[6-9][0-9]{9}$') OR (phone = '0000000000')"),
    address: p.text(),
    nomineeName: p.text(),
    nomineeRelation: p.text(),
    nomineePhone: p.text().nullable().check("nominee_phone ~ '^[6-9][0-9]{9}$'"),
    state: p
      .enum(['requested', 'active', 'behind', 'matured', 'redeemed', 'cancelled', 'refunded'])
      .default('requested'),
    ending: p.enum(['left', 'died', 'closed', 'year-over']).nullable(),
    lapses: p.integer().default(0).check('lapses >= 0 AND lapses <= 11'),
    benefitLapsed: p.boolean().default(false),
    reckonedOn: p
      .date()
      .nullable()
      .comment('The latest day its state was reckoned for; no earlier day counts any more'),
    receivedPaise: p
      .bigint('number')
      .defaultRaw('0')
      .check('received_paise >= 0')
      .comment('Receipts less those corrected, kept by a trigger on the ledger'),
    heldPaise: p
      .bigint('number')
      .defaultRaw('0')
      .comment('The sum of its ledger, kept by a trigger: what the shop owes'),
    firstPaidOn: p.date().nullable(),
    revision: p.integer().default(0),
    language: p
      .enum([...LANGUAGES])
      .default('en')
      .comment('In which the member is written to'),
    email: p.text().nullable().check('(length(email) >= 3) AND (length(email) <= 120)'),
    warnedOf: p
      .date()
      .nullable()
      .comment('The last day of the year that the member was told of; another first payment makes another'),
    payTo: p
      .json<Payee>()
      .nullable()
      .comment('Where money goes that is paid back, as its member said; null: nobody said'),
  },
  indexes: [
    { name: 'membership_first_paid', properties: ['firstPaidOn'], where: 'held_paise > 0' },
    {
      name: 'membership_newest',
      properties: ['joinedAt', 'id'],
      columns: [
        { name: 'joinedAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
    },
    {
      name: 'membership_scheme',
      expression: 'CREATE INDEX membership_scheme ON membership (scheme_id, joined_at DESC, id DESC)',
    },
    {
      name: 'membership_search',
      expression:
        "CREATE INDEX membership_search ON membership USING gin ((number || ' ' || name || ' ' || phone) gin_trgm_ops) WITH (gin_pending_list_limit='64')",
    },
    {
      name: 'membership_state',
      properties: ['state', 'joinedAt', 'id'],
      columns: [{ name: 'state' }, { name: 'joinedAt', sort: 'DESC' }, { name: 'id', sort: 'DESC' }],
    },
  ],
  checks: [
    { name: 'membership_check', expression: "(ending IS NOT NULL) = state IN ('cancelled', 'refunded')" },
    { name: 'membership_check1', expression: "(state <> 'requested') OR (received_paise = 0)" },
    { name: 'membership_holds_enough', expression: 'held_paise >= 0' },
  ],
});

/** An entry of a passbook’s ledger. */
export const membershipEntry = defineEntity({
  name: 'MembershipEntry',
  tableName: 'membership_entry',
  properties: {
    id: p.uuid().primary(),
    membershipId: references(membership),
    kind: p.enum(['receipt', 'refund', 'redemption', 'credit-returned', 'correction']),
    amountPaise: p
      .bigint('number')
      .check('amount_paise <> 0')
      .comment('What it does to the sum that the shop holds'),
    mode: p.enum(['upi', 'bank', 'cash']).nullable(),
    reference: p.text().nullable(),
    receivedOn: p.date(),
    note: p.text().default(''),
    paidTo: p.enum(['member', 'nominee']).nullable(),
    corrects: (): NullableColumn<string> => references(membershipEntry).nullable(),
    orderId: references(orders).nullable(),
    benefitPaise: p.bigint('number').defaultRaw('0').check('benefit_paise >= 0'),
    recordedAt: instant(),
    recordedBy: references(staff).nullable(),
    bookedOn: p
      .date()
      .nullable()
      .comment(
        'Later than received_on, which was closed; null: on it. Of a correction: as its entry has it while that is open',
      ),
  },
  uniques: [{ name: 'membership_entry_corrected_once', properties: ['corrects'] }],
  indexes: [
    { name: 'membership_entry_day', properties: ['receivedOn'] },
    { name: 'membership_entry_membership', properties: ['membershipId', 'recordedAt'] },
    { name: 'membership_entry_order', properties: ['orderId'], where: 'order_id IS NOT NULL' },
    { name: 'membership_entry_sum', properties: ['amountPaise', 'receivedOn'], where: "kind = 'receipt'" },
  ],
  checks: [
    { name: 'membership_entry_check', expression: "(kind = 'correction') = (corrects IS NOT NULL)" },
    {
      name: 'membership_entry_check1',
      expression: "kind IN ('redemption', 'credit-returned') = (order_id IS NOT NULL)",
    },
    { name: 'membership_entry_check2', expression: "kind IN ('receipt', 'refund') = (mode IS NOT NULL)" },
    { name: 'membership_entry_check3', expression: "(kind = 'refund') = (paid_to IS NOT NULL)" },
    {
      name: 'membership_entry_check4',
      expression: "mode IS NULL OR (mode = 'cash') OR reference IS NOT NULL",
    },
    {
      name: 'membership_entry_check5',
      expression:
        "CASE kind WHEN 'receipt' THEN (amount_paise > 0) WHEN 'credit-returned' THEN (amount_paise > 0) WHEN 'refund' THEN (amount_paise < 0) WHEN 'redemption' THEN (amount_paise < 0) ELSE true END",
    },
  ],
});

/** A step in the history of a membership. */
export const membershipEvent = defineEntity({
  name: 'MembershipEvent',
  tableName: 'membership_event',
  properties: {
    id: p.uuid().primary(),
    membershipId: references(membership),
    at: instant(),
    kind: p.text(),
    actorKind: p.enum(['customer', 'staff', 'system']),
    actorId: p.uuid().nullable(),
    actorName: p.text(),
    text: p.text().default(''),
    amountPaise: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'membership_event_membership', properties: ['membershipId', 'at'] }],
});

export const membershipReference = defineEntity({
  name: 'MembershipReference',
  // Its primary key is named membership_reference_once.
  tableName: 'membership_reference',
  properties: {
    mode: p.text().primary(),
    reference: p.text().primary(),
    entryId: references(membershipEntry),
  },
  comment: 'Which entry stands for a transfer; a corrected one gives it up',
  indexes: [{ name: 'membership_reference_entry', properties: ['entryId'] }],
});

/** A link of a passbook that was replaced by a new one. */
export const replacedPassbookLink = defineEntity({
  name: 'ReplacedPassbookLink',
  tableName: 'replaced_passbook_link',
  properties: {
    token: p.text().primary(),
    membershipId: references(membership),
    replacedAt: instant(),
  },
  indexes: [{ name: 'replaced_passbook_link_membership', properties: ['membershipId'] }],
});

/** Refunds that are approved together. */
export const refundBatch = defineEntity({
  name: 'RefundBatch',
  tableName: 'refund_batch',
  properties: {
    id: p.uuid().primary(),
    number: p.integer().autoincrement().generated('identity').unique('refund_batch_number_unique'),
    state: p.enum(['proposed', 'approved', 'discarded']),
    createdAt: instant(),
    createdBy: references(staff),
    approvedAt: instant().nullable(),
    approvedBy: references(staff).nullable(),
  },
  checks: [
    {
      name: 'refund_batch_check',
      expression: "(state = 'approved') = (num_nonnulls(approved_at, approved_by) = 2)",
    },
  ],
});

/** What a member is refunded in a batch. */
export const refundRow = defineEntity({
  name: 'RefundRow',
  // Its primary key is named refund_row_reference_unique.
  tableName: 'refund_row',
  properties: {
    reference: p.text().primary(),
    batchId: references(refundBatch),
    membershipId: references(membership),
    paise: p.bigint('number').check('paise > 0'),
    name: p.text(),
    payee: p.json<Payee>().comment('Where the money goes, as it was'),
  },
  indexes: [
    { name: 'refund_row_batch', properties: ['batchId', 'reference'] },
    { name: 'refund_row_membership', properties: ['membershipId'] },
  ],
});
