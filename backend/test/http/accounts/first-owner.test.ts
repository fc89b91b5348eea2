import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EnsureFirstOwner } from '../../../src/features/accounts/application/staff/ensure-first-owner.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('TRUNCATE staff CASCADE'));

const NO_WISH = { email: null, password: null };

test('of many copies that start on an empty database, one makes the owner, who can sign in', async () => {
  const ensure = shop.app.get(EnsureFirstOwner);
  const made = await Promise.all(
    Array.from({ length: 5 }, () => ensure.execute({ email: null, password: null })),
  );
  const owners = made.filter((one) => one !== null);
  expect(owners).toHaveLength(1);
  expect(await shop.database.query('SELECT role FROM staff')).toEqual([{ role: 'owner' }]);
  const { email, madePassword } = owners[0] ?? {};
  const answer = await shop.visitor().post('/api/public/staff-session', { email, password: madePassword });
  expect(answer.body).toMatchObject({ role: 'owner' });
});

test('the password that was made is 128 random bits, and told once', async () => {
  const ensure = shop.app.get(EnsureFirstOwner);
  expect(await ensure.execute(NO_WISH)).toEqual({
    email: 'owner@agalcrackers.example',
    madePassword: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(await ensure.execute(NO_WISH)).toBeNull();
});

test('an owner whom the environment names gets that password, which is not told', async () => {
  const wish = { email: 'me@shop.example', password: 'my own words, three or four' };
  expect(await shop.app.get(EnsureFirstOwner).execute(wish)).toEqual({
    email: 'me@shop.example',
    madePassword: null,
  });
  const { body } = await shop.visitor().post('/api/public/staff-session', wish);
  expect(body).toMatchObject({ role: 'owner' });
});
