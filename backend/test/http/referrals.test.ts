import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { addReferrer, PASSWORD } from '../support/people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const check = async (code: string) =>
  (await shop.visitor().get(`/api/public/referral-codes/${encodeURIComponent(code)}`)).body;

describe('a referral code', () => {
  test('of an active referrer counts, in any case', async () => {
    expect(await check('RAVI10')).toEqual({ code: 'RAVI10', accepted: true });
    expect(await check('ravi10')).toEqual({ code: 'RAVI10', accepted: true });
  });

  test('that nobody has does not, and that is no error', async () => {
    expect(await check('NOBODY1')).toEqual({ code: 'NOBODY1', accepted: false });
    expect(await check("'; DROP TABLE referrer")).toMatchObject({ accepted: false });
  });

  test('stops counting when its referrer is suspended', async () => {
    await shop.changeContent("UPDATE referrer SET state = 'suspended' WHERE code = 'RAVI10'");
    expect(await check('RAVI10')).toEqual({ code: 'RAVI10', accepted: false });
    await shop.changeContent("UPDATE referrer SET state = 'active' WHERE code = 'RAVI10'");
    expect(await check('RAVI10')).toEqual({ code: 'RAVI10', accepted: true });
  });

  test('its referrer cannot sign in before there is a password', async () => {
    for (const password of ['', 'RAVI10', 'null']) {
      const answer = await shop
        .visitor()
        .post('/api/public/referrer-session', { email: 'ravi@agalcrackers.example', password });
      expect(answer.status).toBe(password === '' ? 400 : 401);
    }
  });
});

describe("a referrer's orders", () => {
  async function signedIn(code: string): Promise<{ id: string; caller: Caller }> {
    const { id, email } = await addReferrer(shop.database, code);
    const caller = shop.visitor();
    await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
    return { id, caller };
  }

  async function addOrder(referrerId: string, number: string, placedAt: string) {
    await shop.database.query(
      `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery, customer_name,
         phone, address, city, district, state_code, state_name, pin_code, remarks, referrer_id, referral_code,
         mrp_paise, goods_paise, packing_paise, rounding_paise, total_paise, adult_confirmed_at, terms_accepted_at)
       VALUES ($1, $2, $3, $4, '', $5, 'placed', 'door', 'Anitha', '9842100021', '1 Main Road', 'Chennai', 'Chennai',
         '33', 'Tamil Nadu', '600001', '', $6, 'CODE', 900000, 450000, 0, 0, 450000, $5, $5)`,
      [randomUUID(), number, number.padEnd(22, 'x'), randomUUID(), placedAt, referrerId],
    );
  }

  test("are the referrer's own, newest first, with the phone masked", async () => {
    const meena = await signedIn('MEENA10');
    const kumar = await signedIn('KUMAR10');
    await addOrder(meena.id, 'DS26-90001', '2026-10-01T10:00:00Z');
    await addOrder(meena.id, 'DS26-90002', '2026-10-02T10:00:00Z');
    await addOrder(kumar.id, 'DS26-90003', '2026-10-03T10:00:00Z');

    const { body } = await meena.caller.get<{ orders: object[] }>('/api/referrer/orders');
    expect(body.orders).toEqual([
      {
        number: 'DS26-90002',
        placedAt: '2026-10-02T10:00:00.000Z',
        customerName: 'Anitha',
        maskedPhone: '98xxxxxx21',
        city: 'Chennai',
        state: 'placed',
        goodsPaise: 450000,
      },
      expect.objectContaining({ number: 'DS26-90001' }),
    ]);
    expect((await kumar.caller.get<{ orders: object[] }>('/api/referrer/orders')).body.orders).toHaveLength(
      1,
    );
  });

  test('are not for staff, nor for a visitor', async () => {
    expect((await (await shop.staff()).get('/api/referrer/orders')).status).toBe(401);
    expect((await shop.visitor().get('/api/referrer/orders')).status).toBe(401);
  });
});
