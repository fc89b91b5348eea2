import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView, OrderRowView } from '@shop/contracts/orders/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type {
  LeagueView,
  ReferralFlagView,
  ReferrerDeskView,
  ReferrerRowView,
} from '@shop/contracts/referrers/views';
import { ReferralFlags } from '../../../src/features/referrals/application/referral-flags.ts';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodOrder, placeGoodOrder } from '../../support/orders.ts';
import { addReferrer, PASSWORD } from '../../support/people.ts';
import { activeReferrer, collect, GOOD_COMMISSION } from '../../support/referrals.ts';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const sums = (id: string) => shop.app.get(OwnReferralQueries).sums(id);

const MEENA = {
  name: 'Meena Devi',
  phone: '+91 98421 00555',
  email: 'Meena@Example.com',
  code: 'MEENA1',
  commissionBasisPoints: 750,
};
const PAYEE = {
  address: '7 South Car Street, Madurai 625001',
  pan: 'ABCDE1234F',
  upiId: null,
  accountName: 'Meena Devi',
  accountNumber: '123456789',
  ifsc: 'ABCD0123456',
};

describe('a referrer', () => {
  let id = '';
  test('is made by staff, and is invited until they choose a password', async () => {
    const { status, body } = await owner.post<{ id: string }>('/api/admin/referrers', MEENA);
    expect(status).toBe(200);
    id = body.id;
    expect((await owner.get(`/api/admin/referrers/${id}`)).body).toMatchObject({
      name: 'Meena Devi',
      phone: '9842100555',
      email: 'meena@example.com',
      state: 'invited',
      commissionBasisPoints: 750,
      hasPan: false,
      paidBy: null,
    });
  });

  test('has PAN and account seen by those who may change them, and by nobody else', async () => {
    const record = `/api/admin/referrers/${id}/record`;
    const { status, body } = await owner.put(record, { ...MEENA, ...PAYEE, revision: 0 });
    expect([status, body]).toMatchObject([200, { value: PAYEE, revision: 1 }]);
    const desk = await shop.staff('orders');
    const seen = await desk.get<ReferrerDeskView>(`/api/admin/referrers/${id}`);
    expect(seen.body).toMatchObject({ hasPan: true, paidBy: 'bank' });
    const all = JSON.stringify([seen.body, (await desk.get('/api/admin/referrers')).body]);
    for (const secret of ['ABCDE1234F', '123456789', 'South Car']) expect(all).not.toContain(secret);
    expect((await desk.get(record)).status).toBe(403);
  });

  test('is paid to a whole account or to none', async () => {
    const { status, body } = await owner.put(`/api/admin/referrers/${id}/record`, {
      ...MEENA,
      ...PAYEE,
      ifsc: null,
      revision: 1,
    });
    expect([status, body['code']]).toEqual([400, 'payout-account-incomplete']);
  });

  test('keeps a code for ever: who had it is found by it, and nobody else gets it', async () => {
    const renamed = { ...MEENA, ...PAYEE, code: 'MEENA2', revision: 1 };
    expect((await owner.put(`/api/admin/referrers/${id}/record`, renamed)).status).toBe(200);
    for (const code of ['MEENA1', 'MEENA2']) {
      const { status, body } = await owner.post('/api/admin/referrers', { ...MEENA, email: null, code });
      expect([status, body['code']]).toEqual([409, 'referral-code-used']);
    }
    const email = await owner.post('/api/admin/referrers', { ...MEENA, code: 'OTHER1' });
    expect([email.status, email.body['code']]).toEqual([409, 'referrer-email-used']);
  });

  test('is suspended, and then as before', async () => {
    const steps = async (name: string) => {
      const { status, body } = await owner.post(`/api/admin/referrers/${id}/${name}`);
      return [status, body['state'] ?? body['code']];
    };
    expect(await steps('suspend')).toEqual([200, 'suspended']);
    expect(await steps('suspend')).toEqual([409, 'referrer-state-changed']);
    expect(await steps('resume')).toEqual([200, 'invited']);
    expect(await steps('resume')).toEqual([409, 'referrer-state-changed']);
  });

  test('stands in the league of the season by what their orders are worth', async () => {
    await activeReferrer(shop, 'LEAGUE1');
    await activeReferrer(shop, 'LEAGUE2');
    for (const code of ['LEAGUE1', 'LEAGUE2', 'LEAGUE2']) await placeGoodOrder(shop, { referralCode: code });
    const { body } = await owner.get<LeagueView>('/api/admin/referrer-league');
    expect(body.rows).toMatchObject([
      { code: 'LEAGUE2', orders: 2, valuePaise: 679_000, commissionPaise: 2 * GOOD_COMMISSION },
      { code: 'LEAGUE1', orders: 1, valuePaise: 339_500, commissionPaise: GOOD_COMMISSION },
    ]);
  });
});

test('any of many referrers is found by letters, and orders by whom they count for', async () => {
  for (const code of Array.from({ length: 30 }, (_, index) => `CHOICE${index}`)) {
    await addReferrer(shop.database, code);
  }
  const id = await activeReferrer(shop, 'CHOSEN1');
  const { number } = await placeGoodOrder(shop, { referralCode: 'CHOSEN1' });
  await placeGoodOrder(shop, { referralCode: 'RAVI10' });
  const desk = await shop.staff('orders');
  const called = await desk.get<ListPage<ReferrerRowView>>('/api/admin/referrers?search=chosen1');
  expect(called.body.rows).toEqual([expect.objectContaining({ id, name: 'Referrer CHOSEN1' })]);
  const found = await desk.get<ListPage<OrderRowView>>(`/api/admin/orders?referrer=${id}`);
  expect(found.body).toMatchObject({ total: 1, rows: [{ number }] });
  expect((await desk.get('/api/admin/orders?referrer=ravi')).status).toBe(400);
});

describe('whom an order counts for', () => {
  test('is corrected by an owner, and the ledger follows', async () => {
    const wrong = await activeReferrer(shop, 'WRONG1');
    const right = await activeReferrer(shop, 'RIGHT1');
    const { number } = await placeGoodOrder(shop, { referralCode: 'WRONG1' });
    await collect(owner, number);
    const correct = (code: string | null, by = owner) =>
      by.post<AdminOrderView & { code: string }>(`/api/admin/orders/${number}/attribution`, {
        code,
        reason: 'The customer told so',
      });
    expect((await correct('RIGHT1', await shop.staff('manager'))).status).toBe(403);
    expect((await correct('NOBODY9')).body.code).toBe('referral-code-unknown');
    expect((await correct('WRONG1')).body.code).toBe('order-attributed-so');
    const { body } = await correct('RIGHT1');
    expect(body.referralCode).toBe('RIGHT1');
    expect(JSON.stringify(body.events)).toContain('WRONG1 → RIGHT1: The customer told so');
    expect(await sums(wrong)).toEqual({ pendingPaise: 0, earnedPaise: 0, duePaise: 0, paidPaise: 0 });
    expect(await sums(right)).toMatchObject({ duePaise: GOOD_COMMISSION });
    const tracked = await shop.visitor().get(`/api/public/orders/${body.token}`);
    expect(JSON.stringify(tracked.body)).not.toContain('attributed');
  });
});

describe('an order that looks like the referrer’s own', () => {
  async function flagsOf(referrer: string): Promise<ReferralFlagView[]> {
    const { body } = await owner.get<ListPage<ReferralFlagView>>(
      `/api/admin/referral-flags?referrer=${referrer}`,
    );
    return body.rows;
  }
  const decide = (flag: ReferralFlagView | undefined, from: string | null, decision: string) =>
    owner.post<ReferralFlagView>(`/api/admin/referral-flags/${flag?.id ?? ''}/decision`, {
      from,
      decision,
      reason: 'Asked on the phone',
    });

  test('is found by phone, UPI ID and address, however they are written', async () => {
    const id = await activeReferrer(shop, 'OWN1');
    await shop.database.query('UPDATE referrer SET phone = $2, upi_id = $3, address = $4 WHERE id = $1', [
      id,
      '9876543210',
      '919876543210@bank',
      '12, North Masi Street, MADURAI - 625 001',
    ]);
    await placeGoodOrder(shop, { referralCode: 'OWN1' });
    expect(await flagsOf(id)).toMatchObject([
      { signs: ['phone', 'upi', 'address'], decision: null, pendingPaise: GOOD_COMMISSION },
    ]);
  });

  test('earns nothing while nobody decided, and what is decided moves the ledger', async () => {
    const id = await activeReferrer(shop, 'OWN2');
    await shop.database.query("UPDATE referrer SET phone = '9876543210' WHERE id = $1", [id]);
    const { number } = await placeGoodOrder(shop, { referralCode: 'OWN2' });
    await collect(owner, number);
    expect(await sums(id)).toMatchObject({ pendingPaise: GOOD_COMMISSION, duePaise: 0 });
    const [flag] = await flagsOf(id);
    const allowed = await decide(flag, null, 'allowed');
    expect(allowed.body).toMatchObject({
      decision: 'allowed',
      reason: 'Asked on the phone',
      entries: [{ kind: 'earned', pendingPaise: -GOOD_COMMISSION, duePaise: GOOD_COMMISSION }],
    });
    expect(await sums(id)).toMatchObject({ pendingPaise: 0, duePaise: GOOD_COMMISSION });
    const late = await decide(flag, null, 'refused');
    expect([late.status, late.body]).toMatchObject([409, { code: 'referral-flag-decided' }]);
    const refused = await decide(flag, 'allowed', 'refused');
    expect(refused.body.entries).toMatchObject([{ kind: 'reversed', duePaise: -GOOD_COMMISSION }, {}]);
    expect(await sums(id)).toMatchObject({ pendingPaise: 0, duePaise: 0 });
  });

  test('is found by the device on which the referrer placed orders for customers', async () => {
    const id = await activeReferrer(shop, 'OWN3');
    const { PlaceOrder } = await import('../../../src/features/orders/application/placing/place-order.ts');
    const deviceId = crypto.randomUUID();
    const assisted = { kind: 'referrer', id, name: 'Referrer OWN3', code: 'OWN3', deviceId } as const;
    await shop.app
      .get(PlaceOrder)
      .execute(await goodOrder(shop, { referralCode: 'OWN3', deviceId }), assisted);
    expect(await flagsOf(id)).toEqual([]);
    await placeGoodOrder(shop, { referralCode: 'OWN3', deviceId: crypto.randomUUID() });
    expect(await flagsOf(id)).toEqual([]);
    await placeGoodOrder(shop, { referralCode: 'OWN3', deviceId });
    expect(await flagsOf(id)).toMatchObject([{ signs: ['device'] }]);
  });

  test('is found by the device on which the referrer opened their area', async () => {
    const { id, email } = await addReferrer(shop.database, 'OWN4');
    await shop.changeContent('UPDATE referrer SET name = name WHERE id = $1', [id]);
    const caller = shop.visitor();
    await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
    const deviceId = crypto.randomUUID();
    await placeGoodOrder(shop, { referralCode: 'OWN4', deviceId });
    expect(await flagsOf(id)).toEqual([]);
    expect((await caller.put('/api/referrer/device', { deviceId })).status).toBe(204);
    await placeGoodOrder(shop, { referralCode: 'OWN4', deviceId: crypto.randomUUID() });
    expect(await flagsOf(id)).toEqual([]);
    const { number } = await placeGoodOrder(shop, { referralCode: 'OWN4', deviceId });
    expect(await flagsOf(id)).toMatchObject([{ orderNumber: number, signs: ['device'], state: 'open' }]);
    const sent = await caller.post('/api/referrer/orders', {
      ...(await goodOrder(shop)),
      customerAgreed: true,
      deviceId,
    });
    expect(sent.status).toBe(200);
    expect(await flagsOf(id)).toHaveLength(1);
  });

  test('is found by the newest of a referrer’s devices, however many they tell', async () => {
    const id = await activeReferrer(shop, 'OWN5');
    const flags = shop.app.get(ReferralFlags);
    const told = Array.from({ length: 25 }, () => crypto.randomUUID());
    for (const [minute, deviceId] of told.entries()) {
      await flags.rememberDevice(id, deviceId, new Date(shop.clock.now().getTime() + minute * 60_000));
    }
    const kept = await shop.database.query('SELECT FROM referrer_device WHERE referrer_id = $1', [id]);
    expect(kept).toHaveLength(20);
    await placeGoodOrder(shop, { referralCode: 'OWN5', deviceId: told[4] ?? '' });
    expect(await flagsOf(id)).toEqual([]);
    await placeGoodOrder(shop, { referralCode: 'OWN5', deviceId: told[5] ?? '' });
    expect(await flagsOf(id)).toHaveLength(1);
  });

  test('needs no decision once the order counts for another, and does again when it comes back', async () => {
    const [own, other] = [await activeReferrer(shop, 'OWN6'), await activeReferrer(shop, 'OTHER6')];
    await shop.database.query("UPDATE referrer SET phone = '9876543210' WHERE id = $1", [own]);
    const { number } = await placeGoodOrder(shop, { referralCode: 'OWN6' });
    const attribute = (code: string | null) =>
      owner.post(`/api/admin/orders/${number}/attribution`, { code, reason: 'Asked on the phone' });
    const openFlags = async () =>
      (await owner.get<ReferrerDeskView>(`/api/admin/referrers/${own}`)).body.openFlags;
    const waiting = async () =>
      (await owner.get<{ openFlags: number }>('/api/admin/dashboard')).body.openFlags;
    expect(await openFlags()).toBe(1);
    const before = await waiting();

    await attribute('OTHER6');
    expect(await openFlags()).toBe(0);
    expect(await waiting()).toBe(before - 1);
    const open = await owner.get<ListPage<ReferralFlagView>>('/api/admin/referral-flags?state=open');
    expect(open.body.rows.map(({ orderNumber }) => orderNumber)).not.toContain(number);
    const moved = await owner.get<ListPage<ReferralFlagView>>('/api/admin/referral-flags?state=moved');
    expect(moved.body.rows).toMatchObject([
      {
        orderNumber: number,
        state: 'moved',
        countsFor: 'OTHER6',
        decision: null,
        entries: [{ kind: 'reversed', pendingPaise: -GOOD_COMMISSION }],
      },
    ]);
    await collect(owner, number);
    expect(await sums(other)).toMatchObject({ duePaise: GOOD_COMMISSION });

    await attribute('OWN6');
    expect(await flagsOf(own)).toMatchObject([{ state: 'open', pendingPaise: GOOD_COMMISSION }]);
    expect(await sums(own)).toMatchObject({ pendingPaise: GOOD_COMMISSION, duePaise: 0 });
  });
});

test('after all of it the ledgers agree', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});
