import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { MemberRowView, MemberView } from '@shop/contracts/schemes/member-views';
import type { CollectionView, LiabilityView, SchemeRecordView } from '@shop/contracts/schemes/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { codeOf, MembersDesk } from '../../support/members-desk.ts';
import { addScheme, join } from '../../support/schemes.ts';

let shop: TestShop;
let desk: MembersDesk;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await MembersDesk.open(shop);
});
afterAll(() => shop.close());

describe('a scheme', () => {
  const entry = (changes: object = {}) => ({
    name: 'Sudar 1000',
    nameTa: null,
    slug: `sudar-${randomUUID().slice(0, 8)}`,
    description: '<p>Thousand a month<script>alert(1)</script></p>',
    descriptionTa: '<p>மாதம் ஆயிரம்<script>alert(1)</script></p>',
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
    await desk.at('2026-11-25');
    const wanted = entry();
    const { id } = (await desk.caller.post<{ id: string }>('/api/admin/schemes', wanted)).body;
    const record = async () =>
      (await desk.caller.get<SchemeRecordView>(`/api/admin/schemes/${wanted.slug}`)).body;
    expect(await record()).toMatchObject({
      state: 'draft',
      revision: 0,
      value: {
        firstMonth: '2026-12-01',
        description: '<p>Thousand a month</p>',
        descriptionTa: '<p>மாதம் ஆயிரம்</p>',
      },
      members: [],
    });
    const move = (from: string, to: string) =>
      desk.caller.post(`/api/admin/schemes/${id}/state`, { from, to });
    expect(codeOf(await move('draft', 'running'))).toEqual([409, 'scheme-state-changed']);
    expect((await move('draft', 'open')).status).toBe(200);
    const { number } = await desk.newMember(wanted.slug);
    const save = (changes: object) =>
      desk.caller.put(`/api/admin/schemes/${id}`, { ...wanted, revision: 0, ...changes });
    expect(codeOf(await save({ monthlyPaise: 110_000 }))).toEqual([409, 'scheme-terms-kept']);
    expect((await save({ name: 'Sudar 1,000', mostMembers: 3 })).status).toBe(200);
    await desk.pay(number, { amountPaise: 100_000 });
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
    expect(codeOf(await desk.caller.post('/api/admin/schemes', entry(changes)))).toEqual([status, code]);
  });

  test('has a sheet of who pays in a month, with what is missing of the months before', async () => {
    await desk.at('2026-11-25');
    const slug = await addScheme(shop);
    const [early, late] = [await desk.newMember(slug), await desk.newMember(slug)];
    await desk.pay(early.number, { amountPaise: 100_000 });
    await desk.step(late.number, 'accept');
    const sheet = async (month: string) =>
      (await desk.caller.get<CollectionView>(`/api/admin/schemes/${slug}/collection?month=${month}`)).body;
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
    await desk.at('2026-11-25');
    await shop.database.query("UPDATE scheme_reckoning SET day = '2026-11-25'");
    const slug = await addScheme(shop);
    const { number } = await desk.newMember(slug);
    await desk.pay(number, { amountPaise: 10_000 });
    const found = async (query: string) =>
      (await desk.caller.get<ListPage<MemberRowView>>(`/api/admin/members?scheme=${slug}&${query}`)).body
        .rows;
    expect(await found(`search=${number}`)).toHaveLength(1);
    expect(await found('due=due')).toEqual([]);
    await desk.at('2026-12-12');
    expect(await found('due=due')).toMatchObject([{ number, duePaise: 40_000, overduePaise: 0 }]);
    expect(await found('due=overdue')).toEqual([]);
    await desk.at('2026-12-18');
    expect(await found('due=overdue')).toMatchObject([{ overduePaise: 40_000, settleBy: '2027-11-25' }]);
    // Thirty days before the year is over, and not a day earlier.
    await desk.at('2027-10-25');
    expect(await found('due=settle')).toEqual([]);
    await desk.at('2027-10-26');
    expect(await found('due=settle')).toHaveLength(1);
    for (const path of ['members/export/xlsx', 'member-entries/export/xlsx']) {
      const file = await shop.app.inject({
        url: `/api/admin/${path}?scheme=${slug}`,
        cookies: Object.fromEntries(desk.caller.cookies),
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
      const despite = ['above-balance'];
      const body = { mode: 'cash', amountPaise, reference: null, receivedOn: day, note: '', despite };
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
