import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  MadeLinkView,
  NewSecondFactorView,
  RecoveryCodesView,
  UserView,
} from '@shop/contracts/users/views';
import { Secret, TOTP } from 'otpauth';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { addStaff, PASSWORD, type Person } from '../../support/people.ts';

const FACTOR = '/api/admin/account/second-factor';
const HALF_MINUTE = 30_000;

let shop: TestShop;
let person: Person;
let caller: Caller;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await addStaff(shop.database, 'orders');
  caller = shop.visitor();
  await signIn(undefined, caller);
});

const signIn = (code?: string, visitor = shop.visitor(), password = PASSWORD) =>
  visitor.post('/api/public/staff-session', { email: person.email, password, ...(code && { code }) });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() });
/** Turns it on, and waits until its first code is over. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await caller.post<NewSecondFactorView>(FACTOR)).body;
  const { body } = await caller.post<RecoveryCodesView>(`${FACTOR}/code`, { code: codeOf(secret) });
  shop.clock.advance(2 * HALF_MINUTE);
  return { secret, recoveryCodes: body.recoveryCodes };
}

describe('a second factor', () => {
  test('is a QR code for the telephone, and counts once a code of it was typed', async () => {
    const { status, body } = await caller.post<NewSecondFactorView>(FACTOR);
    expect(status).toBe(200);
    expect(body.address).toBe(
      `otpauth://totp/shop.test:${encodeURIComponent(person.email)}?issuer=shop.test&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(body.qrCode).toMatch(/^<svg /);
    expect((await signIn()).status).toBe(200);
    expect((await caller.post(`${FACTOR}/code`, { code: '000000' })).body).toMatchObject({
      code: 'second-factor-wrong',
    });
    expect((await caller.get(FACTOR)).body).toEqual({ on: false, recoveryCodesLeft: 0 });

    const confirmed = await caller.post<RecoveryCodesView>(`${FACTOR}/code`, { code: codeOf(body.secret) });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(confirmed.body.recoveryCodes[0]).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect((await caller.get(FACTOR)).body).toEqual({ on: true, recoveryCodesLeft: 10 });
    expect((await caller.post(FACTOR)).body).toMatchObject({ code: 'second-factor-on' });
  });

  test('is asked for after the password alone, and never before it', async () => {
    const { secret } = await turnOn();
    expect(await signIn()).toMatchObject({ status: 401, body: { code: 'second-factor-needed' } });
    const wrong = await signIn(codeOf(secret), shop.visitor(), 'a guess');
    expect(wrong.body).toMatchObject({ code: 'wrong-credentials' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const typed = `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    expect((await signIn(typed)).status).toBe(200);
  });

  test('takes no code twice, at the same moment neither', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await signIn(code)).body).toMatchObject({ code: 'second-factor-wrong' });
    shop.clock.advance(HALF_MINUTE);
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(first)).body).toMatchObject({ code: 'second-factor-wrong' });
    const answers = await Promise.all([signIn(second), signIn(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await caller.get(FACTOR)).body).toEqual({ on: true, recoveryCodesLeft: 8 });
  });

  test('cannot be guessed: wrong codes count as wrong passwords do, and asking for one forgets none of them', async () => {
    const { secret } = await turnOn();
    for (let tries = 0; tries < 5; tries++) {
      expect((await signIn()).body).toMatchObject({ code: 'second-factor-needed' });
      expect((await signIn('123456')).body).toMatchObject({ code: 'second-factor-wrong' });
    }
    expect((await signIn(codeOf(secret))).status).toBe(429);
    // The codes of an account are counted together, wherever they are typed: the right one waits, too, for a minute.
    shop.clock.advance(2 * HALF_MINUTE);
    expect((await signIn(codeOf(secret), shop.visitor('203.0.113.20'))).status).toBe(200);
  });

  describe('whose codes are guessed from ever more addresses by somebody who knows the password', () => {
    const MINUTE = 60_000;
    let addresses = 0;
    const elsewhere = () => shop.visitor(`198.51.100.${++addresses}`);
    /** How many of so many wrong codes, each from an address of its own and at once, were looked at. */
    async function guess(many: number): Promise<number> {
      const answers = await Promise.all(Array.from({ length: many }, () => signIn('123456', elsewhere())));
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 401 && status !== 429),
      ).toEqual([]);
      return answers.filter(({ body }) => (body as { code?: unknown }).code === 'second-factor-wrong').length;
    }

    test('lets five be tried, and then one after ever longer waits', async () => {
      await turnOn();
      expect(await guess(30)).toBe(5);
      const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440];
      for (const minutes of waits) {
        shop.clock.advance(minutes * MINUTE - 1);
        expect(await guess(2)).toBe(0);
        shop.clock.advance(1);
        expect(await guess(3)).toBe(1);
      }
      const refused = await signIn('123456', elsewhere());
      expect(refused).toMatchObject({ status: 429, body: { details: { retryAfterSeconds: 86_400 } } });
    });

    test('lets the owner in on a device of theirs, and with a recovery code on any', async () => {
      const { secret, recoveryCodes } = await turnOn();
      await guess(6);
      expect((await signIn(codeOf(secret), elsewhere())).status).toBe(429);
      expect((await signIn(recoveryCodes[0], elsewhere())).status).toBe(200);
      expect((await signIn(codeOf(secret), caller)).status).toBe(200);
      // And gives the guesser no codes anew by that.
      expect(await guess(6)).toBe(0);
    });

    test('counts those of a known device apart, with the same waits', async () => {
      const { secret } = await turnOn();
      const wrong = () => signIn('123456', caller);
      for (let tries = 0; tries < 5; tries++)
        expect((await wrong()).body).toMatchObject({ code: 'second-factor-wrong' });
      shop.clock.advance(15 * MINUTE);
      expect((await wrong()).body).toMatchObject({ code: 'second-factor-wrong' });
      shop.clock.advance(MINUTE);
      expect((await wrong()).status).toBe(429);
      expect((await signIn(codeOf(secret), elsewhere())).status).toBe(200);
      shop.clock.advance(MINUTE);
      expect((await signIn(codeOf(secret), caller)).status).toBe(200);
      // A right code forgets the wrong ones before it.
      shop.clock.advance(HALF_MINUTE);
      expect((await wrong()).body).toMatchObject({ code: 'second-factor-wrong' });
    });
  });

  test('lies sealed in the database, its recovery codes as hashes', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const holding =
      'SELECT FROM staff p WHERE p::text LIKE $1 UNION ALL SELECT FROM recovery_code c WHERE c::text LIKE $1 UNION ALL SELECT FROM audit_entry a WHERE a::text LIKE $1';
    for (const known of [secret, ...recoveryCodes]) {
      expect(await shop.database.query(holding, [`%${known}%`])).toHaveLength(0);
    }
  });

  test('is turned off and its paper renewed by whoever typed the password a moment ago', async () => {
    const { recoveryCodes } = await turnOn();
    const renewed = (await caller.post<RecoveryCodesView>('/api/admin/account/recovery-codes')).body;
    expect((await signIn(recoveryCodes[0])).body).toMatchObject({ code: 'second-factor-wrong' });
    expect((await signIn(renewed.recoveryCodes[0])).status).toBe(200);

    shop.clock.advance(10 * 60_000);
    await caller.post('/api/public/staff-session/refresh');
    for (const answer of [
      await caller.delete(FACTOR),
      await caller.post(FACTOR),
      await caller.post('/api/admin/account/recovery-codes'),
      await caller.put('/api/admin/account/password', { password: 'a basket of flower pots' }),
    ]) {
      expect(answer.body).toMatchObject({ code: 'password-needed' });
    }
    await caller.post('/api/admin/session/password', { password: PASSWORD });
    expect((await caller.delete(FACTOR)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    expect((await caller.post('/api/admin/account/recovery-codes')).body).toMatchObject({
      code: 'second-factor-off',
    });
  });

  test('of a colleague who lost telephone and paper is removed by an owner', async () => {
    await turnOn();
    const owner = await shop.staff('owner');
    expect((await owner.get<UserView>(`/api/admin/users/${person.id}`)).body.secondFactor).toBe(true);
    const { body } = await owner.delete<UserView>(`/api/admin/users/${person.id}/second-factor`);
    expect(body.secondFactor).toBe(false);
    expect((await signIn()).status).toBe(200);
  });

  test('is asked for after a forgotten password, too', async () => {
    await turnOn();
    const owner = await shop.staff('owner');
    const { body } = await owner.post<MadeLinkView>(`/api/admin/users/${person.id}/link`);
    const token = body.url.split('/').at(-1) ?? '';
    await shop.visitor().post(`/api/public/staff-links/${token}`, { password: 'a basket of flower pots' });
    expect((await signIn(undefined, shop.visitor(), 'a basket of flower pots')).body).toMatchObject({
      code: 'second-factor-needed',
    });
  });

  test('is not got round by links: none makes a device known, nor gives tries at the codes anew', async () => {
    const { secret } = await turnOn();
    const owner = await shop.staff('owner');
    // Whoever reads the mail, on a device of their own.
    const thief = shop.visitor('203.0.113.30');
    const chosen = 'a basket of flower pots';
    const useLink = async () => {
      const { body } = await owner.post<MadeLinkView>(`/api/admin/users/${person.id}/link`);
      const link = `/api/public/staff-links/${body.url.split('/').at(-1)}`;
      expect((await thief.post(link, { password: chosen })).status).toBe(204);
    };
    await useLink();
    expect([...thief.cookies.keys()]).toEqual([]);
    for (let tries = 0; tries < 5; tries++) await signIn('123456', thief, chosen);
    expect((await signIn('123456', thief, chosen)).status).toBe(429);
    await useLink();
    expect((await signIn('123456', thief, chosen)).status).toBe(429);
    // Elsewhere the person comes in, with what they have.
    expect((await signIn(codeOf(secret), caller, chosen)).status).toBe(200);
  });
});

test('one’s own new password ends every link, and every session but the one it was typed in', async () => {
  const other = shop.visitor();
  const owner = await shop.staff('owner');
  const { body } = await owner.post<MadeLinkView>(`/api/admin/users/${person.id}/link`);
  const link = `/api/public/staff-links/${body.url.split('/').at(-1)}`;
  expect((await shop.visitor().get(link)).status).toBe(200);
  await signIn(undefined, other);
  const changed = await caller.put('/api/admin/account/password', { password: 'a basket of flower pots' });
  expect(changed.status).toBe(204);
  expect((await shop.visitor().post(link, { password: PASSWORD })).status).toBe(410);
  expect((await caller.get('/api/admin/session')).status).toBe(200);
  expect((await caller.post('/api/public/staff-session/refresh')).status).toBe(200);
  expect((await other.get('/api/admin/session')).status).toBe(401);
  expect((await other.post('/api/public/staff-session/refresh')).status).toBe(401);
  expect((await signIn()).status).toBe(401);
  expect((await signIn(undefined, shop.visitor(), 'a basket of flower pots')).status).toBe(200);
  expect((await caller.put('/api/admin/account/password', { password: 'short' })).status).toBe(400);
  const own = await caller.put('/api/admin/account/password', { password: person.email });
  expect(own.body).toMatchObject({ code: 'password-guessable' });
});
