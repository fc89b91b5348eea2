import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Payee } from '@shop/contracts/rules/schemes/payee';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { orders } from '../../../../orders/adapters/postgres/schema/order.ts';
import { commissionCredit, taxChallan } from './commission-credit.ts';
import { referrer } from './referrer.ts';

/** Payouts that are approved together. */
export const payoutBatch = defineEntity({
  name: 'PayoutBatch',
  tableName: 'payout_batch',
  properties: {
    id: p.uuid().primary(),
    number: p.integer().autoincrement().generated('identity').unique('payout_batch_number_unique'),
    state: p.enum(['proposed', 'approved', 'discarded']),
    createdAt: instant(),
    createdBy: references(staff),
    approvedAt: instant().nullable(),
    approvedBy: references(staff).nullable(),
  },
  indexes: [
    {
      name: 'payout_batch_newest',
      properties: ['createdAt', 'id'],
      columns: [
        { name: 'createdAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
    },
  ],
  checks: [
    {
      name: 'payout_batch_check',
      expression: "(state = 'approved') = (num_nonnulls(approved_at, approved_by) = 2)",
    },
  ],
});

/** What a referrer is paid in a batch. */
export const payout = defineEntity({
  name: 'Payout',
  tableName: 'payout',
  properties: {
    id: p.uuid().primary(),
    batchId: references(payoutBatch),
    reference: p.text().unique('payout_reference_unique_here'),
    referrerId: references(referrer),
    state: p.enum(['proposed', 'sent', 'paid', 'failed', 'discarded']),
    throughTurn: p
      .bigint('number')
      .comment('It covers the entries after those of the payout before, up to this one'),
    grossPaise: p.bigint('number').check('gross_paise > 0'),
    uncreditedPaise: p.bigint('number').comment('What of it no monthly credit had: of this part the tax is'),
    taxYear: p.text(),
    taxSection: p.text(),
    taxBasisPoints: p.integer(),
    taxablePaise: p.bigint('number').check('taxable_paise >= 0'),
    taxPaise: p.bigint('number'),
    payee: p
      .json<Payee & { name: string; address: string | null; pan: string | null }>()
      .comment('Name, address, PAN and where the money goes, as they were'),
    bankReference: p.text().nullable(),
    failure: p.text().nullable(),
    settledAt: instant().nullable(),
    paidBefore: instant()
      .nullable()
      .comment('When it was paid, in a month that was closed before the transfer failed'),
    challanId: references(taxChallan).nullable(),
    taxStands: p
      .boolean()
      .default(false)
      .comment(
        'The transfer failed when a challan had its tax or its month was closed: only the net came back',
      ),
  },
  uniques: [{ name: 'payout_one_open', properties: ['referrerId'], where: "state = 'proposed'" }],
  indexes: [
    { name: 'payout_batch_rows', properties: ['batchId', 'reference'] },
    { name: 'payout_referrer', properties: ['referrerId', 'throughTurn'] },
    { name: 'payout_challan', properties: ['challanId'], where: 'challan_id IS NOT NULL' },
  ],
  checks: [
    { name: 'payout_check', expression: 'tax_paise >= 0 AND tax_paise <= gross_paise' },
    { name: 'payout_check1', expression: "state IN ('paid', 'failed') = (settled_at IS NOT NULL)" },
  ],
});

export const commissionEntry = defineEntity({
  name: 'CommissionEntry',
  tableName: 'commission_entry',
  properties: {
    id: p.uuid().primary(),
    turn: p
      .bigint('number')
      .autoincrement()
      .generated('identity')
      .unique('commission_entry_turn_unique')
      .comment('The entries of one referrer are written one after the other: the referrer is locked before'),
    referrerId: references(referrer),
    orderId: references(orders).nullable(),
    at: instant(),
    kind: p.enum(['pending', 'earned', 'reversed', 'paid', 'returned', 'taxed']),
    cause: p.enum(['order', 'attribution', 'flag', 'payout', 'credit']),
    pendingPaise: p.bigint('number'),
    duePaise: p.bigint('number'),
    paidPaise: p.bigint('number'),
    basePaise: p
      .bigint('number')
      .nullable()
      .comment('The net value of the goods that the rate was taken of, at that time'),
    basisPoints: p.integer().nullable().check('basis_points >= 0 AND basis_points <= 10000'),
    roundedToPaise: p
      .integer()
      .nullable()
      .check('rounded_to_paise > 0')
      .comment('The commission was rounded to whole multiples of it, half up'),
    payoutId: references(payout).nullable(),
    creditId: references(commissionCredit).nullable(),
  },
  comment:
    'What an entry adds to and takes from the three accounts of a referrer. What was earned is what is due and what is paid',
  uniques: [
    { name: 'commission_entry_payout', properties: ['payoutId', 'kind'], where: 'payout_id IS NOT NULL' },
    { name: 'commission_entry_credit', properties: ['creditId'], where: 'credit_id IS NOT NULL' },
  ],
  indexes: [
    { name: 'commission_entry_order', properties: ['orderId'], where: 'order_id IS NOT NULL' },
    { name: 'commission_entry_referrer', properties: ['referrerId', 'turn'] },
  ],
  checks: [
    {
      name: 'commission_entry_check',
      expression: "kind IN ('paid', 'returned', 'taxed') = (order_id IS NULL)",
    },
    {
      name: 'commission_entry_check1',
      expression:
        "(payout_id IS NOT NULL) = (cause = 'payout') AND (credit_id IS NOT NULL) = (cause = 'credit')",
    },
    {
      name: 'commission_entry_check2',
      expression:
        'order_id IS NULL OR ((paid_paise = 0) AND (num_nonnulls(base_paise, basis_points, rounded_to_paise) = 3))',
    },
    {
      name: 'commission_entry_check3',
      expression:
        'order_id IS NOT NULL OR ((pending_paise = 0) AND (due_paise = (- paid_paise)) AND (paid_paise <> 0))',
    },
    {
      name: 'commission_entry_check4',
      expression:
        "num_nonnulls(order_id, payout_id, credit_id) = 1 AND (credit_id IS NOT NULL) = (kind = 'taxed')",
    },
  ],
});

export const commissionSum = defineEntity({
  name: 'CommissionSum',
  tableName: 'commission_sum',
  properties: {
    referrerId: references(referrer).primary(),
    pendingPaise: p.bigint('number'),
    duePaise: p.bigint('number'),
    paidPaise: p.bigint('number'),
  },
  comment: 'The sums of the ledger, kept by its trigger',
  indexes: [
    {
      name: 'commission_sum_due',
      properties: ['duePaise', 'referrerId'],
      columns: [{ name: 'duePaise', sort: 'DESC' }, { name: 'referrerId' }],
    },
  ],
});

export const referralFlag = defineEntity({
  name: 'ReferralFlag',
  tableName: 'referral_flag',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    referrerId: references(referrer),
    signs: p
      .array()
      .check("(signs <@ ARRAY['phone', 'upi', 'address', 'device']) AND (cardinality(signs) > 0)"),
    raisedAt: instant(),
    decision: p.enum(['allowed', 'refused']).nullable(),
    decidedAt: instant().nullable(),
    decidedBy: p.text().nullable(),
    reason: p.text().nullable(),
  },
  comment: 'Orders that a referrer seems to have placed for themselves; open ones earn nothing yet',
  uniques: [{ name: 'referral_flag_once', properties: ['orderId', 'referrerId'] }],
  indexes: [
    {
      name: 'referral_flag_newest',
      properties: ['raisedAt', 'id'],
      columns: [
        { name: 'raisedAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
    },
    {
      name: 'referral_flag_open',
      properties: ['raisedAt', 'id'],
      columns: [
        { name: 'raisedAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
      where: 'decision IS NULL',
    },
    { name: 'referral_flag_referrer', properties: ['referrerId'] },
  ],
  checks: [
    {
      name: 'referral_flag_check',
      expression: 'num_nonnulls(decision, decided_at, decided_by, reason) = ANY (ARRAY[0, 4])',
    },
  ],
});
