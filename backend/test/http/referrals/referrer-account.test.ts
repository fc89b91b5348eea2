import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import type {
  AccountLinkView,
  AccountSessionsView,
  NewSecondFactorView,
  RecoveryCodesView,
} from '@shop/contracts/users/views';
import { Secret, TOTP } from 'otpauth';
import { Invitations } from '../../../src/features/accounts/application/links/invitations.ts';
import type { Email } from '../../../src/shared/emails/emails.ts';
import { Outbox } from '../../../src/shared/emails/outbox.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { proveAt, startIdentityServer, type IdentityServer } from '../../support/servers/identity-server.ts';
import { addInvitedReferrer, addReferrer, addStaff, PASSWORD } from '../../support/people.ts';
import { waitFor } from '../../support/wait-for.ts';

const NEW = 'a basket of flower pots';
const HOUR = 3_600_000;
const BY_STAFF = { kind: 'staff', id: '01900000-0000-7000-8000-000000000001', name: 'The owner' } as const;
const BEGIN = '/api/public/referrer-session/openid';
const RETURN_TO = `http://shop.test${BEGIN}/callback`;

let provider: IdentityServer;
let shop: TestShop;
let emails: Email[] = [];
beforeAll(async () => {
  for (const level of ['warn', 'info'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  provider = await startIdentityServer(RETURN_TO);
  shop = await bootShop({ template: 'empty', config: { openId: provider.config } });
  jest.spyOn(shop.app.get(Outbox), 'post').mockImplementation(async (message) => {
    emails.push(message);
  });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
afterEach(() => {
  emails = [];
});

const signIn = (email: string, password = PASSWORD, caller = shop.visitor(), code?: string) =>
  caller.post<ReferrerView>('/api/public/referrer-session', { email, password, ...(code && { code }) });
async function signedIn(code: string): Promise<{ id: string; email: string; caller: Caller }> {
  const person = await addReferrer(shop.database, code);
  const caller = shop.visitor();
  await signIn(person.email, PASSWORD, caller);
  return { ...person, caller };
}
const link = (id: string) => shop.app.get(Invitations).makeLink({ audience: 'referrer', id }, BY_STAFF);
const open = (token: string) => shop.visitor().get<AccountLinkView>(`/api/public/referrer-links/${token}`);
const choose = (token: string, body: object = { password: NEW }) =>
  shop.visitor().post(`/api/public/referrer-links/${token}`, body);
const stateOf = async (id: string) =>
  (await shop.database.query<{ state: string }>('SELECT state FROM referrer WHERE id = $1', [id]))[0]?.state;
const actionsOn = async (id: string) =>
  (
    await shop.database.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE subject = $1 ORDER BY at, id',
      [`referrer/${id}`],
    )
  ).map(({ action }) => action);

describe('an invitation of a referrer', () => {
  test('makes them active with a password of their own, once', async () => {
    const { id, email } = await addInvitedReferrer(shop.database, 'INVITE1');
    const { token, kind } = await link(id);
    expect(kind).toBe('invitation');
    expect(emails).toMatchObject([
      { kind: 'referrer-invitation', to: email, facts: { by: 'The owner', token } },
    ]);
    expect((await open(token)).body).toMatchObject({ kind: 'invitation', email, role: null });
    expect((await signIn(email)).status).toBe(401);

    expect((await choose(token, { password: NEW, name: 'Ravi K' })).status).toBe(204);
    expect(await stateOf(id)).toBe('active');
    expect((await signIn(email, NEW)).body).toEqual({
      id,
      email,
      name: 'Ravi K',
      code: 'INVITE1',
      phone: '9842100888',
      suspended: null,
      language: 'en',
    });
    expect((await choose(token)).status).toBe(410);
    expect(await actionsOn(id)).toEqual(['referrer.invitation-link-made', 'referrer.joined']);
  });

  test('makes the code count', async () => {
    const { id } = await addInvitedReferrer(shop.database, 'INVITE2');
    const check = async () => (await shop.visitor().get('/api/public/referral-codes/INVITE2')).body;
    expect(await check()).toMatchObject({ accepted: false });
    await choose((await link(id)).token);
    await waitFor(async () => expect(await check()).toMatchObject({ accepted: true }));
  });

  test('is no key to the other area, nor is one of staff to this', async () => {
    const { id } = await addInvitedReferrer(shop.database, 'INVITE3');
    const { token } = await link(id);
    expect((await shop.visitor().get(`/api/public/staff-links/${token}`)).status).toBe(404);
    const staff = await addStaff(shop.database, 'orders');
    const ofStaff = await shop.app.get(Invitations).makeLink({ audience: 'admin', id: staff.id }, BY_STAFF);
    expect((await open(ofStaff.token)).status).toBe(404);
    expect((await choose(ofStaff.token)).status).toBe(404);
  });

  test('of a referrer who was suspended counts no more', async () => {
    const { id } = await addInvitedReferrer(shop.database, 'INVITE4');
    const { token } = await link(id);
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [id]);
    expect((await choose(token)).status).toBe(410);
    expect(await stateOf(id)).toBe('suspended');
    await expect(link(id)).rejects.toMatchObject({ code: 'user-disabled' });
  });

  test('is kept as a hash', async () => {
    const { id } = await addInvitedReferrer(shop.database, 'INVITE5');
    const { token } = await link(id);
    const holding = 'SELECT FROM referrer_link l WHERE l::text LIKE $1';
    expect(await shop.database.query(holding, [`%${token}%`])).toHaveLength(0);
  });
});

describe('a forgotten password of a referrer', () => {
  const ask = (email: string) => shop.visitor().post('/api/public/referrer-password-reset', { email });

  test('is chosen anew by a link to the own mailbox; every session ends', async () => {
    const { email, caller } = await signedIn('FORGOT1');
    expect((await ask(email.toUpperCase())).status).toBe(204);
    await waitFor(async () => expect(emails).toHaveLength(1));
    const [message] = emails;
    expect(message).toMatchObject({ kind: 'referrer-password', to: email, facts: { by: null } });
    const token = message?.kind === 'referrer-password' ? message.facts.token : '';
    // The e-mail is posted in the transaction that makes its link: the link counts a moment later.
    await waitFor(async () => expect((await choose(token)).status).toBe(204));
    expect((await caller.get('/api/referrer/session')).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test('is not one’s own phone, however it is written', async () => {
    const { id, email } = await addReferrer(shop.database, 'FORGOT9', { phone: '9876501249' });
    const { token } = await link(id);
    for (const password of ['+91 98765 01249', '919876501249', email]) {
      expect((await choose(token, { password })).body).toMatchObject({ code: 'password-guessable' });
    }
    expect((await choose(token)).status).toBe(204);
  });

  test('is all it takes where it was mistyped too often before, beside the phone too', async () => {
    const { email } = await addReferrer(shop.database, 'FORGOT4', { phone: '9876501244' });
    const device = shop.visitor();
    await signIn(email, PASSWORD, device);
    for (let n = 1; n <= 5; n++) await signIn('9876501244', 'mistyped', device);
    expect((await signIn('9876501244', PASSWORD, device)).status).toBe(429);
    await ask(email);
    await waitFor(async () => expect(emails).toHaveLength(1));
    const [message] = emails;
    const token = message?.kind === 'referrer-password' ? message.facts.token : '';
    await waitFor(async () =>
      expect((await device.post(`/api/public/referrer-links/${token}`, { password: NEW })).status).toBe(204),
    );
    expect((await signIn('9876501244', NEW, device)).status).toBe(200);
  });

  test('of nobody, of the suspended and of staff is answered the same, and nothing is sent', async () => {
    const { id, email } = await addReferrer(shop.database, 'FORGOT2');
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [id]);
    const staff = await addStaff(shop.database, 'orders');
    for (const address of ['nobody@shop.test', email, staff.email])
      expect((await ask(address)).status).toBe(204);
    const known = await addReferrer(shop.database, 'FORGOT3');
    await ask(known.email);
    await waitFor(async () => expect(emails).toHaveLength(1));
    expect(emails[0]?.to).toBe(known.email);
  });
});

describe('a session of a referrer', () => {
  test('is listed and ended by its own person, and by no other', async () => {
    const { email, caller } = await signedIn('SESSION1');
    const elsewhere = shop.visitor();
    await signIn(email, PASSWORD, elsewhere);
    const other = await signedIn('SESSION2');
    const sessions = async (of: Caller) =>
      (await of.get<AccountSessionsView>('/api/referrer/account/sessions')).body.sessions;
    expect((await sessions(caller)).map(({ isThis }) => isThis)).toEqual(
      expect.arrayContaining([true, false]),
    );
    const strange = (await sessions(caller)).find(({ isThis }) => !isThis)?.id ?? '';
    expect((await other.caller.delete(`/api/referrer/account/sessions/${strange}`)).status).toBe(404);
    expect((await caller.delete(`/api/referrer/account/sessions/${strange}`)).status).toBe(200);
    expect((await elsewhere.get('/api/referrer/session')).status).toBe(401);
    expect(await sessions(caller)).toHaveLength(1);
    expect(await sessions(other.caller)).toHaveLength(1);
  });

  test('has the language of the area that its person chose', async () => {
    const { caller } = await signedIn('SPEAKS1');
    expect((await caller.get('/api/referrer/session')).body).toMatchObject({ language: 'en' });
    const choose = (language: string) => caller.put('/api/referrer/account/language', { language });
    expect((await choose('ta')).status).toBe(204);
    expect((await caller.get('/api/referrer/session')).body).toMatchObject({ language: 'ta' });
    expect((await choose('tamil')).status).toBe(400);
  });

  test('goes on over a change of the own password, which ends the others and wants the old one first', async () => {
    const { email, caller } = await signedIn('SESSION3');
    const elsewhere = shop.visitor();
    await signIn(email, PASSWORD, elsewhere);
    await shop.database.query("UPDATE session SET proven_at = proven_at - interval '11 minutes'");
    const change = () => caller.put('/api/referrer/account/password', { password: NEW });
    expect((await change()).body).toMatchObject({ code: 'password-needed' });
    const wrong = await caller.post('/api/referrer/session/password', { password: 'something else' });
    expect(wrong.body).toMatchObject({ code: 'wrong-credentials' });
    await caller.post('/api/referrer/session/password', { password: PASSWORD });
    expect((await change()).status).toBe(204);
    expect((await caller.get('/api/referrer/session')).status).toBe(200);
    expect((await elsewhere.get('/api/referrer/session')).status).toBe(401);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test('ends at once with a suspension', async () => {
    const { id, caller } = await signedIn('SESSION4');
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [id]);
    expect((await caller.get('/api/referrer/session')).status).toBe(401);
    expect((await caller.post('/api/public/referrer-session/refresh')).status).toBe(401);
  });
});

describe('a second factor of a referrer', () => {
  const FACTOR = '/api/referrer/account/second-factor';
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() });

  test('is asked for after the password; a recovery code serves in its place, once', async () => {
    const { id, email, caller } = await signedIn('FACTOR1');
    const { secret } = (await caller.post<NewSecondFactorView>(FACTOR)).body;
    const { body } = await caller.post<RecoveryCodesView>(`${FACTOR}/code`, { code: codeOf(secret) });
    expect(body.recoveryCodes).toHaveLength(10);
    shop.clock.advance(60_000);
    expect((await signIn(email)).body).toMatchObject({ code: 'second-factor-needed' });
    expect((await signIn(email, PASSWORD, shop.visitor(), '000000')).body).toMatchObject({
      code: 'second-factor-wrong',
    });
    expect((await signIn(email, PASSWORD, shop.visitor(), codeOf(secret))).status).toBe(200);
    const recovery = body.recoveryCodes[0] ?? '';
    expect((await signIn(email, PASSWORD, shop.visitor(), recovery)).status).toBe(200);
    expect((await signIn(email, PASSWORD, shop.visitor(), recovery)).status).toBe(401);
    expect((await caller.get(FACTOR)).body).toEqual({ on: true, recoveryCodesLeft: 9 });
    expect((await caller.delete(FACTOR)).status).toBe(204);
    expect((await signIn(email)).status).toBe(200);
    expect(await actionsOn(id)).toEqual(['referrer.second-factor-on', 'referrer.second-factor-off']);
  });

  test('makes no kept page old', async () => {
    const version = async () =>
      (await shop.database.query<{ v: string }>('SELECT last_value::text AS v FROM content_version'))[0]?.v;
    const { caller } = await signedIn('FACTOR2');
    const before = await version();
    const { secret } = (await caller.post<NewSecondFactorView>(FACTOR)).body;
    await caller.post(`${FACTOR}/code`, { code: codeOf(secret) });
    expect(await version()).toBe(before);
  });
});

describe('a sign-in of a referrer at the provider', () => {
  const goal = (headers: Record<string, unknown>) => String(headers['location']);
  async function signInAt(email: string, caller: Caller): Promise<string> {
    const begun = await caller.get(BEGIN);
    const back = await proveAt(goal(begun.headers), email, RETURN_TO);
    return goal((await caller.get(back.replace('http://shop.test', ''))).headers);
  }

  test('lets a known one in, by cookies of this area alone', async () => {
    const { email } = await addReferrer(shop.database, 'OPENID1');
    const caller = shop.visitor();
    expect(await signInAt(email, caller)).toBe('/admin/referral-login');
    expect((await caller.get('/api/referrer/session')).body).toMatchObject({ email });
    expect([...caller.cookies.keys()].filter((name) => name.startsWith('staff'))).toEqual([]);
  });

  test('makes whoever was invited active', async () => {
    const { id, email } = await addInvitedReferrer(shop.database, 'OPENID2');
    const caller = shop.visitor();
    await signInAt(email, caller);
    expect((await caller.get('/api/referrer/session')).status).toBe(200);
    expect(await stateOf(id)).toBe('active');
    expect(await actionsOn(id)).toEqual(['referrer.joined']);
  });

  test('knows neither staff nor the suspended', async () => {
    const { id, email } = await addReferrer(shop.database, 'OPENID3');
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [id]);
    const staff = await addStaff(shop.database, 'owner');
    for (const address of [email, staff.email]) {
      const refused = await signInAt(address, shop.visitor());
      expect(refused).toBe('/admin/referral-login?provider=provider-knows-nobody');
    }
  });

  test('proves afresh in the session that asks, and in no other', async () => {
    const { email, caller } = await signedIn('OPENID4');
    const other = await signedIn('OPENID5');
    await shop.database.query("UPDATE session SET proven_at = proven_at - interval '11 minutes'");
    const begun = await caller.get('/api/referrer/session/openid');
    const back = await proveAt(goal(begun.headers), email, RETURN_TO);
    const told = await caller.get(back.replace('http://shop.test', ''));
    expect(goal(told.headers)).toBe('/admin/referral-login/proven');
    const change = (who: Caller) => who.put('/api/referrer/account/password', { password: NEW });
    expect((await change(caller)).status).toBe(204);
    expect((await change(other.caller)).body).toMatchObject({ code: 'password-needed' });
  });
});

test('links count as long as those of staff', async () => {
  const { id } = await addInvitedReferrer(shop.database, 'LASTS1');
  const { token } = await link(id);
  shop.clock.advance(7 * 24 * HOUR - 1);
  expect((await open(token)).status).toBe(200);
  shop.clock.advance(1);
  expect((await choose(token)).status).toBe(410);
});
