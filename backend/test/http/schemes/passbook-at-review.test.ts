import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AdminOrderView, PlacedOrderView } from '@shop/contracts/orders/views';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import type { CreditView } from '@shop/contracts/schemes/passbook-views';
import { ShopSettings } from '../../../src/features/shop/application/shop-settings.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Answer, Caller } from '../../support/caller.ts';
import { goodOrder, stockOf } from '../../support/orders.ts';
import { waitFor, waitForLock } from '../../support/wait-for.ts';
import { addScheme, join, maturedMember } from '../../support/schemes.ts';

const PHONE = '98421 55502';

let shop: TestShop;
let desk: Caller;
/** Of ₹2,000 paid in with 10 % benefit. */
let number: string;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('owner');
});
beforeEach(async () => {
  ({ number } = await maturedMember(shop, desk, { phone: PHONE }));
});
afterAll(() => shop.close());

const ask = (passbook: string, phone: string, from = '203.0.113.7') =>
  shop.visitor(from).post<CreditView>('/api/public/passbook-credits', { passbook, phone });
const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];
const member = async () => (await desk.get<MemberView>(`/api/admin/members/${number}`)).body;
const orders = async () => (await shop.database.query('SELECT number FROM orders')).length;
const paidBy = (changes: object = {}) => ({
  passbook: { number, phone: PHONE, creditPaise: 200_000, benefitPaise: 20_000, ...changes },
});
const send = (order: object): Promise<Answer<PlacedOrderView>> =>
  shop.visitor('203.0.113.7').post<PlacedOrderView>('/api/public/orders', order);

test('who knows the number and the phone is told what a passbook can pay', async () => {
  expect((await ask(number, '+91 98421 55502')).body).toEqual({
    creditPaise: 200_000,
    benefitBasisPoints: 1_000,
  });
});

test('an unknown number and a wrong phone get the same answer', async () => {
  const [wrong, unknown] = [await ask(number, '98421 55503'), await ask('PB-99999', PHONE)];
  const said = ({ status, body }: Answer<unknown>) => ({ status, ...(body as object), requestId: '' });
  expect(codeOf(wrong)).toEqual([404, 'passbook-unknown']);
  expect(said(unknown)).toEqual(said(wrong));
});

test('who guesses phones is stopped, with orders as with questions, and the member elsewhere is not', async () => {
  const from = '2001:db8:0:7::1';
  for (let guess = 0; guess < 5; guess++) await ask(number, `98421666${10 + guess}`, from);
  for (let guess = 5; guess < 10; guess++) {
    // Whoever sends them makes the number of the device: another one is no new try.
    const deviceId = randomUUID();
    const order = { ...(await goodOrder(shop, paidBy({ phone: `98421666${10 + guess}` }))), deviceId };
    expect(codeOf(await shop.visitor(from).post('/api/public/orders', order))).toEqual([
      404,
      'passbook-unknown',
    ]);
  }
  expect(codeOf(await ask(number, PHONE, from))).toEqual([429, 'too-many-requests']);
  expect((await ask(number, PHONE, '2001:db8:0:8::1')).status).toBe(200);
});

test('an order is paid by it as it was told, once, however often it is sent', async () => {
  const order = await goodOrder(shop, paidBy());
  const { body: placed } = await send(order);
  expect((await send(order)).body).toEqual(placed);
  const { body } = await desk.get<AdminOrderView>(`/api/admin/orders/${placed.number}`);
  // 3,395 less 200 benefit (10 % of 2,000) less 2,000
  expect(body).toMatchObject({
    totals: { totalPaise: 339_500 },
    benefitPaise: 20_000,
    paidPaise: 200_000,
    balancePaise: 119_500,
  });
  expect(body.events.map(({ kind }) => kind)).toEqual(['placed', 'payment-received', 'benefit-given']);
  expect(body.payments).toMatchObject([{ mode: 'scheme-credit', recordedBy: 'Meenakshi Sundaram' }]);
  expect(await member()).toMatchObject({
    state: 'redeemed',
    sums: { heldPaise: 0 },
    entries: [{ kind: 'receipt' }, { kind: 'redemption', orderNumber: placed.number }],
  });
  expect(codeOf(await ask(number, PHONE))).toEqual([409, 'passbook-not-ready']);
});

test('an order that it pays for has its goods, also above the sum that strangers may reserve', async () => {
  await shop.database.query(
    `UPDATE setting SET value = value || '{"reservePaise": 100000}' WHERE section = 'limits'`,
  );
  const settings = shop.app.get(ShopSettings, { strict: false });
  await waitFor(async () => expect((await settings.current()).limits.reservePaise).toBe(100_000));
  const before = Number(await stockOf(shop, 'GB-04'));
  await send(await goodOrder(shop));
  expect(Number(await stockOf(shop, 'GB-04'))).toBe(before);
  await send(await goodOrder(shop, paidBy()));
  expect(Number(await stockOf(shop, 'GB-04'))).toBe(before - 5);
});

test('where it pays otherwise than was told nothing is placed, and what it pays now is answered', async () => {
  const [before, shelf] = [await orders(), await stockOf(shop, 'GB-04')];
  const answer = await send(await goodOrder(shop, paidBy({ benefitPaise: 40_000 })));
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'credit-changed', details: { creditPaise: 200_000, benefitBasisPoints: 1_000 } },
  });
  expect([await orders(), await stockOf(shop, 'GB-04')]).toEqual([before, shelf]);
  expect(await member()).toMatchObject({ state: 'matured', sums: { heldPaise: 200_000 } });
});

test('of orders that are sent with one passbook at the same moment one is placed', async () => {
  const [before, shelf] = [await orders(), Number(await stockOf(shop, 'GB-04'))];
  const wanted = await Promise.all([1, 2, 3, 4].map(() => goodOrder(shop, paidBy())));
  const answers = await Promise.all(wanted.map(send));
  const codes = answers.map((answer) => codeOf(answer).join(' ').trim()).toSorted();
  expect(codes).toEqual(['200', ...Array<string>(3).fill('409 passbook-not-ready')]);
  // GB-04 × 5 in each order
  expect([await orders(), await stockOf(shop, 'GB-04')]).toEqual([before + 1, shelf - 5]);
  expect(await member()).toMatchObject({ state: 'redeemed', sums: { redeemedPaise: 200_000 } });
});

test('what it can pay and whether it may are read at one moment', async () => {
  // It is paid back, while somebody asks.
  const letGo = await shop.database.hold(`
    LOCK TABLE membership_entry;
    UPDATE membership SET state = 'refunded', ending = 'left' WHERE number = '${number}';
    INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, paid_to, received_on, recorded_at)
    SELECT uuidv7(), id, 'refund', -200000, 'cash', 'member', current_date, now() FROM membership
    WHERE number = '${number}'`);
  const asked = ask(number, PHONE);
  await waitForLock(shop.database);
  await letGo();
  expect(await asked).toMatchObject({
    status: 409,
    body: { code: 'passbook-not-ready', details: { state: 'refunded' } },
  });
});

test('who still pays is told that the passbook is not ready', async () => {
  const slug = await addScheme(shop);
  await shop.database.query('UPDATE scheme SET join_until = $2 WHERE slug = $1', [slug, '2099-01-01']);
  const { number: early } = (await join(shop.visitor('203.0.113.9'), slug, { phone: PHONE })).body;
  expect(await ask(early, PHONE)).toMatchObject({
    status: 409,
    body: { code: 'passbook-not-ready', details: { state: 'requested' } },
  });
});

test('after all of it the ledgers agree with what is kept beside them', async () => {
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});
