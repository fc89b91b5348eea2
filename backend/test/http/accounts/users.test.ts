import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type {
  MadeLinkView,
  AccountLinkView,
  AccountSessionsView,
  UserView,
} from '@shop/contracts/users/views';
import { Users } from '../../../src/features/accounts/application/staff/users.ts';
import { Outbox } from '../../../src/shared/emails/outbox.ts';
import type { Email } from '../../../src/shared/emails/emails.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { addReferrer, addStaff, PASSWORD } from '../../support/people.ts';
import { waitFor } from '../../support/wait-for.ts';

const NEW = 'a basket of flower pots';
const HOUR = 3_600_000;

let shop: TestShop;
let owner: Caller;
let emails: Email[] = [];
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
  owner = await shop.staff('owner');
  jest.spyOn(shop.app.get(Outbox), 'post').mockImplementation(async (message) => {
    emails.push(message);
  });
});
afterAll(() => shop.close());
/** What gives rights asks for it once it was not typed for ten minutes. */
const typePassword = () => owner.post('/api/admin/session/password', { password: PASSWORD });
beforeEach(typePassword);
afterEach(() => {
  emails = [];
});

const signIn = (email: string, password: string, caller = shop.visitor()) =>
  caller.post('/api/public/staff-session', { email, password });
const self = async (caller: Caller) =>
  (await caller.get('/api/admin/session')).body['id'] as unknown as string;
const users = async (query = '') =>
  (await owner.get<ListPage<UserView>>(`/api/admin/users${query}`)).body.rows;
const user = async (id: string) => (await owner.get<UserView>(`/api/admin/users/${id}`)).body;
const tokenOf = ({ url }: MadeLinkView) => url.split('/').at(-1) ?? '';
const open = (token: string) => shop.visitor().get<AccountLinkView>(`/api/public/staff-links/${token}`);
const choose = (token: string, body: object = { password: NEW }) =>
  shop.visitor().post(`/api/public/staff-links/${token}`, body);
let next = 0;
const invite = async (changes: object = {}, caller = owner) =>
  caller.post<MadeLinkView>('/api/admin/users', {
    email: `colleague-${(next += 1)}@shop.test`,
    name: 'Kavitha',
    role: 'catalogue',
    ...changes,
  });

describe('an invitation', () => {
  test('brings a colleague in with their own password, name and role, once', async () => {
    const { status, body } = await invite({ email: 'Kavitha@Shop.test' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'invitation',
      mailed: false,
      user: {
        email: 'kavitha@shop.test',
        role: 'catalogue',
        state: 'invited',
        lastSeenAt: null,
        sessions: 0,
      },
    });
    const token = tokenOf(body);
    expect(body.url).toBe(`http://shop.test/admin/invitation/${token}`);
    expect((await open(token)).body).toEqual({
      kind: 'invitation',
      name: 'Kavitha',
      email: 'kavitha@shop.test',
      role: 'catalogue',
      endsAt: body.endsAt,
    });
    expect((await signIn('kavitha@shop.test', '')).status).toBe(400);
    expect((await choose(token, { password: NEW, name: 'Kavitha M' })).status).toBe(204);

    const colleague = shop.visitor();
    expect((await signIn('kavitha@shop.test', NEW, colleague)).body).toMatchObject({
      name: 'Kavitha M',
      role: 'catalogue',
    });
    expect(await user(body.user.id)).toMatchObject({
      state: 'active',
      sessions: 1,
      lastSeenAt: shop.clock.now().toISOString(),
    });
    expect((await colleague.get('/api/admin/users')).body).toMatchObject({ code: 'permission-missing' });

    expect((await choose(token)).status).toBe(410);
    expect((await open(token)).status).toBe(410);
    expect((await signIn('kavitha@shop.test', NEW)).status).toBe(200);
  });

  test('goes by mail, too', async () => {
    const { body } = await invite({ email: 'mail@shop.test' });
    expect(emails.filter(({ kind }) => kind !== 'owner-alert')).toEqual([
      {
        kind: 'staff-invitation',
        to: 'mail@shop.test',
        facts: {
          name: 'Kavitha',
          role: 'catalogue',
          by: 'The owner',
          token: tokenOf(body),
          endsAt: body.endsAt,
        },
      },
    ]);
  });

  test('is told to every owner who has come in, and to none who was only asked to', async () => {
    await invite({ email: 'partner@shop.test', role: 'owner' });
    emails.length = 0;
    await invite({ email: 'accomplice@shop.test', role: 'manager' });
    const owners = await users('?role=owner&state=active');
    expect(owners.length).toBeGreaterThan(0);
    const told = emails.filter(({ kind }) => kind === 'owner-alert');
    expect(told.map(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
    expect(told[0]).toMatchObject({
      facts: { by: 'The owner', alert: { what: 'invited', name: 'Kavitha', role: 'manager' } },
    });
  });

  test('and each new link of a colleague, too', async () => {
    const { body } = await invite({ email: 'again@shop.test', role: 'manager' });
    emails.length = 0;
    await owner.post(`/api/admin/users/${body.user.id}/link`);
    expect(emails.filter(({ kind }) => kind === 'owner-alert')[0]).toMatchObject({
      facts: { by: 'The owner', alert: { what: 'link-made', name: 'Kavitha', role: 'manager' } },
    });
  });

  test('ends after seven days; a new link makes the old one worthless', async () => {
    const { body } = await invite();
    const again = (await owner.post<MadeLinkView>(`/api/admin/users/${body.user.id}/link`)).body;
    expect(again.kind).toBe('invitation');
    expect((await open(tokenOf(body))).status).toBe(410);
    shop.clock.advance(7 * 24 * HOUR - 1);
    expect((await open(tokenOf(again))).status).toBe(200);
    shop.clock.advance(1);
    expect((await open(tokenOf(again))).status).toBe(410);
    expect((await choose(tokenOf(again))).status).toBe(410);
    owner = await shop.staff('owner');
  });

  test('is kept as a hash', async () => {
    const token = tokenOf((await invite()).body);
    expect(token).toMatch(/^[\w-]{22}$/);
    const holding =
      'SELECT FROM staff_link l WHERE l::text LIKE $1 UNION ALL SELECT FROM audit_entry a WHERE a::text LIKE $1';
    expect(await shop.database.query(holding, [`%${token}%`])).toHaveLength(0);
  });

  test('lets one of two in who use it at once', async () => {
    const token = tokenOf((await invite()).body);
    const answers = await Promise.all([choose(token), choose(token, { password: 'another long password' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  });

  test('of an address that somebody has is refused, whatever its capitals', async () => {
    const { body } = await invite({ email: 'twice@shop.test' });
    expect(body.user.state).toBe('invited');
    const second = await invite({ email: 'TWICE@shop.test' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'email-used' });
  });

  test.each([
    ['an unknown role', { role: 'admin' }],
    ['no address', { email: 'kavitha' }],
    ['a line break in the address', { email: 'a@shop.test\r\nBcc: b@shop.test' }],
    ['a name of 81 letters', { name: 'x'.repeat(81) }],
    ['a field too many', { active: true }],
  ])('with %s is refused', async (_, changes) => {
    expect((await invite(changes)).status).toBe(400);
  });

  test.each([
    ['eleven characters', { password: 'x'.repeat(11) }],
    ['no password', {}],
    ['null', { password: null }],
  ])('takes no password of %s', async (_, body) => {
    const token = tokenOf((await invite()).body);
    expect((await choose(token, body)).status).toBe(400);
    expect((await open(token)).status).toBe(200);
  });

  test.each([
    ['is', (email: string) => email],
    ['is, in capitals,', (email: string) => email.toUpperCase()],
  ])('takes no password that %s their e-mail address', async (_, spelled) => {
    const { body } = await invite();
    const answer = await choose(tokenOf(body), { password: spelled(body.user.email) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'password-guessable' } });
    expect((await open(tokenOf(body))).status).toBe(200);
    expect((await choose(tokenOf(body))).status).toBe(204);
  });

  test.each(['x', 'x'.repeat(22), 'x'.repeat(23), '%00'])('by the link %s leads nowhere', async (token) => {
    expect([400, 404]).toContain((await open(token)).status);
    expect([400, 404]).toContain((await choose(token)).status);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, address?: string) =>
    shop.visitor(address).post('/api/public/staff-password-reset', { email });
  const tokenIn = (message: Email | undefined) =>
    message?.kind === 'staff-password' ? message.facts.token : '';
  /** The e-mail is posted in the transaction that makes its link: the link counts a moment later. */
  const linkCame = async () => {
    await waitFor(async () => expect(emails).toHaveLength(1));
    await waitFor(async () => expect((await open(tokenIn(emails[0]))).status).toBe(200));
  };

  test('is chosen anew by a link to one’s own mailbox; every session ends', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    const caller = shop.visitor();
    await signIn(email, PASSWORD, caller);
    expect((await ask(email.toUpperCase())).status).toBe(204);
    await linkCame();
    expect(emails[0]).toMatchObject({ kind: 'staff-password', to: email, facts: { by: null } });
    expect((await caller.get('/api/admin/session')).status).toBe(200);

    expect((await choose(tokenIn(emails[0]), { password: NEW, name: 'Somebody else' })).status).toBe(204);
    expect((await caller.get('/api/admin/session')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW)).body).toMatchObject({ name: 'The orders' });
  });

  test('is the way in on a new device while strangers guess from everywhere', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    for (let n = 1; n <= 100; n++)
      await signIn(email, 'a guess', shop.visitor(`2001:db8:9:${Math.ceil(n / 5)}::1`));
    const device = shop.visitor('198.51.100.20');
    expect((await signIn(email, PASSWORD, device)).status).toBe(429);
    await ask(email);
    await waitFor(async () => expect(emails).toHaveLength(1));
    await device.post(`/api/public/staff-links/${tokenIn(emails[0])}`, { password: NEW });
    expect((await device.get('/api/admin/session')).status).toBe(401);
    expect((await signIn(email, NEW, shop.visitor('198.51.100.21'))).status).toBe(429);
    expect((await signIn(email, NEW, device)).status).toBe(200);
  });

  test('is all it takes where it was mistyped too often before', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    const device = shop.visitor();
    await signIn(email, PASSWORD, device);
    for (let n = 1; n <= 5; n++) await signIn(email, 'mistyped', device);
    expect((await signIn(email, PASSWORD, device)).status).toBe(429);
    await ask(email);
    await waitFor(async () => expect(emails).toHaveLength(1));
    await device.post(`/api/public/staff-links/${tokenIn(emails[0])}`, { password: NEW });
    expect((await signIn(email, NEW, device)).status).toBe(200);
  });

  test('counts for an hour', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    await ask(email);
    await linkCame();
    shop.clock.advance(HOUR);
    expect((await choose(tokenIn(emails[0]))).status).toBe(410);
  });

  test('is answered the same for whoever is unknown, disabled, or a referrer: and nothing is sent', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    await shop.database.query('UPDATE staff SET active = false WHERE id = $1', [id]);
    const referrer = await addReferrer(shop.database, 'LOST5');
    for (const address of ['nobody@shop.test', email, referrer.email]) {
      const answer = await ask(address);
      expect([answer.status, answer.body]).toEqual([204, {}]);
    }
    const known = await addStaff(shop.database, 'orders');
    await ask(known.email);
    await waitFor(async () => expect(emails).toHaveLength(1));
    expect(emails[0]?.to).toBe(known.email);
  });

  test('brings three e-mails an hour at most, without saying so, and few tries from one address', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    for (let tries = 0; tries < 5; tries++) expect((await ask(email, '203.0.113.9')).status).toBe(204);
    await waitFor(async () => expect(emails).toHaveLength(3));
    for (let tries = 0; tries < 15; tries++) await ask('nobody@shop.test', '203.0.113.9');
    expect((await ask('nobody@shop.test', '203.0.113.9')).status).toBe(429);
    expect(emails).toHaveLength(3);
    expect((await ask(email)).status).toBe(204);
  });

  test('may come from an owner’s hand, to be handed on', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    const { body } = await owner.post<MadeLinkView>(`/api/admin/users/${id}/link`);
    expect(body.url).toBe(`http://shop.test/admin/password/${tokenOf(body)}`);
    expect(emails.find(({ kind }) => kind === 'staff-password')).toMatchObject({
      to: email,
      facts: { by: 'The owner' },
    });
    await choose(tokenOf(body));
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test('of somebody who was disabled meanwhile stays forgotten', async () => {
    const { id } = await addStaff(shop.database, 'orders');
    const { body } = await owner.post<MadeLinkView>(`/api/admin/users/${id}/link`);
    await owner.post(`/api/admin/users/${id}/disable`);
    expect((await choose(tokenOf(body))).status).toBe(410);
    const refused = await owner.post(`/api/admin/users/${id}/link`);
    expect(refused.body).toMatchObject({ code: 'user-disabled' });
  });
});

test('the list finds colleagues by name, e-mail, role and state', async () => {
  const { body } = await invite({ email: 'thangam@shop.test', name: 'Thangam 50%', role: 'content' });
  const found = [expect.objectContaining({ id: body.user.id })];
  expect(await users('?search=thangam@SHOP')).toEqual(found);
  expect(await users('?search=50%25%20Thangam&role=content&state=invited')).toEqual(found);
  expect(await users('?search=thangam&state=active')).toEqual([]);
  expect((await owner.get('/api/admin/users?state=gone')).status).toBe(400);
  expect((await owner.get('/api/admin/users/01900000-0000-7000-8000-000000000000')).status).toBe(404);
});

describe('a role', () => {
  const change = (id: string, from: string, to: string, caller = owner) =>
    caller.post<UserView>(`/api/admin/users/${id}/role`, { from, to });

  test('asks for the password that was not typed for ten minutes', async () => {
    const { id } = await addStaff(shop.database, 'orders');
    await shop.database.query("UPDATE session SET proven_at = proven_at - interval '10 minutes'");
    expect((await change(id, 'orders', 'content')).body).toMatchObject({ code: 'password-needed' });
    await typePassword();
    expect((await change(id, 'orders', 'content')).status).toBe(200);
  });

  test.each([
    ['an invitation', () => invite()],
    ['a link to choose a password', (id: string) => owner.post(`/api/admin/users/${id}/link`)],
    ['letting somebody in again', (id: string) => owner.post(`/api/admin/users/${id}/enable`)],
  ])('can be come by in another way: %s asks for the password as well', async (_, give) => {
    const { id } = await addStaff(shop.database, 'orders');
    await shop.database.query("UPDATE session SET proven_at = proven_at - interval '10 minutes'");
    expect((await give(id)).body).toMatchObject({ code: 'password-needed' });
    await typePassword();
    expect((await give(id)).status).toBe(200);
  });

  test('that somebody has again is told to every owner', async () => {
    const { id } = await addStaff(shop.database, 'content');
    await owner.post(`/api/admin/users/${id}/disable`);
    await owner.post(`/api/admin/users/${id}/enable`);
    expect(emails[0]).toMatchObject({
      kind: 'owner-alert',
      facts: { alert: { what: 'let-in-again', name: 'The content', role: 'content' } },
    });
  });

  test('is changed at once, told to every owner, and remembered', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    const colleague = shop.visitor();
    await signIn(email, PASSWORD, colleague);
    expect((await colleague.get('/api/admin/orders')).status).toBe(200);
    const { status, body } = await change(id, 'orders', 'content');
    expect([status, body.role]).toEqual([200, 'content']);
    expect((await colleague.get('/api/admin/orders')).status).toBe(403);

    const owners = await users('?role=owner&state=active');
    expect(emails.map(({ to }) => to).toSorted()).toEqual(owners.map((one) => one.email).toSorted());
    expect(emails[0]).toMatchObject({
      facts: { by: 'The owner', alert: { what: 'role', role: 'content' } },
    });
    const [entry] = await shop.database.query(
      "SELECT action, before, after FROM audit_entry WHERE subject = $1 AND actor_kind = 'staff'",
      [`staff/${id}`],
    );
    expect(entry).toEqual({
      action: 'user.role-changed',
      before: { role: 'orders', state: 'active' },
      after: { role: 'content', state: 'active' },
    });
  });

  test('that somebody else changed first is not changed again', async () => {
    const { id } = await addStaff(shop.database, 'orders');
    await change(id, 'orders', 'content');
    const late = await change(id, 'orders', 'manager');
    expect(late.body).toMatchObject({ code: 'user-changed' });
  });

  test('is never one’s own to change', async () => {
    const id = await self(owner);
    expect((await change(id, 'owner', 'manager')).body).toMatchObject({ code: 'own-account' });
    expect((await owner.post(`/api/admin/users/${id}/disable`)).body).toMatchObject({ code: 'own-account' });
  });

  test('of two owners who demote each other at once one stays', async () => {
    const alone = await bootShop({ template: 'empty' });
    const [first, second] = [await alone.staff('owner'), await alone.staff('owner')];
    const ids = [await self(first), await self(second)];
    const letGo = await alone.database.hold("SELECT pg_advisory_xact_lock(hashtext('owners'))");
    const answers = Promise.all([
      change(ids[1] ?? '', 'owner', 'manager', first),
      change(ids[0] ?? '', 'owner', 'manager', second),
    ]);
    await waitFor(async () => {
      const waiting = await alone.database.query(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      );
      expect(waiting).toHaveLength(2);
    });
    await letGo();
    expect((await answers).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const left = await alone.database.query("SELECT FROM staff WHERE role = 'owner' AND active");
    await alone.close();
    expect(left).toHaveLength(1);
  });

  test('of the last owner who can sign in stays, whoever was invited to be one', async () => {
    const alone = await bootShop({ template: 'empty' });
    const [first, second] = [await alone.staff('owner'), await alone.staff('owner')];
    await invite({ role: 'owner' }, first);
    await change(await self(second), 'owner', 'manager', first);
    // They act at the same moment as the first, whose rights the guard has seen already.
    const firstId = await self(first);
    const acting = { kind: 'staff' as const, id: await self(second), name: 'Second' };
    const refused = alone.app.get(Users).disable(firstId, acting);
    await expect(refused).rejects.toMatchObject({ code: 'last-owner' });
    await alone.close();
  });
});

describe('somebody who left', () => {
  test('is out at once, and comes back without their old sessions', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    const colleague = shop.visitor();
    await signIn(email, PASSWORD, colleague);
    expect((await owner.post<UserView>(`/api/admin/users/${id}/disable`)).body).toMatchObject({
      state: 'disabled',
      sessions: 0,
    });
    expect((await colleague.get('/api/admin/session')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).body).toMatchObject({ code: 'wrong-credentials' });
    expect((await owner.post<UserView>(`/api/admin/users/${id}/enable`)).body.state).toBe('active');
    expect((await colleague.get('/api/admin/session')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('sessions', () => {
  const own = async (caller: Caller) =>
    (await caller.get<AccountSessionsView>('/api/admin/account/sessions')).body.sessions;

  test('are listed with the device, and ended one by one or all but this one', async () => {
    const { email } = await addStaff(shop.database, 'orders');
    const [phone, desk, tablet] = [shop.visitor(), shop.visitor(), shop.visitor()];
    const signInOn = (caller: Caller, agent: string) =>
      caller.post(
        '/api/public/staff-session',
        { email, password: PASSWORD },
        { 'sec-fetch-site': 'same-origin', 'user-agent': agent },
      );
    await signInOn(phone, 'Phone');
    shop.clock.advance(1000);
    await signInOn(desk, 'Desk');
    shop.clock.advance(1000);
    await signInOn(tablet, 'Tablet');

    const listed = await own(desk);
    expect(listed.map(({ userAgent, isThis }) => [userAgent, isThis])).toEqual([
      ['Tablet', false],
      ['Desk', true],
      ['Phone', false],
    ]);
    await desk.delete(`/api/admin/account/sessions/${listed[0]?.id}`);
    expect((await tablet.get('/api/admin/session')).status).toBe(401);
    expect((await phone.get('/api/admin/session')).status).toBe(200);
    await desk.delete('/api/admin/account/sessions');
    expect((await phone.get('/api/admin/session')).status).toBe(401);
    expect((await own(desk)).map(({ userAgent }) => userAgent)).toEqual(['Desk']);
  });

  test('of somebody else are an owner’s to end, and nobody else’s', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    const colleague = shop.visitor();
    await signIn(email, PASSWORD, colleague);
    const [session] = (await owner.get<AccountSessionsView>(`/api/admin/users/${id}/sessions`)).body.sessions;
    const stranger = await shop.staff('manager');
    expect((await stranger.delete(`/api/admin/account/sessions/${session?.id}`)).status).toBe(404);
    expect((await stranger.delete(`/api/admin/users/${id}/sessions/${session?.id}`)).status).toBe(403);
    expect(
      (await owner.delete<AccountSessionsView>(`/api/admin/users/${id}/sessions/${session?.id}`)).body,
    ).toEqual({ sessions: [] });
    expect((await colleague.get('/api/admin/session')).status).toBe(401);
    expect((await owner.delete(`/api/admin/users/${id}/sessions/${session?.id}`)).status).toBe(404);
  });
});
