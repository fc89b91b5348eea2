import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { RECORD_KINDS } from '@shop/contracts/record-kinds';
import { snakeCase } from '../../src/platform/persistence/camel-case.ts';
import { migrateOneByOne } from '../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { servingRights } from '../support/database/rights.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { urlOf } from '../support/database/test-template.ts';

/** All that the serving role may do. A new table or column stands here, and its migration grants what it says. */
const RIGHTS = {
  ...rightsOfRecordKinds(),
  accepted_terms: 'select, insert',
  attempt: 'select, insert, update (answer), delete',
  audit_entry: 'select, insert',
  backend_copy: 'select, insert, update (seen_at), delete',
  bank: 'select, insert, update (name, heads)',
  bank_backing: 'select, insert, delete',
  bank_row:
    'select, insert, update (identity, reference, not_ours, decided_at, decided_by_name, left_out, went_out)',
  bank_statement: 'select, insert',
  books_closing: 'select, insert',
  books_closing_turn_seq: '',
  call_held: 'select, insert, update (staff_id, staff_name, since, until), delete',
  call_try: 'select, insert',
  claim_photo: 'select, insert',
  brand: 'select, insert, update (name, active, position, revision), delete',
  category:
    'select, insert, update (slug, name, name_ta, description, picture_key, position, active, revision, aliases, description_ta), delete',
  change_set: 'select, insert, update (state, apply_at, applied_at, left_rows), delete',
  city: 'select, insert, update (slug, name, state_code, introduction, delivery_days, last_order_on, questions, active, revision, position, introduction_ta, questions_ta), delete',
  city_redirect: 'select, insert, delete',
  commission_credit: 'select, insert, update (challan_id)',
  commission_credit_start: 'select',
  commission_entry: 'select, insert',
  commission_entry_turn_seq: '',
  commission_sum: 'select',
  commission_tax: 'select',
  contact_answer: 'select, insert',
  contact_message: 'select, insert, update (done_at, done_by, answer)',
  content_version: 'usage',
  demonstration_row: 'select',
  demonstration_thing: 'select',
  device_order: 'select, insert, update (remembered), delete',
  document: 'select, insert, delete',
  e_invoice: 'select, insert, update (cancelled_on)',
  goods_in: 'select, insert',
  invoice: 'select, insert',
  invoice_registration: 'select',
  invoice_series: '',
  invoice_tax: 'select',
  known_device: 'select, insert, update (last_used_at), delete',
  membership:
    'select, insert, update (token, name, phone, address, nominee_name, nominee_relation, nominee_phone, state, ending, lapses, benefit_lapsed, reckoned_on, revision, email, warned_of, pay_to)',
  membership_entry: 'select, insert',
  membership_event: 'select, insert',
  membership_reference: 'select, insert, delete',
  migration: 'select',
  money_entry: 'select',
  migration_id_seq: '',
  open_bank_row: 'select',
  opening_step: 'select, insert, update (later, tested_at)',
  order_breaker: 'select, update (on_since, off_at, turned_by)',
  order_day: 'select, insert, update, delete',
  order_day_open: 'select',
  order_day_share: 'select, insert, update, delete',
  order_day_touched: 'select, insert, delete',
  order_claim: 'select, insert, update (state, answered_at, answered_by_name, answer, credit_paise)',
  order_event: 'select, insert',
  order_line: 'select, insert, delete',
  order_merge: 'select, insert',
  order_number: 'usage',
  order_proposal:
    'select, insert, update (state, settled_at, settled_by_kind, settled_by_name, said_by, overtaken_at)',
  order_revision: 'select, insert',
  order_series: 'select, insert, update (starts_after)',
  order_sent: 'select, insert, update (at), delete',
  order_shares: 'select',
  order_sums: 'select',
  orders:
    'select, insert, update (state, hold_reason, delivery, pickup_location_id, pickup_location, customer_name, phone, whatsapp, email, address, city, district, state_code, state_name, pin_code, remarks, referrer_id, referral_code, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise, transporter, lr_number, lr_date, parcels, revision, charges_by_hand, benefit_paise, eway_bill, reserved, credited_paise, credited_goods_paise, benefit_rounding_paise, from_stranger, unreserved, gstin, trade_name)',
  own_change: 'select, insert, update (state, settled_at, settled_by_kind, settled_by_name, answer)',
  owner_alert: 'select, insert',
  payment: 'select, insert',
  packing_tick: 'select, insert, update (packed, ticked_at, device, sequence, staff_id, staff_name)',
  passbook_number: 'usage',
  payout: 'select, insert, update (state, bank_reference, failure, settled_at, challan_id, tax_stands)',
  payout_batch: 'select, insert, update (state, approved_at, approved_by)',
  payout_batch_number_seq: '',
  'pgboss.bam': '',
  'pgboss.job': 'select, insert, update, delete',
  'pgboss.job_common': 'select, insert, update, delete',
  'pgboss.job_dependency': 'select, delete',
  'pgboss.queue':
    'select, update (deferred_count, queued_count, ready_count, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, singletons_active, monitor_claim_on, monitor_on, maintain_on)',
  'pgboss.queue_stats': '',
  'pgboss.schedule': '',
  'pgboss.subscription': '',
  'pgboss.version': 'select, update (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on)',
  'pgboss.warning': '',
  picture: 'select, insert, update (alt), delete',
  pickup_location:
    'select, insert, update (name, contact, phone, address, city, pin_code, state_code, hours, map_url, freight_paise, active, revision, position), delete',
  post: 'select, insert, update (slug, title, excerpt, cover_key, body, tags, author, state, published_on, revision, publish_at, title_ta, excerpt_ta, body_ta), delete',
  post_redirect: 'select, insert, delete',
  product:
    'select, insert, update (code, category_id, slug, name, name_ta, brand, unit, content, mrp_paise, net_paise, stock, max_quantity, video_url, description, noise_db, tags, neeri_certificate, hsn, gst_basis_points, position, state, featured, search_text, last_season_net_paise, aliases, revision, counted_since, held, strangers, burn_seconds, shots, height_metres, pack_items, description_ta), delete',
  product_picture: 'select, insert, delete',
  product_tag: 'select, insert, update (name, filter, active, position, revision), delete',
  ready_list:
    'select, insert, update (name, name_ta, sentence, lines, active, position, revision, sentence_ta), delete',
  receipt: 'select, insert',
  receipt_correction: 'select, insert',
  recovery_code: 'select, insert, update (used_at), delete',
  printing: 'select, insert, update (state, file), delete',
  referral_flag: 'select, insert, update (decision, decided_at, decided_by, reason)',
  referrer_code: 'select, insert',
  referrer_device: 'select, insert, update (seen_at), delete',
  referral_visit: 'select, insert, update (visits)',
  referrer:
    'select, insert, update (name, phone, email, code, commission_basis_points, state, password_hash, revision, totp_secret, totp_since, totp_last_step, greets, address, pan, upi_id, account_name, account_number, ifsc, suspended_reason, language)',
  referrer_link: 'select, insert, update (ended_at)',
  referrer_recovery_code: 'select, insert, update (used_at), delete',
  reference_claim: 'select, insert, delete',
  refund_batch: 'select, insert, update (state, approved_at, approved_by)',
  refund_batch_number_seq: '',
  refund_row: 'select, insert',
  replaced_passbook_link: 'select, insert',
  reminder: 'select, insert, update (at, told_at, language), delete',
  saved_view: 'select, insert, update (filters), delete',
  scheme:
    'select, insert, update (slug, name, description, picture_key, monthly_paise, instalments, benefit_basis_points, first_month, due_day, grace_days, join_until, most_members, state, revision, name_ta, description_ta)',
  schema_file: '',
  scheme_reckoning: 'select, update (day)',
  season: 'select, insert, update (name, opens_on, closes_on, ended_at)',
  session:
    'select, insert, update (token_hash, previous_token_hash, rotated_at, expires_at, ended_at, access_version, proven_at), delete',
  setting: 'select, insert, update (value, revision)',
  sheet_part: 'select, insert, delete',
  shop_text: 'select, insert',
  slug_redirect: 'select, insert, update (category_id, product_id), delete',
  staff:
    'select, insert, update (name, role, password_hash, active, totp_secret, totp_since, totp_last_step, language)',
  staff_link: 'select, insert, update (ended_at)',
  state:
    'select, update (allowed, reason, minimum_order_paise, packing_basis_points, bursting_hours, note, source, checked_on, door_delivery_paise, position, goods, revision, served, reason_ta, bursting_hours_ta, note_ta)',
  stock_entry: 'select, insert',
  tax_challan: 'select, insert, delete',
  throttle: 'select, insert, update (count, resets_at), delete',
};

/** Plain records are read, added and saved, and never deleted. */
function rightsOfRecordKinds(): Record<string, string> {
  const kinds = RECORD_KINDS.map(({ audited, fields }) => [
    audited.replaceAll('-', '_'),
    `select, insert, update (${[...Object.keys(fields).map(snakeCase), 'revision'].join(', ')})`,
  ]);
  return Object.fromEntries(kinds) as Record<string, string>;
}

/** What databases were given before rights had names. */
const ALL_GIVEN_AWAY = `
  ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shop_app;
  ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO shop_app;
  ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO shop_app;`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

describe('the serving role', () => {
  test('may do what is named, and nothing else', async () => {
    expect(await servingRights((sql) => database.query(sql))).toEqual(RIGHTS);
  });

  test('can create nothing, belongs to nobody, and calls one function that lends it its owner’s rights', async () => {
    const [found] = await database.query(`
      SELECT has_schema_privilege('shop_app', 'public', 'create') OR has_schema_privilege('shop_app', 'pgboss', 'create')
          OR has_database_privilege('shop_app', current_database(), 'create') AS creates,
        (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls FROM pg_roles WHERE rolname = 'shop_app') AS grand,
        (SELECT count(*)::int FROM pg_auth_members WHERE member = 'shop_app'::regrole) AS memberships,
        (SELECT string_agg(proname, ', ' ORDER BY proname) FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace
           AND has_function_privilege('shop_app', oid, 'execute')) AS lending,
        (SELECT string_agg(proname || ' ' || array_to_string(proconfig, ' '), ', ' ORDER BY proname) FROM pg_proc
         WHERE prosecdef AND pronamespace = 'public'::regnamespace) AS lenders`);
    expect(found).toEqual({
      creates: false,
      grand: false,
      memberships: 0,
      // They take what the demonstration brought while nothing of the owner's stands on it, and orders of a shop that has
      // none but cancelled ones without money and invoice.
      lending: 'remove_demonstration, remove_test_orders',
      // Sums are written by their ledgers' own triggers, numbers of invoices by theirs, and by nothing else.
      lenders: [
        'commission_entered',
        'keep_invoice_tax',
        'membership_entered',
        'number_invoice',
        'payment_entered',
        'remove_demonstration',
        'remove_test_orders',
      ]
        .map((name) => `${name} search_path=public, pg_temp`)
        .join(', '),
    });
  });

  test('has the same rights in a database that once gave them all away, and none in its later tables', async () => {
    const server = process.env['TEST_POSTGRES_URL'] ?? '';
    const [made] = await database.query<{ name: string }>("SELECT current_database() || '_old' AS name");
    const name = made?.name ?? '';
    await database.query(`CREATE DATABASE ${name}`);
    const orm = await MikroORM.init({ ...migrationOptions(urlOf(server, name)), logger: () => undefined });
    try {
      const query = (sql: string): Promise<unknown[]> => orm.em.getConnection().execute(sql);
      await query(ALL_GIVEN_AWAY);
      await migrateOneByOne(orm);
      await query('CREATE TABLE later (id serial PRIMARY KEY)');
      expect(await servingRights(query)).toEqual({ ...RIGHTS, later: '', later_id_seq: '' });
    } finally {
      await orm.close(true);
      await database.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});
