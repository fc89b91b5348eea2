import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Controller } from '@nestjs/common';
import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import { endpoint } from '@shop/contracts/endpoint';
import { exportOrders, recordRefund } from '@shop/contracts/orders/endpoints';
import { saveSite } from '@shop/contracts/shop/endpoints';
import type { SettingsView } from '@shop/contracts/shop/views';
import { ADMIN_CONTROLLERS } from '../../src/audiences/admin.module.ts';
import { REFERRER_CONTROLLERS } from '../../src/audiences/referrer.module.ts';
import { Needs, NeedsPassword, Route } from '../../src/platform/http/route.ts';
import type { Email } from '../../src/shared/emails/emails.ts';
import { Outbox } from '../../src/shared/emails/outbox.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { addReferrer, PASSWORD } from '../support/people.ts';
import { FRESH_STEPS, freshStepFaults, unservedSteps } from './fresh-steps.ts';

const ALL = [...ADMIN_CONTROLLERS, ...REFERRER_CONTROLLERS];

const exportCustomers = endpoint('GET', '/api/admin/customers/export/:format')<{ view: unknown }>();
const payBack = endpoint('POST', '/api/admin/customers/:phone/pay-back')<{ view: unknown }>();

/** What a careless day could bring. */
@Controller()
class Careless {
  @Route(recordRefund)
  @Needs('payments.refund')
  refund() {
    return {};
  }

  @Route(exportOrders)
  @Needs('orders.export')
  @NeedsPassword()
  quietly() {
    return {};
  }

  @Route(saveSite)
  @Needs('settings.write')
  site() {
    return {};
  }

  @Route(exportCustomers)
  @Needs('orders.read')
  customers() {
    return {};
  }

  @Route(payBack)
  @Needs('payments.refund')
  payBack() {
    return {};
  }
}

describe('every step of staff and referrers', () => {
  test('asks for a fresh password and tells the owners where it must, and is in the lists', () => {
    expect(freshStepFaults(ALL)).toEqual([]);
    expect(unservedSteps(ALL)).toEqual([]);
  });

  test('that a careless day brings is found', () => {
    expect(freshStepFaults([Careless])).toEqual([
      'POST /api/admin/orders/:number/refunds asks for no password',
      'GET /api/admin/orders/export/:format tells no owner',
      'PUT /api/admin/settings/site asks for no password',
      'GET /api/admin/customers/export/:format stands in no list of fresh-steps.ts',
      'POST /api/admin/customers/:phone/pay-back stands in no list of fresh-steps.ts',
    ]);
  });
});

describe('the running backend', () => {
  let shop: TestShop;
  let owner: Caller;
  const posted: Email[] = [];
  beforeAll(async () => {
    shop = await bootShop();
    jest.spyOn(shop.app.get(Outbox), 'post').mockImplementation(async (message) => void posted.push(message));
    owner = await shop.staff('owner');
  });
  afterAll(() => shop.close());

  /** As on a computer that was left open for a while. */
  const leave = () => shop.database.query("UPDATE session SET proven_at = proven_at - interval '11 minutes'");
  const alerts = async () =>
    (await owner.get<OwnerAlertView[]>('/api/admin/owner-alerts')).body.map(({ by, alert }) => ({
      by,
      ...alert,
    }));

  test.each(Object.values(FRESH_STEPS).flat())('asks for the password: %s', async (step) => {
    const [method = '', path = ''] = step.split(' ');
    const caller = path.startsWith('/api/admin') ? owner : await referrer();
    await leave();
    const url = path
      .replace(':format', 'csv')
      .replace(/:id|:sessionId/, '01900000-0000-7000-8000-000000000000')
      .replace(/:\w+/g, '1');
    const asking = {
      GET: () => caller.get(url),
      POST: () => caller.post(url, {}),
      PUT: () => caller.put(url, {}),
      DELETE: () => caller.delete(url),
    };
    const answer = await asking[method as keyof typeof asking]();
    expect(answer).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect(await alerts()).toEqual([]);
  });

  test('exports and changes addresses once the password was typed, and every owner hears of it', async () => {
    const other = await shop.staff('owner');
    await leave();
    await owner.post('/api/admin/session/password', { password: PASSWORD });
    const file = await shop.app.inject({
      url: '/api/admin/members/export/csv',
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(file.statusCode).toBe(200);
    const { value, revision } = (await owner.get<SettingsView>('/api/admin/settings')).body.site;
    const redirects = [{ from: '/deals', to: '/quick-order' }];
    const changed = await owner.put('/api/admin/settings/site', { ...value, redirects, revision });
    expect(changed.status).toBe(200);
    expect(await alerts()).toEqual([
      { by: 'The owner', what: 'site' },
      { by: 'The owner', what: 'exported', about: 'members' },
    ]);
    const owners = await shop.database.query<{ email: string }>(
      "SELECT email FROM staff WHERE role = 'owner' AND active",
    );
    const emails = owners.map(({ email }) => email).toSorted();
    expect(emails.length).toBeGreaterThan(1);
    for (const what of ['site', 'exported']) {
      const told = posted.filter(
        (message) => message.kind === 'owner-alert' && message.facts.alert.what === what,
      );
      expect(told.map(({ to }) => to).toSorted()).toEqual(emails);
    }
    expect((await other.get<OwnerAlertView[]>('/api/admin/owner-alerts')).body).toHaveLength(2);
    // What was not done is told to nobody.
    expect((await owner.post('/api/admin/orders/AC-1/refunds', {})).status).toBe(400);
    expect(await alerts()).toHaveLength(2);
  });

  async function referrer(): Promise<Caller> {
    const { email } = await addReferrer(shop.database, `FRESH${++referrers}`);
    const caller = shop.visitor();
    await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
    return caller;
  }
  let referrers = 0;
});
