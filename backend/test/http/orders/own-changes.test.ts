import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRowView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, LIFTED_LIMITS, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { fillShelf, goodOrder, payment, stockOf } from '../../support/orders.ts';
import {
  type Asked,
  codeOf,
  lines,
  NO_SPARKLERS,
  ownChanges,
  refused,
  sellBy,
  SIX,
} from '../../support/own-changes.ts';
import { activeReferrer } from '../../support/referrals.ts';

let shop: TestShop;
let desk: Caller;
let phone: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('orders');
  phone = shop.visitor();
  await fillShelf(shop, 2_000);
});
afterAll(() => shop.close());
afterEach(async () => {
  const differences = await reconcile(shop.app.get(Database));
  if (differences.length > 0) throw new Error(JSON.stringify(differences));
});

const {
  at,
  own,
  read,
  track,
  step,
  confirm,
  placed,
  change,
  ask,
  cancel,
  preview,
  asked,
  accept,
  decline,
  takeBack,
} = ownChanges(() => ({ shop, desk, phone }));
const inSeason = (isOpen: boolean) =>
  shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'season'`, [
    JSON.stringify({ closed: !isOpen }),
  ]);
const limited = (limits: object) =>
  shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'limits'`, [
    JSON.stringify(limits),
  ]);

describe('at once, where the shop sells by order and has done nothing with it yet', () => {
  beforeAll(() => sellBy(shop, 'order'));
  afterAll(() => sellBy(shop, 'estimate'));

  test('quantities are others, with money, goods and commission, and staff see who did it', async () => {
    const referrerId = await activeReferrer(shop, 'HERSELF');
    const shelf = Number(await stockOf(shop, 'GB-04'));
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
    expect(await stockOf(shop, 'GB-04')).toBe(shelf - 6);
    expect((await read(number)).events.at(-1)).toMatchObject({
      kind: 'edited',
      actor: 'Meenakshi Sundaram',
    });
    // 5 % of ₹3,790.
    expect((await shop.app.get(OwnReferralQueries).sums(referrerId)).pendingPaise).toBe(18_950);
  });

  test('more of what costs more today is asked for, as its line keeps the rate of then', async () => {
    const { token } = await placed();
    const price = (paise: number) =>
      shop.changeContent(`UPDATE product SET net_paise = $1 WHERE code = 'GB-04'`, [paise]);
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
    const shelf = Number(await stockOf(shop, 'GB-04'));
    const { number, token } = await placed();
    const { body } = await cancel(token, { reason: 'We are away' });
    expect(body).toMatchObject({
      state: 'cancelled',
      ownChanges: { edit: 'finished', cancel: 'finished', asked: null },
    });
    expect(await stockOf(shop, 'GB-04')).toBe(shelf);
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
    const door = { delivery: 'door', pickupLocationId: null, address: '' };
    expect(codeOf(await of(door))).toEqual([400, 'address-missing']);
    expect(codeOf(await of({ ...SIX, lines: lines({ 'GB-04': 5, 'XX-99': 1 }) }))).toEqual([
      409,
      'stock-short',
    ]);
    expect(codeOf(await of({ ...SIX, expectedTotalPaise: 402_300 }))).toEqual([409, 'own-change-costs']);
    expect(codeOf(await of({ ...SIX, pinCode: '560001' }))).toEqual([400, 'pin-code-elsewhere']);
  });

  test('the most of an item and what only green crackers may go to hold', async () => {
    const { token } = await placed();
    await shop.changeContent("UPDATE product SET max_quantity = 5 WHERE code = 'GB-04'");
    expect(await change(token)).toMatchObject({
      status: 400,
      body: { code: 'above-most-per-order', details: { goods: [{ code: 'GB-04' }] } },
    });
    await shop.changeContent("UPDATE product SET max_quantity = NULL WHERE code = 'GB-04'");
    await shop.changeContent("UPDATE state SET goods = 'green' WHERE code = '33'");
    expect(codeOf(await change(token))).toEqual([400, 'goods-not-allowed']);
    await shop.changeContent("UPDATE state SET goods = 'all' WHERE code = '33'");
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

  test('orders of one phone together stay within what one may have open', async () => {
    const deviceId = randomUUID();
    const { customer } = await goodOrder(shop);
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
    ['the shop shows prices only', () => sellBy(shop, 'catalogue')],
    ['the shop sells by estimate', () => sellBy(shop, 'estimate')],
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
    await sellBy(shop, 'order');
  });
});

describe('what she may not do has its reason', () => {
  test('on another device: the link alone shows the order', async () => {
    const { number, token } = await placed();
    const stranger = shop.visitor();
    expect(await track(token, stranger)).toMatchObject({
      number,
      isOwnDevice: false,
      ownChanges: { edit: 'device', cancel: 'device' },
    });
    expect((await track(token)).isOwnDevice).toBe(true);
    expect(await change(token, SIX, stranger)).toMatchObject(refused('device', 403));
    expect(await cancel(token, {}, stranger)).toMatchObject(refused('device', 403));
    expect(await preview(token, {}, stranger)).toMatchObject(refused('device', 403));
    expect(codeOf(await change('x'.repeat(22)))).toEqual([404, 'not-found']);
  });

  test('on hold, packed, or paid by a passbook', async () => {
    const { number, token } = await placed();
    await step(number, 'hold', { reason: 'The address' });
    expect(await ask(token)).toMatchObject(refused('on-hold'));
    await step(number, 'release');
    await shop.database.query('UPDATE orders SET benefit_paise = 100 WHERE number = $1', [number]);
    expect(await ask(token)).toMatchObject(refused('passbook'));
    expect((await track(token)).ownChanges).toMatchObject({ edit: 'passbook', cancel: null });
    await shop.database.query('UPDATE orders SET benefit_paise = 0 WHERE number = $1', [number]);
    await confirm(number);
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    expect(await ask(token)).toMatchObject(refused('finished'));
    expect(await cancel(token, { isAtOnce: false })).toMatchObject(refused('finished'));
  });

  test('in the closed season goods stay as they are, and to cancel is asked for', async () => {
    await sellBy(shop, 'order');
    const { token } = await placed();
    await inSeason(false);
    expect(await ask(token)).toMatchObject(refused('closed'));
    expect(codeOf(await cancel(token))).toEqual([409, 'own-change-needs-shop']);
    expect((await cancel(token, { isAtOnce: false })).body.ownChanges.asked).toMatchObject({
      kind: 'cancel',
    });
    await inSeason(true);
    await sellBy(shop, 'estimate');
  });
});

describe('what she asks the shop for', () => {
  test('is told to both, and nothing of the order changes', async () => {
    const shelf = Number(await stockOf(shop, 'GB-04'));
    const { number, token, id } = await asked({ ...SIX, address: '7 Temple Road' });
    expect((await track(token)).ownChanges.asked).toEqual({
      id,
      kind: 'edit',
      state: 'open',
      askedAt: expect.any(String),
      reason: '',
      answer: null,
      changes: [
        { what: 'line', code: 'GB-04', name: 'Lakshmi Gift Box (42 items)', from: 5, to: 6 },
        {
          what: 'address',
          from: '12 North Masi Street, Madurai, Madurai, Tamil Nadu 625001',
          to: '7 Temple Road, Madurai, Madurai, Tamil Nadu 625001',
        },
        { what: 'packing', fromPaise: 9_540, toPaise: 11_370 },
        { what: 'total', fromPaise: 339_500, toPaise: 402_400 },
      ],
    });
    const order = await read(number);
    expect(order).toMatchObject({
      revision: 0,
      asked: { id, kind: 'edit' },
      totals: { totalPaise: 339_500 },
    });
    expect(order.asked?.changes).toHaveLength(4);
    expect(order.events.at(-1)).toMatchObject({
      kind: 'change-asked',
      text: 'GB-04 5 → 6, address, total ₹3395 → ₹4024',
      actor: 'Meenakshi Sundaram',
    });
    expect(await stockOf(shop, 'GB-04')).toBe(shelf - 5);
    const listed = await desk.get<ListPage<OrderRowView>>(
      `/api/admin/orders?search=${number}&risk=change-asked`,
    );
    expect(listed.body.rows).toMatchObject([{ number, asked: 'edit' }]);
  });

  test('is the order once staff say yes, and she sees it', async () => {
    const request = await asked();
    const { status, body } = await accept(request);
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 1, asked: null, totals: { totalPaise: 402_400 } });
    expect(body.events.slice(-2)).toMatchObject([
      { kind: 'asked-accepted' },
      { kind: 'edited', text: 'Asked for by the customer' },
    ]);
    expect(await track(request.token)).toMatchObject({
      totals: { totalPaise: 402_400 },
      ownChanges: { asked: null, edit: null },
    });
  });

  test('is declined with a reason that she reads, until she asks anew', async () => {
    const request = await asked();
    expect((await decline(request)).body).toMatchObject({ revision: 0, asked: null });
    expect((await track(request.token)).ownChanges).toMatchObject({
      edit: null,
      asked: { state: 'declined', answer: 'The lorry is full', changes: expect.any(Array) },
    });
    const anew = await ask(request.token, NO_SPARKLERS);
    expect(anew.body.ownChanges.asked).toMatchObject({ state: 'open', answer: null });
  });

  test('to cancel: staff say yes, and it is cancelled for her reason', async () => {
    const { number, token } = await placed();
    await confirm(number);
    const { body } = await cancel(token, { isAtOnce: false, reason: 'We are away' });
    const id = body.ownChanges.asked?.id ?? '';
    expect(body).toMatchObject({ state: 'confirmed', ownChanges: { asked: { reason: 'We are away' } } });
    expect((await accept({ number, token, id, referral: 'none' })).body).toMatchObject({
      state: 'cancelled',
      asked: null,
    });
    expect((await read(number)).events.at(-1)).toMatchObject({ kind: 'cancelled', text: 'We are away' });
  });

  test('is taken back by her, twice as once', async () => {
    const request = await asked();
    expect(await ask(request.token, NO_SPARKLERS)).toMatchObject(refused('asked'));
    const answers = [await takeBack(request), await takeBack(request)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.ownChanges).toMatchObject({ asked: null, edit: null });
    expect(codeOf(await accept(request))).toEqual([409, 'own-change-settled']);
    expect((await ask(request.token, NO_SPARKLERS)).status).toBe(200);
  });

  test('keeps the order from being packed until it is answered', async () => {
    const request = await asked();
    await confirm(request.number);
    const pack = () => step(request.number, 'advance', { from: 'confirmed', to: 'packed' });
    expect(codeOf(await pack())).toEqual([409, 'own-change-open']);
    const packing = await desk.get(`/api/admin/packing/${request.number}`);
    expect(packing.body).toMatchObject({ isChangeAsked: true });
    await decline(request);
    expect((await pack()).status).toBe(200);
  });

  test.each([
    [
      'is edited',
      async ({ number }: Asked) =>
        desk.put(at(number), { ...entryOf(await read(number)), name: 'Meena S', revision: 0 }),
    ],
    ['is cancelled', ({ number }: Asked) => step(number, 'cancel', { from: 'placed', reason: 'Not wanted' })],
    [
      'becomes what the shop proposed',
      async ({ number, token }: Asked) => {
        const body = { revision: 0, reason: 'shortage', lines: [{ code: 'GB-04', quantity: 3 }] };
        const { proposal } = (await step(number, 'proposals', body)).body;
        return phone.post(`${own(token)}/proposals/${proposal?.id}/answer`, { answer: 'accepted' });
      },
    ],
    [
      'takes over another',
      async ({ number }: Asked) => {
        const other = await placed();
        return step(number, 'merge', { from: other.number, revision: 0, fromRevision: 0 });
      },
    ],
  ])('ends where the order %s, and both are told', async (what, deed) => {
    const request = await asked();
    expect((await deed(request)).status).toBe(200);
    expect((await read(request.number)).asked).toBeNull();
    for (const answer of [await accept(request), await decline(request), await takeBack(request)]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'own-change-settled', details: { state: 'overtaken' } },
      });
    }
    const { asked: shown } = (await track(request.token)).ownChanges;
    if (what === 'is cancelled') expect(shown).toBeNull();
    else expect(shown).toMatchObject({ state: 'overtaken', changes: [] });
  });

  test('waits again where the cancellation that overtook it is undone', async () => {
    const request = await asked();
    await step(request.number, 'cancel', { from: 'placed', reason: 'Not wanted' });
    const { body } = await step(request.number, 'undo', { from: 'cancelled' });
    expect(body.asked).toMatchObject({ id: request.id });
    expect((await accept(request)).status).toBe(200);
  });

  test('costs what she agreed to, or staff are told', async () => {
    const request = await asked({ ...NO_SPARKLERS, lines: lines({ 'GB-04': 6 }) });
    await shop.changeContent("UPDATE state SET packing_basis_points = 500 WHERE code = '33'");
    expect(await accept(request)).toMatchObject({
      status: 409,
      body: { code: 'own-change-costs', details: { agreedPaise: 389_000 } },
    });
    await shop.changeContent("UPDATE state SET packing_basis_points = 300 WHERE code = '33'");
    expect((await accept(request)).status).toBe(200);
  });

  test('is of its own order alone', async () => {
    const [one, other] = [await asked(), await asked()];
    expect(codeOf(await accept({ ...one, id: other.id }))).toEqual([404, 'not-found']);
    expect(codeOf(await takeBack({ ...one, id: other.id }))).toEqual([404, 'not-found']);
  });

  test('keeps what the shop said of packing and freight, where it goes to the same place', async () => {
    const { number, token } = await placed();
    await desk.put(at(number), {
      ...entryOf(await read(number)),
      chargesByHand: true,
      packingPaise: 0,
      freightPaise: 0,
      revision: 0,
    });
    // GB-04 × 6 and SP-01 × 10 with neither.
    const { status } = await ask(token, { ...SIX, revision: 1, expectedTotalPaise: 379_000 });
    expect(status).toBe(200);
  });
});

test('an order’s page is not asked without end', async () => {
  const { token } = await placed();
  const codes = [];
  for (let turn = 0; turn < 31; turn++)
    codes.push((await ask(token, { lines: lines({ 'GB-04': 1 }) })).status);
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
});
