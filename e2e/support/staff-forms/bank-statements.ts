import type { StaffForm } from './staff-form.ts';

/** A passbook, and a bank's row of ₹500 that may be for it; finds the address of the statement. */
const BANK_ROW = `
  WITH joined AS (
    INSERT INTO membership (id, number, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
      benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, address,
      nominee_name, nominee_relation, state)
    SELECT uuidv7(), 'PB-77777', substr(md5(random()::text), 1, 22), gen_random_uuid(), '', id, monthly_paise,
      instalments, benefit_basis_points, first_month, due_day, grace_days, now(), now(), 'Banking Member', '9842155591',
      '12 Car Street', 'Kannan', 'Husband', 'active' FROM scheme WHERE slug = 'deepam-500'),
  known AS (INSERT INTO bank (id, name, heads) VALUES (uuidv7(), 'Forms bank', '{}') RETURNING id),
  opened AS (
    INSERT INTO bank_statement (id, bank_id, file_name, opened_at, opened_by_name, known, debits, refused)
    SELECT uuidv7(), id, 'forms.csv', now(), 'The desk', 0, 0, '[]' FROM known RETURNING id),
  came AS (
    INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description)
    SELECT uuidv7(), id, 2, 'forms', current_date, 50000, 'bank', 'CASH DEPOSIT' FROM opened)
  SELECT '/admin/bank-statements/' || id AS address FROM opened`;

export const bankStatementForms: readonly StaffForm[] = [
  {
    name: 'a row of a bank’s statement',
    at: { record: BANK_ROW },
    opens: 'By hand',
    field: 'Order or passbook',
    typed: 'PB-77777',
    also: [['UTR or reference', 'SLIP-LOST-4']],
    send: 'Record',
    call: 'record',
    done: '₹500 recorded.',
    conflict: {
      refused: 'bank-row-recorded',
      details: { numbers: ['PB-77777'] },
      says: 'This is recorded already, for PB-77777.',
    },
  },
];
