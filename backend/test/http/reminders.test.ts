import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReminderPageView } from '@shop/contracts/reminders/views';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

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

test('owner and manager see the reminders, newest first; others do not', async () => {
  await ask({ phone: '9876543210', consent: true });
  shop.clock.advance(1_000);
  await ask({ email: 'a@b.in', consent: true });
  const { body } = await (await shop.staff('manager')).get<ReminderPageView>('/api/admin/reminders');
  expect(body).toMatchObject({ total: 2, page: 1 });
  expect(body.reminders.map(({ channel, contact }) => [channel, contact])).toEqual([
    ['email', 'a@b.in'],
    ['phone', '9876543210'],
  ]);
  for (const role of ['orders', 'content', 'catalogue'] as const) {
    expect((await (await shop.staff(role)).get('/api/admin/reminders')).status).toBe(403);
  }
});
