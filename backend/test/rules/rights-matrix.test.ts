import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { Endpoint } from '@shop/contracts/endpoint';
import { watchLive } from '@shop/contracts/live/endpoints';
import { ROLES, type Permission, type Role } from '@shop/contracts/rules/permissions';
import { ADMIN_CONTROLLERS } from '../../src/audiences/admin.module.ts';
import { handlersOf } from '../../src/platform/http/audience.ts';
import { endpointOf, permissionOf } from '../../src/platform/http/route.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { addReferrer, PASSWORD } from '../support/people.ts';
import { testConfig } from '../support/test-config.ts';

const ALL: readonly Role[] = ['owner', 'manager', 'catalogue', 'orders', 'content', 'accountant'];
const BOOKS: readonly Role[] = ['owner', 'manager', 'accountant'];
const DESK: readonly Role[] = ['owner', 'manager', 'orders'];

/** Who may do what, from product.md section 10; written by hand beside the rule that it checks. */
const MAY: Record<Permission, readonly Role[]> = {
  'session.own': ALL,
  'dashboard.read': ALL,
  'figures.read': DESK,
  'reports.read': BOOKS,
  'reports.export': BOOKS,
  'books.close': ['owner'],
  'orders.read': DESK,
  'orders.advance': DESK,
  'orders.dispatch-unpaid': ['owner', 'manager'],
  'orders.cancel': DESK,
  'orders.hold': DESK,
  'orders.note': DESK,
  'orders.edit': DESK,
  'orders.place': DESK,
  'payments.record': DESK,
  'payments.correct': DESK,
  'payments.refund': ['owner', 'manager'],
  'invoices.credit': ['owner', 'manager'],
  'invoices.read': [...DESK, 'accountant'],
  'invoices.export': BOOKS,
  'contacts.read': ['owner', 'manager', 'orders', 'content'],
  'contacts.handle': ['owner', 'manager', 'orders', 'content'],
  'reminders.read': ['owner', 'manager'],
  'reminders.handle': ['owner', 'manager'],
  'reminders.export': ['owner', 'manager'],
  'schemes.read': DESK,
  'schemes.write': ['owner', 'manager'],
  'members.handle': DESK,
  'members.export': ['owner', 'manager'],
  'catalogue.read': ['owner', 'manager', 'catalogue'],
  'catalogue.write': ['owner', 'manager', 'catalogue'],
  'places.read': ['owner', 'manager'],
  'places.write': ['owner', 'manager'],
  'posts.read': ['owner', 'manager', 'content'],
  'posts.write': ['owner', 'manager', 'content'],
  'cities.read': ['owner', 'manager', 'content'],
  'cities.write': ['owner', 'manager', 'content'],
  'texts.read': ['owner', 'manager', 'content'],
  'texts.write': ['owner', 'manager', 'content'],
  'referrals.read': DESK,
  'referrals.write': ['owner', 'manager'],
  'payouts.write': ['owner', 'manager'],
  'orders.attribute': ['owner'],
  'jobs.handle': ['owner'],
  'alerts.read': ['owner'],
  'audit.read': ['owner', 'manager'],
  'orders.export': ['owner', 'manager'],
  'contacts.export': ['owner', 'manager'],
  'uploads.read': ['owner', 'manager', 'catalogue', 'content'],
  'uploads.write': ['owner', 'manager', 'catalogue', 'content'],
  'users.read': ['owner'],
  'users.write': ['owner'],
  'settings.read': ['owner'],
  'settings.write': ['owner'],
};

interface Guarded extends Endpoint {
  permission: Permission;
}

/** Every route of staff that the application serves; what signs somebody out comes last. */
const routes: Guarded[] = ADMIN_CONTROLLERS.flatMap((controller) => handlersOf(controller))
  .flatMap((handler) => {
    const described = endpointOf(handler);
    const permission = permissionOf(handler);
    return described && permission ? [{ ...described, permission }] : [];
  })
  .toSorted((a, b) => rank(a) - rank(b));

function rank({ method, path }: Endpoint): number {
  if (method !== 'DELETE') return 0;
  return path === '/api/admin/session' ? 2 : 1;
}

const NOBODY = '01900000-0000-7000-8000-000000000000';
/** Asks with ids that nobody has and a body that no request class takes: only who asks decides how far it comes. */
async function ask(caller: Caller, { method, path }: Endpoint): Promise<string> {
  const url = path.replace(/:\w+/g, NOBODY);
  const nonsense = { nonsense: true };
  const asking = {
    GET: () => (path === watchLive.path ? caller.open(url) : caller.get(url)),
    POST: () => caller.post(url, nonsense),
    PUT: () => caller.put(url, nonsense),
    DELETE: () => caller.delete(url),
  };
  const { status, body } = await asking[method]();
  if (status >= 500) return `fault ${status}`;
  const isKeptOut = status === 401 || (status === 403 && JSON.stringify(body).includes('permission-missing'));
  return isKeptOut ? String(status) : 'let in';
}

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());

/** How each route meets a caller: only the routes that answer otherwise than expected. */
async function surprises(caller: Caller, expected: (route: Guarded) => string): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const answer = await ask(caller, route);
    if (answer !== expected(route))
      found.push(`${route.method} ${route.path}: ${answer}, not ${expected(route)}`);
  }
  return found;
}

test('every route of staff is in the matrix, and every role', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(ROLES).toEqual(ALL);
});

describe('each route of staff', () => {
  test.each(ALL)('lets in the role %s where it may, and nowhere else', async (role) => {
    const caller = await shop.staff(role);
    expect(
      await surprises(caller, ({ permission }) => (MAY[permission].includes(role) ? 'let in' : '403')),
    ).toEqual([]);
  });

  const access = async (change: object, secret = testConfig('postgres://unused').staffJwtSecret) => {
    const caller = await shop.staff('owner');
    const jwt = new JwtService({});
    const claims = jwt.decode<object>(caller.cookies.get('staff-access') ?? '');
    const token = await jwt.signAsync({ ...claims, ...change }, { secret, algorithm: 'HS256' });
    caller.cookies.set('staff-access', token);
    return caller;
  };
  const callers: Record<string, () => Promise<Caller>> = {
    'an anonymous visitor': async () => shop.visitor(),
    'a referrer': async () => {
      const { email } = await addReferrer(shop.database, 'MATRIX');
      const caller = shop.visitor();
      await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
      return caller;
    },
    'a referrer who brings their token as staff': async () => {
      const { email } = await addReferrer(shop.database, 'MATRIX2');
      const caller = shop.visitor();
      await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
      caller.cookies.set('staff-access', caller.cookies.get('referrer-access') ?? '');
      caller.cookies.set('staff-refresh', caller.cookies.get('referrer-refresh') ?? '');
      return caller;
    },
    'an owner who was disabled': async () => {
      const caller = await shop.staff('owner');
      const { body } = await caller.get('/api/admin/session');
      await shop.database.query('UPDATE staff SET active = false WHERE id = $1', [body['id']]);
      return caller;
    },
    'an owner whose session ended': async () => {
      const caller = await shop.staff('owner');
      await caller.copy().delete('/api/admin/session');
      return caller;
    },
    'an owner whose token is over': () => access({ exp: 1_700_000_000 }),
    'a forger': () => access({}, 'another secret that is long enough as well'),
  };
  test.each(Object.keys(callers))('keeps out %s', async (who) => {
    const caller = await callers[who]?.();
    expect(caller && (await surprises(caller, () => '401'))).toEqual([]);
  });
});
