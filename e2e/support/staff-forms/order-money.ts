import type { StaffForm } from './staff-form.ts';

/** ₹500 in cash, received today. */
const CASH = `
  WITH made AS (
    INSERT INTO receipt (id, mode, amount_paise, received_on, recorded_at)
    VALUES (uuidv7(), 'cash', 50000, current_date, now()) RETURNING id)
  INSERT INTO payment (id, order_id, receipt_id, kind, amount_paise, recorded_at, recorded_by_name)
  SELECT uuidv7(), orders.id, made.id, 'received', 50000, now(), 'The desk' FROM orders, made WHERE number = $1`;

/** ₹120 more than it owes. */
const OVERPAID = CASH.replaceAll('50000', '351500');

export const orderMoneyForms: readonly StaffForm[] = [
  {
    name: 'payment',
    at: { order: '' },
    opens: 'Record payment',
    field: 'UTR or reference',
    typed: '630290000001',
    send: 'Record payment',
    call: 'payments',
    done: '₹3,395 is recorded.',
    conflict: {
      refused: 'payment-reference-used',
      details: { earlier: null },
      says: 'A payment with this reference is already recorded.',
    },
  },
  {
    name: 'a passbook that pays',
    at: { order: '' },
    behind: 'More to do with the money',
    opens: 'Use a passbook',
    field: 'Number of the passbook',
    typed: 'PB-99999',
    send: 'Use a passbook',
    call: 'credit',
    done: 'We could not find what you asked for.',
    conflict: { none: 'Nothing changes before it was looked at' },
    stays: true,
  },
  {
    name: 'refund',
    at: { order: OVERPAID },
    behind: 'More to do with the money',
    opens: 'Record refund',
    field: 'UTR or reference',
    typed: '630290000002',
    also: [['Amount in rupees', '120']],
    send: 'Record refund',
    call: 'refunds',
    done: '₹120 paid back is recorded.',
    conflict: {
      refused: 'refund-exceeds-paid',
      details: { paidPaise: 10_000 },
      says: 'That is more than was paid: ₹100.',
    },
  },
  {
    name: 'correct a payment',
    at: { order: CASH },
    opens: 'Correct',
    field: 'Reason',
    typed: 'It was for the neighbour',
    send: 'Correct',
    call: 'correct',
    done: 'The entry is corrected.',
    conflict: { refused: 'receipt-changed', says: 'Somebody corrected or moved this payment meanwhile.' },
  },
  {
    name: 'move a payment',
    at: { order: CASH },
    opens: 'Move',
    field: 'Order that it is for',
    typed: 'DS26-99999',
    send: 'Move',
    call: 'move',
    done: 'We could not find what you asked for.',
    conflict: { refused: 'receipt-changed', says: 'Somebody corrected or moved this payment meanwhile.' },
    stays: true,
  },
];
