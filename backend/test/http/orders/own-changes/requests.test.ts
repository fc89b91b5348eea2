import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { CallListView } from '@shop/contracts/calls/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRowView, PlacedOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { AnswerChangeRequest } from '../../../../src/features/orders/application/own-changes/answer-change-request.ts';
import { goodOrder, stockOf } from '../../../support/orders.ts';
import {
  type Asked,
  codeOf,
  lines,
  NO_SPARKLERS,
  ownChanges,
  refused,
  sellBy,
  SIX,
} from '../../../support/own-changes.ts';

const {
  here,
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
  withdraw,
} = ownChanges();
const inSeason = (isOpen: boolean) =>
  here.shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'season'`, [
    JSON.stringify({ closed: !isOpen }),
  ]);

describe('what she may not do has its reason', () => {
  test('on another device: the link alone shows the order', async () => {
    const { number, token } = await placed();
    const stranger = here.shop.visitor();
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

  test('what another device sent a part of: orders that became one are changed by the shop', async () => {
    const other = here.shop.visitor();
    const good = await goodOrder(here.shop, { remember: false });
    const theirs = (await other.post<PlacedOrderView>('/api/public/orders', good)).body;
    const [hers, also] = [await placed(), await placed()];
    const merge = (from: string, revision: number) =>
      step(hers.number, 'merge', { from, revision, fromRevision: 0 });
    expect((await merge(also.number, 0)).status).toBe(200);
    expect((await track(hers.token)).isOwnDevice).toBe(true);
    expect((await merge(theirs.number, 1)).status).toBe(200);
    expect(await track(hers.token)).toMatchObject({ isOwnDevice: false, ownChanges: { edit: 'device' } });
    expect((await track(hers.token, other)).isOwnDevice).toBe(false);
    expect(await cancel(hers.token, { revision: 2, isAtOnce: false })).toMatchObject(refused('device', 403));
  });

  test.each([
    ['into the order', false],
    ['the order into it', true],
  ])('what the shop took for her and put %s takes nothing from her device', async (_, isInto) => {
    const good = await goodOrder(here.shop, { remember: false });
    const taken = (await here.desk.post<PlacedOrderView>('/api/admin/orders', good)).body;
    const hers = await placed();
    const [into, from] = isInto ? [taken, hers] : [hers, taken];
    const merge = { from: from.number, revision: 0, fromRevision: 0 };
    expect((await step(into.number, 'merge', merge)).status).toBe(200);
    expect(await track(hers.token)).toMatchObject({
      number: into.number,
      isOwnDevice: true,
      ownChanges: { edit: null },
    });
    const stranger = here.shop.visitor();
    expect((await track(hers.token, stranger)).isOwnDevice).toBe(false);
    expect((await track(taken.token, stranger)).isOwnDevice).toBe(false);
    expect((await cancel(hers.token, { revision: 1, isAtOnce: false })).status).toBe(200);
  });

  test('on hold, packed, or paid by a passbook', async () => {
    const { number, token } = await placed();
    await step(number, 'hold', { reason: 'The address' });
    expect(await ask(token)).toMatchObject(refused('on-hold'));
    await step(number, 'release');
    await here.shop.database.query('UPDATE orders SET benefit_paise = 100 WHERE number = $1', [number]);
    expect(await ask(token)).toMatchObject(refused('passbook'));
    expect((await track(token)).ownChanges).toMatchObject({ edit: 'passbook', cancel: null });
    await here.shop.database.query('UPDATE orders SET benefit_paise = 0 WHERE number = $1', [number]);
    await confirm(number);
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    expect(await ask(token)).toMatchObject(refused('finished'));
    expect(await cancel(token, { isAtOnce: false })).toMatchObject(refused('finished'));
  });

  test('in the closed season goods stay as they are, and to cancel is asked for', async () => {
    await sellBy(here.shop, 'order');
    const { token } = await placed();
    await inSeason(false);
    expect(await ask(token)).toMatchObject(refused('closed'));
    expect(codeOf(await cancel(token))).toEqual([409, 'own-change-needs-shop']);
    expect((await cancel(token, { isAtOnce: false })).body.ownChanges.asked).toMatchObject({
      kind: 'cancel',
    });
    await inSeason(true);
    await sellBy(here.shop, 'estimate');
  });
});

describe('what she asks the shop for', () => {
  test('is told to both, and nothing of the order changes', async () => {
    const shelf = Number(await stockOf(here.shop, 'GB-04'));
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
    expect(await stockOf(here.shop, 'GB-04')).toBe(shelf - 5);
    const listed = await here.desk.get<ListPage<OrderRowView>>(
      `/api/admin/orders?search=${number}&risk=change-asked`,
    );
    expect(listed.body.rows).toMatchObject([{ number, asked: 'edit' }]);
    // Whoever calls about it sees it, too.
    const { due } = (await here.desk.get<CallListView>('/api/admin/calls')).body;
    expect(due.find((row) => row.number === number)).toMatchObject({ asked: 'edit' });
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

  test('is withdrawn by her, twice as once', async () => {
    const request = await asked();
    expect(await ask(request.token, NO_SPARKLERS)).toMatchObject(refused('asked'));
    const answers = [await withdraw(request), await withdraw(request)];
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
    const packing = await here.desk.get(`/api/admin/packing/${request.number}`);
    expect(packing.body).toMatchObject({ isChangeAsked: true });
    await decline(request);
    expect((await pack()).status).toBe(200);
  });

  test.each([
    [
      'is edited',
      async ({ number }: Asked) =>
        here.desk.put(at(number), { ...entryOf(await read(number)), name: 'Meena S', revision: 0 }),
    ],
    ['is cancelled', ({ number }: Asked) => step(number, 'cancel', { from: 'placed', reason: 'Not wanted' })],
    [
      'becomes what the shop proposed',
      async ({ number, token }: Asked) => {
        const body = { revision: 0, reason: 'shortage', lines: [{ code: 'GB-04', quantity: 3 }] };
        const { proposal } = (await step(number, 'proposals', body)).body;
        return here.phone.post(`${own(token)}/proposals/${proposal?.id}/answer`, { answer: 'accepted' });
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
    for (const answer of [await accept(request), await decline(request), await withdraw(request)]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'own-change-settled', details: { state: 'overtaken' } },
      });
    }
    const { asked: shown } = (await track(request.token)).ownChanges;
    if (what === 'is cancelled') expect(shown).toBeNull();
    else expect(shown).toMatchObject({ state: 'overtaken', changes: [] });
  });

  test('waits again where the cancellation that superseded it is undone', async () => {
    const request = await asked();
    await step(request.number, 'cancel', { from: 'placed', reason: 'Not wanted' });
    const { body } = await step(request.number, 'undo', { from: 'cancelled' });
    expect(body.asked).toMatchObject({ id: request.id });
    expect((await accept(request)).status).toBe(200);
  });

  async function granted() {
    const { number, token } = await placed();
    const { asked } = (await cancel(token, { isAtOnce: false, reason: 'We are away' })).body.ownChanges;
    const request = { number, token, id: asked?.id ?? '', referral: 'none' as const };
    expect((await accept(request)).body.state).toBe('cancelled');
    return request;
  }

  test('to cancel, waits no more where the order is taken up again for a reason', async () => {
    const { number, token } = await granted();
    const { status, body } = await step(number, 'reopen', { reason: 'She called: they come after all' });
    expect([status, body.asked]).toEqual([200, null]);
    expect((await track(token)).ownChanges).toMatchObject({ cancel: null, asked: null });
  });

  test('to cancel, waits again where the cancellation that staff agreed to is undone', async () => {
    const request = await granted();
    const { number, token } = request;
    const again = await step(number, 'undo', { from: 'cancelled' });
    expect([again.status, again.body.asked]).toMatchObject([200, { id: request.id, reason: 'We are away' }]);
    expect((await track(token)).ownChanges).toMatchObject({
      cancel: 'asked',
      asked: { kind: 'cancel', state: 'open', answer: null },
    });
    expect((await decline(request)).status).toBe(200);
    expect((await track(token)).ownChanges.asked).toMatchObject({
      state: 'declined',
      answer: 'The lorry is full',
    });
  });

  test('to cancel, is granted by whoever may cancel, and not by whoever may edit alone', async () => {
    const { number, token } = await placed();
    const { asked } = (await cancel(token, { isAtOnce: false })).body.ownChanges;
    await expect(
      here.shop.app
        .get(AnswerChangeRequest)
        .accept(number, asked?.id ?? '', { kind: 'staff', id: randomUUID(), name: 'Devi' }, ['orders.edit']),
    ).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'permission-missing',
      details: { permission: 'orders.cancel' },
    });
    expect(await read(number)).toMatchObject({ state: 'placed', asked: { id: asked?.id } });
  });

  test('costs what she agreed to, or staff are told', async () => {
    const request = await asked({ ...NO_SPARKLERS, lines: lines({ 'GB-04': 6 }) });
    await here.shop.changeContent("UPDATE state SET packing_basis_points = 500 WHERE code = '33'");
    expect(await accept(request)).toMatchObject({
      status: 409,
      body: { code: 'own-change-costs', details: { agreedPaise: 389_000 } },
    });
    await here.shop.changeContent("UPDATE state SET packing_basis_points = 300 WHERE code = '33'");
    expect((await accept(request)).status).toBe(200);
  });

  test('is of its own order alone', async () => {
    const [one, other] = [await asked(), await asked()];
    expect(codeOf(await accept({ ...one, id: other.id }))).toEqual([404, 'not-found']);
    expect(codeOf(await withdraw({ ...one, id: other.id }))).toEqual([404, 'not-found']);
  });

  test('keeps what the shop said of packing and freight, where it goes to the same place', async () => {
    const { number, token } = await placed();
    await here.desk.put(at(number), {
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
