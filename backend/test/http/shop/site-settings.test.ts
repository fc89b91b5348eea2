import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SettingsView, ShopView } from '@shop/contracts/shop/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { waitFor } from '../../support/wait-for.ts';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const SITE = '/api/admin/settings/site';
const revision = async () => (await owner.get<SettingsView>('/api/admin/settings')).body.site.revision;
const save = async (site: object) =>
  owner.put(SITE, { revision: await revision(), tagManagerId: null, redirects: [], ...site });

describe('route rules and the tag manager', () => {
  test('are saved by the owner, known to every page, and written into the audit log', async () => {
    const redirects = [
      { from: '/offers', to: '/quick-order?from=offers' },
      { from: '/app', to: 'https://play.google.com/store/apps/details?id=shop' },
    ];
    expect((await save({ tagManagerId: 'GTM-AB12CD3', redirects })).status).toBe(200);
    await waitFor(async () => {
      const { body } = await shop.visitor().get<ShopView>('/api/public/shop');
      expect(body.site).toEqual({ tagManagerId: 'GTM-AB12CD3', redirects });
    });
    const [entry] = await shop.database.query(
      "SELECT actor_name, subject FROM audit_entry WHERE action = 'settings.site.saved'",
    );
    expect(entry).toEqual({ actor_name: 'The owner', subject: 'setting/site' });
  });

  test('are kept in the one spelling that requests are compared with', async () => {
    expect((await save({ redirects: [{ from: '/Offers/', to: '/Deals/' }] })).status).toBe(200);
    const { body } = await owner.get<SettingsView>('/api/admin/settings');
    expect(body.site.value.redirects).toEqual([{ from: '/offers', to: '/Deals/' }]);
  });

  test('are the owner’s alone', async () => {
    const manager = await shop.staff('manager');
    const body = { revision: await revision(), tagManagerId: null, redirects: [] };
    expect((await manager.put(SITE, body)).status).toBe(403);
  });

  test('saved by two at once: the second hears of it', async () => {
    const body = { revision: await revision(), tagManagerId: null, redirects: [] };
    expect((await owner.put(SITE, body)).status).toBe(200);
    expect((await owner.put(SITE, body)).body).toMatchObject({ code: 'record-changed' });
  });

  test.each([[[[]]], [[[{ from: '/offers', to: '/' }]]], [[7]], [[null]]])(
    'a list of rules that holds no rules is refused: %j',
    async (redirects) => expect((await save({ redirects })).status).toBe(400),
  );

  test.each(['GTM-ABC', 'gtm-abcdef', 'G-ABCDEF', 'GTM-ABCDEFGHIJK', '', "GTM-AB12');alert(1)//", 7])(
    'the container %s is none',
    async (tagManagerId) => expect((await save({ tagManagerId })).status).toBe(400),
  );

  test.each([
    'offers',
    '//evil.test',
    'https://evil.test',
    '/admin',
    '/admin/users',
    '/Admin/users',
    '/api/public/shop',
    '/media/x',
    '/a b',
    '/a?b=c',
    '/\\evil',
    `/${'x'.repeat(300)}`,
    '/\u0000',
    '',
  ])('a rule does not begin at %j', async (from) => {
    expect((await save({ redirects: [{ from, to: '/quick-order' }] })).status).toBe(400);
  });

  test.each([
    'http://shop.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    'https://',
    'https://user@evil.test',
    'ftp://x',
    'https://x.test/\r\nSet-Cookie: a=b',
    '/a\nb',
    '',
  ])('a rule does not lead to %j', async (to) => {
    expect((await save({ redirects: [{ from: '/old', to }] })).status).toBe(400);
  });

  test('rules that lead nowhere, or that are too many, are refused', async () => {
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a/' },
    ];
    expect((await save({ redirects: circle })).body).toMatchObject({
      code: 'route-rules-contradict',
      details: { from: '/a' },
    });
    const many = Array.from({ length: 201 }, (_, n) => ({ from: `/old-${n}`, to: '/' }));
    expect((await save({ redirects: many })).status).toBe(400);
    expect((await save({ redirects: many.slice(1) })).status).toBe(200);
    expect((await save({ redirects: [{ from: '/x', to: '/y', status: 302 }] })).status).toBe(400);
  });
});
