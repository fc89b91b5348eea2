import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Database } from '../../src/platform/persistence/database.ts';
import { ormOptions } from '../../src/platform/persistence/connections/orm-options.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { OPERATOR_TIMEOUTS } from '../../src/platform/persistence/connections/time-outs.ts';
import { retain } from '../../src/operations/retention/retain.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { LORRY, payment, placeOrderOf } from '../support/orders.ts';
import { addReferrer, addStaff } from '../support/people.ts';
import { addSchemeOfToday, beginOn, join, maturedMember } from '../support/schemes.ts';

/** A day of the financial year 2026-27: what is of its books names people through 31 March 2035. */
const TODAY = '2026-10-20';
const NAME = 'Kuzhali Vetrivel';
/** Older than anything else in the database, so that counts are of these rows alone. */
const LONG_AGO = '2016-05-10T12:00:00+05:30';

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, TODAY);
  staff = await shop.staff('owner');
});
afterAll(() => shop.close());

const at = (instant: string) => new Date(instant);
const days = (count: number, from: Date | string = LONG_AGO) =>
  new Date(+new Date(from) + count * 86_400_000);
const run = (now: Date, dryRun = false) => retain(shop.database.ownerUrl, { now, dryRun });
async function countsAt(now: Date, dryRun = true): Promise<Record<string, number>> {
  const { done } = await run(now, dryRun);
  return Object.fromEntries(done.flatMap(({ what, count }) => (count > 0 ? [[what, count]] : [])));
}

/** A number that any change of any row makes another, but for the running shop's heartbeat, which changes by itself. */
async function everything(): Promise<Record<string, string>> {
  const tables = await shop.database.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relname <> 'backend_copy'
       AND relnamespace::regnamespace::text IN ('public', 'pgboss')`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await shop.database.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM ${name} t`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

const STALL = { gstin: '29AAGCB7383J1Z4', tradeName: 'Malligai Traders' };
const order = () => placeOrderOf(shop, { name: NAME, phone: '9876501234', ...STALL });

async function cancelled(): Promise<string> {
  const number = await order();
  await staff.step(`/api/admin/orders/${number}/cancel`, {
    from: 'placed',
    reason: `${NAME} changed her mind`,
  });
  return number;
}

async function step(number: string, from: string, to: string): Promise<void> {
  await staff.step(`/api/admin/orders/${number}/advance`, { from, to });
}

async function paidWith(paise: number): Promise<string> {
  const number = await order();
  await step(number, 'placed', 'confirmed');
  await staff.step(
    `/api/admin/orders/${number}/payments`,
    payment({ amountPaise: paise, receivedOn: TODAY }),
  );
  return number;
}

async function collected(): Promise<string> {
  const number = await paidWith(339_500);
  await step(number, 'confirmed', 'packed');
  await staff.step(`/api/admin/orders/${number}/dispatch`, { from: 'packed', ...LORRY, lrDate: TODAY });
  await step(number, 'dispatched', 'arrived');
  await step(number, 'arrived', 'collected');
  return number;
}

async function nameIn(select: string, number: string): Promise<string | undefined> {
  return (await shop.database.query<{ name: string }>(select, [number]))[0]?.name;
}
const nameOf = (number: string) =>
  nameIn('SELECT customer_name AS name FROM orders WHERE number = $1', number);
const buyerOf = (number: string) =>
  nameIn(
    `SELECT i.content -> 'buyer' ->> 'name' AS name FROM invoice i JOIN orders o ON o.id = i.order_id WHERE o.number = $1`,
    number,
  );
const stallsIn = async (table: string, number: string) =>
  shop.database.query(
    `SELECT FROM ${table} t JOIN orders o ON o.id = ${table === 'orders' ? 't.id' : 't.order_id'}
     WHERE o.number = $1 AND (t::text LIKE '%' || $2 || '%' OR t::text LIKE '%' || $3 || '%')`,
    [number, STALL.gstin, STALL.tradeName],
  );

describe('of rows with a term of their own', () => {
  const values = async (): Promise<Record<string, [statement: string, ...values: unknown[]]>> => {
    const { id: person } = await addStaff(shop.database, 'orders');
    const { id: referrer } = await addReferrer(shop.database, 'KEEP10');
    const nobodys = await placeOrderOf(shop, {});
    await shop.database.query(`UPDATE orders SET phone = '0000000000' WHERE number = $1`, [nobodys]);
    return {
      messages: [
        `INSERT INTO contact_message (id, at, name, phone, subject, message, done_at, done_by)
         VALUES (uuidv7(), $1, '${NAME}', '9876501234', 'delivery', 'Where is it?', $1, 'The owner')`,
      ],
      'ended sign-ins': [
        `INSERT INTO session (id, audience, person_id, token_hash, rotated_at, created_at, expires_at)
         VALUES (uuidv7(), 'admin', $2, 'old', $1, $1, $1)`,
        person,
      ],
      'ended links of staff': [
        `INSERT INTO staff_link (id, staff_id, kind, token_hash, created_at, expires_at) VALUES (uuidv7(), $2, 'password', 'old', $1, $1)`,
        person,
      ],
      'ended links of referrers': [
        `INSERT INTO referrer_link (id, referrer_id, kind, token_hash, created_at, expires_at) VALUES (uuidv7(), $2, 'password', 'old', $1, $1)`,
        referrer,
      ],
      'browsers that nobody signs in by': [
        `INSERT INTO known_device (token_hash, audience, person_id, last_used_at) VALUES ('old', 'admin', $2, $1)`,
        person,
      ],
      'browsers that no referrer orders by': [
        `INSERT INTO referrer_device (referrer_id, device_hash, seen_at) VALUES ($2, 'old', $1)`,
        referrer,
      ],
      'orders known on the device that sent them': [
        `INSERT INTO device_order (device_hash, order_id, sent_at, remembered) SELECT 'old', id, $1, true FROM orders WHERE number = $2`,
        nobodys,
      ],
      'photographs of broken or missing goods': [
        `WITH claim AS (INSERT INTO order_claim (id, order_id, key, request_hash, goods, remark, claimed_at, state, answered_at, answer)
           SELECT uuidv7(), id, uuidv7(), 'old', '[]', '', $1, 'declined', $1, 'No' FROM orders WHERE number = $2 RETURNING id)
         INSERT INTO claim_photo (id, claim_id, position, sent_at) SELECT uuidv7(), id, 1, $1 FROM claim`,
        nobodys,
      ],
      'counts of tries': [`INSERT INTO throttle (key, count, resets_at) VALUES ('old', 1, $1)`],
      'counts of orders sent': [`INSERT INTO order_sent (sender, at) VALUES ('old', $1)`],
      'answers to steps of staff': [
        `INSERT INTO attempt (person_id, key, request_hash, answer, at) VALUES ($2, uuidv7(), 'old', '{}', $1)`,
        person,
      ],
      'printed papers': [
        `INSERT INTO printing (id, paper, orders, requested_at, requested_by) VALUES (uuidv7(), 'covers', '[]', $1, $2)`,
        person,
      ],
    };
  };

  /** In days, by hand. */
  const TERMS: Record<string, number> = {
    messages: 365,
    'ended sign-ins': 30,
    'ended links of staff': 30,
    'ended links of referrers': 30,
    'browsers that nobody signs in by': 365,
    'browsers that no referrer orders by': 365,
    'orders known on the device that sent them': 550,
    'photographs of broken or missing goods': 180,
    'counts of tries': 1,
    'counts of orders sent': 1,
    'answers to steps of staff': 14,
    'printed papers': 2,
  };

  beforeAll(async () => {
    for (const [statement, ...more] of Object.values(await values())) {
      await shop.database.query(statement, [at(LONG_AGO), ...more]);
    }
    await shop.database.query(
      `INSERT INTO reminder (id, at, channel, contact, told_at) VALUES
         (uuidv7(), $1, 'email', 'told@flowers.in', $1), (uuidv7(), $1, 'email', 'untold@flowers.in', NULL)`,
      [at(LONG_AGO)],
    );
    await shop.database.query(
      `WITH bank AS (INSERT INTO bank (id, name, heads) VALUES (uuidv7(), 'A bank of its own', '[]') RETURNING id),
         statement AS (INSERT INTO bank_statement (id, bank_id, file_name, opened_at, opened_by_name, known, debits, refused)
           SELECT uuidv7(), id, 'may.csv', $1, 'The owner', 0, 0, '[]' FROM bank RETURNING id)
       INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description, not_ours)
         SELECT uuidv7(), id, place, 'row ' || place, '2016-05-10', 100, 'upi', '${NAME}', place = 1
         FROM statement, generate_series(1, 2) place`,
      [at(LONG_AGO)],
    );
    await shop.database.query(
      `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
       VALUES (uuidv7(), $1, 'staff', 'The owner', 'setting.saved', 'setting/shop', '{"a": 1}', '{"a": 2}')`,
      [at(LONG_AGO)],
    );
    await shop.database.query(
      `INSERT INTO owner_alert (id, at, by_name, alert) VALUES (uuidv7(), $1, 'The owner', '{}')`,
      [at(LONG_AGO)],
    );
  });

  test.each(Object.entries(TERMS))('%s are kept for %d days, and no longer', async (what, term) => {
    expect((await countsAt(days(term - 1)))[what]).toBeUndefined();
    expect((await countsAt(days(term + 1)))[what]).toBe(1);
  });

  test('a reminder goes 30 days after it was told, 550 days after it was asked for where it never was', async () => {
    expect((await countsAt(days(29)))['reminders']).toBeUndefined();
    expect((await countsAt(days(31)))['reminders']).toBe(1);
    expect((await countsAt(days(549)))['reminders']).toBe(1);
    expect((await countsAt(days(551)))['reminders']).toBe(2);
  });

  test('what the bank says of strangers goes after a year, of customers with the books, as do alerts and details', async () => {
    const words = 'transfers without the bank’s words';
    expect((await countsAt(days(364)))[words]).toBeUndefined();
    expect((await countsAt(days(367)))[words]).toBe(1);
    // Of 2016-17, which ended on 31 March 2017.
    const [last, first] = [
      await countsAt(at('2025-03-31T23:59:59+05:30')),
      await countsAt(at('2025-04-01T00:00:00+05:30')),
    ];
    expect([last, first].map((counts) => counts[words])).toEqual([1, 2]);
    for (const what of ['audit entries without their details', 'alerts to owners']) {
      expect([last, first].map((counts) => counts[what])).toEqual([undefined, 1]);
    }
  });

  test('a dry run changes nothing; the run does all that it said, and a second one nothing', async () => {
    const now = at('2025-04-02T12:00:00+05:30');
    const before = await everything();
    const said = await countsAt(now);
    expect(Object.values(said).reduce((sum, count) => sum + count)).toBe(18);
    expect(await everything()).toEqual(before);

    expect(await countsAt(now, false)).toEqual(said);
    const after = await everything();
    expect(await countsAt(now, false)).toEqual({});
    expect(await everything()).toEqual(after);
    const [entry] = await shop.database.query(`SELECT before, after FROM audit_entry WHERE at = $1`, [
      at(LONG_AGO),
    ]);
    expect(entry).toEqual({ before: null, after: null });
    const [record] = await shop.database.query(
      `SELECT after FROM audit_entry WHERE action = 'retention.done'`,
    );
    expect(record).toEqual({ after: said });
  });

  test('whoever else runs it meanwhile is told so, and changes nothing', async () => {
    const letGo = await shop.database.hold(`SELECT pg_advisory_xact_lock(hashtextextended('retention', 0))`);
    await expect(run(at('2025-04-02T12:00:00+05:30'))).rejects.toThrow(/^Another run is at it/);
    await letGo();
  });
});

describe('of orders and passbooks', () => {
  test('one that came to nothing loses its customer after a year, one with bill and money with the books, an unpaid one not at all', async () => {
    const [open, gone] = [await order(), await cancelled()];
    const paid = await collected();
    const unpaid = await paidWith(100_000);
    await shop.database.query(
      `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
       VALUES (uuidv7(), $1, 'staff', 'The owner', 'order.edited', 'order/' || $2, 'null', $3)`,
      [shop.clock.now(), gone, JSON.stringify({ name: NAME })],
    );
    const names = async () => Promise.all([open, gone, paid, unpaid].map(nameOf));

    const placed = shop.clock.now();
    expect((await run(days(364, placed))).done[0]?.count).toBe(0);
    expect(await names()).toEqual([NAME, NAME, NAME, NAME]);
    const afterOne = await run(days(366, placed));
    expect(afterOne.done[0]).toEqual({ what: 'orders without their customer', count: 2 });
    expect(await names()).toEqual(['Erased', 'Erased', NAME, NAME]);
    const [audit] = await shop.database.query(`SELECT after FROM audit_entry WHERE subject = $1`, [
      `order/${gone}`,
    ]);
    expect(audit).toEqual({ after: null });

    // The books of 2026-27 name people through 31 March 2035: then the order’s goes, and its bill’s with it.
    expect((await run(at('2035-03-31T23:00:00+05:30'))).done[0]?.count).toBe(0);
    expect([await nameOf(paid), await buyerOf(paid)]).toEqual([NAME, NAME]);
    expect([await stallsIn('orders', paid), await stallsIn('invoice', paid)]).toEqual([[{}], [{}]]);
    const last = await run(at('2035-04-01T01:00:00+05:30'));
    expect(last.done[0]?.count).toBe(1);
    expect([await nameOf(paid), await buyerOf(paid)]).toEqual(['Erased', 'Erased']);
    expect([await stallsIn('orders', paid), await stallsIn('invoice', paid)]).toEqual([[], []]);
    expect([await nameOf(unpaid), last.heldBack]).toEqual([NAME, 1]);

    const orm = await MikroORM.init(ormOptions(shop.database.ownerUrl, 1, OPERATOR_TIMEOUTS));
    expect(await reconcile(new Database(orm.em))).toEqual([]);
    await orm.close(true);
  });

  test('a call about it begins the year anew', async () => {
    const number = await order();
    await shop.database.query(
      `INSERT INTO order_event (id, order_id, at, kind, actor_kind, actor_name, text)
       SELECT uuidv7(), id, '2027-01-20T12:00:00+05:30', 'noted', 'staff', 'The owner', 'Called: next week'
       FROM orders WHERE number = $1`,
      [number],
    );
    await run(days(366, `${TODAY}T12:00:00+05:30`));
    expect(await nameOf(number)).toBe(NAME);
    await run(days(366, '2027-01-20T12:00:00+05:30'));
    expect(await nameOf(number)).toBe('Erased');
  });

  test('more than one part of them goes in one run, and whatever somebody works on just now in the next', async () => {
    const number = await order();
    const [own] = await shop.database.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
       WHERE attrelid = 'orders'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    );
    await shop.database.query(
      `INSERT INTO orders (${own?.columns}) SELECT ${own?.columns} FROM (
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'number', 'DS26-9' || lpad(i::text, 5, '0'),
           'token', left(md5(i::text), 22), 'idempotency_key', uuidv7()))).*
         FROM orders o, generate_series(1, 150) i WHERE number = $1) copies`,
      [number],
    );
    const letGo = await shop.database.hold('SELECT FROM orders WHERE number = $1 FOR UPDATE', [number]);
    const now = days(366, `${TODAY}T12:00:00+05:30`);
    expect((await run(now)).done[0]?.count).toBe(150);
    await letGo();
    expect((await run(now)).done[0]?.count).toBe(1);
  });

  test('a passbook without money goes after a year, one that was paid out with the books, one with money in it not at all', async () => {
    // Years have gone by, and with them the sign-in of before.
    staff = await shop.staff('owner');
    const slug = await addSchemeOfToday(shop);
    const { body: asked } = await join(shop.visitor('10.9.9.9'), slug, { name: NAME });
    const full = await maturedMember(shop, staff);
    const ended = await maturedMember(shop, staff, { phone: '98421 55502' });
    await staff.step(`/api/admin/members/${ended.number}/cancel`, {
      from: 'matured',
      ending: 'left',
      reason: 'Moves away',
    });
    const back = { mode: 'cash', amountPaise: 200_000, reference: null, receivedOn: TODAY, note: NAME };
    await staff.step(`/api/admin/members/${ended.number}/refunds`, back);
    const names = async () => {
      const rows = await shop.database.query<{ number: string; name: string }>(
        'SELECT number, name FROM membership',
      );
      return [asked, full, ended].map(({ number }) => rows.find((row) => row.number === number)?.name);
    };
    await run(days(366, shop.clock.now()));
    expect(await names()).toEqual(['Erased', 'Meena Kannan', 'Meena Kannan']);
    await run(at('2035-03-31T23:00:00+05:30'));
    expect(await names()).toEqual(['Erased', 'Meena Kannan', 'Meena Kannan']);
    const { heldBack } = await run(at('2035-04-01T01:00:00+05:30'));
    expect(await names()).toEqual(['Erased', 'Meena Kannan', 'Erased']);
    // Beside the order that is not paid.
    expect(heldBack).toBe(2);
  });
});

describe('of devices that sent orders', () => {
  test('one that is not remembered is known on its device for a fortnight after it ended, and 90 days at most', async () => {
    // Runs of before have ended every sign-in.
    staff = await shop.staff('owner');
    const what = 'orders known on the device that sent them';
    const [open, ended] = [await order(), await cancelled()];
    const [last] = await shop.database.query<{ at: Date }>(
      'SELECT max(e.at) AS at FROM order_event e JOIN orders o ON o.id = e.order_id WHERE o.number = $1',
      [ended],
    );
    const end = last?.at ?? '';
    await shop.database.query(
      `INSERT INTO device_order (device_hash, order_id, sent_at, remembered)
       SELECT 'shared', id, $1, false FROM orders WHERE number IN ($2, $3)`,
      [end, open, ended],
    );
    const counts = [];
    for (const after of [13, 15, 89, 91]) counts.push((await countsAt(days(after, end)))[what]);
    expect(counts).toEqual([undefined, 1, 1, 2]);
  });
});
