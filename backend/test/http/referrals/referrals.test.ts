import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { Visits } from '../../../src/features/referrals/application/visits.ts';
import { OWN_PAGE } from '../../support/caller.ts';
import { addReferrer, PASSWORD } from '../../support/people.ts';
import { waitFor } from '../../support/wait-for.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const check = async (code: string) =>
  (await shop.visitor().get(`/api/public/referral-codes/${encodeURIComponent(code)}`)).body;

describe('a referral code', () => {
  test('of an active referrer counts, in any case', async () => {
    expect(await check('RAVI10')).toEqual({ code: 'RAVI10', accepted: true, greeting: null });
    expect(await check('ravi10')).toEqual({ code: 'RAVI10', accepted: true, greeting: null });
  });

  test('that nobody has does not, and that is no error', async () => {
    expect(await check('NOBODY1')).toEqual({ code: 'NOBODY1', accepted: false, greeting: null });
    expect(await check("'; DROP TABLE referrer")).toMatchObject({ accepted: false });
  });

  test('stops counting when its referrer is suspended', async () => {
    await shop.changeContent("UPDATE referrer SET state = 'suspended' WHERE code = 'RAVI10'");
    expect(await check('RAVI10')).toMatchObject({ accepted: false });
    await shop.changeContent("UPDATE referrer SET state = 'active' WHERE code = 'RAVI10'");
    expect(await check('RAVI10')).toMatchObject({ accepted: true });
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

describe('a visit through a code', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const visit = (code: string, userAgent = PHONE, address = '203.0.113.7') =>
    shop
      .visitor(address)
      .post(`/api/public/referral-codes/${code}/visits`, undefined, { ...OWN_PAGE, 'user-agent': userAgent });
  const countedOf = async (id: string) => {
    await shop.app.get(Visits).flush();
    return shop.database.query('SELECT day::text, visits FROM referral_visit WHERE referrer_id = $1', [id]);
  };

  test('is counted by code and day, and by nothing else', async () => {
    const { id } = await addReferrer(shop.database, 'VISIT1');
    await shop.changeContent("UPDATE referrer SET name = 'Visited' WHERE code = 'VISIT1'");
    expect((await visit('visit1')).status).toBe(204);
    await visit('VISIT1', PHONE, '203.0.113.8');
    await shop.app.get(Visits).flush();
    await visit('VISIT1', PHONE, '203.0.113.9');
    expect(await countedOf(id)).toEqual([{ day: shop.clock.today(), visits: 3 }]);
    const columns = await shop.database.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'referral_visit'",
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual(['day', 'referrer_id', 'visits']);
  });

  test('of a program that reads pages, and of a code that nobody has, is none', async () => {
    const { id } = await addReferrer(shop.database, 'VISIT2');
    await shop.changeContent("UPDATE referrer SET name = 'Visited' WHERE code = 'VISIT2'");
    expect((await visit('VISIT2', 'facebookexternalhit/1.1')).status).toBe(204);
    expect((await visit('NOBODY7')).status).toBe(204);
    expect(await countedOf(id)).toEqual([]);
  });

  test('waits in memory for the database, and is written before a copy of the backend ends', async () => {
    const copy = await bootShop({ database: shop.database });
    const { id } = await addReferrer(shop.database, 'VISIT3');
    await copy.changeContent("UPDATE referrer SET name = 'Visited' WHERE code = 'VISIT3'");
    await copy.visitor().post('/api/public/referral-codes/VISIT3/visits', undefined, {
      ...OWN_PAGE,
      'user-agent': PHONE,
    });
    expect(await countedOf(id)).toEqual([]);
    await copy.close();
    expect(await countedOf(id)).toEqual([{ day: shop.clock.today(), visits: 1 }]);
  });
});

describe('a code’s greeting', () => {
  test('says the first name to whoever comes, once its referrer allows it', async () => {
    const { email } = await addReferrer(shop.database, 'GREET1');
    const caller = shop.visitor();
    await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
    expect(await check('GREET1')).toMatchObject({ accepted: true, greeting: null });
    expect((await caller.put('/api/referrer/greeting', { greets: true })).status).toBe(204);
    await waitFor(async () => expect(await check('GREET1')).toMatchObject({ greeting: 'Referrer' }));
    expect((await caller.get('/api/referrer/dashboard')).body).toMatchObject({ greets: true });
    await caller.put('/api/referrer/greeting', { greets: false });
    await waitFor(async () => expect(await check('GREET1')).toMatchObject({ greeting: null }));
    expect((await caller.put('/api/referrer/greeting', { greets: 'yes' })).status).toBe(400);
  });
});
