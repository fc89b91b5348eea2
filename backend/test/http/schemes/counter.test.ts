import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { codeOf, MembersDesk } from '../../support/members-desk.ts';
import { payment, placeGoodOrder } from '../../support/orders.ts';
import { addScheme, beginOn } from '../../support/schemes.ts';

let shop: TestShop;
let desk: MembersDesk;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  await beginOn(shop, '2026-11-25');
  desk = await MembersDesk.open(shop);
});
afterAll(() => shop.close());

const AT_THE_COUNTER = {
  name: 'Selvi Counter',
  phone: '98421 55504',
  email: null,
  address: '3 South Masi Street, Madurai',
  nomineeName: 'Kannan S',
  nomineeRelation: 'Husband',
  nomineePhone: null,
  consent: true,
  adult: true,
};

describe('somebody who joins at the counter', () => {
  const enrol = (slug: string, changes: object = {}, by: Caller = desk.caller) =>
    by.post<MemberView>(`/api/admin/schemes/${slug}/members`, { ...AT_THE_COUNTER, ...changes });

  test('is a member at once; the consent is noted with its time, and by whom', async () => {
    const { status, body } = await enrol(await addScheme(shop));
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'active', name: 'Selvi Counter', phone: '9842155504' });
    const [owner] = await shop.database.query<{ name: string }>(
      'SELECT actor_name AS name FROM membership_event e JOIN membership m ON m.id = e.membership_id WHERE number = $1',
      [body.number],
    );
    expect(body.events).toMatchObject([{ kind: 'enrolled', actor: owner?.name }, { kind: 'active' }]);
    const [noted] = await shop.database.query<{ at: Date }>(
      'SELECT consented_at AS at FROM membership WHERE number = $1',
      [body.number],
    );
    expect(noted?.at.toISOString()).toBe(body.events[0]?.at);
  });

  test('under a phone that has a passbook of the scheme is asked about, and is a member if it is meant', async () => {
    const slug = await addScheme(shop);
    const { body } = await enrol(slug);
    // Another name may be a slip, or the family.
    for (const changes of [{}, { name: 'Kannan Counter', phone: '+91 98421 55504' }]) {
      const again = await enrol(slug, changes);
      expect(codeOf(again)).toEqual([409, 'payment-doubtful']);
      expect(again.body).toMatchObject({
        details: { doubts: [{ doubt: 'same-member', number: body.number }] },
      });
    }
    expect((await enrol(slug, { phone: '98421 55505' })).status).toBe(200);
    expect((await enrol(await addScheme(shop))).status).toBe(200);
    expect((await enrol(slug, { despite: ['same-member'] })).status).toBe(200);
  });

  test('whose earlier passbook has ended is asked about nothing', async () => {
    const slug = await addScheme(shop);
    const { body } = await enrol(slug);
    expect(
      (await desk.step(body.number, 'cancel', { from: 'active', ending: 'left', reason: 'Away' })).status,
    ).toBe(200);
    expect((await enrol(slug)).status).toBe(200);
  });

  test('is held to no limit of the hour, but to the places, and to agreeing', async () => {
    const slug = await addScheme(shop, { mostMembers: 41 });
    const despite = { despite: ['same-member'] };
    for (let place = 1; place <= 41; place += 1) expect((await enrol(slug, despite)).status).toBe(200);
    expect(codeOf(await enrol(slug, despite))).toEqual([409, 'scheme-full']);
    expect(codeOf(await enrol(await addScheme(shop), { consent: false }))).toEqual([400, 'invalid-request']);
    expect(codeOf(await enrol(slug, {}, await shop.staff('content')))).toEqual([403, 'permission-missing']);
  });
});

test('a link that was replaced says so, and one that never was says nothing', async () => {
  const { number, token } = await desk.newMember(await addScheme(shop));
  const { body } = await desk.step(number, 'link');
  const look = (which: string) => shop.visitor().get<PassbookView>(`/api/public/passbooks/${which}`);
  expect(codeOf(await look(token))).toEqual([410, 'passbook-link-replaced']);
  expect((await look(body.token)).body.number).toBe(number);
  expect(codeOf(await look('0123456789012345678901'))).toEqual([404, 'not-found']);
});

test('who reads the passbook sees why a receipt was corrected, and who did it', async () => {
  const { number, token } = await desk.newMember(await addScheme(shop));
  const { body: paid } = await desk.pay(number, { receivedOn: '2026-11-25' });
  const { body } = await desk.step(number, `entries/${paid.entries[0]?.id}/correct`, {
    reason: 'Counted twice',
  });
  const passbook = await shop.visitor().get<PassbookView>(`/api/public/passbooks/${token}`);
  expect(passbook.body.entries).toMatchObject([
    { kind: 'receipt', amountPaise: 50_000, corrected: true, correction: null },
    { kind: 'correction', correction: { reason: 'Counted twice', by: body.entries[1]?.recordedBy } },
  ]);
  expect(body.entries[1]?.recordedBy).toBeTruthy();
});

describe('where cash is corrected by somebody else', () => {
  beforeAll(() =>
    shop.changeContent(
      `UPDATE setting SET value = value || '{"secondForCash": true}' WHERE section = 'sale'`,
    ),
  );
  afterAll(() =>
    shop.changeContent(
      `UPDATE setting SET value = value || '{"secondForCash": false}' WHERE section = 'sale'`,
    ),
  );

  test('who recorded a member’s cash does not correct it; a transfer anybody does', async () => {
    const { number } = await desk.newMember(await addScheme(shop));
    const other = await shop.staff('owner');
    const cash = (await desk.pay(number)).body.entries[0]?.id;
    const path = (entry?: string) => `/api/admin/members/${number}/entries/${entry}/correct`;
    const reason = { reason: 'Another member’s' };
    expect(codeOf(await desk.caller.post(path(cash), reason))).toEqual([403, 'second-person-corrects']);
    expect((await other.post<MemberView>(path(cash), reason)).body.sums.heldPaise).toBe(0);
    const upi = (await desk.pay(number, { mode: 'upi', reference: 'UPI630112345678' })).body.entries.at(
      -1,
    )?.id;
    expect((await desk.caller.post<MemberView>(path(upi), reason)).status).toBe(200);
  });

  test('nor an order’s', async () => {
    const { number } = await placeGoodOrder(shop);
    const other = await shop.staff('owner');
    const pay = async (changes: object) => {
      const paid = payment({ amountPaise: 100_000, receivedOn: shop.clock.today(), ...changes });
      const { body } = await desk.caller.post<AdminOrderView>(`/api/admin/orders/${number}/payments`, paid);
      return `/api/admin/orders/${number}/receipts/${body.payments.at(-1)?.receiptId}/correct`;
    };
    const reason = { reason: 'Another’s' };
    const cash = await pay({ mode: 'cash', reference: null });
    expect(codeOf(await desk.caller.post(cash, reason))).toEqual([403, 'second-person-corrects']);
    expect((await other.post<AdminOrderView>(cash, reason)).body.paidPaise).toBe(0);
    expect((await desk.caller.post<AdminOrderView>(await pay({}), reason)).body.paidPaise).toBe(0);
  });
});
