import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { orders } from './order.ts';

/** Money that came in or went out. */
export const receipt = defineEntity({
  name: 'Receipt',
  tableName: 'receipt',
  properties: {
    id: p.uuid().primary(),
    mode: p.enum(['upi', 'bank', 'cash', 'scheme-credit']),
    reference: p.text().nullable(),
    amountPaise: p.bigint('number').check('amount_paise <> 0').comment('Negative: paid back'),
    allocatedPaise: p
      .bigint('number')
      .defaultRaw('0')
      .comment('The sum of its payments, kept by a trigger on them'),
    receivedOn: p.date(),
    note: p.text().default(''),
    recordedAt: instant(),
    bookedOn: p.date().nullable().comment('Later than received_on, which was closed; null: on it'),
  },
  indexes: [
    { name: 'receipt_day', properties: ['receivedOn'] },
    { name: 'receipt_reference', properties: ['reference'], where: 'reference IS NOT NULL' },
    {
      name: 'receipt_search',
      expression:
        "CREATE INDEX receipt_search ON receipt USING gin (reference gin_trgm_ops) WITH (gin_pending_list_limit='64') WHERE (reference IS NOT NULL)",
    },
    { name: 'receipt_sum', properties: ['amountPaise', 'receivedOn'], where: 'amount_paise > 0' },
  ],
  checks: [
    { name: 'receipt_check', expression: "(mode <> ALL (ARRAY['upi', 'bank'])) OR reference IS NOT NULL" },
    {
      name: 'receipt_not_exceeded',
      expression:
        '(allocated_paise >= LEAST(amount_paise, (0)::bigint)) AND (allocated_paise <= GREATEST(amount_paise, (0)::bigint))',
    },
  ],
});

export const receiptCorrection = defineEntity({
  name: 'ReceiptCorrection',
  tableName: 'receipt_correction',
  properties: {
    receiptId: references(receipt).primary(),
    reason: p.text().check("reason <> ''"),
    recordedAt: instant(),
    recordedBy: references(staff).nullable(),
    recordedByName: p.text(),
    bookedOn: p
      .date()
      .nullable()
      .comment(
        'As its receipt has it while that is open: neither counts then; else the day of the correction',
      ),
  },
  comment: 'Receipts that were wrong: whatever orders had of them is taken back',
});

export const referenceClaim = defineEntity({
  name: 'ReferenceClaim',
  tableName: 'reference_claim',
  properties: {
    receiptId: references(receipt).primary(),
    mode: p.text(),
    reference: p.text(),
  },
  comment: 'A reference is one receipt’s in its mode, until that is corrected',
  uniques: [{ name: 'payment_reference_unique', properties: ['reference', 'mode'] }],
});

/** The part of a receipt that is an order’s. */
export const payment = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.uuid().primary(),
    orderId: references(orders),
    mode: p
      .enum(['upi', 'bank', 'cash', 'scheme-credit'])
      .nullable()
      .comment('As reference, received_on and note: of entries made before there were receipts'),
    amountPaise: p.bigint('number').check('amount_paise <> 0'),
    reference: p.text().nullable(),
    receivedOn: p.date().nullable(),
    note: p.text().default(''),
    recordedAt: instant(),
    recordedBy: references(staff).nullable(),
    receiptId: references(receipt),
    kind: p.enum(['received', 'refunded', 'corrected', 'moved']),
    recordedByName: p.text(),
  },
  indexes: [
    { name: 'payment_order', properties: ['orderId'] },
    { name: 'payment_receipt', properties: ['receiptId'] },
  ],
  checks: [
    { name: 'payment_check', expression: "(mode <> ALL (ARRAY['upi', 'bank'])) OR reference IS NOT NULL" },
  ],
});
