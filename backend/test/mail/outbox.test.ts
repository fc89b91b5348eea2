import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import type { DashboardView } from '@shop/contracts/figures/views';
import type { JobView } from '@shop/contracts/jobs/views';
import type { OwnOrderView, PlacedOrderView } from '@shop/contracts/orders/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { Stock } from '../../src/features/catalogue/application/stock.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { Outbox } from '../../src/shared/emails/outbox.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { headerOf, startMailServer, type MailServer } from '../support/servers/mail-server.ts';
import { goodOrder, payment, placeGoodOrder } from '../support/orders.ts';
import { sellBy } from '../support/own-changes.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { waitFor } from '../support/wait-for.ts';

const email = 'meena@customer.test';

let database: TestDatabase;
let mail: MailServer;
/** A copy that only serves, and what it is on. */
let shop: TestShop;
const copies: TestShop[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  mail = await startMailServer();
  shop = await bootShop({ database, config: { mail: mail.config } });
  // Tries follow at once: how long they wait is what the migration says.
  await database.query(
    "UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false, retry_limit = 3 WHERE name = 'mail'",
  );
});
afterAll(async () => {
  await shop.close();
  await mail.close();
  await database.drop();
});
const endJobs = () => Promise.all(copies.splice(0).map((copy) => copy.close()));

afterEach(async () => {
  await database.query('DELETE FROM pgboss.job');
  Object.assign(mail, { moods: [], taken: [], offered: 0 });
});

/** Another copy, which does the jobs. */
async function runJobs(): Promise<void> {
  copies.push(await bootShop({ database, config: { mail: mail.config, jobPollSeconds: 0.5 } }));
}

async function placeWithEmail(at = shop) {
  const { customer } = await goodOrder(at);
  return placeGoodOrder(at, { customer: { ...customer, email } });
}

const states = async () =>
  (
    await database.query<{ state: string }>(
      "SELECT state FROM pgboss.job WHERE name = 'mail' ORDER BY created_on",
    )
  ).map(({ state }) => state);

/** Lets what waits for an undo leave now. */
const tenSecondsLater = () =>
  database.query(
    "UPDATE pgboss.job SET start_after = start_after - interval '10 seconds' WHERE state = 'created'",
  );

const allDone = () =>
  waitFor(async () => expect((await states()).filter((state) => state !== 'completed')).toEqual([]));

describe('an e-mail', () => {
  test('is not written for a customer without an e-mail, nor is any other statement made', async () => {
    // The first order keeps the terms that it accepts.
    await placeGoodOrder(shop);
    const run = jest.spyOn(shop.app.get(Database), 'run');
    await placeGoodOrder(shop);
    const without = run.mock.calls.length;
    run.mockClear();
    await placeWithEmail();
    expect(run.mock.calls.length - without).toBe(1);
    expect(await states()).toEqual(['created']);
  });

  test('goes with the order that is rolled back', async () => {
    const taking = jest.spyOn(shop.app.get(Stock), 'take').mockRejectedValue(new Error('The shelf broke'));
    const { customer } = await goodOrder(shop);
    const answer = await shop
      .visitor()
      .post('/api/public/orders', await goodOrder(shop, { customer: { ...customer, email } }));
    taking.mockRestore();
    expect(answer.status).toBe(500);
    expect(await states()).toEqual([]);
  });

  test('waits unreadable: the table tells neither who gets it nor the link in it', async () => {
    const { token } = await placeWithEmail();
    const [row] = await database.query<{ all: string }>('SELECT j::text AS all FROM pgboss.job j');
    expect(row?.all).toContain('order-received');
    expect(row?.all).not.toContain(email);
    expect(row?.all).not.toContain('Meenakshi');
    expect(row?.all).not.toContain(token);
  });

  test('is not written where no mail server is configured: it would wait for ever', async () => {
    const other = await bootShop({ database });
    await placeWithEmail(other);
    await other.close();
    expect(await states()).toEqual([]);
  });

  test('is withdrawn by what it is about, and by nothing else', async () => {
    const facts = { number: 'DS26-00001', token: 't', customerName: 'Meena', reason: 'x' };
    await shop.app.get(Outbox).post({ kind: 'order-cancelled', to: email, facts }, 'order/1');
    await shop.app.get(Outbox).withdraw('order/2');
    expect(await states()).toEqual(['created']);
    await shop.app.get(Outbox).withdraw('order/1');
    expect(await states()).toEqual(['cancelled']);
  });

  test('tells a customer what the shop says to a change that they asked for', async () => {
    const phone = shop.visitor();
    const desk = await shop.staff('orders');
    const { customer, delivery, pickupLocationId, ...order } = await goodOrder(shop);
    const own = { ...order, customer: { ...customer, email }, delivery, pickupLocationId, remember: false };
    const { number, token } = (await phone.post<PlacedOrderView>('/api/public/orders', own)).body;
    const { address, city, district, stateCode, pinCode } = customer;
    const ask = async (changes: object = {}) => {
      const { body } = await phone.post<OwnOrderView>(`/api/public/orders/${token}/changes`, {
        key: randomUUID(),
        revision: 0,
        isAtOnce: false,
        // GB-04 × 6 at ₹610: goods ₹3,660; packing ₹109.80; freight ₹120; ₹3,889.80 rounds up.
        lines: [{ code: 'GB-04', quantity: 6 }],
        expectedTotalPaise: 389_000,
        remarks: '',
        address,
        city,
        district,
        stateCode,
        pinCode,
        delivery,
        pickupLocationId,
        ...changes,
      });
      return `/api/admin/orders/${number}/changes/${body.ownChanges.asked?.id}`;
    };
    const written = async () =>
      (await database.query<{ row: string }>('SELECT j::text AS row FROM pgboss.job j')).map(
        ({ row }) => row,
      );
    await desk.step(`${await ask()}/decline`, { reason: 'The lorry is full' });
    expect(await written()).toContainEqual(expect.stringContaining('order-change-declined'));
    await desk.step(`${await ask()}/accept`, {});
    expect(await written()).toContainEqual(expect.stringContaining('order-changed'));

    // What they change at once, too; what they hear is what it is in the end.
    await database.query('DELETE FROM pgboss.job');
    await sellBy(shop, 'order');
    // GB-04 × 7: goods ₹4,270; packing ₹128.10; freight ₹120; ₹4,518.10. × 8: ₹4,880; ₹146.40; ₹5,146.40.
    const more = (quantity: number) => ({ isAtOnce: true, lines: [{ code: 'GB-04', quantity }] });
    await ask({ ...more(7), revision: 1, expectedTotalPaise: 451_800 });
    await ask({ ...more(8), revision: 2, expectedTotalPaise: 514_600 });
    expect(await states()).toEqual(['cancelled', 'created']);
    expect((await written()).every((row) => row.includes('order-changed'))).toBe(true);
  });

  test('survives the copy that wrote it', async () => {
    const other = await bootShop({ database, config: { mail: mail.config } });
    await placeWithEmail(other);
    await other.close();
    expect(mail.taken).toEqual([]);
    await runJobs();
    await allDone();
    await endJobs();
    expect(mail.taken).toHaveLength(1);
  });
});

describe('with two copies that do the jobs', () => {
  beforeAll(async () => {
    await Promise.all([runJobs(), runJobs()]);
  });
  afterAll(endJobs);

  describe('an e-mail about an order', () => {
    test('is written with the order, and sent once however many copies there are', async () => {
      const orders = [await placeWithEmail(), await placeWithEmail(), await placeWithEmail()];
      await waitFor(async () => expect(await states()).toEqual(['completed', 'completed', 'completed']));
      expect(mail.taken.map((message) => headerOf(message, 'Subject')).toSorted()).toEqual(
        orders.map(({ number }) => `We have your order ${number}`),
      );
      expect(mail.taken.every(({ to }) => to[0] === email)).toBe(true);
      expect(mail.taken[0]?.source).toContain('/order/');
    });

    test('is in the language that it was ordered in, at every step, and leads to pages in it', async () => {
      const { customer } = await goodOrder(shop);
      const { number } = await placeGoodOrder(shop, { customer: { ...customer, email }, language: 'ta' });
      const desk = await shop.staff('orders');
      await desk.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });
      await tenSecondsLater();
      await allDone();
      const texts = mail.taken.map(({ source }) => Buffer.from(source.split('\r\n\r\n')[2] ?? '', 'base64'));
      expect(texts.map(String).toSorted()).toEqual([
        expect.stringContaining('உங்கள் ஆர்டர் உறுதி ஆனது.'),
        expect.stringContaining('உங்கள் ஆர்டர் எங்களுக்கு வந்துவிட்டது.'),
      ]);
      for (const text of texts) expect(String(text)).toMatch(/:\nhttps?:\S+\/ta\/order\/\S{22}\n/);
    });

    test('follows its steps: confirmed, on its way, and with what the lorry is called', async () => {
      const desk = await shop.staff('orders');
      const { number } = await placeWithEmail();
      const step = (name: string, body: object) => desk.post(`/api/admin/orders/${number}/${name}`, body);
      await step('advance', { from: 'placed', to: 'confirmed' });
      await step('advance', { from: 'confirmed', to: 'packed' });
      await step('payments', payment({ amountPaise: 339_500 }));
      await step('dispatch', {
        from: 'packed',
        transporter: 'KPN Parcel',
        lrNumber: 'LR-7788',
        lrDate: shop.clock.today(),
        parcels: 3,
      });
      await tenSecondsLater();
      await allDone();
      expect(mail.taken.map((message) => headerOf(message, 'Subject')).toSorted()).toEqual([
        `We have your order ${number}`,
        `Your order ${number} is confirmed`,
        `Your order ${number} is on its way`,
      ]);
    });

    test('waits ten seconds where it can be undone, and is withdrawn by what undoes it', async () => {
      const desk = await shop.staff('orders');
      const { number } = await placeWithEmail();
      await allDone();
      await desk.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });
      const [waiting] = await database.query<{ seconds: number }>(
        "SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job WHERE state = 'created'",
      );
      expect(waiting?.seconds).toBe(10);
      await desk.post(`/api/admin/orders/${number}/cancel`, { from: 'confirmed', reason: 'Asked twice' });
      await tenSecondsLater();
      await waitFor(async () =>
        expect((await states()).toSorted()).toEqual(['cancelled', 'completed', 'completed']),
      );
      expect(mail.taken.map((message) => headerOf(message, 'Subject'))).toEqual([
        `We have your order ${number}`,
        `Your order ${number} is cancelled`,
      ]);
    });
  });

  describe('a mail server that', () => {
    test('refuses for a while gets the e-mail later', async () => {
      mail.moods = ['refuse', 'refuse'];
      await placeWithEmail();
      await allDone();
      expect(mail.offered).toBe(3);
      expect(mail.taken).toHaveLength(1);
    });

    test('ends the connection after the e-mail may get it twice, under one Message-ID, and never not at all', async () => {
      mail.moods = ['drop-after-data'];
      await placeWithEmail();
      await allDone();
      expect(mail.taken).toHaveLength(2);
      const [first, second] = mail.taken.map((message) => headerOf(message, 'Message-ID'));
      expect(first).toMatch(/^<[0-9a-f-]{36}@shop\.test>$/);
      expect(second).toBe(first);
    });

    test('answers slowly holds up neither the shop nor an order', async () => {
      mail.moods = ['slowly', 'slowly'];
      await placeWithEmail();
      await placeWithEmail();
      await allDone();
      expect(mail.taken).toHaveLength(2);
    });

    test('refuses for ever is given up after the last try, listed, and asked again when somebody says so', async () => {
      mail.moods = ['refuse', 'refuse', 'refuse', 'refuse'];
      const { number } = await placeWithEmail();
      await waitFor(async () => expect(await states()).toEqual(['failed']), 20_000);
      expect(mail.offered).toBe(4);
      const owner = await shop.staff('owner');
      const jobs = async (state = '') =>
        (await owner.get<ListPage<JobView>>(`/api/admin/jobs${state}`)).body.rows;
      const failed = await jobs('?state=failed');
      expect(await jobs()).toEqual(failed);
      expect(await jobs('?state=waiting')).toEqual([]);
      expect(failed).toEqual([
        expect.objectContaining({
          state: 'failed',
          kind: 'order-received',
          about: `order/${number}`,
          to: email,
          tries: 4,
          error: 'The mail server did not take it: EMESSAGE 451 DATA',
        }),
      ]);
      expect((await owner.get<DashboardView>('/api/admin/dashboard')).body.failedJobs).toBe(1);
      const id = failed[0]?.id ?? '';
      const tried = await owner.post(`/api/admin/jobs/${id}/try-again`);
      expect(tried).toMatchObject({ status: 200, body: { id, state: 'waiting' } });
      await allDone();
      expect(mail.taken).toHaveLength(1);
      expect(await jobs()).toEqual([]);
      expect((await owner.post(`/api/admin/jobs/${id}/try-again`)).status).toBe(404);
      expect((await owner.post(`/api/admin/jobs/${randomUUID()}/try-again`)).status).toBe(404);
    });

    test('knows no such person is asked once', async () => {
      mail.moods = ['unknown-recipient'];
      await placeWithEmail();
      await waitFor(async () => expect(await states()).toEqual(['failed']));
      expect(mail.offered).toBe(1);
    });

    test('is given up by a person: nothing waits or is asked again, and it is known who did it', async () => {
      mail.moods = ['unknown-recipient'];
      const { number } = await placeWithEmail();
      await waitFor(async () => expect(await states()).toEqual(['failed']));
      const owner = await shop.staff('owner');
      const page = await owner.get<ListPage<JobView>>('/api/admin/jobs');
      const id = page.body.rows[0]?.id ?? '';
      expect((await owner.post(`/api/admin/jobs/${id}/give-up`)).body).toMatchObject({ state: 'given-up' });
      expect(await states()).toEqual(['cancelled']);
      expect((await owner.get<ListPage<JobView>>('/api/admin/jobs')).body.rows).toEqual([]);
      expect((await owner.post(`/api/admin/jobs/${id}/give-up`)).status).toBe(404);
      const [entry] = await database.query('SELECT action, after FROM audit_entry ORDER BY at DESC LIMIT 1');
      expect(entry).toEqual({
        action: 'job.given-up',
        after: { kind: 'order-received', about: `order/${number}` },
      });
    });
  });

  describe('owners', () => {
    test('are all told when money goes elsewhere and when the shop is closed, and of nothing else', async () => {
      const owner = await shop.staff('owner');
      await shop.staff('owner');
      await shop.staff('manager');
      const owners = await database.query("SELECT FROM staff WHERE role = 'owner' AND active");
      const { body } = await owner.get('/api/admin/settings');
      const save = (section: string, value: object) => {
        const { revision, value: before } = body[section] as unknown as { revision: number; value: object };
        return owner.put(`/api/admin/settings/${section}`, { revision, ...before, ...value });
      };
      expect((await save('tally', {})).status).toBe(200);
      expect((await save('sale', { secondForCash: true })).status).toBe(200);
      expect((await save('payment', { upiId: 'another@upi' })).status).toBe(200);
      const { revision } = body['season'] as unknown as { revision: number };
      const closed = await owner.put('/api/admin/settings/door', { closed: true, revision });
      expect(closed.status).toBe(200);
      await allDone();
      const subjects = mail.taken.map((message) => headerOf(message, 'Subject')).toSorted();
      expect(subjects).toEqual([
        ...Array<string>(owners.length).fill('The bank and UPI details of the shop were changed'),
        ...Array<string>(owners.length).fill('The shop was closed'),
        ...Array<string>(owners.length).fill('The way the shop sells was changed'),
      ]);
      const shown = async () => (await owner.get<OwnerAlertView[]>('/api/admin/owner-alerts')).body;
      expect((await shown()).map(({ by, alert }) => [by, alert.what])).toEqual([
        ['The owner', 'shop-closed'],
        ['The owner', 'payment-details'],
        ['The owner', 'sale-terms'],
      ]);
      expect((await (await shop.staff('manager')).get('/api/admin/owner-alerts')).status).toBe(403);
      shop.clock.advance(7 * 86_400_000 + 1000);
      expect((await (await shop.staff('owner')).get('/api/admin/owner-alerts')).body).toEqual([]);
      await database.query(
        "UPDATE setting SET value = value || '{\"closed\": false}' WHERE section = 'season'",
      );
    });
  });
});
