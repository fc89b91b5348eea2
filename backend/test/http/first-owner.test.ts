import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EnsureFirstOwner } from '../../src/features/accounts/application/ensure-first-owner.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());

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
