import type { StaffForm } from './staff-form.ts';

/** A member of Deepam 500 who has paid the first ₹500 in cash; finds the address of their page. */
const MEMBER = `
  WITH joined AS (
    INSERT INTO membership (id, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
      benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, address,
      nominee_name, nominee_relation, state)
    SELECT uuidv7(), substr(md5(random()::text), 1, 22), gen_random_uuid(), '', id, monthly_paise, instalments,
      benefit_basis_points, first_month, due_day, grace_days, now(), now(), 'Forgetful Member', '9842155590',
      '12 Car Street', 'Kannan', 'Husband', 'active' FROM scheme WHERE slug = 'deepam-500' RETURNING id, number),
  paid AS (
    INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, received_on, recorded_at)
    SELECT uuidv7(), id, 'receipt', 50000, 'cash', current_date, now() FROM joined)
  SELECT '/admin/scheme-members/' || lower(number) AS address FROM joined`;

/** One who has paid all that is asked for, as far as the page knows. */
const BUYER = MEMBER.replace("'active'", "'matured'");

/** One who has left, and whose money waits to be paid back. */
const LEAVER = MEMBER.replace('nominee_relation, state)', 'nominee_relation, state, ending)').replace(
  "'active' FROM",
  "'cancelled', 'left' FROM",
);

export const memberForms: readonly StaffForm[] = [
  {
    name: 'member',
    at: { record: MEMBER },
    field: 'What the nominee is to the member',
    typed: 'Elder sister',
    send: 'Save',
    call: 'members/*',
    done: 'Who they are: saved.',
    conflict: { field: 'nomineeRelation', theirs: 'Aunt' },
  },
  {
    name: 'payment of a member',
    at: { record: MEMBER },
    opens: 'Record a payment',
    field: 'Reference',
    typed: '630290000003',
    send: 'Record a payment',
    call: 'payments',
    done: '₹500 recorded.',
    conflict: {
      refused: 'payment-reference-used',
      details: { earlier: null },
      says: 'A payment with this reference is already recorded.',
    },
  },
  {
    name: 'correction of a member’s payment',
    at: { record: MEMBER },
    opens: 'Correct',
    field: 'What was said',
    typed: 'Another member paid it',
    send: 'Correct',
    call: 'correct',
    done: 'Corrected.',
    conflict: { refused: 'entry-corrected', says: 'This entry was corrected already.' },
  },
  {
    name: 'a member’s passbook that pays',
    at: { record: BUYER },
    opens: 'Use it on an order',
    field: 'Number of the order',
    typed: 'DS99-99999',
    send: 'See what it takes off',
    call: 'orders/*',
    reads: true,
    done: 'We could not find what you asked for.',
    conflict: { none: 'Nothing changes before it was looked at' },
    stays: true,
  },
  {
    name: 'money paid back to a member',
    at: { record: LEAVER },
    opens: 'Pay back',
    field: 'Reference',
    typed: '630290000004',
    send: 'Pay back',
    call: 'refunds',
    done: '₹500 paid back.',
    conflict: {
      refused: 'refund-exceeds-held',
      details: { freePaise: 10_000 },
      says: 'No more than ₹100 of this passbook',
    },
  },
  {
    name: 'end of a membership',
    at: { record: MEMBER },
    opens: 'End the membership',
    field: 'What was said',
    typed: 'Moves to Chennai',
    send: 'End the membership',
    call: 'cancel',
    done: 'The membership has ended.',
    conflict: {
      refused: 'membership-state-changed',
      details: { state: 'matured' },
      says: 'Somebody was faster: this passbook',
    },
  },
];
