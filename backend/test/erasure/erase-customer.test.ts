import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { eraseCustomer } from '../../src/operations/erasure/erase-customer.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { ormOptions } from '../../src/platform/persistence/connections/orm-options.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { OPERATOR_TIMEOUTS } from '../../src/platform/persistence/connections/time-outs.ts';
import { addBankRow } from '../support/database/bank-row.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { startMailServer, type MailServer } from '../support/servers/mail-server.ts';
import { payment, placeOrderOf } from '../support/orders.ts';
import { addSchemeOfToday, join } from '../support/schemes.ts';

/** Nobody else in the shop has any of these. */
const PHONE = '9876501234';
const NAME = 'Kuzhali Vetrivel';
const ADDRESS = '77 Thamarai Kulam Street';
const EMAIL = 'kuzhali@flowers.in';
const STALL = { gstin: '29AAGCB7383J1Z4', tradeName: 'Malligai Traders' };
/** As she wrote it in the shop's form, and nowhere else. */
const WRITES_AS = 'Kuzhali of the Flower Stall';
const NOMINEE = 'Iniyan Arumugam';
const REFERENCE = '630100000009';
const PAID = payment({ amountPaise: 339_500, reference: REFERENCE, note: `From ${NAME}` });

let shop: TestShop;
let staff: Caller;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  shop = await bootShop({ config: { mail: mail.config } });
  staff = await shop.staff('owner');
});
afterAll(async () => {
  await shop.close();
  await mail.close();
});

/** Every place in the whole database where a text stands, by table and column, whatever the column's type. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await shop.database.query<{ relation: string; name: string }>(`
    SELECT c.oid::regclass::text AS relation, quote_ident(a.attname) AS name
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind = 'r' AND c.relnamespace::regnamespace::text IN ('public', 'pgboss') AND attnum > 0
      AND NOT attisdropped`);
  const found: string[] = [];
  for (const { relation, name } of columns) {
    const rows = await shop.database.query(
      `SELECT FROM ${relation} WHERE position(lower($1) IN lower(${name}::text)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${relation}.${name}`);
  }
  return found.sort();
}

const erase = (dryRun = false) => eraseCustomer(shop.database.ownerUrl, PHONE, dryRun);

const OWN = { name: NAME, phone: PHONE, whatsapp: PHONE, address: ADDRESS, email: EMAIL, ...STALL };
const order = () => placeOrderOf(shop, OWN, { remarks: `Ring ${PHONE}` });

/** The law wants invoices as they are, and what returns need of them. */
const OF_INVOICES = ['invoice.content', 'invoice_tax.gstin', 'invoice_tax.buyer_name'];

/** An order that came to its end, with an invoice, a payment, notes and an edit. */
async function wholeOrder(): Promise<string> {
  const number = await order();
  await staff.step(`/api/admin/orders/${number}/notes`, { text: `${NAME} asks for a call at 98765 01234` });
  await staff.step(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });
  await staff.step(`/api/admin/orders/${number}/payments`, PAID);
  await staff.step(`/api/admin/orders/${number}/advance`, { from: 'confirmed', to: 'packed' });
  const lorry = { transporter: 'KPN', lrNumber: 'LR-88', lrDate: shop.clock.today(), parcels: 2 };
  await staff.step(`/api/admin/orders/${number}/dispatch`, { from: 'packed', ...lorry });
  await staff.step(`/api/admin/orders/${number}/advance`, { from: 'dispatched', to: 'arrived' });
  await staff.step(`/api/admin/orders/${number}/advance`, { from: 'arrived', to: 'collected' });
  return number;
}

test('what is under way is refused in a sentence, and nothing is changed', async () => {
  const number = await order();
  const { refusals, orders } = await erase();
  expect(orders).toEqual([{ number, name: NAME }]);
  expect(refusals).toEqual([`Order ${number} is placed: bring it to its end, or cancel it, first.`]);
  expect(await placesOf(PHONE)).toContain('orders.phone');
  await staff.step(`/api/admin/orders/${number}/cancel`, {
    from: 'placed',
    reason: `${NAME} changed her mind`,
  });
});

test('a passbook with money in it is refused', async () => {
  const slug = await addSchemeOfToday(shop);
  const { body } = await join(shop.visitor('10.9.9.9'), slug, {
    name: NAME,
    phone: PHONE,
    address: ADDRESS,
    nominee: { name: NOMINEE, relation: 'Husband', phone: null },
  });
  expect((await erase()).refusals).toEqual([expect.stringContaining(`Passbook ${body.number} is requested`)]);
  await shop.database.query("UPDATE membership SET state = 'cancelled', ending = 'left' WHERE number = $1", [
    body.number,
  ]);
});

test('a dry run counts; then nothing of the customer is left in the whole database but the invoice, and the books add up', async () => {
  const number = await wholeOrder();
  const message = { name: WRITES_AS, phone: PHONE, subject: 'delivery', message: `Call ${NAME}` };
  await shop.visitor().step('/api/public/contact-messages', message);
  const remind = 'INSERT INTO reminder (id, at, channel, contact) VALUES (gen_random_uuid(), now(), $1, $2)';
  await shop.database.query(remind, ['phone', PHONE]);
  await shop.database.query(remind, ['email', EMAIL]);
  await staff.step('/api/admin/saved-views', { list: 'orders', name: 'Hers', filters: `search=${PHONE}` });
  await shop.database.query(
    `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
     VALUES (gen_random_uuid(), now(), 'staff', 'The owner', 'order.edited', $1, $2, 'null')`,
    [`order/${number}`, JSON.stringify({ name: NAME, address: ADDRESS, phone: PHONE, nominee: NOMINEE })],
  );
  await shop.database.query(
    `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
     SELECT gen_random_uuid(), now(), 'staff', 'The owner', 'noted', subject, $1, 'null' FROM (
       SELECT 'contact-message/' || id AS subject FROM contact_message WHERE phone = $2
       UNION ALL SELECT 'reminder/' || id FROM reminder WHERE contact = $2) about`,
    [JSON.stringify({ of: WRITES_AS, also: NAME }), PHONE],
  );
  await shop.database.query(
    `INSERT INTO order_revision (order_id, revision, replaced_at, content)
     SELECT id, 90, now(), $2 FROM orders WHERE number = $1`,
    [number, JSON.stringify({ customer: { name: NAME, address: ADDRESS, ...STALL }, lines: [], totals: {} })],
  );
  const transfer = { reference: REFERENCE, day: shop.clock.today(), amountPaise: 339_500 };
  await addBankRow(shop.database, { ...transfer, description: `UPI/CR/${NAME}` });
  expect(await placesOf(NAME)).toEqual(
    expect.arrayContaining([
      'audit_entry.before',
      'bank_row.description',
      'invoice.content',
      'orders.customer_name',
    ]),
  );
  const wanted = {
    orders: [expect.objectContaining({ name: NAME }), { number, name: NAME }],
    passbooks: [expect.objectContaining({ name: NAME })],
    whatsapps: [],
    messages: 1,
    reminders: 2,
    refusals: [],
  };

  expect(await erase(true)).toMatchObject(wanted);
  expect(await placesOf(NAME)).toContain('orders.customer_name');
  const gone = await erase();
  expect(gone).toMatchObject(wanted);
  expect(gone.invoices).toHaveLength(1);
  expect(gone.letters).toBeGreaterThan(0);

  for (const text of [
    PHONE,
    '98765 01234',
    NAME,
    WRITES_AS,
    ADDRESS,
    EMAIL,
    NOMINEE,
    STALL.gstin,
    STALL.tradeName,
  ]) {
    expect({ text, places: (await placesOf(text)).filter((place) => !OF_INVOICES.includes(place)) }).toEqual({
      text,
      places: [],
    });
  }
  expect(await placesOf(NAME)).toEqual(['invoice.content']);
  const orm = await MikroORM.init(ormOptions(shop.database.ownerUrl, 1, OPERATOR_TIMEOUTS));
  expect(await reconcile(new Database(orm.em))).toEqual([]);
  await orm.close(true);
  const { body } = await staff.get<{ customer: { name: string } }>(`/api/admin/orders/${number}`);
  expect(body.customer.name).toBe('Erased');
});

test('a second time there is nothing, and somebody else’s order is as it was', async () => {
  const other = await placeOrderOf(shop, {});
  expect(await erase()).toMatchObject({
    orders: [],
    passbooks: [],
    whatsapps: [],
    messages: 0,
    reminders: 0,
    letters: 0,
    refusals: [],
  });
  const { body } = await staff.get<{ customer: { name: string } }>(`/api/admin/orders/${other}`);
  expect(body.customer.name).toBe('Meenakshi Sundaram');
});
