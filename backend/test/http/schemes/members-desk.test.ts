import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { ReckonMembers } from '../../../src/features/schemes/application/reckon-members.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { codeOf, MembersDesk } from '../../support/members-desk.ts';
import { newUtr, placeGoodOrder } from '../../support/orders.ts';
import { addScheme, beginOn } from '../../support/schemes.ts';

let shop: TestShop;
let desk: MembersDesk;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  await beginOn(shop, '2026-11-25');
  desk = await MembersDesk.open(shop);
});
afterAll(() => shop.close());

describe('the months of a member', () => {
  test('who pays, misses one, catches up and matures', async () => {
    await desk.at('2026-11-25');
    const { number, token } = await desk.newMember(await addScheme(shop));
    expect((await desk.step(number, 'accept')).body.state).toBe('active');
    await desk.reckon('2026-12-10');
    expect((await desk.pay(number)).body).toMatchObject({
      state: 'active',
      sums: { receivedPaise: 50_000, heldPaise: 50_000, duePaise: 0 },
      settleBy: '2027-12-10',
    });
    // January is missed: in time to the 17th, behind on the 18th.
    await desk.reckon('2027-01-17');
    expect((await desk.read(number)).state).toBe('active');
    await desk.at('2027-01-18');
    const members = shop.app.get(ReckonMembers, { strict: false });
    await Promise.all([members.run(), members.run(), members.run()]);
    expect(await desk.read(number)).toMatchObject({
      state: 'behind',
      benefitLapsed: true,
      sums: { duePaise: 50_000, overduePaise: 50_000, benefitPaise: 0 },
    });
    const events = (await desk.read(number)).events.map(({ kind }) => kind);
    expect(events.filter((kind) => kind === 'behind')).toHaveLength(1);
    await desk.at('2027-01-20');
    // 500 held and 500 now: 10 % of 1,000 stand again
    expect((await desk.pay(number, { mode: 'upi', reference: newUtr() })).body).toMatchObject({
      state: 'active',
      benefitLapsed: false,
      benefitRestored: true,
      sums: { heldPaise: 100_000, benefitPaise: 10_000 },
    });
    await desk.reckon('2027-02-10');
    await desk.pay(number);
    await desk.reckon('2027-03-10');
    expect((await desk.pay(number)).body).toMatchObject({
      state: 'matured',
      next: null,
      sums: { heldPaise: 200_000, benefitPaise: 20_000 },
    });
    const { body } = await shop.visitor().get<PassbookView>(`/api/public/passbooks/${token}`);
    expect(body.instalments.map(({ paidOn }) => paidOn)).toEqual([
      '2026-12-10',
      '2027-01-20',
      '2027-02-10',
      '2027-03-10',
    ]);
    expect(body.entries[0]).not.toHaveProperty('recordedBy');
  });

  test('are caught up after days of standstill, and a clock that jumps back does nothing', async () => {
    await desk.at('2026-11-25');
    await shop.database.query("UPDATE scheme_reckoning SET day = '2026-11-25'");
    const slug = await addScheme(shop);
    const { number } = await desk.newMember(slug);
    await desk.step(number, 'accept');
    await desk.reckon('2027-02-20');
    expect(await desk.read(number)).toMatchObject({ state: 'behind', sums: { overduePaise: 150_000 } });
    await desk.reckon('2026-12-01');
    await desk.reckon('2027-02-19');
    expect((await desk.read(number)).events.filter(({ kind }) => kind === 'behind')).toHaveLength(1);
    // Three days after the grace of the last instalment nothing is asked for any more.
    await desk.reckon('2027-03-20');
    expect(await desk.read(number)).toMatchObject({
      state: 'matured',
      benefitLapsed: true,
      next: { number: 4 },
    });
  });

  test('before they are taken owe nothing, however late it is', async () => {
    await desk.at('2026-11-25');
    const { token } = await desk.newMember(await addScheme(shop));
    await desk.reckon('2027-02-20');
    const { body } = await shop.visitor().get<PassbookView>(`/api/public/passbooks/${token}`);
    expect(body).toMatchObject({ state: 'requested', next: null, sums: { duePaise: 0 } });
    expect(body.instalments.map(({ state }) => state)).toEqual(['coming', 'coming', 'coming', 'coming']);
  });

  test('end when they leave, with everything paid back; of who dies the nominee is paid', async () => {
    await desk.at('2026-11-25');
    const { number, token } = await desk.newMember(await addScheme(shop));
    await desk.pay(number, { amountPaise: 70_000 });
    expect(
      codeOf(await desk.step(number, 'cancel', { from: 'requested', ending: 'left', reason: 'Moves away' })),
    ).toEqual([409, 'membership-state-changed']);
    await desk.step(number, 'cancel', { from: 'active', ending: 'died', reason: 'The family called' });
    const back = { mode: 'bank', reference: newUtr(), receivedOn: shop.clock.today(), note: '' };
    expect(codeOf(await desk.step(number, 'refunds', { ...back, amountPaise: 70_001 }))).toEqual([
      409,
      'refund-exceeds-held',
    ]);
    const { body } = await desk.step(number, 'refunds', { ...back, amountPaise: 70_000 });
    expect(body).toMatchObject({ state: 'refunded', sums: { heldPaise: 0, refundedPaise: 70_000 } });
    expect(body.entries.at(-1)).toMatchObject({ kind: 'refund', amountPaise: -70_000, paidTo: 'nominee' });
    // Nothing of it is missing any more.
    expect(body.instalments.map(({ state }) => state)).toEqual(['paid', 'dropped', 'dropped', 'dropped']);
    const url = `/api/public/passbooks/${token}/due-days.ics`;
    expect((await shop.app.inject({ method: 'GET', url })).body).not.toContain('VEVENT');
    expect(codeOf(await desk.pay(number))).toEqual([409, 'membership-state-changed']);
  });
});

describe('money', () => {
  test('of one reference counts once, however often it is entered at the same time', async () => {
    await desk.at('2026-11-25');
    const slug = await addScheme(shop);
    const members = [await desk.newMember(slug), await desk.newMember(slug)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk.pay(members[at % 2]?.number ?? '', { mode: 'upi', reference: 'UTR 6301-0471-1000' }),
      ),
    );
    const codes = answers.map((answer) => codeOf(answer).join(' ').trim());
    expect(codes.toSorted()).toEqual(['200', ...Array<string>(19).fill('409 payment-reference-used')]);
    const held = await Promise.all(
      members.map(async ({ number }) => (await desk.read(number)).sums.heldPaise),
    );
    expect(held.reduce((sum, paise) => sum + paise, 0)).toBe(50_000);
  });

  test('whose reference stands on an order is asked about, and the other way round, with the way there', async () => {
    await desk.at('2026-11-25');
    const { number } = await desk.newMember(await addScheme(shop));
    const order = (await placeGoodOrder(shop)).number;
    const onOrder = (reference: string, changes: object = {}) => {
      const money = { mode: 'upi', amountPaise: 30_000, receivedOn: '2026-11-25', note: '' };
      return desk.caller.post(`/api/admin/orders/${order}/payments`, { ...money, reference, ...changes });
    };
    await onOrder('UTR 630100005001');
    const same = { mode: 'bank', reference: 'upi/630100005001' };
    expect(await desk.pay(number, same)).toMatchObject({
      status: 409,
      body: {
        code: 'payment-doubtful',
        details: {
          doubts: [
            {
              doubt: 'same-reference',
              earlier: { number: order, of: 'order', amountPaise: 30_000, recordedBy: 'The owner' },
            },
          ],
        },
      },
    });
    expect((await desk.pay(number, { ...same, despite: ['same-reference'] })).status).toBe(200);
    await desk.pay(number, { mode: 'upi', reference: 'UTR 630100005002' });
    expect(await onOrder('630100005002')).toMatchObject({
      status: 409,
      body: {
        code: 'payment-doubtful',
        details: { doubts: [{ doubt: 'same-reference', earlier: { number, of: 'passbook' } }] },
      },
    });
    expect((await onOrder('630100005002', { despite: ['same-reference'] })).status).toBe(200);
    expect(codeOf(await desk.pay(number, { mode: 'upi', reference: '630100005002' }))).toEqual([
      409,
      'payment-reference-used',
    ]);
  });

  test('of one reference on an order and on a passbook at the same moment is asked about on one of them', async () => {
    await desk.at('2026-11-25');
    const { number } = await desk.newMember(await addScheme(shop));
    const order = (await placeGoodOrder(shop)).number;
    const body = {
      mode: 'upi',
      amountPaise: 30_000,
      reference: 'UTR 630100005003',
      receivedOn: '2026-11-25',
      note: '',
    };
    const answers = await Promise.all([
      desk.pay(number, { mode: 'upi', reference: 'UTR 630100005003' }),
      desk.caller.post(`/api/admin/orders/${order}/payments`, body),
    ]);
    const codes = answers.map((answer) => codeOf(answer).join(' ').trim());
    expect(codes.toSorted()).toEqual(['200', '409 payment-doubtful']);
  });

  test('in cash, the same sum a moment ago, is asked about: two sheets are open, or it was pressed twice', async () => {
    await desk.at('2026-11-25');
    const slug = await addScheme(shop);
    const [one, other] = [await desk.newMember(slug), await desk.newMember(slug)];
    const colleague = await shop.staff('orders');
    const answers = await Promise.all([desk.pay(one.number), desk.pay(one.number, {}, colleague)]);
    expect(answers.map((answer) => codeOf(answer).join(' ').trim()).toSorted()).toEqual([
      '200',
      '409 payment-doubtful',
    ]);
    expect((await desk.read(one.number)).sums.heldPaise).toBe(50_000);
    expect((await desk.pay(other.number)).status).toBe(200);
    expect((await desk.pay(one.number, { amountPaise: 40_000 })).status).toBe(200);
    expect(await desk.pay(one.number)).toMatchObject({
      body: {
        details: { doubts: [{ doubt: 'same-cash', earlier: { number: one.number, of: 'passbook' } }] },
      },
    });
    expect((await desk.pay(one.number, { despite: ['same-cash'] })).body.sums.heldPaise).toBe(140_000);
    const wrong = (await desk.read(one.number)).entries;
    for (const { id } of wrong) await desk.step(one.number, `entries/${id}/correct`, { reason: 'A slip' });
    expect((await desk.pay(one.number)).status).toBe(200);
    shop.clock.advance(11 * 60_000);
    expect((await desk.pay(one.number)).status).toBe(200);
  });

  test('that was entered wrongly is corrected once, and its reference is free again', async () => {
    await desk.at('2026-11-25');
    const slug = await addScheme(shop);
    const [wrong, right] = [await desk.newMember(slug), await desk.newMember(slug)];
    const { body } = await desk.pay(wrong.number, { mode: 'upi', reference: 'UTR 630100004712' });
    const correct = `entries/${body.entries[0]?.id}/correct`;
    expect((await desk.step(wrong.number, correct, { reason: 'Was another member’s' })).body).toMatchObject({
      sums: { receivedPaise: 0, heldPaise: 0 },
      settleBy: null,
      state: 'active',
    });
    expect(codeOf(await desk.step(wrong.number, correct, { reason: 'Again' }))).toEqual([
      409,
      'entry-corrected',
    ]);
    expect((await desk.pay(right.number, { mode: 'upi', reference: '630100004712' })).status).toBe(200);
  });

  test('of another day than those between joining and today is refused', async () => {
    await desk.at('2026-11-25');
    const { number } = await desk.newMember(await addScheme(shop));
    for (const receivedOn of ['2026-11-24', '2026-11-26']) {
      expect(codeOf(await desk.pay(number, { receivedOn }))).toEqual([400, 'passbook-day-unsuitable']);
    }
  });

  test('beyond all instalments is asked about, and buys nothing: it is paid back', async () => {
    await desk.at('2026-11-25');
    const { number } = await desk.newMember(await addScheme(shop));
    // 4 × 500 and 10 % of them; 300 are too much.
    expect(await desk.pay(number, { amountPaise: 230_000 })).toMatchObject({
      status: 409,
      body: { details: { doubts: [{ doubt: 'above-balance', number, overPaise: 30_000 }] } },
    });
    const meant = { amountPaise: 230_000, despite: ['above-balance'] };
    expect((await desk.pay(number, meant)).body.sums).toMatchObject({
      heldPaise: 230_000,
      overpaidPaise: 30_000,
      benefitPaise: 20_000,
      worthPaise: 220_000,
    });
  });

  test('is taken at the desk, and given back by who may', async () => {
    await desk.at('2026-11-25');
    const orders = await shop.staff('orders');
    const { number } = await desk.newMember(await addScheme(shop));
    expect((await desk.pay(number, {}, orders)).status).toBe(200);
    const back = { mode: 'cash', amountPaise: 1, reference: null, receivedOn: '2026-11-25', note: '' };
    const refused = await orders.post(`/api/admin/members/${number}/refunds`, back);
    expect(codeOf(refused)).toEqual([403, 'permission-missing']);
  });
});

test('after all of it the ledgers agree with what is kept beside them', async () => {
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});
