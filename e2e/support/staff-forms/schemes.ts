import type { StaffForm } from './staff-form.ts';

/** The month’s sheet of a scheme that runs, with one member who has paid nothing yet; finds its address. */
const SHEET = `
  WITH runs AS (
    INSERT INTO scheme (id, slug, name, description, monthly_paise, instalments, benefit_basis_points, first_month,
      due_day, join_until, most_members, state)
    SELECT uuidv7(), 'nila-300', 'Nila 300', '', 30000, 10, 1000, date_trunc('month', today), 1, today, 50, 'running'
    FROM (SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date AS today) clock RETURNING *),
  joined AS (
    INSERT INTO membership (id, number, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
      benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, address,
      nominee_name, nominee_relation, state)
    SELECT uuidv7(), 'PB-90001', substr(md5(random()::text), 1, 22), gen_random_uuid(), '', id, monthly_paise,
      instalments, benefit_basis_points, first_month, due_day, grace_days, now(), now(), 'Sheet Selvi', '9842155591',
      '14 Car Street', 'Murugan', 'Brother', 'active' FROM runs)
  SELECT '/admin/advance-scheme/nila-300/sheet' AS address`;

export const schemeForms: readonly StaffForm[] = [
  {
    name: 'new scheme',
    at: '/admin/advance-scheme',
    opens: 'Add a scheme',
    field: 'Name',
    typed: 'Lost Lamp 700',
    also: [
      ['Each month', '700'],
      ['Instalments', '6'],
      ['First month', '1 Mar 2027'],
      ['Join until', '10 Mar 2027'],
      ['Most members', '40'],
    ],
    send: 'Add a scheme',
    call: 'schemes',
    done: 'Lost Lamp 700 is added as a draft. Open it when it is right.',
    conflict: { refused: 'slug-used', says: 'Another one has this address' },
  },
  {
    name: 'scheme',
    at: '/admin/advance-scheme/mathappu-1000',
    field: 'Most members',
    typed: '151',
    send: 'Save',
    call: 'schemes/*',
    done: 'Scheme: saved.',
    conflict: { field: 'mostMembers', theirs: 149, shown: '149' },
  },
  {
    name: 'payment on the month’s sheet',
    at: { record: SHEET },
    field: 'UPI reference of Sheet Selvi, PB-90001; empty for cash',
    typed: '630290000005',
    send: 'Sheet Selvi paid ₹300',
    call: 'payments',
    done: 'Sheet Selvi: ₹300 recorded.',
    conflict: {
      refused: 'payment-reference-used',
      details: { earlier: null },
      says: 'A payment with this reference is already recorded.',
    },
  },
];
