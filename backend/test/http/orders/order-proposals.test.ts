import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AuditEntryView } from '@shop/contracts/audit/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView, OrderRowView, TrackedOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Answer, Caller } from '../../support/caller.ts';
import { fillShelf, keyed, payment, placeGoodOrder, stockOf } from '../../support/orders.ts';
import { activeReferrer } from '../../support/referrals.ts';
import { waitForLock } from '../../support/wait-for.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('orders');
  await fillShelf(shop, 1_000);
});
afterAll(() => shop.close());

const at = (number: string) => `/api/admin/orders/${number}`;
const read = async (number: string) => (await desk.get<AdminOrderView>(at(number))).body;
const own = (token: string) => `/api/public/orders/${token}`;
const track = async (token: string) => (await shop.visitor().get<TrackedOrderView>(own(token))).body;
const step = (number: string, name: string, body: object = {}, who = desk) =>
  who.post<AdminOrderView>(`${at(number)}/${name}`, body);
const differences = () => reconcile(shop.app.get(Database));

/** Of the good order's 5 boxes of GB-04 only 3 are there. */
const SHORT = { revision: 0, reason: 'shortage', lines: [{ code: 'GB-04', quantity: 3 }] };
/** GB-04 × 3 at ₹610 and SP-01 × 10 at ₹13: goods ₹1,960; packing 3 % = ₹58.80; freight ₹120; ₹2,138.80 rounds up. */
const SHORT_TOTAL = 213_900;

/** A good order of which a change is proposed. */
async function proposed(changes?: Parameters<typeof placeGoodOrder>[1], body: object = SHORT) {
  const { number, token } = await placeGoodOrder(shop, changes);
  const answer = await step(number, 'proposals', body);
  if (answer.status !== 200) throw new Error(`Not proposed: ${JSON.stringify(answer.body)}`);
  return { number, token, id: answer.body.proposal?.id ?? '' };
}
type Proposed = Awaited<ReturnType<typeof proposed>>;

const answerOwn = ({ token, id }: Proposed, answer: string) =>
  shop.visitor().post<TrackedOrderView>(`${own(token)}/proposals/${id}/answer`, { answer });
const answerFor = ({ number, id }: Proposed, answer: string, who = desk) =>
  step(number, `proposals/${id}/answer`, { answer, saidBy: 'Meenakshi' }, who);
const takeBack = ({ number, id }: Proposed, from = 'open', who = desk) =>
  step(number, `proposals/${id}/take-back`, { from }, who);
const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];

describe('a change that is proposed', () => {
  test('is told to customer and desk, and nothing of the order changes', async () => {
    const before = await stockOf(shop, 'GB-04');
    const { number, token } = await placeGoodOrder(shop);
    await step(number, 'payments', payment({ amountPaise: 300_000 }));
    const { status, body } = await step(number, 'proposals', SHORT);
    expect(status).toBe(200);
    const proposal = {
      id: expect.any(String),
      reason: 'shortage',
      state: 'open',
      proposedAt: expect.any(String),
      lines: [
        {
          code: 'GB-04',
          name: 'Lakshmi Gift Box (42 items)',
          nameTa: 'லட்சுமி பரிசுப் பெட்டி',
          unit: 'Box',
          content: null,
          from: 5,
          to: 3,
        },
      ],
      wasTotalPaise: 339_500,
      totalPaise: SHORT_TOTAL,
      balancePaise: SHORT_TOTAL - 300_000,
    };
    expect(body.proposal).toEqual({ ...proposal, proposedBy: expect.any(String), declined: null });
    expect((await track(token)).proposal).toEqual(proposal);
    expect(body).toMatchObject({ revision: 0, totals: { totalPaise: 339_500 } });
    expect(body.events.at(-1)).toMatchObject({ kind: 'change-proposed', text: 'GB-04 5 → 3' });
    expect(await stockOf(shop, 'GB-04')).toBe(Number(before) - 5);
  });

  test('is the order once the customer says yes, as any edit is', async () => {
    const referrerId = await activeReferrer(shop, 'SHORTAGE');
    const before = await stockOf(shop, 'GB-04');
    const change = await proposed({ referralCode: 'SHORTAGE' });
    await step(change.number, 'payments', payment({ amountPaise: 339_500 }));
    const { status, body } = await answerOwn(change, 'accepted');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      proposal: null,
      totals: { totalPaise: SHORT_TOTAL },
      balancePaise: -125_600,
      paymentStatus: 'refund-due',
      lines: [
        { code: 'GB-04', quantity: 3 },
        { code: 'SP-01', quantity: 10 },
      ],
    });
    expect(body.revisions[0]?.changes[0]).toMatchObject({ what: 'line', code: 'GB-04', from: 5, to: 3 });
    const order = await read(change.number);
    expect(order).toMatchObject({ revision: 1, proposal: null });
    expect(order.events.slice(-2)).toMatchObject([
      { kind: 'change-accepted', actor: 'Meenakshi Sundaram' },
      { kind: 'edited', text: 'GB-04 5 → 3', actor: 'Meenakshi Sundaram' },
    ]);
    expect(await stockOf(shop, 'GB-04')).toBe(Number(before) - 3);
    // 5 % of ₹1,960.
    expect((await shop.app.get(OwnReferralQueries).sums(referrerId)).pendingPaise).toBe(9_800);
    expect(await differences()).toEqual([]);
  });

  test('is said once, however often it is sent', async () => {
    const change = await proposed();
    const answers = [await answerOwn(change, 'accepted'), await answerOwn(change, 'accepted')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(change.number)).toMatchObject({ revision: 1, totals: { totalPaise: SHORT_TOTAL } });
    expect(codeOf(await answerOwn(change, 'declined'))).toEqual([409, 'proposal-settled']);
  });

  test('leaves the order where the customer says no, and somebody must call', async () => {
    const change = await proposed();
    expect((await answerOwn(change, 'declined')).body).toMatchObject({
      proposal: { state: 'declined' },
      totals: { totalPaise: 339_500 },
    });
    const order = await read(change.number);
    expect(order).toMatchObject({
      revision: 0,
      proposal: { state: 'declined', declined: { by: 'Meenakshi Sundaram', saidBy: null } },
    });
    // Another one may be proposed, or the question is closed.
    const anew = await step(change.number, 'proposals', {
      ...SHORT,
      lines: [{ code: 'GB-04', quantity: 4 }],
    });
    expect(anew.body.proposal).toMatchObject({ state: 'open', lines: [{ to: 4 }] });
    const { body } = await takeBack({ ...change, id: anew.body.proposal?.id ?? '' });
    expect(body.proposal).toBeNull();
    expect((await track(change.token)).proposal).toBeNull();
  });

  test('is answered on the telephone, and the audit log says who said so', async () => {
    const owner = await shop.staff('owner');
    const change = await proposed();
    const { body } = await answerFor(change, 'accepted');
    expect(body).toMatchObject({ revision: 1, totals: { totalPaise: SHORT_TOTAL }, proposal: null });
    expect(body.events.at(-2)).toMatchObject({ kind: 'change-accepted', text: 'GB-04 5 → 3: Meenakshi' });
    const audit = await owner.get<ListPage<AuditEntryView>>('/api/admin/audit?kind=order');
    expect(audit.body.rows[0]).toMatchObject({
      action: 'order.change-accepted',
      subject: `order/${change.number}`,
    });
    expect(JSON.stringify(audit.body.rows[0])).toContain('Meenakshi');
    const other = await proposed();
    expect((await answerFor(other, 'declined')).body.proposal).toMatchObject({
      declined: { saidBy: 'Meenakshi' },
    });
  });

  test('keeps the order from being packed until it is answered', async () => {
    const change = await proposed();
    const pack = () => step(change.number, 'advance', { from: 'confirmed', to: 'packed' });
    expect((await step(change.number, 'advance', { from: 'placed', to: 'confirmed' })).status).toBe(200);
    expect(codeOf(await pack())).toEqual([409, 'proposal-open']);
    await answerOwn(change, 'declined');
    expect((await pack()).status).toBe(200);
    expect((await read(change.number)).proposal).toBeNull();
    // One step back, a change proposed, and the step back undone: it would be packed again.
    await step(change.number, 'back', { from: 'packed', reason: 'Count again' });
    expect((await step(change.number, 'proposals', SHORT)).status).toBe(200);
    expect(codeOf(await step(change.number, 'undo', { from: 'confirmed' }))).toEqual([409, 'proposal-open']);
  });

  test('takes a line out, or has another come in its place', async () => {
    const lines = [
      { code: 'GB-04', quantity: 0 },
      { code: 'SP-09', quantity: 40 },
    ];
    const change = await proposed({}, { ...SHORT, lines });
    const before = await stockOf(shop, 'SP-09');
    // SP-01 × 10 at ₹13 and SP-09 × 40 at ₹35: goods ₹1,530; packing ₹45.90; freight ₹120; ₹1,695.90 rounds up.
    expect((await track(change.token)).proposal).toMatchObject({
      lines: [
        { code: 'GB-04', from: 5, to: 0 },
        { code: 'SP-09', from: 0, to: 40 },
      ],
      totalPaise: 169_600,
    });
    expect((await answerOwn(change, 'accepted')).body.lines.map(({ code }) => code)).toEqual([
      'SP-01',
      'SP-09',
    ]);
    expect(await stockOf(shop, 'SP-09')).toBe(Number(before) - 40);
    expect(await differences()).toEqual([]);
  });

  test('stands in the list of orders', async () => {
    const change = await proposed();
    const listed = async (query: string) =>
      (await desk.get<ListPage<OrderRowView>>(`/api/admin/orders?search=${change.number}${query}`)).body.rows;
    expect(await listed('&risk=change-unanswered')).toMatchObject([
      { number: change.number, proposal: 'open' },
    ]);
    await answerOwn(change, 'declined');
    expect(await listed('&risk=change-unanswered')).toMatchObject([{ proposal: 'declined' }]);
    await takeBack(change, 'declined');
    expect(await listed('&risk=change-unanswered')).toEqual([]);
    expect(await listed('')).toMatchObject([{ proposal: null }]);
  });
});

describe('nothing is proposed', () => {
  test('twice at once, of nothing, or so that nothing is left', async () => {
    const { number } = await proposed();
    expect(codeOf(await step(number, 'proposals', SHORT))).toEqual([409, 'proposal-open']);
    const other = await placeGoodOrder(shop);
    const of = (...lines: object[]) => step(other.number, 'proposals', { ...SHORT, lines });
    expect(codeOf(await of({ code: 'GB-04', quantity: 5 }))).toEqual([400, 'proposal-changes-nothing']);
    expect(codeOf(await of({ code: 'XX-99', quantity: 0 }))).toEqual([400, 'proposal-changes-nothing']);
    expect(codeOf(await of({ code: 'XX-99', quantity: 1 }))).toEqual([409, 'stock-short']);
    expect(codeOf(await of())).toEqual([400, 'proposal-changes-nothing']);
    const nothing = of({ code: 'GB-04', quantity: 0 }, { code: 'SP-01', quantity: 0 });
    expect(codeOf(await nothing)).toEqual([400, 'proposal-leaves-nothing']);
  });

  test('of an order that was edited since, is packed, or that a passbook pays', async () => {
    const { number } = await placeGoodOrder(shop);
    expect(codeOf(await step(number, 'proposals', { ...SHORT, revision: 1 }))).toEqual([
      409,
      'record-changed',
    ]);
    await step(number, 'advance', { from: 'placed', to: 'confirmed' });
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    expect(codeOf(await step(number, 'proposals', SHORT))).toEqual([409, 'order-not-editable']);
    const paid = await placeGoodOrder(shop);
    await shop.database.query('UPDATE orders SET benefit_paise = 100 WHERE number = $1', [paid.number]);
    expect(codeOf(await step(paid.number, 'proposals', SHORT))).toEqual([409, 'passbook-pays']);
    await shop.database.query('UPDATE orders SET benefit_paise = 0 WHERE number = $1', [paid.number]);
  });
});

describe('what was proposed ends', () => {
  test.each([
    [
      'is edited',
      async ({ number }: Proposed) =>
        desk.put(at(number), { ...entryOf(await read(number)), name: 'Meena S', revision: 0 }),
    ],
    [
      'is cancelled',
      ({ number }: Proposed) => step(number, 'cancel', { from: 'placed', reason: 'Not wanted' }),
    ],
    [
      'takes over another',
      async ({ number }: Proposed) => {
        const other = await placeGoodOrder(shop);
        return step(number, 'merge', { from: other.number, revision: 0, fromRevision: 0 });
      },
    ],
  ])('where the order %s', async (_, change) => {
    const one = await proposed();
    expect((await change(one)).status).toBe(200);
    expect((await read(one.number)).proposal).toBeNull();
    for (const answer of [
      await answerOwn(one, 'accepted'),
      await answerFor(one, 'accepted'),
      await takeBack(one),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'proposal-settled', details: { state: 'overtaken' } },
      });
    }
    expect(await differences()).toEqual([]);
  });

  test('where it costs otherwise by now: nobody pays what they did not agree to, and somebody calls', async () => {
    const change = await proposed();
    await shop.changeContent("UPDATE state SET packing_basis_points = 500 WHERE code = '33'");
    const answers = [await answerFor(change, 'accepted'), await answerOwn(change, 'accepted')];
    await shop.changeContent("UPDATE state SET packing_basis_points = 300 WHERE code = '33'");
    expect(answers.map(codeOf)).toEqual([
      [409, 'proposal-overtaken'],
      [409, 'proposal-overtaken'],
    ]);
    expect(await read(change.number)).toMatchObject({
      revision: 0,
      totals: { totalPaise: 339_500 },
      proposal: { state: 'declined', declined: { by: null } },
    });
  });

  test('where others buy the goods while the customer says yes: somebody calls', async () => {
    const lines = [{ code: 'SP-02', quantity: 10 }];
    const change = await proposed({}, { ...SHORT, lines });
    const left = await stockOf(shop, 'SP-02');
    const sold = await shop.database.hold("UPDATE product SET stock = 9 WHERE code = 'SP-02'");
    const answering = answerOwn(change, 'accepted');
    await waitForLock(shop.database);
    await sold();
    expect(codeOf(await answering)).toEqual([409, 'proposal-overtaken']);
    await shop.database.query("UPDATE product SET stock = $1 WHERE code = 'SP-02'", [left]);
    expect(await read(change.number)).toMatchObject({
      revision: 0,
      proposal: { state: 'declined', declined: { by: null } },
    });
    const atRisk = await desk.get<ListPage<OrderRowView>>(
      `/api/admin/orders?search=${change.number}&risk=change-unanswered`,
    );
    expect(atRisk.body.rows).toHaveLength(1);
  });

  test('in no other order, and by no other link', async () => {
    const [one, other] = [await proposed(), await proposed()];
    expect(codeOf(await answerOwn({ ...one, id: other.id }, 'accepted'))).toEqual([404, 'not-found']);
    expect(codeOf(await takeBack({ ...one, id: other.id }))).toEqual([404, 'not-found']);
    const stranger = { ...one, token: 'x'.repeat(22) };
    expect(codeOf(await answerOwn(stranger, 'accepted'))).toEqual([404, 'not-found']);
  });
});

describe('what a step overtook waits again once that step is undone:', () => {
  test('the question, after a cancellation', async () => {
    const change = await proposed();
    await step(change.number, 'cancel', { from: 'placed', reason: 'Not wanted' });
    expect((await read(change.number)).proposal).toBeNull();
    const { body } = await step(change.number, 'undo', { from: 'cancelled' });
    expect(body.proposal).toMatchObject({ id: change.id, state: 'open' });
    expect((await answerOwn(change, 'accepted')).body.totals.totalPaise).toBe(SHORT_TOTAL);
  });

  test('the call that is due, after packing', async () => {
    const change = await proposed();
    await step(change.number, 'advance', { from: 'placed', to: 'confirmed' });
    await answerOwn(change, 'declined');
    await step(change.number, 'advance', { from: 'confirmed', to: 'packed' });
    const { body } = await step(change.number, 'undo', { from: 'packed' });
    expect(body.proposal).toMatchObject({
      state: 'declined',
      declined: { by: 'Meenakshi Sundaram', saidBy: null },
    });
  });

  test('and not what was over before it, or where the step is taken back for a reason', async () => {
    const change = await proposed();
    await takeBack(change);
    await step(change.number, 'cancel', { from: 'placed', reason: 'Not wanted' });
    expect((await step(change.number, 'undo', { from: 'cancelled' })).body.proposal).toBeNull();
    const other = await proposed();
    await step(other.number, 'advance', { from: 'placed', to: 'confirmed' });
    await answerOwn(other, 'declined');
    await step(other.number, 'advance', { from: 'confirmed', to: 'packed' });
    await step(other.number, 'back', { from: 'packed', reason: 'Count again' });
    expect((await read(other.number)).proposal).toBeNull();
    shop.clock.advance(1_000);
    // Packed anew and undone: what the first packing overtook stays over.
    await step(other.number, 'advance', { from: 'confirmed', to: 'packed' });
    expect((await step(other.number, 'undo', { from: 'packed' })).body.proposal).toBeNull();
  });
});

test('an order’s page is not asked without end', async () => {
  const change = await proposed();
  const answers = [];
  for (let turn = 0; turn < 31; turn++) answers.push(await answerOwn(change, 'declined'));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

test('asked for again by the same key, it is proposed once', async () => {
  const { number } = await placeGoodOrder(shop);
  const once = keyed(desk, '01900000-0000-7000-8000-00000000aa59');
  const first = await once(number, 'proposals', SHORT);
  expect(await once(number, 'proposals', SHORT)).toMatchObject({ status: 200, body: first.body });
});

describe('two at once', () => {
  const deeds: Record<string, (change: Proposed, who: Caller) => Promise<Answer<unknown>>> = {
    'the customer says yes': (change) => answerOwn(change, 'accepted'),
    'the customer says no': (change) => answerOwn(change, 'declined'),
    'staff say yes for them': (change, who) => answerFor(change, 'accepted', who),
    'staff say no for them': (change, who) => answerFor(change, 'declined', who),
    'staff take it back': (change, who) => takeBack(change, 'open', who),
    'staff edit the order': async ({ number }, who) =>
      who.put(at(number), { ...entryOf(await read(number)), name: 'Meena', revision: 0 }),
    'staff cancel the order': ({ number }, who) =>
      step(number, 'cancel', { from: 'confirmed', reason: 'Not wanted' }, who),
    'staff pack the order': ({ number }, who) =>
      step(number, 'advance', { from: 'confirmed', to: 'packed' }, who),
  };
  const names = Object.keys(deeds);
  const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
  /** What the customer said twice was said once; every other pair has one whom the other forestalls. */
  const saidTwice = ([one, other]: readonly [string, string]) =>
    one === other && one.startsWith('the customer');

  test.each(pairs)('%s and %s: one wins, the other is told', async (one, other) => {
    const shelf = Number(await stockOf(shop, 'GB-04'));
    const colleague = await shop.staff('orders');
    const change = await proposed();
    await step(change.number, 'advance', { from: 'placed', to: 'confirmed' });
    const answers = await Promise.all([deeds[one]?.(change, desk), deeds[other]?.(change, colleague)]);
    const statuses = answers.map((answer) => answer?.status ?? 0);
    const order = await read(change.number);
    // Cancelling goes after anything but itself, packing and editing after whatever has settled the question.
    for (const status of statuses) expect([200, 409]).toContain(status);
    if (one !== other || !one.includes('pack')) expect(statuses).toContain(200);
    const said = [one, other].filter((_, index) => statuses[index] === 200);
    const settling = said.filter((name) => /says|say |take/.test(name));
    expect(settling).toHaveLength(saidTwice([one, other]) ? 2 : Math.min(settling.length, 1));
    const isAccepted = settling.some((name) => name.includes('yes'));
    const isEdited = said.includes('staff edit the order');
    expect([isAccepted, isEdited]).not.toEqual([true, true]);
    expect(order.revision).toBe(isAccepted || isEdited ? 1 : 0);
    expect(order.totals.totalPaise).toBe(isAccepted ? SHORT_TOTAL : 339_500);
    const held = order.state === 'cancelled' ? 0 : isAccepted ? 3 : 5;
    expect(await stockOf(shop, 'GB-04')).toBe(shelf - held);
    expect(await differences()).toEqual([]);
  });

  test('two propose: one question is asked', async () => {
    const { number } = await placeGoodOrder(shop);
    const colleague = await shop.staff('orders');
    const answers = await Promise.all([
      step(number, 'proposals', SHORT),
      step(number, 'proposals', SHORT, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
