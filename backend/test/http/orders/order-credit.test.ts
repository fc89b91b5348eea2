import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import { addDays } from '@shop/contracts/rules/days';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import pg from 'pg';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Answer, Caller } from '../../support/caller.ts';
import { LORRY, payment, placeGoodOrder } from '../../support/orders.ts';
import { activeReferrer, GOOD_COMMISSION } from '../../support/referrals.ts';
import { waitForLock } from '../../support/wait-for.ts';
import { maturedMember } from '../../support/schemes.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

/** The passbook of a member who can buy. @param monthlyPaise each of four instalments */
const matured = async (monthlyPaise: number, benefitBasisPoints?: number): Promise<string> =>
  (await maturedMember(shop, desk, { monthlyPaise, benefitBasisPoints })).number;
const step = (number: string, name: string, body: object) =>
  desk.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);

const redeem = (order: string, passbook: string): Promise<Answer<AdminOrderView>> =>
  desk.post<AdminOrderView>(`/api/admin/orders/${order}/credit`, { passbook });
const member = async (number: string) => (await desk.get<MemberView>(`/api/admin/members/${number}`)).body;
const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];

test('a passbook pays for a larger order, and its benefit is a discount', async () => {
  const passbook = await matured(50_000);
  const { number, token } = await placeGoodOrder(shop);
  const { body } = await redeem(number, passbook);
  // 3,395 less 200 benefit (10 % of 2,000) less 2,000
  expect(body).toMatchObject({
    totals: { totalPaise: 339_500 },
    benefitPaise: 20_000,
    paidPaise: 200_000,
    balancePaise: 119_500,
    paymentStatus: 'part-paid',
  });
  expect(body.payments).toMatchObject([{ mode: 'scheme-credit', amountPaise: 200_000 }]);
  expect(await member(passbook)).toMatchObject({
    state: 'redeemed',
    sums: { heldPaise: 0, redeemedPaise: 200_000 },
    entries: [{ kind: 'receipt' }, { kind: 'redemption', orderNumber: number, benefitPaise: 20_000 }],
  });
  const tracked = await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`);
  expect(tracked.body).toMatchObject({ benefitPaise: 20_000, balancePaise: 119_500 });
});

test('what the passbook promises is given to the paisa, and rounding leaves whole rupees', async () => {
  // 4 × 333 at 8.5 % are 113.22
  const passbook = await matured(33_300, 850);
  expect(await member(passbook)).toMatchObject({ sums: { benefitPaise: 11_322, worthPaise: 144_522 } });
  const { number } = await placeGoodOrder(shop);
  // 3,395 less 1,332 and 113.22 are 1,949.78
  expect((await redeem(number, passbook)).body).toMatchObject({
    totals: { roundingPaise: -18, totalPaise: 339_522 },
    benefitPaise: 11_322,
    paidPaise: 133_200,
    balancePaise: 195_000,
  });
  await step(number, 'cancel', { from: 'placed', reason: 'Wants to wait' });
  expect((await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body).toMatchObject({
    totals: { totalPaise: 339_500 },
    benefitPaise: 0,
  });
  expect((await step(number, 'reopen', { reason: 'Called back' })).body).toMatchObject({
    balancePaise: 195_000,
  });
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  const { body: left } = await step(number, 'dispatch', { from: 'packed', ...LORRY, unpaidReason: 'Known' });
  // 1,332 and 1,950: what the passbook paid, and what is left
  expect(left.invoices).toMatchObject([{ kind: 'invoice', totalPaise: 328_200 }]);
});

test('a smaller order takes a part with its share of the benefit; the rest is paid back', async () => {
  const passbook = await matured(100_000);
  const { number } = await placeGoodOrder(shop);
  // 3,395 / 1.1 = 3,086.36, and 10 % of it are 308.64
  expect((await redeem(number, passbook)).body).toMatchObject({
    benefitPaise: 30_864,
    paidPaise: 308_636,
    balancePaise: 0,
    paymentStatus: 'paid',
  });
  expect(await member(passbook)).toMatchObject({ state: 'redeemed', freePaise: 91_364 });
  const refund = (amountPaise: number) =>
    desk.post<MemberView>(`/api/admin/members/${passbook}/refunds`, {
      mode: 'cash',
      amountPaise,
      reference: null,
      receivedOn: shop.clock.today(),
      note: '',
    });
  expect(codeOf(await refund(91_365))).toEqual([409, 'refund-exceeds-held']);
  expect((await refund(91_364)).body).toMatchObject({ state: 'redeemed', sums: { heldPaise: 0 } });
});

test('a cancelled order brings the credit back, without the benefit on it, and it pays again', async () => {
  const passbook = await matured(50_000);
  const first = await placeGoodOrder(shop);
  await redeem(first.number, passbook);
  const cancelled = await desk.post<AdminOrderView>(`/api/admin/orders/${first.number}/cancel`, {
    from: 'placed',
    reason: 'Ordered twice',
  });
  expect(cancelled.body).toMatchObject({
    state: 'cancelled',
    paidPaise: 0,
    benefitPaise: 0,
    balancePaise: 0,
  });
  expect(await member(passbook)).toMatchObject({ state: 'matured', sums: { heldPaise: 200_000 } });
  const second = await placeGoodOrder(shop);
  expect((await redeem(second.number, passbook)).body).toMatchObject({ balancePaise: 119_500 });
});

test('credit that was partly paid back in cash comes back without that part, and once', async () => {
  const passbook = await matured(50_000);
  const { number } = await placeGoodOrder(shop);
  await redeem(number, passbook);
  await step(number, 'refunds', payment({ amountPaise: 30_000, despite: ['above-refund'] }));
  await step(number, 'cancel', { from: 'placed', reason: 'Wants to wait' });
  expect(await member(passbook)).toMatchObject({ state: 'matured', sums: { heldPaise: 170_000 } });
  expect((await step(number, 'reopen', { reason: 'Called back' })).body).toMatchObject({
    paidPaise: 170_000,
    benefitPaise: 17_000,
  });
  await step(number, 'payments', payment({ amountPaise: 100_000 }));
  expect((await step(number, 'cancel', { from: 'placed', reason: 'No answer' })).body).toMatchObject({
    state: 'cancelled',
    paidPaise: 100_000,
    benefitPaise: 0,
    paymentStatus: 'refund-due',
  });
  expect(await member(passbook)).toMatchObject({ state: 'matured', sums: { heldPaise: 170_000 } });
});

test('credit that was all paid back in cash leaves no benefit behind when the order is cancelled', async () => {
  const passbook = await matured(50_000);
  const { number } = await placeGoodOrder(shop);
  await redeem(number, passbook);
  await step(number, 'refunds', payment({ amountPaise: 200_000, despite: ['above-refund'] }));
  await step(number, 'cancel', { from: 'placed', reason: 'Wants to wait' });
  const { body } = await step(number, 'reopen', { reason: 'Called back' });
  expect(body).toMatchObject({ state: 'placed', paidPaise: 0, benefitPaise: 0, balancePaise: 339_500 });
  expect(await member(passbook)).toMatchObject({ state: 'redeemed', sums: { heldPaise: 0 } });
});

test('a cancellation that is undone, or an order that is reopened, takes the credit again', async () => {
  const passbook = await matured(50_000);
  const { number } = await placeGoodOrder(shop);
  await redeem(number, passbook);
  const paid = { state: 'placed', paidPaise: 200_000, benefitPaise: 20_000, balancePaise: 119_500 };
  await step(number, 'cancel', { from: 'placed', reason: 'A slip' });
  expect((await step(number, 'undo', { from: 'cancelled' })).body).toMatchObject(paid);
  await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
  expect((await step(number, 'reopen', { reason: 'Called back' })).body).toMatchObject(paid);
  expect(await member(passbook)).toMatchObject({ state: 'redeemed', sums: { heldPaise: 0 } });
});

test('and says so where the passbook was used on another order since', async () => {
  const passbook = await matured(50_000);
  const [first, second] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
  await redeem(first.number, passbook);
  await step(first.number, 'cancel', { from: 'placed', reason: 'Ordered twice' });
  await redeem(second.number, passbook);
  const { body } = await step(first.number, 'reopen', { reason: 'Wants both' });
  expect(body).toMatchObject({ paidPaise: 0, benefitPaise: 0, balancePaise: 339_500 });
  expect(body.events.at(-1)).toMatchObject({ kind: 'credit-missing', text: passbook });
});

test('the benefit is no commission’s: it lowers what the rate is taken of, until the order is cancelled', async () => {
  const id = await activeReferrer(shop, 'CREDIT1');
  const pending = async () =>
    (await shop.app.get(OwnReferralQueries, { strict: false }).sums(id)).pendingPaise;
  const passbook = await matured(50_000);
  const { number } = await placeGoodOrder(shop, { referralCode: 'CREDIT1' });
  expect(await pending()).toBe(GOOD_COMMISSION);
  await redeem(number, passbook);
  // 5 % of 3,180 less 200
  expect(await pending()).toBe(14_900);
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
  await desk.post(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'No answer' });
  expect(await pending()).toBe(0);
});

test.each([
  ['with its benefit', 1_000],
  ['whose benefit has lapsed', 0],
])(
  'an order that a passbook pays for %s is not edited any more, nor is an edit of it shown',
  async (_, points) => {
    const { number } = await placeGoodOrder(shop);
    const { body: order } = await redeem(number, await matured(50_000, points));
    const body = { ...entryOf(order), reason: 'Fewer' };
    const refused = [409, 'passbook-pays'];
    expect(codeOf(await step(number, 'edit-preview', body))).toEqual(refused);
    const lines = [{ code: 'GB-04', quantity: 5 }];
    const save = await desk.put(`/api/admin/orders/${number}`, { ...body, lines, revision: 0 });
    expect(codeOf(save)).toEqual(refused);
  },
);

test('an order that a passbook pays for is put together with no other', async () => {
  const passbook = await matured(50_000);
  const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
  await redeem(other.number, passbook);
  for (const [into, from] of [
    [one.number, other.number],
    [other.number, one.number],
  ]) {
    const body = { from, revision: 0, fromRevision: 0 };
    expect(await desk.post(`/api/admin/orders/${into}/merge`, body)).toMatchObject({
      status: 409,
      body: { code: 'orders-not-mergeable', details: { obstacle: 'credit' } },
    });
  }
});

test('two orders that ask for it at once get it once', async () => {
  const passbook = await matured(50_000);
  const orders = await Promise.all([placeGoodOrder(shop), placeGoodOrder(shop)]);
  const answers = await Promise.all(orders.map(({ number }) => redeem(number, passbook)));
  expect(new Set(answers.map((answer) => codeOf(answer).join(' ')))).toEqual(
    new Set(['200 ', '409 membership-state-changed']),
  );
  expect((await member(passbook)).sums).toMatchObject({ heldPaise: 0, redeemedPaise: 200_000 });
});

test('a year after the first payment nothing is bought any more: what is held is paid back', async () => {
  const passbook = await matured(50_000);
  const [first, second] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
  await redeem(first.number, passbook);
  const before = shop.clock.today();
  const ends = addDays(before, 365);
  const on = async (day: string) => {
    shop.clock.setDay(day);
    desk = await shop.staff('owner');
  };
  await on(ends);
  await step(first.number, 'cancel', { from: 'placed', reason: 'No answer' });
  expect((await step(first.number, 'reopen', { reason: 'Called back' })).body.paidPaise).toBe(200_000);
  await step(first.number, 'cancel', { from: 'placed', reason: 'No answer' });
  await on(addDays(ends, 1));
  expect(await redeem(second.number, passbook)).toMatchObject({
    status: 409,
    body: { code: 'passbook-year-over', details: { settleBy: ends } },
  });
  const asked = await shop.visitor().post('/api/public/passbook-credits', { passbook, phone: '98421 55501' });
  expect(codeOf(asked)).toEqual([409, 'passbook-year-over']);
  const { body } = await step(first.number, 'reopen', { reason: 'Wants it after all' });
  expect(body).toMatchObject({ paidPaise: 0, balancePaise: 339_500 });
  expect(body.events.at(-1)).toMatchObject({ kind: 'credit-missing', text: passbook });
  await desk.post(`/api/admin/members/${passbook}/cancel`, {
    from: 'matured',
    ending: 'left',
    reason: 'Over',
  });
  const back = { ...payment({ amountPaise: 200_000 }), receivedOn: shop.clock.today() };
  const { body: paidBack } = await desk.post<MemberView>(`/api/admin/members/${passbook}/refunds`, back);
  expect(paidBack).toMatchObject({ state: 'refunded', sums: { heldPaise: 0 } });
  await on(before);
});

describe('two passbooks on one order', () => {
  const paidByTwo = async () => {
    const passbooks = [await matured(20_000), await matured(30_000)].toSorted();
    const { number } = await placeGoodOrder(shop);
    for (const passbook of passbooks) {
      shop.clock.advance(1_000);
      await redeem(number, passbook);
    }
    return { number, passbooks };
  };

  test('pay it one after the other, and have their own back when it is cancelled', async () => {
    const { number, passbooks } = await paidByTwo();
    // 3,395 less 80 and 120 benefit, less 800 and 1,200
    expect((await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body).toMatchObject({
      benefitPaise: 20_000,
      paidPaise: 200_000,
      balancePaise: 119_500,
    });
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    const held = await Promise.all(passbooks.map(async (each) => (await member(each)).sums.heldPaise));
    expect(held.toSorted((a, b) => a - b)).toEqual([80_000, 120_000]);
  });

  test('are locked in the order of their numbers, whoever paid first: nobody waits in a circle', async () => {
    const { number, passbooks } = await paidByTwo();
    const other = new pg.Client({ connectionString: shop.database.url });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM membership WHERE number = $1 FOR UPDATE', [passbooks[0]]);
      const cancelled = step(number, 'cancel', { from: 'placed', reason: 'No answer' });
      await waitForLock(shop.database);
      await other.query('SELECT FROM membership WHERE number = $1 FOR UPDATE NOWAIT', [passbooks[1]]);
      await other.query('COMMIT');
      expect((await cancelled).status).toBe(200);
    } finally {
      await other.end();
    }
  });
});

describe('at once with a redemption on the order of a referrer', () => {
  const referred = async (code: string) => {
    const { number } = await placeGoodOrder(shop, { referralCode: code });
    return { number, passbooks: [await matured(20_000), await matured(30_000)] };
  };
  type Referred = Awaited<ReturnType<typeof referred>>;
  const deeds: Record<string, (change: Referred, by: Caller) => Promise<Answer<unknown>>> = {
    'the first passbook': ({ number, passbooks }, by) =>
      by.post(`/api/admin/orders/${number}/credit`, { passbook: passbooks[0] }),
    'the second passbook': ({ number, passbooks }, by) =>
      by.post(`/api/admin/orders/${number}/credit`, { passbook: passbooks[1] }),
    'a payment': ({ number }, by) =>
      by.post(`/api/admin/orders/${number}/payments`, payment({ amountPaise: 100_000 })),
    'a cancellation': ({ number }, by) =>
      by.post(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'No answer' }),
    'a confirmation': ({ number }, by) =>
      by.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' }),
    'who pays it leaves': ({ passbooks }, by) =>
      by.post(`/api/admin/members/${passbooks[0]}/cancel`, {
        from: 'matured',
        ending: 'left',
        reason: 'Moves',
      }),
  };
  /** Whoever comes second finds nothing left to do. */
  const one = ['done, refused', 'refused, done'];
  const both = ['done, done'];
  /** A cancellation is done before and after it; what it finds cancelled is refused. */
  const beforeOnly = ['done, done', 'refused, done'];
  const pairs: [one: string, other: string, outcomes: string[]][] = [
    ['the first passbook', 'the first passbook', one],
    ['the first passbook', 'the second passbook', both],
    ['the first passbook', 'a payment', both],
    ['the first passbook', 'a cancellation', beforeOnly],
    ['the first passbook', 'a confirmation', both],
    ['the first passbook', 'who pays it leaves', one],
    ['the second passbook', 'the second passbook', one],
    ['the second passbook', 'a payment', both],
    ['the second passbook', 'a cancellation', beforeOnly],
    ['the second passbook', 'a confirmation', both],
    ['the second passbook', 'who pays it leaves', both],
    ['a payment', 'a payment', both],
    ['a payment', 'a cancellation', beforeOnly],
    ['a payment', 'a confirmation', both],
    ['a payment', 'who pays it leaves', both],
    ['a cancellation', 'a cancellation', one],
    ['a cancellation', 'a confirmation', one],
    ['a cancellation', 'who pays it leaves', both],
    ['a confirmation', 'a confirmation', one],
    ['a confirmation', 'who pays it leaves', both],
    ['who pays it leaves', 'who pays it leaves', one],
  ];
  let referrer = '';
  beforeAll(async () => {
    referrer = await activeReferrer(shop, 'PAIRS1');
  });

  test('every pair is tried', () => {
    const names = Object.keys(deeds);
    const all = names.flatMap((first, at) => names.slice(at).map((second) => [first, second]));
    expect(pairs.map(([first, second]) => [first, second])).toEqual(all);
  });

  test.each(pairs)(
    '%s and %s: what may be done is done, and the sums are right',
    async (first, second, outcomes) => {
      const earned = async () =>
        (await shop.app.get(OwnReferralQueries, { strict: false }).sums(referrer)).pendingPaise;
      const before = await earned();
      const change = await referred('PAIRS1');
      const colleague = await shop.staff('owner');
      const answers = await Promise.all([deeds[first]?.(change, desk), deeds[second]?.(change, colleague)]);
      const said = answers.map((answer) =>
        answer?.status === 200 ? 'done' : answer?.status === 409 ? 'refused' : `answered ${answer?.status}`,
      );
      expect(outcomes).toContain(said.join(', '));
      const { body: order } = await desk.get<AdminOrderView>(`/api/admin/orders/${change.number}`);
      const members = await Promise.all(change.passbooks.map(member));
      const used = members.reduce((sum, { sums }) => sum + sums.redeemedPaise, 0);
      const isCancelled = order.state === 'cancelled';
      const cash = order.payments.reduce(
        (sum, { mode, amountPaise }) => sum + (mode === 'scheme-credit' ? 0 : amountPaise),
        0,
      );
      expect(order.paidPaise).toBe(used + cash);
      // 10 % of what is used; 5 % of 3,180 less that
      expect(order.benefitPaise).toBe(used / 10);
      expect((await earned()) - before).toBe(isCancelled ? 0 : (318_000 - used / 10) / 20);
      if (isCancelled) expect(used).toBe(0);
      expect(members.map(({ sums }) => sums.heldPaise + sums.redeemedPaise)).toEqual([80_000, 120_000]);
    },
  );
});

test('who still pays, and what is paid in full, redeem nothing', async () => {
  const { number } = await placeGoodOrder(shop);
  expect(codeOf(await redeem(number, 'PB-99999'))).toEqual([404, 'not-found']);
  const passbook = await matured(100_000);
  await redeem(number, passbook);
  const other = await matured(50_000);
  expect(codeOf(await redeem(number, other))).toEqual([409, 'nothing-to-redeem']);
  expect((await member(other)).state).toBe('matured');
});

test('after all of it the ledgers agree with what is kept beside them', async () => {
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});
