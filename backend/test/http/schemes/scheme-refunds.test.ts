import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OwnPassbookView } from '@shop/contracts/schemes/passbook-views';
import type { SchemeRefundsView } from '@shop/contracts/schemes/refund-views';
import type { LiabilityView } from '@shop/contracts/schemes/views';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { codeOf, MembersDesk } from '../../support/members-desk.ts';
import { addScheme, beginOn } from '../../support/schemes.ts';

const REFUNDS = '/api/admin/scheme-refunds';
const UPI = { upiId: 'meena@okbank', accountName: null, accountNumber: null, ifsc: null };
const ACCOUNT = { upiId: null, accountName: 'Devi K', accountNumber: '123456789012', ifsc: 'SBIN0001234' };

let shop: TestShop;
let desk: MembersDesk;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  await beginOn(shop, '2026-11-25');
  desk = await MembersDesk.open(shop);
});
afterAll(() => shop.close());

const say = (token: string, payee: object, phone = '98421 55501') =>
  shop.visitor().post<OwnPassbookView>(`/api/public/passbooks/${token}/payee`, { phone, ...payee });
const read = async () => (await desk.caller.get<SchemeRefundsView>(REFUNDS)).body;
const propose = (refunds: object[]) => desk.caller.post<SchemeRefundsView>(REFUNDS, { refunds });
const step = (number: number, which: 'approval' | 'discard') =>
  desk.caller.post<SchemeRefundsView>(`${REFUNDS}/${number}/${which}`);
const liability = async () => (await desk.caller.get<LiabilityView>('/api/admin/scheme-liability')).body;

test('whose year is over stands apart, says where the money goes, and is paid back in a batch', async () => {
  const slug = await addScheme(shop);
  const [meena, devi, late] = [
    await desk.newMember(slug),
    await desk.newMember(slug),
    await desk.newMember(slug),
  ];
  await desk.at('2026-12-10');
  await desk.pay(meena.number, { amountPaise: 200_000 });
  await desk.pay(devi.number);
  await desk.at('2027-01-10');
  await desk.pay(late.number);

  // 365 days after the 10th of December: the last day on which they may buy
  await desk.reckon('2027-12-10');
  expect(await liability()).toMatchObject({ overMembers: 0, settleSoonMembers: 2, settleSoonPaise: 250_000 });
  expect(codeOf(await say(meena.token, UPI))).toEqual([409, 'nothing-to-pay-back']);

  await desk.reckon('2027-12-11');
  expect(await liability()).toMatchObject({ overMembers: 2, overPaise: 250_000, settleSoonMembers: 1 });
  const listed = async (due: string) =>
    (await desk.caller.get<{ rows: { number: string }[] }>(`/api/admin/members?due=${due}`)).body.rows.map(
      ({ number }) => number,
    );
  expect((await listed('over')).toSorted()).toEqual([meena.number, devi.number].toSorted());
  expect(await listed('settle')).toEqual([late.number]);

  // Asked on the passbook, of who knows the phone; said once.
  const asked = await shop.visitor().get<OwnPassbookView>(`/api/public/passbooks/${meena.token}`);
  expect(asked.body.payee).toEqual({ isAsked: true, payTo: null });
  expect(codeOf(await say(meena.token, UPI, '98421 55599'))).toEqual([404, 'passbook-unknown']);
  expect(codeOf(await say(meena.token, { ...UPI, ifsc: 'SBIN0001234' }))).toEqual([400, 'payee-incomplete']);
  expect((await say(meena.token, UPI)).body.payee).toEqual({ isAsked: false, payTo: 'me…@okbank' });
  expect(codeOf(await say(meena.token, ACCOUNT))).toEqual([409, 'payee-frozen']);
  expect((await read()).due).toMatchObject([
    { number: meena.number, paise: 200_000, settleBy: '2027-12-10', payTo: 'meena@okbank', obstacle: null },
    { number: devi.number, paise: 50_000, payTo: null, obstacle: 'no-details' },
  ]);
  expect(codeOf(await propose([{ number: devi.number, paise: 50_000 }]))).toEqual([409, 'refunds-changed']);
  await say(devi.token, ACCOUNT);

  const both = [
    { number: meena.number, paise: 200_000 },
    { number: devi.number, paise: 50_000 },
  ];
  expect(codeOf(await propose([{ number: meena.number, paise: 100_000 }]))).toEqual([409, 'refunds-changed']);
  const first = (await propose(both)).body.batches[0];
  expect(first).toMatchObject({ state: 'proposed', paise: 250_000 });
  expect(codeOf(await propose(both))).toEqual([409, 'refunds-changed']);

  // What is said otherwise meanwhile is not paid by what was seen, and is marked.
  const { number } = first ?? { number: 0 };
  const overtaken = async () =>
    (await read()).batches[0]?.rows.filter(({ isOvertaken }) => isOvertaken).map((row) => row.number);
  expect(await overtaken()).toEqual([]);
  expect((await desk.step(devi.number, 'payee-again')).body.payee).toEqual({ isAsked: true, payTo: null });
  await say(devi.token, { ...ACCOUNT, accountNumber: '999999999999' });
  expect(await overtaken()).toEqual([devi.number]);
  expect((await step(number, 'approval')).body).toMatchObject({ code: 'refunds-overtaken' });
  expect((await desk.read(meena.number)).sums.heldPaise).toBe(200_000);
  expect(codeOf(await desk.caller.get(`${REFUNDS}/${number}/bank-file/csv`))).toEqual([
    409,
    'refund-batch-settled',
  ]);
  expect((await step(number, 'discard')).body.batches[0]).toMatchObject({ state: 'discarded' });

  const second = (await propose(both)).body.batches[0];
  expect(await overtaken()).toEqual([]);
  const approved = await step(second?.number ?? 0, 'approval');
  expect(approved.body.due).toEqual([]);
  expect(await overtaken()).toEqual([]);
  expect(codeOf(await step(second?.number ?? 0, 'approval'))).toEqual([409, 'refund-batch-settled']);
  expect(await desk.read(meena.number)).toMatchObject({
    state: 'refunded',
    ending: 'year-over',
    sums: { heldPaise: 0, refundedPaise: 200_000 },
    entries: [{ kind: 'receipt' }, { kind: 'refund', mode: 'bank', reference: 'R00002001' }],
  });
  expect(await liability()).toMatchObject({ overMembers: 0, overPaise: 0 });
  const file = await shop.app.inject({
    url: `${REFUNDS}/${second?.number}/bank-file/csv`,
    cookies: Object.fromEntries(desk.caller.cookies),
  });
  expect(file.body.trim().split('\r\n').slice(1)).toEqual([
    'R00002001,Meena Kannan,meena@okbank,,,2000.00,Scheme refund R00002001,,,',
    'R00002002,Devi K,,999999999999,SBIN0001234,500.00,Scheme refund R00002002,,,',
  ]);

  // The bank sends it back: corrected, it is due again.
  const { entries } = await desk.read(devi.number);
  await desk.step(devi.number, `entries/${entries.at(-1)?.id}/correct`, { reason: 'Account closed' });
  expect((await read()).due).toMatchObject([{ number: devi.number, paise: 50_000, obstacle: null }]);
  expect((await desk.read(devi.number)).state).toBe('cancelled');
});

test('of a batch whose member was paid back by hand meanwhile the row is marked', async () => {
  const { due } = await read();
  const [only] = due;
  await propose(due.map(({ number, paise }) => ({ number, paise })));
  const refund = {
    mode: 'cash',
    amountPaise: 20_000,
    reference: null,
    receivedOn: shop.clock.today(),
    note: '',
  };
  await desk.step(only?.number ?? '', 'refunds', refund);
  expect((await read()).batches[0]).toMatchObject({
    state: 'proposed',
    rows: [{ number: only?.number, isOvertaken: true }],
  });
});

test('after all of it the ledgers agree with what is kept beside them', async () => {
  const differences = await reconcile(shop.app.get(Database, { strict: false }));
  expect(differences).toEqual([]);
});
