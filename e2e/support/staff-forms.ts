import { expect, type Locator, type Page } from '@playwright/test';

import type { System } from '../../infra/src/system.ts';
import { query } from './database.ts';
import { placeOrder } from './order-api.ts';

/** A form in which staff type, and what may happen to it. */
export interface StaffForm {
  name: string;
  /** Where it stands: an address, the order with what must be true of it, or what finds the address. */
  at: string | { order: string; page?: string } | { record: string };
  /** What opens its dialog; without it the form stands on the page. */
  opens?: string;
  box: string;
  typed: string;
  /** Typed besides, where one box is not enough. */
  also?: readonly (readonly [box: string, text: string])[];
  send: string;
  /** What its request ends with. */
  call: string;
  done: string;
  /** The box is an editor, and holds its text as a page does. */
  isEditor?: true;
  /** Sent, it is only looked at: what was typed stays until it is done. */
  stays?: true;
}

/** ₹500 in cash, received today. */
const CASH = `
  WITH made AS (
    INSERT INTO receipt (id, mode, amount_paise, received_on, recorded_at)
    VALUES (uuidv7(), 'cash', 50000, current_date, now()) RETURNING id)
  INSERT INTO payment (id, order_id, receipt_id, kind, amount_paise, recorded_at, recorded_by_name)
  SELECT uuidv7(), orders.id, made.id, 'received', 50000, now(), 'The desk' FROM orders, made WHERE number = $1`;

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

/** One who has left, and whose money waits to be paid back. */
const LEAVER = MEMBER.replace('nominee_relation, state)', 'nominee_relation, state, ending)').replace(
  "'active' FROM",
  "'cancelled', 'left' FROM",
);

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

const section = (name: string, title: string, box: string, typed: string): StaffForm => ({
  name: `settings: ${name}`,
  at: `/admin/settings/${name}`,
  box,
  typed,
  send: 'Save',
  call: `settings/${name}`,
  done: `${title}: saved.`,
});

/** The newest order counts for Ravi and has his phone; finds where staff decide on it. */
const FLAG = `
  WITH flagged AS (
    UPDATE orders SET referrer_id = r.id, referral_code = r.code FROM referrer r
    WHERE r.code = 'RAVI10' AND orders.id = (SELECT id FROM orders ORDER BY placed_at DESC LIMIT 1)
    RETURNING orders.id, orders.referrer_id),
  made AS (
    INSERT INTO referral_flag (id, order_id, referrer_id, signs, raised_at)
    SELECT uuidv7(), id, referrer_id, ARRAY['phone'], now() FROM flagged)
  SELECT '/admin/referral/flags' AS address FROM flagged`;

export const forms: readonly StaffForm[] = [
  section('season', 'Season', 'Message on the closed page', 'Back when the lamp is lit'),
  section('sale', 'Sale mode', 'Letters of the order number', 'AG'),
  section('limits', 'Order limits', 'Most for one order', '1,75,000'),
  section('identity', 'Shop identity', 'Tagline', 'Light for every house'),
  section('payment', 'Payment details', 'Bank', 'Indian Bank, Sivakasi'),
  section('invoices', 'Invoices', 'Letters of the invoice number', 'AG'),
  section('referrals', 'Referrals', 'Least that is paid out', '750'),
  section('site', 'Website', 'Redirects', '/old-lamps /crackers/sparklers'),
  {
    name: 'next season',
    at: '/admin/settings/next',
    box: 'Message on the closed page',
    typed: 'The lamp is filled again in August',
    send: 'See what it does',
    call: 'roll-over/preview',
    done: 'The shop is open. Close it first',
    stays: true,
  },
  {
    name: 'state',
    at: '/admin/state/33',
    box: 'Note for shoppers',
    typed: 'Between six and seven, and between seven and eight',
    send: 'Save',
    call: 'states/33',
    done: 'State: saved.',
  },
  {
    name: 'pickup location',
    at: '/admin/pickuplocation',
    opens: 'Add a pickup location',
    box: 'Contact person',
    typed: 'R. Velmurugan',
    also: [
      ['Name', 'Velmurugan Parcels'],
      ['Phone', '98420 00999'],
      ['Address', '3 Car Street'],
      ['Town', 'Sattur'],
      ['PIN code', '626203'],
      ['Opening hours', 'Every day 9 am to 6 pm'],
    ],
    send: 'Add a pickup location',
    call: 'pickup-locations',
    done: 'Velmurugan Parcels is added.',
  },
  {
    name: 'new referrer',
    at: '/admin/referral',
    opens: 'Add a referrer',
    box: 'Name',
    typed: 'Selvi Murugan',
    also: [
      ['Phone', '98420 00555'],
      ['Code', 'SELVI10'],
    ],
    send: 'Add a referrer',
    call: 'referrers',
    done: 'Selvi Murugan is added.',
  },
  {
    name: 'referrer',
    at: { record: "SELECT '/admin/referral/' || id AS address FROM referrer WHERE code = 'RAVI10'" },
    box: 'UPI id',
    typed: 'ravi@demobank',
    send: 'Save',
    call: 'referrers/*/record',
    done: 'What is entered: saved.',
  },
  {
    name: 'invitation of a colleague',
    at: '/admin/users',
    opens: 'Invite a colleague',
    box: 'Name',
    typed: 'Packing Parvathi',
    also: [['E-mail', 'packer@agalcrackers.example']],
    send: 'Invite',
    call: 'users',
    done: 'This link is shown only now.',
  },
  {
    name: 'new post',
    at: '/admin/blogs',
    opens: 'Add a post',
    box: 'Title',
    typed: 'Rain and crackers',
    send: 'Begin writing',
    call: 'posts',
    done: '“Rain and crackers” is a draft now.',
  },
  {
    name: 'post',
    at: '/admin/blogs/how-lorry-parcel-booking-works',
    box: 'Text',
    typed: 'விளக்கு: a lamp, and its oil.',
    isEditor: true,
    send: 'Save',
    call: 'posts/*',
    done: 'Post: saved.',
  },
  {
    name: 'new category',
    at: '/admin/category',
    opens: 'Add a category',
    box: 'Name',
    typed: 'Paper Lanterns',
    send: 'Add a category',
    call: 'categories',
    done: 'Paper Lanterns is added.',
  },
  {
    name: 'new city',
    at: '/admin/city',
    opens: 'Add a city',
    box: 'Name',
    typed: 'Sattur',
    send: 'Add a city',
    call: 'cities',
    done: 'Sattur is added.',
  },
  {
    name: 'category',
    at: { record: "SELECT '/admin/category/' || id AS address FROM category WHERE slug = 'bijili'" },
    box: 'Name in Tamil',
    typed: 'பிஜிலி வெடி',
    send: 'Save',
    call: 'categories/*',
    done: 'Category: saved.',
  },
  {
    name: 'city',
    at: { record: "SELECT '/admin/city/' || id AS address FROM city WHERE slug = 'madurai'" },
    box: 'Last order date',
    typed: '20 Oct 2026',
    send: 'Save',
    call: 'cities/*',
    done: 'City: saved.',
  },
  {
    name: 'new scheme',
    at: '/admin/advance-scheme',
    opens: 'Add a scheme',
    box: 'Name',
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
  },
  {
    name: 'scheme',
    at: '/admin/advance-scheme/mathappu-1000',
    box: 'Most members',
    typed: '151',
    send: 'Save',
    call: 'schemes/*',
    done: 'Scheme: saved.',
  },
  {
    name: 'member',
    at: { record: MEMBER },
    box: 'What the nominee is to the member',
    typed: 'Elder sister',
    send: 'Save',
    call: 'members/*',
    done: 'Who they are: saved.',
  },
  {
    name: 'payment of a member',
    at: { record: MEMBER },
    opens: 'Record a payment',
    box: 'Reference',
    typed: 'UTR-LOST-3',
    send: 'Record a payment',
    call: 'payments',
    done: '₹500 recorded.',
  },
  {
    name: 'a row of a bank’s statement',
    at: { record: BANK_ROW },
    opens: 'By hand',
    box: 'Order or passbook',
    typed: 'PB-77777',
    also: [['UTR or reference', 'SLIP-LOST-4']],
    send: 'Record',
    call: 'record',
    done: '₹500 recorded.',
  },
  {
    name: 'correction of a member’s payment',
    at: { record: MEMBER },
    opens: 'Correct',
    box: 'What was said',
    typed: 'Another member paid it',
    send: 'Correct',
    call: 'correct',
    done: 'Corrected.',
  },
  {
    name: 'a member’s passbook that pays',
    at: { record: BUYER },
    opens: 'Use it on an order',
    box: 'Number of the order',
    typed: 'DS99-99999',
    send: 'See what it takes off',
    call: 'orders/*',
    done: 'We could not find what you asked for.',
    stays: true,
  },
  {
    name: 'money paid back to a member',
    at: { record: LEAVER },
    opens: 'Pay back',
    box: 'Reference',
    typed: 'UTR-LOST-4',
    send: 'Pay back',
    call: 'refunds',
    done: '₹500 paid back.',
  },
  {
    name: 'payment on the month’s sheet',
    at: { record: SHEET },
    box: 'UPI reference of Sheet Selvi, PB-90001; empty for cash',
    typed: 'UTR-LOST-5',
    send: 'Sheet Selvi paid ₹300',
    call: 'payments',
    done: 'Sheet Selvi: ₹300 recorded.',
  },
  {
    name: 'end of a membership',
    at: { record: MEMBER },
    opens: 'End the membership',
    box: 'What was said',
    typed: 'Moves to Chennai',
    send: 'End the membership',
    call: 'cancel',
    done: 'The membership has ended.',
  },
  {
    name: 'product',
    at: '/admin/products/sp-02',
    box: 'Brand',
    typed: 'Agal Gold',
    send: 'Save',
    call: 'products/*',
    done: '7 cm Colour Crackling Sparklers: saved.',
  },
  {
    name: 'new product',
    at: '/admin/products',
    opens: 'Add a product',
    box: 'Content',
    typed: '12 pcs',
    also: [
      ['Name', 'Lost Lamp'],
      ['Item code', 'LL-01'],
      ['Category', 'Sparklers'],
      ['MRP', '100'],
      ['Net rate', '20'],
    ],
    send: 'Add as a draft',
    call: 'products',
    done: 'Lost Lamp is a draft now.',
  },
  {
    name: 'stock',
    at: '/admin/products/sp-03',
    opens: 'Correct',
    box: 'Reason',
    typed: 'Damp after the rain',
    also: [['How many', '499']],
    send: 'Correct',
    call: 'stock',
    done: 'The stock is corrected.',
  },
  {
    name: 'counting',
    at: '/admin/products/sp-04',
    opens: 'Count no more',
    box: 'Reason',
    typed: 'Made to order',
    send: 'Count no more',
    call: 'counting',
    done: 'The stock is not counted any more.',
  },
  {
    name: 'order by phone',
    at: '/admin/orders/new',
    box: 'Address',
    typed: '9 Vilakku Street',
    also: [
      ['Mobile number', '98421 77055'],
      ['Add an item', 'GB-04\n'],
      ['Name', 'Forgetful Caller'],
      ['Town', 'Madurai'],
      ['District', 'Madurai'],
      ['State', 'Tamil Nadu'],
      ['PIN code', '625001'],
      ['Pickup location', 'Madurai: Mattuthavani Transport Office'],
      ['The customer is 18 or older, and agrees to the terms', 'yes'],
    ],
    send: 'Place the order',
    call: 'orders',
    done: 'The minimum order is',
    stays: true,
  },
  {
    name: 'edit an order',
    at: { order: '', page: '/edit' },
    box: 'Address',
    typed: '7 Vilakkuthoon Lane',
    send: 'Save',
    call: 'orders/*',
    done: ': saved.',
  },
  {
    name: 'note',
    at: { order: '' },
    box: 'Note for the staff',
    typed: 'Wants to be called after six',
    send: 'Add note',
    call: 'notes',
    done: 'The note is added.',
  },
  {
    name: 'hold',
    at: { order: '' },
    opens: 'Put on hold',
    box: 'Reason',
    typed: 'The phone does not answer',
    send: 'Put on hold',
    call: 'hold',
    done: 'The order is on hold.',
  },
  {
    name: 'cancel',
    at: { order: '' },
    opens: 'Cancel order',
    box: 'Reason',
    typed: 'Ordered twice by mistake',
    send: 'Cancel order',
    call: 'cancel',
    done: 'The order is cancelled.',
  },
  {
    name: 'payment',
    at: { order: '' },
    opens: 'Record payment',
    box: 'UTR or reference',
    typed: 'UTR-LOST-1',
    send: 'Record payment',
    call: 'payments',
    done: '₹3,395 is recorded.',
  },
  {
    name: 'a passbook that pays',
    at: { order: '' },
    opens: 'Use a passbook',
    box: 'Number of the passbook',
    typed: 'PB-99999',
    send: 'Use a passbook',
    call: 'credit',
    done: 'We could not find what you asked for.',
    stays: true,
  },
  {
    name: 'refund',
    at: { order: CASH },
    opens: 'Record refund',
    box: 'UTR or reference',
    typed: 'UTR-LOST-2',
    also: [['Amount in rupees', '120']],
    send: 'Record refund',
    call: 'refunds',
    done: '₹120 paid back is recorded.',
  },
  {
    name: 'correct a payment',
    at: { order: CASH },
    opens: 'Correct',
    box: 'Reason',
    typed: 'It was for the neighbour',
    send: 'Correct',
    call: 'correct',
    done: 'The entry is corrected.',
  },
  {
    name: 'move a payment',
    at: { order: CASH },
    opens: 'Move',
    box: 'Order that it is for',
    typed: 'DS26-99999',
    send: 'Move',
    call: 'move',
    done: 'We could not find what you asked for.',
    stays: true,
  },
  {
    name: 'take a step back',
    at: { order: "UPDATE orders SET state = 'confirmed' WHERE number = $1" },
    opens: 'Take back',
    box: 'Reason',
    typed: 'Wants other goods',
    send: 'Take back',
    call: 'back',
    done: 'The step is taken back.',
  },
  {
    name: 'take up again',
    at: { order: "UPDATE orders SET state = 'cancelled' WHERE number = $1" },
    opens: 'Take up again',
    box: 'Reason',
    typed: 'Called back',
    send: 'Take up again',
    call: 'reopen',
    done: 'The order is taken up again.',
  },
  {
    name: 'correct the lorry',
    at: {
      order: `UPDATE orders SET state = 'dispatched', transporter = 'KPN', lr_number = 'LR-1', lr_date = current_date,
        parcels = 1 WHERE number = $1`,
    },
    opens: 'Correct the lorry',
    box: 'LR number',
    typed: 'LR-779',
    send: 'Correct the lorry',
    call: 'lorry',
    done: 'The lorry details are corrected.',
  },
  {
    name: 'whom an order counts for',
    at: { order: '' },
    opens: 'Change the referrer',
    box: 'Reason',
    typed: 'Came by a friend of Ravi',
    also: [['Referral code', 'RAVI10']],
    send: 'Change the referrer',
    call: 'attribution',
    done: 'It is corrected.',
  },
  {
    name: 'a likely own order',
    at: { record: FLAG },
    opens: 'Refuse',
    box: 'Reason',
    typed: 'He ordered for his house',
    send: 'Refuse',
    call: 'decision',
    done: 'The order does not count.',
  },
  {
    name: 'dispatch',
    at: { order: "UPDATE orders SET state = 'packed' WHERE number = $1" },
    opens: 'Dispatch',
    box: 'Transporter',
    typed: 'KPN Parcel Service',
    also: [
      ['LR number', 'LR-778'],
      ['Why it leaves unpaid', 'Pays a week later'],
    ],
    send: 'Dispatch',
    call: 'dispatch',
    done: 'The order is dispatched.',
  },
  {
    name: 'not wanted',
    at: {
      record: `SELECT '/admin/orders/calls?order=' || number AS address FROM orders
        WHERE state = 'placed' AND hold_reason IS NULL ORDER BY placed_at DESC LIMIT 1`,
    },
    opens: 'Not wanted',
    box: 'What the customer says',
    typed: 'Bought them next door',
    send: 'Cancel order',
    call: 'outcome',
    done: 'The order is cancelled.',
  },
];

/** Opens the form where it stands; the root of what a person sees of it. */
export async function opened(page: Page, form: StaffForm): Promise<Locator> {
  if (!form.opens) return page.locator('main');
  await page.getByRole('main').getByRole('button', { name: form.opens, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(form.box)).toBeVisible();
  return dialog;
}

/** Types it, chooses it, or turns it on; a line break at the end is Enter. */
export async function put(box: Locator, text: string): Promise<void> {
  const kind = await box.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
  if (kind === 'checkbox') return box.check();
  if (kind === 'select-one') return void (await box.selectOption(text));
  await box.fill(text.trimEnd());
  if (text.endsWith('\n')) await box.press('Enter');
}

export async function addressOf(shop: System, { name, at }: StaffForm): Promise<string> {
  if (typeof at === 'string') return at;
  if ('record' in at) return (await query<{ address: string }>(shop, at.record))[0]?.address ?? '';
  const { number } = await placeOrder(shop, `Forgetful ${name}`);
  if (at.order) await query(shop, at.order, [number]);
  return `/admin/orders/${number}${at.page ?? ''}`;
}
