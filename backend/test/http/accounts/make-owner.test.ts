import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MadeLinkView } from '@shop/contracts/users/views';
import { ownersOf } from '../../../src/operations/commands/owners-of.ts';
import { sentenceOf } from '../../../src/operations/commands/sentence-of.ts';
import { weakPassword } from '../../../src/config/weak-secret.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { PASSWORD } from '../../support/people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());

const NEW = 'a rocket over seven sparklers';
const owner = (password: string | null, email = 'meena@crackers.in') => ({ email, name: 'Meena', password });
const signIn = (email: string, password: string) =>
  shop.visitor().post('/api/public/staff-session', { email, password });

test('an owner with a password signs in; the same address is not made twice, nor is a password put on it', async () => {
  const make = (password: string) =>
    ownersOf(shop.database.ownerUrl, (owners) => owners.make(owner(password)));
  expect(await make(PASSWORD)).toEqual({ outcome: 'made', link: null });
  expect((await signIn('meena@crackers.in', PASSWORD)).status).toBe(200);
  expect(await make(NEW)).toEqual({ outcome: 'exists' });
  expect((await signIn('meena@crackers.in', NEW)).status).toBe(401);
});

test('a reset ends sessions, second factor and old password, and stands in the audit log without the password', async () => {
  const before = shop.visitor();
  await before.post('/api/public/staff-session', { email: 'meena@crackers.in', password: PASSWORD });
  expect((await before.get('/api/admin/account/sessions')).status).toBe(200);
  await shop.database.query(
    "UPDATE staff SET totp_secret = 'sealed', totp_since = now() WHERE email = 'meena@crackers.in'",
  );
  expect((await signIn('meena@crackers.in', PASSWORD)).body).toMatchObject({ code: 'second-factor-needed' });
  const reset = await ownersOf(shop.database.ownerUrl, (owners) => owners.reset(owner(NEW)));
  expect(reset).toEqual({ outcome: 'reset', link: null });
  expect((await before.get('/api/admin/account/sessions')).status).toBe(401);
  expect((await before.post('/api/public/staff-session/refresh')).status).toBe(401);
  expect((await signIn('meena@crackers.in', PASSWORD)).status).toBe(401);
  expect((await signIn('meena@crackers.in', NEW)).status).toBe(200);
  const audit = await shop.database.query(
    'SELECT actor_name, action, audit_entry::text AS whole FROM audit_entry',
  );
  expect(audit).toContainEqual(
    expect.objectContaining({ actor_name: 'The operator', action: 'user.access-reset' }),
  );
  expect(JSON.stringify(audit)).not.toContain(NEW);
});

test('a reset ends the links that lie in a mailbox, whose reader would undo it', async () => {
  const other = await shop.staff('owner');
  const [meena] = await shop.database.query<{ id: string }>(
    "SELECT id FROM staff WHERE email = 'meena@crackers.in'",
  );
  const { body } = await other.post<MadeLinkView>(`/api/admin/users/${meena?.id}/link`);
  const link = `/api/public/staff-links/${body.url.split('/').at(-1)}`;
  expect((await shop.visitor().get(link)).status).toBe(200);
  await ownersOf(shop.database.ownerUrl, (owners) => owners.reset(owner(NEW)));
  expect((await shop.visitor().post(link, { password: PASSWORD })).status).toBe(410);
  expect((await signIn('meena@crackers.in', NEW)).status).toBe(200);
});

test('a link lets an owner choose a password once; until then nobody signs in, with the old one neither', async () => {
  const made = await ownersOf(shop.database.ownerUrl, (owners) => owners.reset(owner(null)));
  if (made.outcome !== 'reset' || !made.link) throw new Error('There is no link');
  expect((await signIn('meena@crackers.in', NEW)).status).toBe(401);
  const choose = () =>
    shop.visitor().post(`/api/public/staff-links/${made.link?.token}`, { password: PASSWORD });
  expect((await choose()).status).toBeLessThan(300);
  expect((await choose()).status).toBe(410);
  expect((await signIn('meena@crackers.in', PASSWORD)).status).toBe(200);
});

test('nobody but an owner is let in again', async () => {
  await shop.staff('manager');
  const [manager] = await shop.database.query<{ email: string }>(
    "SELECT email FROM staff WHERE role = 'manager'",
  );
  const reset = (email: string) =>
    ownersOf(shop.database.ownerUrl, (owners) => owners.reset(owner(NEW, email)));
  expect(await reset(manager?.email ?? '')).toEqual({ outcome: 'nobody' });
  expect(await reset('nobody@crackers.in')).toEqual({ outcome: 'nobody' });
});

test('of an owner who may not come in the operator hears so in a sentence', async () => {
  await shop.database.query("UPDATE staff SET active = false WHERE email = 'meena@crackers.in'");
  const refused = ownersOf(shop.database.ownerUrl, (owners) => owners.make(owner(NEW)));
  expect(await refused.catch(sentenceOf)).toBe(
    'There is an account of this address that may not come in: another owner can enable it.',
  );
});

test.each([
  ['elevenchars', /12 characters or more/],
  ['aaaaaaaaaaaaaaaa', /easily guessed/],
  ['meena@crackers.in', /easily guessed/],
])('the password %s is refused', (password, why) => {
  expect(weakPassword(password, 'meena@crackers.in')).toMatch(why);
});
