import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { Argon2PasswordHasher } from '../../../src/features/accounts/adapters/crypto/argon2-password-hasher.ts';
import { People } from '../../../src/features/accounts/application/people.ts';
import { PasswordHasher } from '../../../src/features/accounts/domain/password-hasher.ts';
import { SessionRepository } from '../../../src/features/accounts/application/session-repository.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { addReferrer, addStaff, PASSWORD } from '../../support/people.ts';
import { testConfig } from '../../support/test-config.ts';

const STAFF_DOOR = '/api/public/staff-session';
const REFRESH = '/api/public/staff-session/refresh';
const REFERRER_DOOR = '/api/public/referrer-session';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());

const signIn = (email: string, password = PASSWORD, visitor = shop.visitor()) =>
  visitor.post(STAFF_DOOR, { email, password });
const guess = async (times: number, email: string, visitor = shop.visitor()) => {
  for (let i = 1; i <= times; i++) expect((await signIn(email, 'a guess', visitor)).status).toBe(401);
};

describe('the sign-in of staff', () => {
  test('e-mail in any case and the password let staff in, with their rights', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    const caller = shop.visitor();
    const answer = await caller.post(STAFF_DOOR, { email: email.toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, role: 'orders' });
    expect(answer.body['permissions']).toContain('orders.advance');
    expect(answer.body['permissions']).not.toContain('settings.read');
    expect((await caller.get('/api/admin/session')).body).toMatchObject({ id });
  });

  test('brings each the language of packing that they chose, English at first', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    const colleague = await addStaff(shop.database, 'orders');
    const caller = shop.visitor();
    const languageOf = async (who: Caller) => (await who.get('/api/admin/session')).body['language'];
    const choose = (language: string) => caller.put('/api/admin/account/language', { language });
    expect((await signIn(email, PASSWORD, caller)).body).toMatchObject({ language: 'en' });
    expect((await choose('ta')).status).toBe(204);
    expect(await languageOf(caller)).toBe('ta');
    const other = shop.visitor();
    await signIn(colleague.email, PASSWORD, other);
    expect(await languageOf(other)).toBe('en');
    expect((await signIn(email)).body).toMatchObject({ language: 'ta' });
    expect((await choose('hi')).status).toBe(400);
    expect(await languageOf(caller)).toBe('ta');
  });

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const wrong = await signIn(email, 'a guess');
    const unknown = await signIn('nobody@shop.test', 'a guess');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toMatchObject({ code: 'wrong-credentials', details: {} });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('somebody who was disabled does not come in', async () => {
    const { id, email } = await addStaff(shop.database, 'owner');
    await shop.database.query('UPDATE staff SET active = false WHERE id = $1', [id]);
    expect((await signIn(email)).body).toMatchObject({ code: 'wrong-credentials' });
  });

  test('five wrong passwords close an account to an address for a quarter of an hour, even with the right one', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    await guess(5, email);
    shop.clock.advance(5 * MINUTE);
    const shut = await signIn(email);
    expect(shut.status).toBe(429);
    expect(shut.body).toMatchObject({ code: 'too-many-requests', details: { retryAfterSeconds: 600 } });
    expect(shut.headers['retry-after']).toBe('600');
    shop.clock.advance(10 * MINUTE);
    expect((await signIn(email)).status).toBe(200);
  });

  test('guesses from elsewhere shut nobody out', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    await guess(5, email, shop.visitor('198.51.100.9'));
    expect((await signIn(email)).status).toBe(200);
  });

  test('a device that somebody signed in on before has a count of its own', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const device = shop.visitor();
    await signIn(email, PASSWORD, device);
    await device.delete('/api/admin/session');
    await guess(5, email);
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(email, PASSWORD, device)).status).toBe(200);
    await guess(5, email, device.copy());
    expect((await signIn(email, PASSWORD, device)).status).toBe(429);
  });

  test('the password of a known device is checked ahead of strangers’', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const device = shop.visitor();
    const checks = jest.spyOn(shop.app.get(PasswordHasher), 'verify');
    await signIn(email, PASSWORD, device);
    await signIn(email, PASSWORD, device);
    expect(checks.mock.calls.map(([, , caller]) => caller)).toEqual(['stranger', 'known']);
    checks.mockRestore();
  });

  test('a hundred sign-ins at once to accounts that nobody has keep neither the owner nor the desk out', async () => {
    // With the bounds of the shop itself.
    const busy = await bootShop({
      database: shop.database,
      override: (module) =>
        module.overrideProvider(PasswordHasher).useFactory({ factory: () => new Argon2PasswordHasher() }),
    });
    const { email } = await addStaff(shop.database, 'owner');
    const device = busy.visitor();
    await signIn(email, PASSWORD, device);
    const desk = await busy.staff('orders');
    const flood = Array.from({ length: 100 }, (_, n) =>
      signIn(`nobody-${n}@shop.test`, 'a guess', busy.visitor(`198.51.100.${n}`)),
    );
    const wanted = [signIn(email, PASSWORD, device), desk.get('/api/admin/orders')];
    expect((await Promise.all(wanted)).map(({ status }) => status)).toEqual([200, 200]);
    const answers = (await Promise.all(flood)).map(({ status }) => status);
    expect(answers.filter((status) => status !== 401 && status !== 503)).toEqual([]);
    // Whoever finds no place is told so at once, and holds none of the frontend's connections.
    expect(answers.filter((status) => status === 503).length).toBeGreaterThanOrEqual(100 - 26 - 26);
    await busy.close();
  });

  test('a device is known for whoever signed in on it, and in that area', async () => {
    const [one, other] = [await addStaff(shop.database, 'owner'), await addStaff(shop.database, 'orders')];
    const { email } = await addReferrer(shop.database, 'DEVICE5');
    const device = shop.visitor();
    await signIn(one.email, PASSWORD, device);
    await guess(5, other.email);
    expect((await signIn(other.email, PASSWORD, device)).status).toBe(429);

    device.cookies.set('referrer-device', device.cookies.get('staff-device') ?? '');
    const referrerTry = (caller: Caller, password: string) => caller.post(REFERRER_DOOR, { email, password });
    for (let i = 1; i <= 5; i++) await referrerTry(shop.visitor(), 'a guess');
    expect((await referrerTry(device, PASSWORD)).status).toBe(429);

    shop.clock.advance(15 * MINUTE);
    expect((await signIn(other.email, PASSWORD, device)).status).toBe(200);
    await guess(5, one.email);
    expect((await signIn(one.email, PASSWORD, device)).status).toBe(200);
  });

  test('guesses from everywhere are stopped at a hundred an hour, and no known device with them', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const device = shop.visitor();
    await signIn(email, PASSWORD, device);
    for (let n = 1; n <= 20; n++) await guess(5, email, shop.visitor(`2001:db8:7:${n}::1`));
    expect((await signIn(email, 'a guess', shop.visitor('198.51.100.10'))).status).toBe(429);
    expect((await signIn(email, PASSWORD, device)).status).toBe(200);
    shop.clock.advance(60 * MINUTE);
    expect((await signIn(email)).status).toBe(200);
  });

  test('coming in uses up none of that hundred', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    for (let n = 1; n <= 101; n++) {
      expect((await signIn(email, PASSWORD, shop.visitor(`203.0.113.${n}`))).status).toBe(200);
    }
  });

  test('an address that only the database reads as another is another', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    // PostgreSQL lowers İ to i, JavaScript does not: tries in this spelling would be counted apart.
    const spelt = `pr\u0130ya-${email}`;
    await shop.database.query('UPDATE staff SET email = $1 WHERE email = $2', [`priya-${email}`, email]);
    expect(await signIn(spelt)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  });

  test('wrong tries that are sent at once are counted like others', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'a guess')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('coming in forgets the wrong tries before it', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    for (let round = 1; round <= 2; round++) {
      for (let i = 1; i <= 4; i++) await signIn(email, 'a guess');
      expect((await signIn(email)).status).toBe(200);
    }
  });

  test('the table of tries holds no e-mail', async () => {
    await signIn('somebody@shop.test', 'a guess');
    const rows = await shop.database.query("SELECT FROM throttle WHERE key LIKE '%somebody%'");
    expect(rows).toHaveLength(0);
  });

  test('the table of devices holds no cookie', async () => {
    const cookie = (await shop.staff()).cookies.get('staff-device') ?? '';
    expect(cookie).toMatch(/^[\w-]{22}$/);
    const holding = 'SELECT FROM known_device d WHERE d::text LIKE $1';
    expect(await shop.database.query(holding, [`%${cookie}%`])).toHaveLength(0);
  });

  test('another site cannot send its form here', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://evil.test' },
      {},
    ] as Record<string, string>[]) {
      const answer = await shop.visitor().post(STAFF_DOOR, { email, password: PASSWORD }, headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'cross-site-request' });
    }
    const own = await shop
      .visitor()
      .post(STAFF_DOOR, { email, password: PASSWORD }, { origin: 'http://shop.test' });
    expect(own.status).toBe(200);
  });

  test.each([
    ['an unknown field', { email: 'a@shop.test', password: 'x', role: 'owner' }],
    ['null', { email: 'a@shop.test', password: null }],
    ['U+0000', { email: 'a@shop.test', password: 'x\u0000y' }],
    ['a password of 201 characters', { email: 'a@shop.test', password: 'x'.repeat(201) }],
    ['an object for a text', { email: { $ne: '' }, password: 'x' }],
    ['a list for the whole', [{ email: 'a@shop.test', password: 'x' }]],
    ['nothing', undefined],
  ])('refuses %s', async (_, body) => {
    const answer = await shop.visitor().post(STAFF_DOOR, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-request' });
  });
});

describe('a session', () => {
  test('its cookies are out of reach of scripts and other sites', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const cookies = (await signIn(email)).headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^staff-access=.*; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^staff-refresh=.*; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[2]).toMatch(/^staff-device=.*; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('over https its cookies are bound to the host and secure', async () => {
    const secure = await bootShop({ database: shop.database, config: { publicUrl: 'https://shop.test' } });
    const { email } = await addStaff(shop.database, 'owner');
    const answer = await secure.visitor().post(STAFF_DOOR, { email, password: PASSWORD });
    await secure.close();
    const cookies = answer.headers['set-cookie'] as string[];
    expect(cookies[0]).toMatch(/^__Host-staff-access=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^__Host-staff-refresh=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('the database holds hashes of its tokens only', async () => {
    const caller = await shop.staff();
    const [, secret = ''] = (caller.cookies.get('staff-refresh') ?? '').split('.');
    const rows = await shop.database.query('SELECT FROM session WHERE session::text LIKE $1', [
      `%${secret}%`,
    ]);
    expect(secret).toHaveLength(43);
    expect(rows).toHaveLength(0);
  });

  test('is refreshed with a new token; whose answer was lost may ask with the old one for ten minutes', async () => {
    const caller = await shop.staff();
    const lost = caller.copy();
    expect((await lost.post(REFRESH)).status).toBe(200);
    expect(lost.cookies.get('staff-refresh')).not.toBe(caller.cookies.get('staff-refresh'));

    shop.clock.advance(10 * MINUTE);
    expect((await caller.post(REFRESH)).status).toBe(200);
    shop.clock.advance(DAY);
    expect((await caller.post(REFRESH)).status).toBe(200);
    expect((await caller.get('/api/admin/session')).status).toBe(200);
  });

  test('ends when the old token comes later than that', async () => {
    const caller = await shop.staff();
    const old = caller.copy();
    await caller.post(REFRESH);
    shop.clock.advance(10 * MINUTE + 1);
    expect((await old.post(REFRESH)).status).toBe(401);
    expect((await caller.post(REFRESH)).status).toBe(401);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });

  test('a refused refresh takes no cookies away: they may be those of a new sign-in by then', async () => {
    const caller = await shop.staff();
    shop.clock.advance(14 * DAY);
    const refused = await caller.copy().post(REFRESH);
    expect(refused.status).toBe(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('ends when both the owner and a thief of the old token go on', async () => {
    const owner = await shop.staff();
    const thief = owner.copy();
    expect((await owner.post(REFRESH)).status).toBe(200);
    expect((await thief.post(REFRESH)).status).toBe(200);
    shop.clock.advance(10 * MINUTE);
    expect((await thief.post(REFRESH)).status).toBe(200);
    expect((await owner.post(REFRESH)).status).toBe(401);
    expect((await thief.get('/api/admin/session')).status).toBe(401);
    expect((await thief.post(REFRESH)).status).toBe(401);
  });

  test('ends when a token from further back returns, however soon', async () => {
    const caller = await shop.staff();
    const old = caller.copy();
    await caller.post(REFRESH);
    await caller.post(REFRESH);
    expect((await old.post(REFRESH)).status).toBe(401);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });

  describe('ends when two successors of a token are used at the same moment', () => {
    afterEach(() => void jest.restoreAllMocks());

    /** Both look before either rotates. */
    const rivals = async () => {
      const owner = await shop.staff();
      const thief = owner.copy();
      await owner.post(REFRESH);
      await thief.post(REFRESH);
      const sessions = shop.app.get(SessionRepository);
      const find = sessions.find.bind(sessions);
      const met = Promise.withResolvers<void>();
      let looks = 0;
      jest.spyOn(sessions, 'find').mockImplementation(async (id, audience) => {
        const session = await find(id, audience);
        looks += 1;
        if (looks === 2) met.resolve();
        await met.promise;
        return session;
      });
      return { owner, thief, sessions, end: sessions.end.bind(sessions) };
    };
    const expectBothOut = async (owner: Caller, thief: Caller) => {
      for (const caller of [owner, thief]) {
        expect((await caller.get('/api/admin/session')).status).toBe(401);
        expect((await caller.post(REFRESH)).status).toBe(401);
      }
    };

    test('and the one that rotates has its answer before the other is found out', async () => {
      const { owner, thief, sessions, end } = await rivals();
      const answered = Promise.withResolvers<void>();
      jest.spyOn(sessions, 'end').mockImplementation(async (id, at) => {
        await answered.promise;
        await end(id, at);
      });
      const answers = [owner.post(REFRESH), thief.post(REFRESH)];
      expect((await Promise.race(answers)).status).toBe(200);
      answered.resolve();
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
      await expectBothOut(owner, thief);
    });

    test('and the other is found out before the one that rotates has its answer', async () => {
      const { owner, thief, sessions, end } = await rivals();
      const ended = Promise.withResolvers<void>();
      jest.spyOn(sessions, 'end').mockImplementation(async (id, at) => {
        await end(id, at);
        ended.resolve();
      });
      const people = shop.app.get(People);
      const findBySession = people.findBySession.bind(people);
      jest.spyOn(people, 'findBySession').mockImplementation(async (audience, id, now) => {
        await ended.promise;
        return findBySession(audience, id, now);
      });
      const answers = await Promise.all([owner.post(REFRESH), thief.post(REFRESH)]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401]);
      await expectBothOut(owner, thief);
    });
  });

  test('tabs that refresh at once all stay signed in', async () => {
    const caller = await shop.staff();
    const tabs = Array.from({ length: 6 }, () => caller.copy());
    const answers = await Promise.all(tabs.map((tab) => tab.post(REFRESH)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    shop.clock.advance(MINUTE);
    expect((await tabs[3]?.post(REFRESH))?.status).toBe(200);
  });

  test('lives fourteen days from its last refresh', async () => {
    const caller = await shop.staff();
    shop.clock.advance(13 * DAY);
    expect((await caller.post(REFRESH)).status).toBe(200);
    shop.clock.advance(13 * DAY);
    expect((await caller.post(REFRESH)).status).toBe(200);
    shop.clock.advance(14 * DAY);
    expect((await caller.post(REFRESH)).status).toBe(401);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });

  test('ends thirty days after it was opened, however busy', async () => {
    const caller = await shop.staff();
    for (const days of [10, 10, 9]) {
      shop.clock.advance(days * DAY);
      expect((await caller.post(REFRESH)).status).toBe(200);
    }
    shop.clock.advance(DAY - 1);
    expect((await caller.post(REFRESH)).status).toBe(200);
    shop.clock.advance(1);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
    expect((await caller.post(REFRESH)).status).toBe(401);
  });

  test('signing out ends it at once, on every copy of its cookies', async () => {
    const caller = await shop.staff();
    const kept = caller.copy();
    expect((await caller.delete('/api/admin/session')).status).toBe(204);
    expect([...caller.cookies.keys()]).toEqual(['staff-device']);
    expect((await kept.get('/api/admin/session')).body).toMatchObject({ code: 'not-signed-in' });
    expect((await kept.post(REFRESH)).status).toBe(401);
  });
});

describe('rights', () => {
  test('demoting somebody acts at once, on the session they have', async () => {
    const caller = await shop.staff('owner');
    const { body } = await caller.get('/api/admin/session');
    expect((await caller.get('/api/admin/settings')).status).toBe(200);
    await shop.database.query("UPDATE staff SET role = 'manager' WHERE id = $1", [body['id']]);
    const refused = await caller.get('/api/admin/settings');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'permission-missing',
      details: { permission: 'settings.read' },
    });
  });

  test('disabling somebody acts at once, for both tokens', async () => {
    const caller = await shop.staff('owner');
    const { body } = await caller.get('/api/admin/session');
    await shop.database.query('UPDATE staff SET active = false WHERE id = $1', [body['id']]);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
    expect((await caller.post(REFRESH)).status).toBe(401);
  });

  test('the sessions of somebody who was disabled do not come back with them', async () => {
    const caller = await shop.staff('owner');
    const { body } = await caller.get('/api/admin/session');
    await shop.database.query('UPDATE staff SET active = false WHERE id = $1', [body['id']]);
    await shop.database.query('UPDATE staff SET active = true WHERE id = $1', [body['id']]);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
    expect((await caller.post(REFRESH)).status).toBe(401);
  });

  test('a new password ends the sessions of the old one, and no other change does', async () => {
    const { id, email } = await addStaff(shop.database, 'owner');
    const caller = shop.visitor();
    await signIn(email, PASSWORD, caller);
    await shop.database.query("UPDATE staff SET name = 'Another' WHERE id = $1", [id]);
    expect((await caller.get('/api/admin/session')).status).toBe(200);
    await shop.database.query("UPDATE staff SET password_hash = 'new' WHERE id = $1", [id]);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
    expect((await caller.post(REFRESH)).status).toBe(401);
  });

  test('whoever comes in with a password that is changed meanwhile has no session', async () => {
    const { id, email } = await addStaff(shop.database, 'owner');
    const hasher = shop.app.get(PasswordHasher);
    const verify = jest.spyOn(hasher, 'verify').mockImplementationOnce(async () => {
      await shop.database.query("UPDATE staff SET password_hash = 'new' WHERE id = $1", [id]);
      return true;
    });
    const caller = shop.visitor();
    await signIn(email, PASSWORD, caller);
    verify.mockRestore();
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });

  test('a visitor is nobody', async () => {
    expect((await shop.visitor().get('/api/admin/session')).body).toMatchObject({ code: 'not-signed-in' });
    expect((await shop.visitor().get('/api/referrer/session')).body).toMatchObject({ code: 'not-signed-in' });
  });

  test('the tokens of one area are worth nothing in the other', async () => {
    const { email } = await addReferrer(shop.database, 'MEENA5');
    const referrer = shop.visitor();
    expect((await referrer.post(REFERRER_DOOR, { email, password: PASSWORD })).status).toBe(200);
    expect((await referrer.get('/api/referrer/session')).body).toMatchObject({ code: 'MEENA5' });
    expect((await referrer.get('/api/admin/session')).status).toBe(401);

    for (const kind of ['access', 'refresh']) {
      referrer.cookies.set(`staff-${kind}`, referrer.cookies.get(`referrer-${kind}`) ?? '');
    }
    expect((await referrer.get('/api/admin/session')).status).toBe(401);
    expect((await referrer.copy().post(REFRESH)).status).toBe(401);
    expect((await referrer.get('/api/referrer/session')).status).toBe(200);
    expect((await signIn(email)).body).toMatchObject({ code: 'wrong-credentials' });
  });

  test('guesses at the sign-in of one area, of an account or from an address, close no sign-in of the other', async () => {
    const { email } = await addReferrer(shop.database, 'GUESS5');
    const at = () => shop.visitor('198.51.100.77');
    const enter = () => at().post(REFERRER_DOOR, { email, password: PASSWORD });
    await guess(5, email, at());
    expect((await signIn(email, 'a guess', at())).status).toBe(429);
    expect((await enter()).status).toBe(200);
    // The sixth counted for the address as well.
    for (let n = 7; n <= 100; n++) await guess(1, `nobody-${n}@shop.test`, at());
    expect((await signIn('nobody@shop.test', 'a guess', at())).status).toBe(429);
    expect((await enter()).status).toBe(200);
  });

  test('a referrer signs in by phone too, however it is typed, with the same refusal as everybody', async () => {
    const { id } = await addReferrer(shop.database, 'PHONE5', { email: null, phone: '9876501234' });
    const referrer = shop.visitor();
    const enter = (email: string, password = PASSWORD) => referrer.post(REFERRER_DOOR, { email, password });
    expect(await enter('98765 01234', 'not the password')).toMatchObject({
      status: 401,
      body: { code: 'wrong-credentials' },
    });
    expect(await enter('9876501239')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(await enter('+91 98765-01234')).toMatchObject({ status: 200, body: { id, email: '' } });
    // What asks for the password again knows them as well.
    const proof = await referrer.post('/api/referrer/session/password', { password: PASSWORD });
    expect(proof.status).toBe(204);
    expect((await signIn('9876501234')).body).toMatchObject({ code: 'wrong-credentials' });
    // Of two with one phone nobody is meant.
    await addReferrer(shop.database, 'PHONE6', { email: null, phone: '9876501234' });
    expect((await enter('9876501234')).status).toBe(401);
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE code = 'PHONE6'");
    expect((await enter('9876501234')).body).toMatchObject({ id });
  });

  test('a referrer’s phone brings no further tries at the password that was guessed by e-mail', async () => {
    const { email } = await addReferrer(shop.database, 'PHONE7', { phone: '9876501237' });
    const guessers = shop.visitor('203.0.113.70');
    const enter = (name: string, visitor: Caller) =>
      visitor.post(REFERRER_DOOR, { email: name, password: PASSWORD });
    for (let i = 1; i <= 5; i++) await guessers.post(REFERRER_DOOR, { email, password: 'a guess' });
    expect((await enter('9876501237', guessers)).status).toBe(429);
    expect((await enter('9876501237', shop.visitor('203.0.113.71'))).status).toBe(200);
  });

  test('a suspended referrer is told why after the right password, reads, and places and changes nothing', async () => {
    const { id, email } = await addReferrer(shop.database, 'WHY5');
    const owner = await shop.staff('owner');
    const reason = 'Two orders of your own family';
    const { body } = await owner.post(`/api/admin/referrers/${id}/suspend`, { reason });
    expect(body).toMatchObject({ state: 'suspended', suspendedReason: reason });
    const referrer = shop.visitor();
    const wrong = await referrer.post(REFERRER_DOOR, { email, password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(JSON.stringify(wrong.body)).not.toContain(reason);
    const entered = await referrer.post(REFERRER_DOOR, { email, password: PASSWORD });
    expect(entered).toMatchObject({ status: 200, body: { suspended: { reason } } });
    for (const path of ['dashboard', 'orders', 'payouts', 'commissions'])
      expect([path, (await referrer.get(`/api/referrer/${path}`)).status]).toEqual([path, 200]);
    const device = await referrer.put('/api/referrer/device', { deviceId: randomUUID() });
    expect(device).toMatchObject({ status: 403, body: { code: 'referrer-suspended' } });
    expect((await referrer.delete('/api/referrer/session')).status).toBe(204);
    await owner.post(`/api/admin/referrers/${id}/resume`);
    const back = await referrer.post(REFERRER_DOOR, { email, password: PASSWORD });
    expect(back.body).toMatchObject({ suspended: null });
  });

  test('a suspended referrer is out at once', async () => {
    const { id, email } = await addReferrer(shop.database, 'KUMAR5');
    const referrer = shop.visitor();
    await referrer.post(REFERRER_DOOR, { email, password: PASSWORD });
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [id]);
    expect((await referrer.get('/api/referrer/orders')).status).toBe(401);
    await shop.database.query("UPDATE referrer SET state = 'active' WHERE id = $1", [id]);
    expect((await referrer.get('/api/referrer/session')).status).toBe(401);
  });
});

describe('an access token', () => {
  const secret = testConfig('postgres://unused').staffJwtSecret;
  const forged = async (change: object, key = secret) => {
    const caller = await shop.staff();
    const jwt = new JwtService({});
    const claims = jwt.decode<Record<string, unknown>>(caller.cookies.get('staff-access') ?? '');
    // As JSON, so that a claim can be taken away by naming it undefined.
    const forgery = JSON.parse(JSON.stringify({ ...claims, ...change })) as object;
    const token = await jwt.signAsync(forgery, { secret: key, algorithm: 'HS256' });
    caller.cookies.set('staff-access', token);
    return (await caller.get('/api/admin/session')).status;
  };

  test('with the same claims and the same key counts', async () => {
    expect(await forged({})).toBe(200);
  });

  test.each([
    ['is over', { exp: 1_700_000_000 }],
    ['never ends', { exp: undefined }],
    ['is for referrers', { aud: 'referrer' }],
    ['is from elsewhere', { iss: 'another shop' }],
    ['names somebody else', { sub: '01900000-0000-7000-8000-000000000000' }],
    ['names no session', { sid: '01900000-0000-7000-8000-000000000000' }],
    ['names nonsense for a session', { sid: 'x' }],
  ])('that %s does not', async (_, change) => {
    expect(await forged(change)).toBe(401);
  });

  test('signed with another key, or not at all, does not', async () => {
    expect(await forged({}, 'another secret that is long enough as well')).toBe(401);
    const caller = await shop.staff();
    const [, claims] = (caller.cookies.get('staff-access') ?? '').split('.');
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    caller.cookies.set('staff-access', `${head}.${claims}.`);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });
});
