import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eraseCustomer } from '../../src/operations/erasure/erase-customer.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { placeOrderOf } from '../support/orders.ts';

/** The customer's; the daughter's; and a stranger's, who has nothing to do with either. */
const PHONE = '9876501234';
const HERS = '9876502345';
const STRANGERS = '9876503456';
const NAME = 'Kuzhali "Kuzhi"';
const DAUGHTER = 'Malar Kuzhali';
const SHARED_EMAIL = 'family@flowers.in';

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  staff = await shop.staff('owner');
});
afterAll(() => shop.close());

const erase = (dryRun = false) => eraseCustomer(shop.database.ownerUrl, PHONE, dryRun);

/** The customer's own, which came to its end. */
async function ownOrder(changes: object = {}): Promise<string> {
  const number = await placeOrderOf(shop, { name: NAME, phone: PHONE, address: 'House "Malli"', ...changes });
  await staff.step(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'She changed her mind' });
  return number;
}

const audited = async (subject: string, after: object) => {
  await shop.database.query(
    `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
     VALUES (gen_random_uuid(), now(), 'staff', 'The owner', 'tried', $1, 'null', $2)`,
    [subject, JSON.stringify(after)],
  );
};

async function one<Row extends object>(sql: string, values: unknown[] = []): Promise<Row | undefined> {
  return (await shop.database.query<Row>(sql, values))[0];
}

beforeEach(() => shop.database.query("DELETE FROM audit_entry WHERE action = 'tried'"));

test('a daughter who shares WhatsApp and e-mail keeps all but the WhatsApp number, and the operator reads whose is whose', async () => {
  const hers = await placeOrderOf(shop, {
    name: DAUGHTER,
    phone: HERS,
    whatsapp: PHONE,
    email: SHARED_EMAIL,
  });
  const own = await ownOrder({ whatsapp: HERS, email: 'Family@Flowers.in' });
  const message = `INSERT INTO contact_message (id, at, name, phone, email, subject, message)
    VALUES (gen_random_uuid(), now(), $1, $2, $3, 'other', 'Hello')`;
  await shop.database.query(message, [DAUGHTER, HERS, null]);
  await shop.database.query(message, [DAUGHTER, null, SHARED_EMAIL]);
  // Whoever writes may type any e-mail address beside this phone.
  await shop.database.query(message, ['Anybody', PHONE, 'stranger@lake.in']);
  await shop.database.query(message, ['A stranger', STRANGERS, 'stranger@lake.in']);
  await shop.database.query(
    `INSERT INTO reminder (id, at, channel, contact) VALUES (gen_random_uuid(), now(), 'email', $1),
       (gen_random_uuid(), now(), 'email', 'stranger@lake.in')`,
    [SHARED_EMAIL],
  );
  const select =
    "SELECT to_jsonb(o) - 'whatsapp' - 'search' AS kept, whatsapp FROM orders o WHERE number = $1";
  const before = await one<{ kept: object }>(select, [hers]);

  const wanted = { orders: [{ number: own, name: NAME }], whatsapps: [{ number: hers, name: DAUGHTER }] };
  expect(await erase(true)).toMatchObject(wanted);
  expect(await erase()).toMatchObject({ ...wanted, messages: 1, reminders: 0, refusals: [] });

  expect(await one(select, [hers])).toEqual({ kept: before?.kept, whatsapp: null });
  expect(
    await shop.database.query('SELECT name, phone, email FROM contact_message ORDER BY at DESC LIMIT 3'),
  ).toEqual(
    expect.arrayContaining([
      { name: DAUGHTER, phone: HERS, email: null },
      { name: DAUGHTER, phone: null, email: SHARED_EMAIL },
      { name: 'A stranger', phone: STRANGERS, email: 'stranger@lake.in' },
    ]),
  );
  expect(await one('SELECT count(*)::int FROM reminder WHERE contact ~ $1', ['family|stranger'])).toEqual({
    count: 2,
  });
  expect(await one('SELECT customer_name FROM orders WHERE number = $1', [own])).toEqual({
    customer_name: 'Erased',
  });
});

test('a name that ends in a quote goes from texts of the audit log, and keys, numbers and longer words stay', async () => {
  const own = await ownOrder({ name: 'Ram', address: '9 "Malli"', email: 'Ram@Flowers.in' });
  await audited(`order/${own}`, {
    params: 'program',
    sum: Number(PHONE),
    utr: `1${PHONE}55`,
    saidBy: 'ram',
    address: '9 "Malli"',
    mail: 'ram@flowers.in, gram@flowers.in',
    at: `Ring +91 98765-01234\nram@flowers.in`,
  });
  await audited(`order/${own}1`, { name: 'Ram' });
  await shop.database.query(
    `INSERT INTO saved_view (id, staff_id, list, name, filters)
     SELECT gen_random_uuid(), id, 'orders', 'Mails', 'search=ram%40flowers.in' FROM staff LIMIT 1`,
  );
  await shop.database.query(
    `INSERT INTO printing (id, paper, orders, requested_at, requested_by)
     SELECT gen_random_uuid(), 'covers', jsonb_build_array($1::text), now(), id FROM staff LIMIT 1`,
    [`${own}1`],
  );
  await erase();

  const after = 'SELECT after FROM audit_entry WHERE subject = $1';
  expect(await one(`${after} AND action = 'tried'`, [`order/${own}`])).toEqual({
    after: {
      params: 'program',
      sum: Number(PHONE),
      utr: `1${PHONE}55`,
      saidBy: 'Erased',
      address: 'Erased',
      mail: '…, gram@flowers.in',
      at: 'Ring …\n…',
    },
  });
  expect(await one(after, [`order/${own}1`])).toEqual({ after: { name: 'Ram' } });
  expect(await one("SELECT filters FROM saved_view WHERE name = 'Mails'")).toEqual({ filters: 'search=…' });
  expect(await one('SELECT count(*)::int FROM printing')).toEqual({ count: 1 });
});

test('who answered on the telephone goes from the audit log too', async () => {
  const own = await ownOrder();
  await shop.database.query(
    `INSERT INTO order_proposal (id, order_id, order_revision, reason, lines, was_total_paise, total_paise, proposed_at,
       proposed_by, proposed_by_name, state, settled_at, said_by)
     SELECT gen_random_uuid(), o.id, 0, 'shortage', '[]', 1, 1, now(), s.id, s.name, 'accepted', now(), 'Her aunt Selvi'
     FROM orders o, staff s WHERE o.number = $1 LIMIT 1`,
    [own],
  );
  await audited(`order/${own}`, { saidBy: 'Her aunt Selvi' });
  await erase();
  expect(await one("SELECT after FROM audit_entry WHERE action = 'tried'")).toEqual({
    after: { saidBy: 'Erased' },
  });
});

test('what she asked the shop to change goes with her order, and its address from the audit log', async () => {
  const own = await ownOrder();
  await shop.database.query(
    `INSERT INTO own_change (id, order_id, order_revision, key, request_hash, kind, reason, content, asked_at, state,
       settled_at, settled_by_kind, settled_by_name, answer)
     SELECT gen_random_uuid(), o.id, 0, gen_random_uuid(), 'hash', 'edit', 'We move to Malli Street', jsonb_build_object(
       'remarks', 'Ring at Malli Street', 'customer', jsonb_build_object('address', '9 New Malli Street', 'city', 'Theni')),
       now(), 'taken-back', now(), 'customer', $2, 'Dear Kuzhali' FROM orders o WHERE o.number = $1`,
    [own, NAME],
  );
  await audited(`order/${own}`, { address: '9 New Malli Street' });
  await erase();
  const change = await one<{ content: object }>(
    `SELECT c.reason, c.content, c.request_hash, c.settled_by_name, c.answer
     FROM own_change c JOIN orders o ON o.id = c.order_id WHERE o.number = $1`,
    [own],
  );
  expect(change).toEqual({
    reason: '',
    content: { remarks: '', customer: expect.objectContaining({ name: 'Erased', address: '', city: '' }) },
    request_hash: '',
    settled_by_name: 'Erased',
    answer: 'Erased',
  });
  expect(
    await one("SELECT after FROM audit_entry WHERE action = 'tried' AND subject = $1", [`order/${own}`]),
  ).toEqual({ after: { address: 'Erased' } });
});

test('what she told of broken goods goes with its photographs, once it is answered', async () => {
  const own = await ownOrder();
  await shop.database.query(
    `WITH claim AS (INSERT INTO order_claim (id, order_id, key, request_hash, goods, remark, claimed_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), 'hash', '[]', 'Wet at Malli Street', now() FROM orders
       WHERE number = $1 RETURNING id)
     INSERT INTO claim_photo (id, claim_id, position, sent_at) SELECT gen_random_uuid(), id, 1, now() FROM claim`,
    [own],
  );
  const refusal = `Order ${own} has broken or missing goods that nobody answered: answer first.`;
  expect(await erase()).toMatchObject({ refusals: [refusal] });
  await shop.database.query(
    "UPDATE order_claim SET state = 'declined', answered_at = now(), answer = 'Dear Kuzhali'",
  );
  expect(await erase()).toMatchObject({ refusals: [] });
  expect(await one('SELECT remark, request_hash, answer FROM order_claim')).toEqual({
    remark: '',
    request_hash: '',
    answer: 'Erased',
  });
  expect(await shop.database.query('SELECT FROM claim_photo')).toEqual([]);
});

test('an answer that mentions the number is rewritten, not answered a second time', async () => {
  await shop.database.query(
    `INSERT INTO contact_message (id, at, name, phone, subject, message) VALUES (gen_random_uuid(), now(), 'Aunt', $1, 'other', 'Hm')`,
    [STRANGERS],
  );
  await shop.database.query(
    `UPDATE contact_message SET done_at = now(), done_by = 'The owner', answer = $1 WHERE name = 'Aunt'`,
    [`Ask ${PHONE}`],
  );
  await erase();
  expect(await shop.database.query('SELECT text FROM contact_answer')).toEqual([{ text: 'Ask …' }]);
  expect(await one("SELECT answer FROM contact_message WHERE name = 'Aunt'")).toEqual({ answer: 'Ask …' });
});

test('no change of the shop’s pages is announced where none is made', async () => {
  const version = 'SELECT last_value FROM content_version';
  const before = await one(version);
  expect(await erase()).toMatchObject({ refusals: [] });
  expect(await one(version)).toEqual(before);
});

test('every phone check was held against the rows of before', async () => {
  expect(
    await shop.database.query("SELECT conname FROM pg_constraint WHERE contype = 'c' AND NOT convalidated"),
  ).toEqual([]);
});

test('the name goes from notes under others’ orders and from kept searches, unless somebody else has it too', async () => {
  const full = 'Kuzhali Senthamarai';
  await ownOrder({ name: full });
  await ownOrder({ name: 'Vadivu' });
  await ownOrder({ name: DAUGHTER });
  await ownOrder({ name: 'Malli' });
  const hers = await placeOrderOf(shop, { name: DAUGHTER, phone: HERS, address: '3 Malli Street' });
  const text = `${full} collects it, or KUZHALI  senthamarai’s son; ask Vadivu or ${DAUGHTER} in Malli. Vadivukkarasi, Kuzhali`;
  await staff.step(`/api/admin/orders/${hers}/notes`, { text });
  const view = (name: string, filters: string) =>
    staff.step('/api/admin/saved-views', { list: 'orders', name, filters });
  await view('Family', 'state=placed&search=Kuzhali+Senthamarai');
  await view('In Tamil Nadu', 'search=kuzhali%20senthamarai&sort=oldest');
  await view(`Of ${full}`, 'state=packed');
  await view('The daughter', `search=${DAUGHTER.replace(' ', '+')}`);
  await erase();

  expect(
    await one(
      "SELECT e.text FROM order_event e JOIN orders o ON o.id = e.order_id WHERE o.number = $1 AND kind = 'note-added'",
      [hers],
    ),
  ).toEqual({
    text: `… collects it, or …’s son; ask … or ${DAUGHTER} in Malli. Vadivukkarasi, Kuzhali`,
  });
  const views = await shop.database.query<{ name: string; filters: string }>(
    "SELECT name, filters FROM saved_view WHERE name <> 'Mails' ORDER BY name",
  );
  expect(views).toEqual([
    { name: 'Family', filters: 'state=placed&search=…' },
    { name: 'In Tamil Nadu', filters: 'search=…&sort=oldest' },
    { name: 'The daughter', filters: 'search=Malar+Kuzhali' },
  ]);
});
