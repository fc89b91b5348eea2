import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import type { DashboardView } from '@shop/contracts/figures/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('DELETE FROM contact_message; DELETE FROM throttle'));

const FORM = '/api/public/contact-messages';
const INBOX = '/api/admin/contact-messages';
const good = {
  name: 'Kavitha',
  phone: '+91 98765 43210',
  subject: 'delivery',
  message: 'Do you send to Hosur?',
};
const send = (body: object) => shop.visitor().post(FORM, body);
const stored = () => shop.database.query<{ name: string; message: string }>('SELECT * FROM contact_message');

describe('a message to the shop', () => {
  test('is kept, with the phone as ten digits, and shown to staff', async () => {
    expect((await send(good)).status).toBe(204);
    const { body } = await (await shop.staff('orders')).get<ListPage<ContactMessageView>>(INBOX);
    expect(body).toMatchObject({ total: 1, isMore: false, before: null, after: null });
    expect(body.rows[0]).toMatchObject({ ...good, phone: '9876543210', email: null, done: null });
  });

  test('needs a phone or an e-mail, either will do', async () => {
    const { phone: _, ...nobody } = good;
    expect((await send(nobody)).body).toMatchObject({ details: { fields: { phone: ['isMobile'] } } });
    expect((await send({ ...nobody, email: 'Kavitha@Example.com' })).status).toBe(204);
    expect(await stored()).toMatchObject([{ phone: null, email: 'kavitha@example.com' }]);
    expect((await send({ ...nobody, email: 'k@example.com', phone: '123' })).status).toBe(400);
  });

  test('that is sent twice stands in the inbox once, until it is answered', async () => {
    await send(good);
    expect((await send(good)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
    await send({ ...good, message: 'And to Bengaluru?' });
    expect(await stored()).toHaveLength(2);
    await shop.database.query("UPDATE contact_message SET done_at = at, done_by = 'Order desk'");
    await send(good);
    expect(await stored()).toHaveLength(3);
  });

  test('that is sent again while it is being kept stands there once', async () => {
    await shop.database.query(`
      CREATE FUNCTION takes_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.1); RETURN NEW; END $$;
      CREATE TRIGGER takes_time BEFORE INSERT ON contact_message FOR EACH ROW EXECUTE FUNCTION takes_time()`);
    const answers = await Promise.all([send(good), send(good)]);
    await shop.database.query('DROP FUNCTION takes_time CASCADE');
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await stored()).toHaveLength(1);
  });

  test('full of markup is text and stays text', async () => {
    const message = `<script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} '; DROP TABLE orders; -- தமிழ்\n=1+1`;
    expect((await send({ ...good, name: '<b>Eve</b>', message })).status).toBe(204);
    const answer = await (await shop.staff('content')).get<ListPage<ContactMessageView>>(INBOX);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body.rows[0]).toMatchObject({ name: '<b>Eve</b>', message });
  });

  test('from a program that fills in every box gets the same answer, and nothing is kept', async () => {
    const trapped = await send({ ...good, website: 'https://spam.test' });
    const person = await send({ ...good, website: '' });
    expect([trapped.status, trapped.body]).toEqual([person.status, person.body]);
    expect(await stored()).toHaveLength(1);
  });

  test('can be sent five times an hour with a phone, however it is typed', async () => {
    for (const phone of ['9876543210', '09876543210', '+919876543210', '98765 43210', '98765-43210']) {
      expect((await send({ ...good, phone })).status).toBe(204);
    }
    const refused = await send(good);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too-many-requests', details: { retryAfterSeconds: 3600 } });
    shop.clock.advance(3_600_000);
    expect((await send(good)).status).toBe(204);
  });

  test('can be sent forty times an hour from one address', async () => {
    const of = (n: number) => send({ ...good, phone: `98765432${10 + n}` });
    for (let n = 0; n < 40; n++) expect((await of(n)).status).toBe(204);
    expect((await of(41)).status).toBe(429);
  });

  test('counts the addresses of one /64 as one', async () => {
    const from = (address: string, n: number) =>
      shop.visitor(address).post(FORM, { ...good, phone: `98765432${10 + n}` });
    for (let n = 0; n < 40; n++) expect((await from(`2001:db8:1:2::${n}`, n)).status).toBe(204);
    expect((await from('2001:db8:1:2:ffff::1', 41)).status).toBe(429);
    expect((await from('2001:db8:1:3::1', 42)).status).toBe(204);
  });

  test('from elsewhere in the same name never shuts the form for the person', async () => {
    for (let n = 0; n < 6; n++) await shop.visitor('198.51.100.9').post(FORM, good);
    expect((await send(good)).status).toBe(204);
  });

  test.each([
    ['2,001 characters', { message: 'x'.repeat(2_001) }],
    ['no words', { message: '      ' }],
    ['U+0000', { message: 'hello\u0000there' }],
    ['half a character', { message: 'hello\ud800' }],
    ['a list for a text', { message: ['hello there'] }],
    ['an unknown subject', { subject: 'love' }],
    ['an unknown field', { admin: true }],
    ['null for a name', { name: null }],
    ['null for a phone', { phone: null }],
    ['an e-mail of 10,000 characters', { email: `${'x'.repeat(10_000)}@x.in` }],
  ])('with %s is refused', async (_, change) => {
    const { status, body } = await send({ ...good, ...change });
    expect(status).toBe(400);
    expect(body['code']).toBe('invalid-request');
    expect(await stored()).toEqual([]);
  });

  test('that is larger than any message is refused before it is read', async () => {
    expect((await send({ ...good, message: 'x'.repeat(300_000) })).status).toBe(413);
  });
});

describe('staff', () => {
  test('mark a message as answered, once; the dashboard counts what waits', async () => {
    await send(good);
    await send({ ...good, name: 'Arun' });
    const caller = await shop.staff('manager');
    const waiting = async () => (await caller.get<DashboardView>('/api/admin/dashboard')).body.newContacts;
    expect(await waiting()).toBe(2);
    const open = (await caller.get<ListPage<ContactMessageView>>(`${INBOX}?state=open`)).body.rows;
    const done = await caller.post<ContactMessageView>(`${INBOX}/${open[0]?.id}/done`);
    expect(done.status).toBe(200);
    expect(done.body.done).toMatchObject({ by: 'The manager' });
    expect(await waiting()).toBe(1);
    // Who comes second is told, so that an undo of theirs takes back nothing of the first one's.
    shop.clock.advance(60_000);
    expect(await (await shop.staff('owner')).post(`${INBOX}/${open[0]?.id}/done`)).toMatchObject({
      status: 409,
      body: { code: 'message-answered', details: { by: 'The manager' } },
    });
    const [kept] = (await caller.get<ListPage<ContactMessageView>>(`${INBOX}?state=done`)).body.rows;
    expect(kept?.done).toEqual(done.body.done);
    expect((await caller.get<ListPage<ContactMessageView>>(`${INBOX}?state=done`)).body.total).toBe(1);
    expect((await caller.get<ListPage<ContactMessageView>>(`${INBOX}?state=open`)).body.rows).toHaveLength(1);
  });

  test('take that back, and the message waits again', async () => {
    await send(good);
    const caller = await shop.staff('manager');
    const id = (await caller.get<ListPage<ContactMessageView>>(INBOX)).body.rows[0]?.id;
    await caller.post(`${INBOX}/${id}/done`);
    const reopened = await caller.post<ContactMessageView>(`${INBOX}/${id}/open`);
    expect(reopened).toMatchObject({ status: 200, body: { id, done: null } });
    expect((await caller.get<ListPage<ContactMessageView>>(`${INBOX}?state=open`)).body.total).toBe(1);
    expect((await (await shop.staff('catalogue')).post(`${INBOX}/${id}/open`)).status).toBe(403);
    expect((await caller.post(`${INBOX}/01900000-0000-7000-8000-000000000000/open`)).status).toBe(404);
  });

  test('keep what was answered, and one colleague does not write over another', async () => {
    await send(good);
    const [caller, other] = [await shop.staff('manager'), await shop.staff('owner')];
    const id = (await caller.get<ListPage<ContactMessageView>>(INBOX)).body.rows[0]?.id;
    const answer = (by: Caller, text: string) =>
      by.post<ContactMessageView>(`${INBOX}/${id}/answer`, { answer: text });
    expect((await answer(caller, ' ')).status).toBe(400);
    expect((await answer(caller, 'By lorry, on Friday.\nமேட்டூர் too.')).body).toMatchObject({
      answers: [{ text: 'By lorry, on Friday.\nமேட்டூர் too.', by: 'The manager' }],
      done: { by: 'The manager' },
    });
    expect(await answer(other, 'No.')).toMatchObject({
      status: 409,
      body: { code: 'message-answered', details: { by: 'The manager' } },
    });
    const [kept] = (await other.get<ListPage<ContactMessageView>>(`${INBOX}?state=done`)).body.rows;
    expect(kept?.answers).toEqual([
      { text: 'By lorry, on Friday.\nமேட்டூர் too.', by: 'The manager', at: kept?.done?.at },
    ]);

    // What was answered is there still when the message waits again, and when it is answered again.
    expect((await caller.post(`${INBOX}/${id}/open`)).body).toMatchObject({
      done: null,
      answers: kept?.answers,
    });
    shop.clock.advance(60_000);
    const { body } = await answer(other, 'On Saturday.');
    expect(body).toMatchObject({ done: { by: 'The owner' } });
    expect(body.answers).toEqual([
      ...(kept?.answers ?? []),
      { text: 'On Saturday.', by: 'The owner', at: body.done?.at },
    ]);
    // Marked once more without a word, nothing is said twice.
    await caller.post(`${INBOX}/${id}/open`);
    expect((await other.post<ContactMessageView>(`${INBOX}/${id}/done`)).body.answers).toEqual(body.answers);
    const file = await shop.app.inject({
      url: `${INBOX}/export/csv`,
      cookies: Object.fromEntries(caller.cookies),
    });
    expect(file.body).toContain('By lorry, on Friday.\nமேட்டூர் too.\n\nOn Saturday.');
  });

  test('write the answer of a message that is marked already', async () => {
    await send(good);
    const caller = await shop.staff('manager');
    const id = (await caller.get<ListPage<ContactMessageView>>(INBOX)).body.rows[0]?.id;
    await caller.post(`${INBOX}/${id}/done`);
    const { body } = await caller.post(`${INBOX}/${id}/answer`, { answer: 'By lorry.' });
    expect(body).toMatchObject({
      answers: [{ text: 'By lorry.', by: 'The manager' }],
      done: { by: 'The manager' },
    });
    expect(
      (await (await shop.staff('catalogue')).post(`${INBOX}/${id}/answer`, { answer: 'x' })).status,
    ).toBe(403);
  });

  test('page through many', async () => {
    await shop.database.query(
      `INSERT INTO contact_message (id, at, name, phone, subject, message)
       SELECT uuidv7(), now() - n * interval '1 minute', 'N' || n, '9876543210', 'other', 'hello'
       FROM generate_series(1, 60) n`,
    );
    const caller = await shop.staff('owner');
    const first = (await caller.get<ListPage<ContactMessageView>>(INBOX)).body;
    const { body } = await caller.get<ListPage<ContactMessageView>>(`${INBOX}?cursor=${first.after}`);
    expect(body.total).toBe(60);
    expect(body.rows).toHaveLength(25);
    expect(body.rows[0]?.name).toBe('N26');
  });

  test('find a message by who wrote it and by what it says', async () => {
    await send(good);
    await send({ ...good, name: 'Arun', phone: '9123456780', message: 'Do you send to Ooty?' });
    const caller = await shop.staff('owner');
    const found = async (search: string) => {
      const { body } = await caller.get<ListPage<ContactMessageView>>(`${INBOX}?search=${search}`);
      return body.rows.map(({ name }) => name);
    };
    expect(await found('arun%20ooty')).toEqual(['Arun']);
    expect(await found('%2B91%2091234%2056780')).toEqual(['Arun']);
    expect(await found('kavitha%20ooty')).toEqual([]);
  });

  test('need the right; the catalogue desk has none', async () => {
    expect((await (await shop.staff('catalogue')).get(INBOX)).status).toBe(403);
  });

  test('get a clear answer for what is not there', async () => {
    const caller = await shop.staff('owner');
    expect((await caller.post(`${INBOX}/01900000-0000-7000-8000-000000000000/done`)).status).toBe(404);
    expect((await caller.post(`${INBOX}/x/done`)).status).toBe(400);
    expect((await caller.get(`${INBOX}?state=all`)).status).toBe(400);
  });
});
