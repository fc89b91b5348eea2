import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type {
  CollectionView,
  LiabilityView,
  MemberRowView,
  MemberView,
  PassbookView,
  SchemeRecordView,
} from '@shop/contracts/schemes/views';
import { ReckonMembers } from '../../src/features/schemes/application/reckon-members.ts';
import { Database } from '../../src/persistence/database.ts';
import { reconcile } from '../../src/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Answer, Caller } from '../support/caller.ts';
import { placeGoodOrder } from '../support/orders.ts';
import { addScheme, join } from '../support/schemes.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

/** It is a day, and the desk has signed in on it. */
async function at(day: string): Promise<void> {
  shop.clock.setDay(day);
  desk = await shop.staff('owner');
}

let people = 0;
async function newMember(slug: string): Promise<{ number: string; token: string }> {
  people += 1;
  const { body } = await join(shop.visitor(`10.9.${people >> 8}.${people & 255}`), slug);
  return body;
}

const pay = (number: string, changes: object = {}, by: Caller = desk): Promise<Answer<MemberView>> =>
  by.post<MemberView>(`/api/admin/members/${number}/payments`, {
    mode: 'cash',
    amountPaise: 50_000,
    reference: null,
    receivedOn: shop.clock.today(),
    note: '',
    ...changes,
  });
const step = (number: string, which: string, body?: object) =>
  desk.post<MemberView>(`/api/admin/members/${number}/${which}`, body);
const read = async (number: string) => (await desk.get<MemberView>(`/api/admin/members/${number}`)).body;
const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];
const reckon = async (day: string) => {
  await at(day);
  await shop.app.get(ReckonMembers, { strict: false }).run();
};

describe('the months of a member', () => {
  test('who pays, misses one, catches up and matures', async () => {
    await at('2026-11-25');
    const { number, token } = await newMember(await addScheme(shop));
    expect((await step(number, 'accept')).body.state).toBe('active');
    await reckon('2026-12-10');
    expect((await pay(number)).body).toMatchObject({
      state: 'active',
      sums: { receivedPaise: 50_000, heldPaise: 50_000, duePaise: 0 },
      settleBy: '2027-12-10',
    });
    // January is missed: in time to the 17th, behind on the 18th.
    await reckon('2027-01-17');
    expect((await read(number)).state).toBe('active');
    await at('2027-01-18');
    const members = shop.app.get(ReckonMembers, { strict: false });
    await Promise.all([members.run(), members.run(), members.run()]);
    expect(await read(number)).toMatchObject({
      state: 'behind',
      benefitLapsed: true,
      sums: { duePaise: 50_000, overduePaise: 50_000, benefitPaise: 0 },
    });
    const events = (await read(number)).events.map(({ kind }) => kind);
    expect(events.filter((kind) => kind === 'behind')).toHaveLength(1);
    await at('2027-01-20');
    // 500 held and 500 now: 10 % of 1,000 stand again
    expect((await pay(number, { mode: 'upi', reference: `jan-${number}` })).body).toMatchObject({
      state: 'active',
      benefitLapsed: false,
      benefitRestored: true,
      sums: { heldPaise: 100_000, benefitPaise: 10_000 },
    });
    await reckon('2027-02-10');
    await pay(number);
    await reckon('2027-03-10');
    expect((await pay(number)).body).toMatchObject({
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
    await at('2026-11-25');
    await shop.database.query("UPDATE scheme_reckoning SET day = '2026-11-25'");
    const slug = await addScheme(shop);
    const { number } = await newMember(slug);
    await step(number, 'accept');
    await reckon('2027-02-20');
    expect(await read(number)).toMatchObject({ state: 'behind', sums: { overduePaise: 150_000 } });
    await reckon('2026-12-01');
    await reckon('2027-02-19');
    expect((await read(number)).events.filter(({ kind }) => kind === 'behind')).toHaveLength(1);
    // Three days after the grace of the last instalment nothing is asked for any more.
    await reckon('2027-03-20');
    expect(await read(number)).toMatchObject({ state: 'matured', benefitLapsed: true, next: { number: 4 } });
  });

  test('end when they leave, with everything paid back; of who dies the nominee is paid', async () => {
    await at('2026-11-25');
    const { number } = await newMember(await addScheme(shop));
    await pay(number, { amountPaise: 70_000 });
    expect(
      codeOf(await step(number, 'cancel', { from: 'requested', ending: 'left', reason: 'Moves away' })),
    ).toEqual([409, 'membership-state-changed']);
    await step(number, 'cancel', { from: 'active', ending: 'died', reason: 'The family called' });
    const back = { mode: 'bank', reference: `back ${number}`, receivedOn: shop.clock.today(), note: '' };
    expect(codeOf(await step(number, 'refunds', { ...back, amountPaise: 70_001 }))).toEqual([
      409,
      'refund-exceeds-held',
    ]);
    const { body } = await step(number, 'refunds', { ...back, amountPaise: 70_000 });
    expect(body).toMatchObject({ state: 'refunded', sums: { heldPaise: 0, refundedPaise: 70_000 } });
    expect(body.entries.at(-1)).toMatchObject({ kind: 'refund', amountPaise: -70_000, paidTo: 'nominee' });
    expect(codeOf(await pay(number))).toEqual([409, 'membership-state-changed']);
  });
});

describe('money', () => {
  test('of one reference counts once, however often it is entered at the same time', async () => {
    await at('2026-11-25');
    const slug = await addScheme(shop);
    const members = [await newMember(slug), await newMember(slug)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        pay(members[at % 2]?.number ?? '', { mode: 'upi', reference: 'UTR 4711-000' }),
      ),
    );
    const codes = answers.map((answer) => codeOf(answer).join(' ').trim());
    expect(codes.toSorted()).toEqual(['200', ...Array<string>(19).fill('409 payment-reference-used')]);
    const held = await Promise.all(members.map(async ({ number }) => (await read(number)).sums.heldPaise));
    expect(held.reduce((sum, paise) => sum + paise, 0)).toBe(50_000);
  });

  test('whose reference stands on an order is asked about, and the other way round, with the way there', async () => {
    await at('2026-11-25');
    const { number } = await newMember(await addScheme(shop));
    const order = (await placeGoodOrder(shop)).number;
    const onOrder = (reference: string, changes: object = {}) => {
      const money = { mode: 'upi', amountPaise: 30_000, receivedOn: '2026-11-25', note: '' };
      return desk.post(`/api/admin/orders/${order}/payments`, { ...money, reference, ...changes });
    };
    await onOrder('UTR 5001');
    const same = { mode: 'bank', reference: 'utr5001' };
    expect(await pay(number, same)).toMatchObject({
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
    expect((await pay(number, { ...same, despite: ['same-reference'] })).status).toBe(200);
    await pay(number, { mode: 'upi', reference: 'UTR 5002' });
    expect(await onOrder('UTR5002')).toMatchObject({
      status: 409,
      body: {
        code: 'payment-doubtful',
        details: { doubts: [{ doubt: 'same-reference', earlier: { number, of: 'passbook' } }] },
      },
    });
    expect((await onOrder('UTR5002', { despite: ['same-reference'] })).status).toBe(200);
    expect(codeOf(await pay(number, { mode: 'upi', reference: 'UTR5002' }))).toEqual([
      409,
      'payment-reference-used',
    ]);
  });

  test('of one reference on an order and on a passbook at the same moment is asked about on one of them', async () => {
    await at('2026-11-25');
    const { number } = await newMember(await addScheme(shop));
    const order = (await placeGoodOrder(shop)).number;
    const body = {
      mode: 'upi',
      amountPaise: 30_000,
      reference: 'UTR 5003',
      receivedOn: '2026-11-25',
      note: '',
    };
    const answers = await Promise.all([
      pay(number, { mode: 'upi', reference: 'UTR 5003' }),
      desk.post(`/api/admin/orders/${order}/payments`, body),
    ]);
    const codes = answers.map((answer) => codeOf(answer).join(' ').trim());
    expect(codes.toSorted()).toEqual(['200', '409 payment-doubtful']);
  });

  test('that was entered wrongly is corrected once, and its reference is free again', async () => {
    await at('2026-11-25');
    const slug = await addScheme(shop);
    const [wrong, right] = [await newMember(slug), await newMember(slug)];
    const { body } = await pay(wrong.number, { mode: 'upi', reference: 'UTR 4712' });
    const correct = `entries/${body.entries[0]?.id}/correct`;
    expect((await step(wrong.number, correct, { reason: 'Was another member’s' })).body).toMatchObject({
      sums: { receivedPaise: 0, heldPaise: 0 },
      settleBy: null,
      state: 'active',
    });
    expect(codeOf(await step(wrong.number, correct, { reason: 'Again' }))).toEqual([409, 'entry-corrected']);
    expect((await pay(right.number, { mode: 'upi', reference: 'utr4712' })).status).toBe(200);
  });

  test('of another day than those between joining and today is refused', async () => {
    await at('2026-11-25');
    const { number } = await newMember(await addScheme(shop));
    for (const receivedOn of ['2026-11-24', '2026-11-26']) {
      expect(codeOf(await pay(number, { receivedOn }))).toEqual([400, 'passbook-day-unsuitable']);
    }
  });

  test('is taken at the desk, and given back by who may', async () => {
    await at('2026-11-25');
    const orders = await shop.staff('orders');
    const { number } = await newMember(await addScheme(shop));
    expect((await pay(number, {}, orders)).status).toBe(200);
    const back = { mode: 'cash', amountPaise: 1, reference: null, receivedOn: '2026-11-25', note: '' };
    const refused = await orders.post(`/api/admin/members/${number}/refunds`, back);
    expect(codeOf(refused)).toEqual([403, 'permission-missing']);
  });
});

describe('a scheme', () => {
  const entry = (changes: object = {}) => ({
    name: 'Sudar 1000',
    slug: `sudar-${randomUUID().slice(0, 8)}`,
    description: '<p>Thousand a month<script>alert(1)</script></p>',
    pictureKey: null,
    monthlyPaise: 100_000,
    instalments: 11,
    benefitBasisPoints: 1_250,
    firstMonth: '2026-12-15',
    dueDay: 31,
    graceDays: 7,
    joinUntil: '2026-12-31',
    mostMembers: 2,
    ...changes,
  });

  test('is added as a draft, opened, and keeps its terms once somebody has joined', async () => {
    await at('2026-11-25');
    const wanted = entry();
    const { id } = (await desk.post<{ id: string }>('/api/admin/schemes', wanted)).body;
    const record = async () => (await desk.get<SchemeRecordView>(`/api/admin/schemes/${wanted.slug}`)).body;
    expect(await record()).toMatchObject({
      state: 'draft',
      revision: 0,
      value: { firstMonth: '2026-12-01', description: '<p>Thousand a month</p>' },
      members: [],
    });
    const move = (from: string, to: string) => desk.post(`/api/admin/schemes/${id}/state`, { from, to });
    expect(codeOf(await move('draft', 'running'))).toEqual([409, 'scheme-state-changed']);
    expect((await move('draft', 'open')).status).toBe(200);
    const { number } = await newMember(wanted.slug);
    const save = (changes: object) =>
      desk.put(`/api/admin/schemes/${id}`, { ...wanted, revision: 0, ...changes });
    expect(codeOf(await save({ monthlyPaise: 110_000 }))).toEqual([409, 'scheme-terms-kept']);
    expect((await save({ name: 'Sudar 1,000', mostMembers: 3 })).status).toBe(200);
    await pay(number, { amountPaise: 100_000 });
    await move('open', 'closed');
    expect(await record()).toMatchObject({
      state: 'closed',
      toSettle: 1,
      members: [{ state: 'active', members: 1, heldPaise: 100_000 }],
    });
  });

  test.each([
    [{ instalments: 12 }, 400, 'invalid-request'],
    [{ instalments: 1 }, 400, 'invalid-request'],
    [{ joinUntil: '2027-01-01' }, 400, 'join-after-first-due'],
    [{ pictureKey: 'nowhere' }, 409, 'picture-unknown'],
    [{ slug: 'deepam-500' }, 409, 'slug-used'],
  ])('of %o is refused', async (changes, status, code) => {
    expect(codeOf(await desk.post('/api/admin/schemes', entry(changes)))).toEqual([status, code]);
  });

  test('has a sheet of who pays in a month, with what is missing of the months before', async () => {
    await at('2026-11-25');
    const slug = await addScheme(shop);
    const [early, late] = [await newMember(slug), await newMember(slug)];
    await pay(early.number, { amountPaise: 100_000 });
    await step(late.number, 'accept');
    const sheet = async (month: string) =>
      (await desk.get<CollectionView>(`/api/admin/schemes/${slug}/collection?month=${month}`)).body;
    // Nothing is due in November; in January the second instalment is.
    expect((await sheet('2026-11-25')).rows).toEqual([]);
    const january = await sheet('2027-01-31');
    expect(january).toMatchObject({ month: '2027-01-01', openPaise: 100_000, receivedPaise: 0 });
    const open = january.rows.map(({ number, dueOn, openPaise }) => [number, dueOn, openPaise]);
    expect(new Set(open)).toEqual(
      new Set([
        [early.number, '2027-01-10', 0],
        [late.number, '2027-01-10', 100_000],
      ]),
    );
  });

  test('is searched, filtered and taken away as files', async () => {
    await at('2026-11-25');
    await shop.database.query("UPDATE scheme_reckoning SET day = '2026-11-25'");
    const slug = await addScheme(shop);
    const { number } = await newMember(slug);
    await pay(number, { amountPaise: 10_000 });
    const found = async (query: string) =>
      (await desk.get<ListPage<MemberRowView>>(`/api/admin/members?scheme=${slug}&${query}`)).body.rows;
    expect(await found(`search=${number}`)).toHaveLength(1);
    expect(await found('due=due')).toEqual([]);
    await at('2026-12-12');
    expect(await found('due=due')).toMatchObject([{ number, duePaise: 40_000, overduePaise: 0 }]);
    expect(await found('due=overdue')).toEqual([]);
    await at('2026-12-18');
    expect(await found('due=overdue')).toMatchObject([{ overduePaise: 40_000, settleBy: '2027-11-25' }]);
    // Thirty days before the year is over, and not a day earlier.
    await at('2027-10-25');
    expect(await found('due=settle')).toEqual([]);
    await at('2027-10-26');
    expect(await found('due=settle')).toHaveLength(1);
    for (const path of ['members/export/xlsx', 'member-entries/export/xlsx']) {
      const file = await shop.app.inject({
        url: `/api/admin/${path}?scheme=${slug}`,
        cookies: Object.fromEntries(desk.cookies),
      });
      expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    }
  });
});

test('what the shop owes its members is told by month', async () => {
  const own = await bootShop({ config: { jobPollSeconds: null } });
  try {
    own.clock.setDay('2026-11-25');
    let owner = await own.staff('owner');
    const slug = await addScheme(own);
    const { number } = (await join(own.visitor(), slug)).body;
    const enter = async (which: string, amountPaise: number, day: string) => {
      own.clock.setDay(day);
      owner = await own.staff('owner');
      const body = { mode: 'cash', amountPaise, reference: null, receivedOn: day, note: '' };
      return owner.post<MemberView>(`/api/admin/members/${number}/${which}`, body);
    };
    await enter('payments', 230_000, '2026-11-25');
    await enter('refunds', 30_000, '2026-12-02');
    const wrong = await enter('payments', 5_000, '2026-12-03');
    await owner.post(`/api/admin/members/${number}/entries/${wrong.body.entries.at(-1)?.id}/correct`, {
      reason: 'Typed twice',
    });
    const { body } = await owner.get<LiabilityView>('/api/admin/scheme-liability');
    expect(body).toMatchObject({ heldPaise: 200_000, settleSoonPaise: 0, settleSoonMembers: 0 });
    expect(body.months.slice(-3)).toEqual([
      { month: '2026-10-01', receivedPaise: 0, refundedPaise: 0, redeemedPaise: 0, heldPaise: 0 },
      { month: '2026-11-01', receivedPaise: 230_000, refundedPaise: 0, redeemedPaise: 0, heldPaise: 230_000 },
      { month: '2026-12-01', receivedPaise: 0, refundedPaise: 30_000, redeemedPaise: 0, heldPaise: 200_000 },
    ]);
    await own.database.query("UPDATE product SET stock = CASE code WHEN 'GB-04' THEN 100 END");
    const other = (await join(own.visitor('10.9.9.9'), slug)).body.number;
    await owner.post(`/api/admin/members/${other}/payments`, {
      mode: 'cash',
      amountPaise: 50_000,
      reference: null,
      receivedOn: '2026-12-03',
      note: '',
    });
    // The first has ₹2,000 and ₹200 benefit; the other ₹500 and ₹50 now, and as much as the first in March.
    expect((await owner.get<LiabilityView>('/api/admin/scheme-liability')).body.claims).toEqual({
      nowPaise: 275_000,
      nowBenefitPaise: 25_000,
      fullPaise: 440_000,
      fullBenefitPaise: 40_000,
      // 100 × ₹610
      shelfPaise: 6_100_000,
    });
  } finally {
    await own.close();
  }
});

test('after all of it the ledgers agree with what is kept beside them', async () => {
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});
