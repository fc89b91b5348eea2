import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OwnReferralQueries } from '../../../../src/features/referrals/application/own-referral-queries.ts';
import { OrderGuardRepository } from '../../../../src/features/orders/application/placing/order-guard-repository.ts';
import { LIFTED_LIMITS } from '../../../support/boot-shop.ts';
import { goodOrder, payment, stockOf } from '../../../support/orders.ts';
import {
  codeOf,
  lines,
  NO_SPARKLERS,
  ownChanges,
  refused,
  sellBy,
  SIX,
} from '../../../support/own-changes.ts';
import { activeReferrer } from '../../../support/referrals.ts';

const { here, read, track, step, confirm, placed, change, ask, cancel, preview } = ownChanges();
const limited = (limits: object) =>
  here.shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'limits'`, [
    JSON.stringify(limits),
  ]);

describe('at once, where the shop sells by order and has done nothing with it yet', () => {
  beforeAll(() => sellBy(here.shop, 'order'));
  afterAll(() => sellBy(here.shop, 'estimate'));

  test('quantities are others, with money, goods and commission, and staff see who did it', async () => {
    const referrerId = await activeReferrer(here.shop, 'HERSELF');
    const shelf = Number(await stockOf(here.shop, 'GB-04'));
    const { number, token } = await placed({ referralCode: 'HERSELF' });
    expect((await track(token)).ownChanges).toEqual({
      edit: null,
      cancel: null,
      isAtOnce: true,
      revision: 0,
      asked: null,
    });
    expect((await preview(token)).body).toMatchObject({
      isAtOnce: true,
      totals: { totalPaise: 402_400 },
      minimumPaise: 300_000,
      doubts: [],
    });
    const { status, body } = await change(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totals: { totalPaise: 402_400 }, ownChanges: { revision: 1, asked: null } });
    expect(body.revisions[0]?.changes[0]).toMatchObject({ code: 'GB-04', from: 5, to: 6 });
    expect(await stockOf(here.shop, 'GB-04')).toBe(shelf - 6);
    expect((await read(number)).events.at(-1)).toMatchObject({
      kind: 'edited',
      actor: 'Meenakshi Sundaram',
    });
    // 5 % of ₹3,790.
    expect((await here.shop.app.get(OwnReferralQueries).sums(referrerId)).pendingPaise).toBe(18_950);
  });

  test('more of what costs more today is asked for, as its line keeps the rate of then', async () => {
    const { token } = await placed();
    const price = (paise: number) =>
      here.shop.changeContent(`UPDATE product SET net_paise = $1 WHERE code = 'GB-04'`, [paise]);
    await price(70_000);
    expect((await preview(token)).body).toMatchObject({ isAtOnce: false });
    expect(codeOf(await change(token))).toEqual([409, 'own-change-needs-shop']);
    await price(61_000);
    expect((await preview(token)).body).toMatchObject({ isAtOnce: true });
  });

  test('lines go and come, and the place and the remark are others', async () => {
    const { token } = await placed();
    const gone = await change(token, NO_SPARKLERS);
    expect(gone.body.lines.map(({ code }) => code)).toEqual(['GB-04']);
    // GB-04 × 6 and SP-02 × 5 at ₹14: goods ₹3,730; packing ₹111.90; to the door ₹350; ₹4,191.90 rounds up.
    const door = await change(token, {
      revision: 1,
      lines: lines({ 'GB-04': 6, 'SP-02': 5 }),
      delivery: 'door',
      pickupLocationId: null,
      address: '7 Temple Road',
      city: 'Chennai',
      district: 'Chennai',
      pinCode: '600004',
      remarks: 'Ring twice',
      expectedTotalPaise: 419_200,
    });
    expect(door.body).toMatchObject({
      delivery: 'door',
      pickupLocation: null,
      remarks: 'Ring twice',
      customer: { name: 'Meenakshi Sundaram', address: '7 Temple Road', city: 'Chennai', pinCode: '600004' },
      totals: { freightPaise: 35_000, totalPaise: 419_200 },
    });
  });

  test('it is cancelled, its goods are back, and nothing more may be done', async () => {
    const shelf = Number(await stockOf(here.shop, 'GB-04'));
    const { number, token } = await placed();
    const { body } = await cancel(token, { reason: 'We are away' });
    expect(body).toMatchObject({
      state: 'cancelled',
      ownChanges: { edit: 'finished', cancel: 'finished', asked: null },
    });
    expect(await stockOf(here.shop, 'GB-04')).toBe(shelf);
    expect((await read(number)).events.at(-1)).toMatchObject({
      kind: 'cancelled',
      text: 'We are away',
      actor: 'Meenakshi Sundaram',
    });
    expect(await change(token)).toMatchObject(refused('finished'));
  });

  test('is done once, however often it is sent, and a key stands for one thing', async () => {
    const { number, token } = await placed();
    const key = randomUUID();
    const answers = [await change(token, { ...SIX, key }), await change(token, { ...SIX, key })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(number)).toMatchObject({ revision: 1 });
    expect(codeOf(await change(token, { ...NO_SPARKLERS, key }))).toEqual([409, 'idempotency-key-reused']);
    expect(codeOf(await cancel(token, { key, revision: 1 }))).toEqual([409, 'idempotency-key-reused']);
    const both = randomUUID();
    const twice = { ...NO_SPARKLERS, revision: 1, key: both };
    const atOnce = await Promise.all([change(token, twice), change(token, twice)]);
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(number)).toMatchObject({ revision: 2, totals: { totalPaise: 389_000 } });
  });

  test('the shop’s rules hold', async () => {
    const { token } = await placed();
    const of = (changes: object) => change(token, changes);
    // GB-04 × 4: goods ₹2,440 of ₹3,000.
    expect(await of({ lines: lines({ 'GB-04': 4 }) })).toMatchObject({
      status: 400,
      body: { code: 'below-minimum', details: { minimumPaise: 300_000, lackingPaise: 56_000 } },
    });
    expect(codeOf(await of({ lines: lines({ 'GB-04': 5, 'SP-01': 10 }) }))).toEqual([
      400,
      'own-change-of-nothing',
    ]);
    expect(codeOf(await of({ lines: [] }))).toEqual([400, 'invalid-request']);
    const door = { delivery: 'door', pickupLocationId: null };
    expect(codeOf(await of({ ...door, address: '' }))).toEqual([400, 'address-missing']);
    expect(codeOf(await of({ ...door, district: '' }))).toEqual([400, 'address-missing']);
    expect(codeOf(await of({ ...SIX, lines: lines({ 'GB-04': 5, 'XX-99': 1 }) }))).toEqual([
      409,
      'stock-short',
    ]);
    expect(codeOf(await of({ ...SIX, expectedTotalPaise: 402_300 }))).toEqual([409, 'own-change-costs']);
    expect(codeOf(await of({ ...SIX, pinCode: '560001' }))).toEqual([400, 'pin-code-elsewhere']);
  });

  test('the most of an item and what only green crackers may go to hold', async () => {
    const { token } = await placed();
    await here.shop.changeContent("UPDATE product SET max_quantity = 5 WHERE code = 'GB-04'");
    expect(await change(token)).toMatchObject({
      status: 400,
      body: { code: 'above-most-per-order', details: { goods: [{ code: 'GB-04' }] } },
    });
    await here.shop.changeContent("UPDATE product SET max_quantity = NULL WHERE code = 'GB-04'");
    await here.shop.changeContent("UPDATE state SET goods = 'green' WHERE code = '33'");
    expect(codeOf(await change(token))).toEqual([400, 'goods-not-allowed']);
    await here.shop.changeContent("UPDATE state SET goods = 'all' WHERE code = '33'");
  });

  test('the order guard holds: what it does not reserve is asked for, what it does not take is refused', async () => {
    const { token } = await placed();
    await limited({ reservePaise: 350_000 });
    expect((await preview(token)).body.isAtOnce).toBe(false);
    expect(codeOf(await change(token))).toEqual([409, 'own-change-needs-shop']);
    await limited({ ...LIFTED_LIMITS, orderPaise: 400_000 });
    expect(codeOf(await change(token))).toEqual([400, 'order-above-limit']);
    expect(codeOf(await ask(token))).toEqual([400, 'order-above-limit']);
    await limited({ ...LIFTED_LIMITS, strangersUnits: 1, strangersPercent: 0 });
    expect((await preview(token)).body.isAtOnce).toBe(false);
    expect(codeOf(await change(token))).toEqual([409, 'own-change-needs-shop']);
    await limited(LIFTED_LIMITS);
    expect((await change(token)).status).toBe(200);
  });

  test('what it takes more of counts for the breaker as what is ordered does', async () => {
    const guard = here.shop.app.get(OrderGuardRepository);
    const [more, less] = [await placed(), await placed()];
    await here.shop.database.query(
      `UPDATE orders SET placed_at = placed_at - interval '1 hour' WHERE number IN ($1, $2)`,
      [more.number, less.number],
    );
    const since = new Date(here.shop.clock.now().getTime() - 10 * 60_000);
    const before = await guard.recent(since);
    // SP-01 × 10 becomes × 0, and GB-04 × 5 × 6: one at ₹610 more.
    expect((await change(more.token, NO_SPARKLERS)).status).toBe(200);
    // GB-04 × 5 and SP-01 × 8 at ₹13: goods ₹3,154; packing ₹94.62; freight ₹120; ₹3,368.62 rounds up.
    const fewer = { lines: lines({ 'GB-04': 5, 'SP-01': 8 }), expectedTotalPaise: 336_900 };
    expect((await change(less.token, fewer)).status).toBe(200);
    expect(await guard.recent(since)).toEqual({
      orders: before.orders + 1,
      goodsPaise: before.goodsPaise + 61_000,
      reservedPaise: before.reservedPaise + 61_000,
    });
  });

  test('orders of one phone together stay within what one may have open', async () => {
    const deviceId = randomUUID();
    const { customer } = await goodOrder(here.shop);
    const who = { customer: { ...customer, phone: '9123450001' }, deviceId };
    const [one] = [await placed(who), await placed(who)];
    await limited({ openPaisePerPhone: 700_000 });
    // ₹3,395 of the other, and ₹4,024.
    expect(await change(one.token)).toMatchObject({
      status: 409,
      body: { code: 'open-orders-sum-limit', details: { openPaise: 339_500 } },
    });
    await limited(LIFTED_LIMITS);
  });

  test.each<[string, (number: string, token: string) => Promise<unknown>]>([
    ['it is confirmed', (number) => confirm(number)],
    ['something was paid', (number) => step(number, 'payments', payment())],
    [
      'the shop proposes something',
      (number) =>
        step(number, 'proposals', {
          revision: 0,
          reason: 'shortage',
          lines: [{ code: 'GB-04', quantity: 4 }],
        }),
    ],
    ['the shop shows prices only', () => sellBy(here.shop, 'catalogue')],
    ['the shop sells by estimate', () => sellBy(here.shop, 'estimate')],
  ])('not where %s: she is told, and may ask', async (_, deed) => {
    const { number, token } = await placed();
    await deed(number, token);
    expect((await track(token)).ownChanges).toMatchObject({ edit: null, cancel: null, isAtOnce: false });
    expect(codeOf(await change(token))).toEqual([409, 'own-change-needs-shop']);
    expect(codeOf(await cancel(token))).toEqual([409, 'own-change-needs-shop']);
    expect((await ask(token)).body).toMatchObject({
      totals: { totalPaise: 339_500 },
      ownChanges: { asked: { kind: 'edit', state: 'open' }, edit: 'asked', cancel: 'asked' },
    });
    await sellBy(here.shop, 'order');
  });
});
