import type { StaffForm } from './staff-form.ts';

/** The order counts for Ravi and has his phone; finds where staff decide on it. */
const FLAG = `
  WITH flagged AS (
    UPDATE orders SET referrer_id = r.id, referral_code = r.code FROM referrer r
    WHERE r.code = 'RAVI10' AND orders.number = $1
    RETURNING orders.id, orders.referrer_id),
  made AS (
    INSERT INTO referral_flag (id, order_id, referrer_id, signs, raised_at)
    SELECT uuidv7(), id, referrer_id, ARRAY['phone'], now() FROM flagged)
  SELECT '/admin/referral/flags' AS address FROM flagged`;

export const referrerForms: readonly StaffForm[] = [
  {
    name: 'new referrer',
    at: '/admin/referral',
    opens: 'Add a referrer',
    field: 'Name',
    typed: 'Selvi Murugan',
    also: [
      ['Phone', '98420 00555'],
      ['Code', 'SELVI10'],
    ],
    send: 'Add a referrer',
    call: 'referrers',
    done: 'Selvi Murugan is added.',
    conflict: { refused: 'referral-code-used', says: 'Another referrer has this code' },
  },
  {
    name: 'referrer',
    at: { record: "SELECT '/admin/referral/' || id AS address FROM referrer WHERE code = 'RAVI10'" },
    field: 'UPI ID',
    typed: 'ravi@demobank',
    send: 'Save',
    call: 'referrers/*/record',
    done: 'What is entered: saved.',
    conflict: { field: 'upiId', theirs: 'theirs@demobank' },
  },
  {
    name: 'whom an order counts for',
    at: { order: '' },
    opens: 'Change the referrer',
    field: 'Reason',
    typed: 'Came by a friend of Ravi',
    also: [['Referral code', 'RAVI10']],
    send: 'Change the referrer',
    call: 'attribution',
    done: 'It is corrected.',
    conflict: { refused: 'order-attributed-so', says: 'The order counts for them already.' },
  },
  {
    name: 'a likely own order',
    at: { ofOrder: FLAG },
    opens: 'Refuse',
    field: 'Reason',
    typed: 'He ordered for his house',
    send: 'Refuse',
    call: 'decision',
    done: 'The order does not count.',
    conflict: { refused: 'referral-flag-decided', says: 'A colleague decided this meanwhile.' },
  },
];
