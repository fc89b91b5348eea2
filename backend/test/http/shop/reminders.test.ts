import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ReminderView } from '@shop/contracts/reminders/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';

let shop: TestShop;
beforeAll(async () => {
  // The empty shop is closed, as in the months between the seasons.
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('DELETE FROM reminder; DELETE FROM throttle'));

const ask = (body: object) => shop.visitor().post('/api/public/reminders', body);
const contacts = async () =>
  (await shop.database.query<{ contact: string }>('SELECT contact FROM reminder ORDER BY id')).map(
    ({ contact }) => contact,
  );

describe('a reminder', () => {
  test('can be asked for while the shop is closed, by phone or by e-mail', async () => {
    expect((await ask({ phone: '98765 43210', consent: true })).status).toBe(204);
    expect((await ask({ email: 'Meena@Example.com', consent: true })).status).toBe(204);
    expect(await contacts()).toEqual(['9876543210', 'meena@example.com']);
  });

  test('is in the language of the page, of the last one where it is asked for anew', async () => {
    const languages = () => shop.database.query('SELECT language FROM reminder');
    await ask({ email: 'a@b.in', consent: true });
    expect(await languages()).toEqual([{ language: 'en' }]);
    await shop.database.query("UPDATE reminder SET told_at = now() - interval '2 days'");
    await ask({ email: 'a@b.in', consent: true, language: 'ta' });
    expect(await languages()).toEqual([{ language: 'ta' }]);
    expect((await ask({ email: 'c@b.in', consent: true, language: 'fr' })).status).toBe(400);
  });

  test('asked for twice is one, also at the same time and in another spelling', async () => {
    const answers = await Promise.all(
      ['9876543210', '+91 98765 43210', '09876543210', '9876543210'].map((phone) =>
        ask({ phone, consent: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    await ask({ phone: '9876543210', email: 'a@b.in', consent: true });
    await ask({ email: 'A@B.IN', consent: true });
    expect(await contacts()).toEqual(['9876543210', 'a@b.in']);
  });

  test('is not taken while the shop is open: its e-mail would leave at once, to whomever somebody names', async () => {
    const open = await bootShop();
    const asked = open.visitor().post('/api/public/reminders', { email: 'a@b.in', consent: true });
    expect(await asked).toMatchObject({ status: 409, body: { code: 'shop-open' } });
    await open.close();
  });

  test('from a program that fills in every box is not kept', async () => {
    expect((await ask({ phone: '9876543210', consent: true, website: 'x' })).status).toBe(204);
    expect(await contacts()).toEqual([]);
  });

  test.each([
    ['without consent', { phone: '9876543210', consent: false }],
    ['that does not speak of consent', { phone: '9876543210' }],
    ['without phone and e-mail', { consent: true }],
    ['with a landline', { phone: '04562 123456', consent: true }],
    ['with no e-mail address', { email: 'somebody', consent: true }],
    ['with U+0000', { email: 'a\u0000@b.in', consent: true }],
    ['with a list', { phone: ['9876543210'], consent: true }],
    ['with 10,000 characters', { email: `${'x'.repeat(10_000)}@b.in`, consent: true }],
  ])('%s is refused', async (_, body) => {
    expect((await ask(body)).status).toBe(400);
    expect(await contacts()).toEqual([]);
  });

  test('cannot be asked for without end from one address', async () => {
    for (let n = 0; n < 60; n++) expect((await ask({ email: `p${n}@b.in`, consent: true })).status).toBe(204);
    expect((await ask({ email: 'p61@b.in', consent: true })).status).toBe(429);
  });
});

describe('who was told', () => {
  const told = () =>
    shop.database.query<{ told: boolean }>('SELECT told_at IS NOT NULL AS told FROM reminder');

  test('may ask again after a day, not before: nobody has e-mails sent to a stranger over and over', async () => {
    await ask({ email: 'a@b.in', consent: true });
    await shop.database.query('UPDATE reminder SET told_at = $1', [shop.clock.now()]);
    shop.clock.advance(86_399_000);
    await ask({ email: 'a@b.in', consent: true });
    expect(await told()).toEqual([{ told: true }]);
    shop.clock.advance(1_000);
    await ask({ email: 'a@b.in', consent: true });
    expect(await told()).toEqual([{ told: false }]);
  });
});

describe('at the desk', () => {
  const LIST = '/api/admin/reminders';
  let manager: Caller;
  beforeAll(async () => {
    manager = await shop.staff('manager');
  });
  beforeEach(async () => {
    await ask({ phone: '9876543210', consent: true });
    shop.clock.advance(1_000);
    await ask({ email: '=cmd@b.in', consent: true });
  });
  const rows = async (query = '') => (await manager.get<ListPage<ReminderView>>(LIST + query)).body.rows;
  const found = async (query: string) => (await rows(query)).map(({ contact }) => contact);
  const idOf = async (contact: string) => (await rows()).find((row) => row.contact === contact)?.id ?? '';

  test('reminders are found by channel, by being told, and by what of a contact is typed, newest first', async () => {
    expect(await found('')).toEqual(['=cmd@b.in', '9876543210']);
    expect(await found('?channel=phone')).toEqual(['9876543210']);
    expect(await found('?search=98765+43210')).toEqual(['9876543210']);
    expect(await found('?search=CMD')).toEqual(['=cmd@b.in']);
    expect((await manager.get(`${LIST}?channel=fax`)).status).toBe(400);
  });

  test('a phone is marked as told by whoever wrote to it, and taken back; an e-mail address is written to by the shop', async () => {
    const id = await idOf('9876543210');
    expect((await manager.post(`${LIST}/${id}/told`)).status).toBe(200);
    expect(await found('?state=told')).toEqual(['9876543210']);
    expect(await found('?state=waiting')).toEqual(['=cmd@b.in']);
    // Who comes second is told, so that an undo of theirs takes back nothing of the first one's.
    expect(await manager.post(`${LIST}/${id}/told`)).toMatchObject({
      status: 409,
      body: { code: 'reminder-told' },
    });
    expect((await manager.post(`${LIST}/${id}/waiting`)).status).toBe(200);
    expect(await found('?state=told')).toEqual([]);
    expect((await manager.post(`${LIST}/${await idOf('=cmd@b.in')}/told`)).status).toBe(404);
  });

  test('who asks to be forgotten is, and the audit log does not remember them', async () => {
    const id = await idOf('9876543210');
    expect((await manager.post(`${LIST}/${id}/delete`)).status).toBe(204);
    expect(await contacts()).toEqual(['=cmd@b.in']);
    expect((await manager.post(`${LIST}/${id}/delete`)).status).toBe(404);
    const entries = await shop.database.query(
      "SELECT actor_name, subject, before, after FROM audit_entry WHERE action = 'reminder.deleted'",
    );
    expect(entries).toEqual([
      { actor_name: 'The manager', subject: `reminder/${id}`, before: null, after: null },
    ]);
  });

  test('the file has phones as a broadcast takes them, and no cell that is a formula', async () => {
    const { rawPayload } = await shop.app.inject({
      url: `${LIST}/export/csv`,
      cookies: Object.fromEntries(manager.cookies),
    });
    const [, first, second] = rawPayload.toString().split('\r\n');
    expect(first).toMatch(/^,'=cmd@b\.in,/);
    expect(second).toMatch(/^919876543210,,/);
  });
});
