import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SettingsView } from '@shop/contracts/shop/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { PASSWORD } from '../../support/people.ts';

const MINUTE = 60_000;
const SETTINGS = '/api/admin/settings';
const CONFIRM = '/api/admin/session/password';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await shop.staff('owner');
});

const settings = async () => (await owner.get<SettingsView>(SETTINGS)).body;
const saveBank = async (bank: string) => {
  const { value, revision } = (await settings()).payment;
  return owner.put(`${SETTINGS}/payment`, { ...value, bank, revision });
};
/** An access token lasts ten minutes: the page renews it by itself. */
const later = async (ms: number) => {
  shop.clock.advance(ms);
  await owner.post('/api/public/staff-session/refresh');
};

describe('a step that needs a fresh password', () => {
  test('is done for ten minutes after signing in, and then asks', async () => {
    await later(10 * MINUTE - 1);
    expect((await saveBank('First Bank')).status).toBe(200);
    await later(1);
    expect(await saveBank('Second Bank')).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect((await settings()).payment.value.bank).toBe('First Bank');
    const { revision } = (await settings()).season;
    const closed = await owner.put(`${SETTINGS}/door`, { closed: true, revision });
    expect(closed).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    // What needs none goes on.
    const { value, revision: from } = (await settings()).limits;
    expect((await owner.put(`${SETTINGS}/limits`, { ...value, revision: from })).status).toBe(200);
  });

  test('is done again once the password was typed, in this session alone', async () => {
    const copy = owner.copy();
    await later(11 * MINUTE);
    expect((await owner.post(CONFIRM, { password: PASSWORD })).status).toBe(204);
    expect((await saveBank('Third Bank')).status).toBe(200);
    expect(copy.cookies.size).toBeGreaterThan(0);
    const other = await shop.staff('owner');
    await shop.database.query(
      `UPDATE session SET proven_at = NULL WHERE created_at = (SELECT max(created_at) FROM session)`,
    );
    const { value, revision } = (await other.get<SettingsView>(SETTINGS)).body.payment;
    expect((await other.put(`${SETTINGS}/payment`, { ...value, revision })).body).toMatchObject({
      code: 'password-needed',
    });
  });

  test('stays shut at a wrong password, whose tries are counted with those at the sign-in', async () => {
    await later(11 * MINUTE);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await owner.post(CONFIRM, { password: 'guessed' })).body).toMatchObject({
        code: 'wrong-credentials',
      });
    }
    expect((await owner.post(CONFIRM, { password: PASSWORD })).body).toMatchObject({
      code: 'too-many-requests',
    });
    expect((await saveBank('Fourth Bank')).body).toMatchObject({ code: 'password-needed' });
  });

  test('tells somebody without the right that it is missing, not to type a password', async () => {
    const manager = await shop.staff('manager');
    await shop.database.query('UPDATE session SET proven_at = NULL');
    const { body } = await manager.put(`${SETTINGS}/door`, { closed: true, revision: 1 });
    expect(body).toMatchObject({ code: 'permission-missing' });
  });
});
