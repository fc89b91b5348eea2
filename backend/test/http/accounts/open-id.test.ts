import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { IdentityProviderView } from '@shop/contracts/accounts/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Answer, Caller } from '../../support/caller.ts';
import { proveAt, startIdentityServer, type IdentityServer } from '../../support/servers/identity-server.ts';
import { addReferrer, addStaff } from '../../support/people.ts';

const BEGIN = '/api/public/staff-session/openid';
const RETURN_TO = `http://shop.test${BEGIN}/callback`;

let server: IdentityServer;
let shop: TestShop;
beforeAll(async () => {
  // It warns of what only a provider in use must not do.
  for (const level of ['warn', 'info'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  server = await startIdentityServer(RETURN_TO);
  shop = await bootShop({ template: 'empty', config: { openId: server.config } });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const goal = ({ headers }: Pick<Answer, 'headers'>) => String(headers['location']);
const local = (address: string) => address.replace('http://shop.test', '');
/** To the provider, through it, and to the address that leads back. */
async function there(caller: Caller, email: string, next = ''): Promise<string> {
  const begun = await caller.get(BEGIN + next);
  expect(begun.status).toBe(302);
  return local(await proveAt(goal(begun), email, RETURN_TO));
}
async function signIn(email: string, caller = shop.visitor(), next = ''): Promise<Answer> {
  return caller.get(await there(caller, email, next));
}

describe('a sign-in at the provider', () => {
  test('is offered by its name, where one is configured', async () => {
    expect((await shop.visitor().get<IdentityProviderView>('/api/public/doors')).body).toEqual({
      provider: { name: 'Office' },
    });
    const without = await bootShop({ database: shop.database });
    expect((await without.visitor().get('/api/public/doors')).body).toEqual({ provider: null });
    expect((await without.visitor().get(BEGIN)).status).toBe(404);
    await without.close();
  });

  test('asks with PKCE, state and nonce, for a fresh proof', async () => {
    const address = new URL(goal(await shop.visitor().get(BEGIN)));
    expect(address.origin).toBe(server.config.issuer);
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      client_id: 'shop',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: RETURN_TO,
      code_challenge_method: 'S256',
      max_age: '0',
    });
    for (const random of ['state', 'nonce', 'code_challenge']) expect(asked[random]).toMatch(/^[\w-]{43}$/);
  });

  test('lets a known member of staff in, and back to where they were headed', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    const caller = shop.visitor();
    const answer = await signIn(email.toUpperCase(), caller, '?next=%2Fadmin%2Forders%3Fstate%3Dplaced');
    expect(answer.status).toBe(302);
    expect(goal(answer)).toBe('/admin?next=%2Fadmin%2Forders%3Fstate%3Dplaced');
    expect((await caller.get('/api/admin/session')).body).toMatchObject({ email, role: 'orders' });
    expect(caller.cookies.has('staff-errand')).toBe(false);
  });

  test('takes over no token of a device that it did not give', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    const caller = shop.visitor();
    const planted = 'x'.repeat(22);
    caller.cookies.set('staff-device', planted);
    await signIn(email, caller);
    const given = caller.cookies.get('staff-device');
    expect(given).not.toBe(planted);
    await signIn(email, caller);
    expect(caller.cookies.get('staff-device')).toBe(given);
  });

  test('lets in whoever was invited and never chose a password', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    await shop.database.query('UPDATE staff SET password_hash = NULL WHERE id = $1', [id]);
    const caller = shop.visitor();
    await signIn(email, caller);
    expect((await caller.get('/api/admin/session')).status).toBe(200);
  });

  test('tells kindly whom nobody knows: strangers, referrers, the disabled, and addresses nobody made sure of', async () => {
    const referrer = await addReferrer(shop.database, 'OPENID');
    const disabled = await addStaff(shop.database, 'orders');
    await shop.database.query('UPDATE staff SET active = false WHERE id = $1', [disabled.id]);
    const unsure = await addStaff(shop.database, 'owner');
    server.unverified.add(unsure.email);
    for (const email of ['stranger@elsewhere.test', referrer.email, disabled.email, unsure.email]) {
      const caller = shop.visitor();
      expect(goal(await signIn(email, caller))).toBe('/admin?provider=provider-knows-nobody');
      expect((await caller.get('/api/admin/session')).status).toBe(401);
      expect(
        (await shop.database.query('SELECT FROM staff WHERE email = $1', ['stranger@elsewhere.test'])).length,
      ).toBe(0);
    }
  });
});

describe('an answer of the provider', () => {
  const REFUSED = '/admin?provider=provider-refused';

  test('that another browser asked for lets nobody in', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const theirs = await there(shop.visitor(), email);
    const caller = shop.visitor();
    expect(goal(await caller.get(theirs))).toBe(REFUSED);
    await caller.get(BEGIN);
    expect(goal(await caller.get(theirs))).toBe(REFUSED);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });

  test('counts once', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const caller = shop.visitor();
    const address = await there(caller, email);
    const again = caller.copy();
    expect(goal(await caller.get(address))).toBe('/admin');
    expect(goal(await again.get(address))).toBe(REFUSED);
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.test')],
    ['a made up code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['a refusal', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ])('with %s lets nobody in', async (_, change) => {
    const { email } = await addStaff(shop.database, 'owner');
    const caller = shop.visitor();
    const url = new URL(await there(caller, email), 'http://shop.test');
    change(url);
    expect(goal(await caller.get(url.pathname + url.search))).toBe(REFUSED);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
  });

  test('whose ID token another key signed lets nobody in', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const caller = shop.visitor();
    const address = await there(caller, email);
    server.forges = true;
    expect(goal(await caller.get(address))).toBe(REFUSED);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
    server.forges = false;
  });

  test.each(['own\u0000er@shop.test', '\u0000', 'a@b', `${'x'.repeat(120)}@shop.test`])(
    'with an e-mail that is no address is nobody’s: %j',
    async (email) => {
      const caller = shop.visitor();
      expect(goal(await signIn(email, caller))).toBe('/admin?provider=provider-knows-nobody');
      expect((await caller.get('/api/admin/session')).status).toBe(401);
    },
  );

  test('with a forged state lets nobody in', async () => {
    const { email } = await addStaff(shop.database, 'owner');
    const caller = shop.visitor();
    const address = await there(caller, email);
    caller.cookies.set('staff-errand', 'x'.repeat(120));
    expect(goal(await caller.get(address))).toBe(REFUSED);
  });
});

describe('a fresh proof at the provider', () => {
  const PROVE = '/api/admin/session/openid';
  const step = (caller: Caller) => caller.put('/api/admin/settings/door', { closed: true, revision: 99 });
  /** Somebody who came in by the provider, a while ago, and has no password. */
  async function owner(): Promise<{ email: string; caller: Caller }> {
    const { id, email } = await addStaff(shop.database, 'owner');
    await shop.database.query('UPDATE staff SET password_hash = NULL WHERE id = $1', [id]);
    const caller = shop.visitor();
    await signIn(email, caller);
    await shop.database.query("UPDATE session SET proven_at = proven_at - interval '11 minutes'");
    expect((await step(caller)).body).toMatchObject({ code: 'password-needed' });
    return { email, caller };
  }
  async function prove(caller: Caller, email: string): Promise<Answer> {
    const begun = await caller.get(PROVE);
    expect(new URL(goal(begun)).searchParams.get('max_age')).toBe('0');
    return caller.get(local(await proveAt(goal(begun), email, RETURN_TO)));
  }

  test('counts as the password, in the session that is open', async () => {
    const { email, caller } = await owner();
    expect(goal(await prove(caller, email))).toBe('/admin/proven');
    expect((await step(caller)).body).toMatchObject({ code: 'record-changed' });
    const { body } = await caller.get('/api/admin/session');
    expect(await shop.database.query('SELECT FROM session WHERE person_id = $1', [body['id']])).toHaveLength(
      1,
    );
  });

  test('of somebody else is none, and changes nobody into them', async () => {
    const { email, caller } = await owner();
    const colleague = await addStaff(shop.database, 'owner');
    expect(goal(await prove(caller, colleague.email))).toBe('/admin/proven?provider=provider-refused');
    expect((await step(caller)).body).toMatchObject({ code: 'password-needed' });
    expect((await caller.get('/api/admin/session')).body).toMatchObject({ email });
  });

  test('is for who is signed in', async () => {
    expect((await shop.visitor().get(PROVE)).status).toBe(401);
  });

  test('that was asked for in one session proves no other', async () => {
    const { email, caller } = await owner();
    const elsewhere = shop.visitor();
    await signIn(email, elsewhere);
    await shop.database.query("UPDATE session SET proven_at = proven_at - interval '11 minutes'");
    await prove(caller, email);
    expect((await step(elsewhere)).body).toMatchObject({ code: 'password-needed' });
  });
});

test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/a b'])(
  '%s is no page to go to afterwards',
  async (next) => {
    expect((await shop.visitor().get(`${BEGIN}?next=${encodeURIComponent(next)}`)).status).toBe(400);
  },
);

test('a provider that is away keeps nobody from the sign-in page, and is asked again when it is back', async () => {
  const config = { ...server.config, issuer: 'http://127.0.0.1:9' };
  const lonely = await bootShop({ database: shop.database, config: { openId: config } });
  expect(goal(await lonely.visitor().get(BEGIN))).toBe('/admin?provider=provider-unavailable');
  expect((await lonely.staff()).cookies.has('staff-access')).toBe(true);
  await lonely.close();
});
