import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { MemberRowView, MemberView } from '@shop/contracts/schemes/member-views';
import type { CollectionView, LiabilityView } from '@shop/contracts/schemes/views';
import { Payable } from '../../../src/features/bank-statements/application/payable.ts';
import { WarnMembers } from '../../../src/features/schemes/application/warn-members.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { addScheme, beginOn, join } from '../../support/schemes.ts';

const MAIL = { host: '127.0.0.1', port: 1, tls: 'none', account: null, from: 'shop@agal.test' } as const;

let shop: TestShop;
let desk: Caller;
let slug = '';
/** Who left an e-mail address, who did not, and who paid for the first time on 20 December. */
let [written, called, later]: [string, string, string] = ['', '', ''];
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null, mail: MAIL } });
  await beginOn(shop, '2026-11-25');
  await at('2026-11-25');
  slug = await addScheme(shop);
  const pay = (number: string, receivedOn: string) => {
    const body = { mode: 'cash', amountPaise: 50_000, reference: null, receivedOn, note: '' };
    return desk.post(`/api/admin/members/${number}/payments`, body);
  };
  const member = async (from: string, changes: object) => {
    const { number } = (await join(shop.visitor(from), slug, changes)).body;
    await pay(number, '2026-11-25');
    return number;
  };
  written = await member('10.8.0.1', { email: 'meena@customer.test' });
  called = await member('10.8.0.2', {});
  // What is held of who has left is paid back: there is nothing to tell them.
  const left = await member('10.8.0.3', { email: 'leela@customer.test' });
  const end = { from: 'active', ending: 'left', reason: 'Moves away' };
  await desk.post(`/api/admin/members/${left}/cancel`, end);
  later = (await join(shop.visitor('10.8.0.4'), slug)).body.number;
  await at('2026-12-20');
  await pay(later, '2026-12-20');
});
afterAll(() => shop.close());

async function at(day: string): Promise<void> {
  shop.clock.setDay(day);
  desk = await shop.staff('owner');
}

const look = () => shop.app.get(WarnMembers, { strict: false }).run();
const emails = () =>
  shop.database.query<{ about: string }>(
    `SELECT singleton_key AS about FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = 'passbook-ends'`,
  );
const toWarn = async () =>
  (await desk.get<ListPage<MemberRowView>>('/api/admin/members?due=warn')).body.rows.map(
    ({ number }) => number,
  );
const read = async (number: string) => (await desk.get<MemberView>(`/api/admin/members/${number}`)).body;

test('thirty days before their year ends members are told once, whoever looks and however often', async () => {
  // A year from 25 November 2026 is 25 November 2027: thirty days before it is 26 October.
  await at('2027-10-25');
  await look();
  expect([await emails(), await toWarn()]).toEqual([[], []]);
  await at('2027-10-26');
  await Promise.all([look(), look(), look()]);
  await at('2027-11-10');
  await look();
  await at('2027-10-28');
  await look();
  expect(await emails()).toHaveLength(1);
  const { events, toWarn: again, settleBy } = await read(written);
  expect([again, settleBy]).toEqual([false, '2027-11-25']);
  expect(events.filter(({ kind }) => kind === 'warned')).toMatchObject([
    { actor: 'The shop', text: 'E-mail' },
  ]);
});

test('who left no e-mail address is on the list of staff until somebody told them', async () => {
  expect(await toWarn()).toEqual([called]);
  const mark = () => desk.post<MemberView>(`/api/admin/members/${called}/warned`);
  expect((await mark()).body).toMatchObject({ toWarn: false });
  await mark();
  expect(await toWarn()).toEqual([]);
  expect((await read(called)).events.filter(({ kind }) => kind === 'warned')).toHaveLength(1);
});

test('who gets another first payment by a correction gets another year, and is told of it', async () => {
  const { entries } = await read(written);
  await desk.post(`/api/admin/members/${written}/payments`, {
    mode: 'cash',
    amountPaise: 50_000,
    reference: null,
    receivedOn: '2026-12-20',
    note: '',
  });
  await desk.post(`/api/admin/members/${written}/entries/${entries[0]?.id}/correct`, { reason: 'Another’s' });
  await look();
  expect(await emails()).toHaveLength(1);
  // 20 December 2027 less thirty days
  await at('2027-11-20');
  await look();
  expect(await emails()).toHaveLength(2);
});

test('a lost link is sent again as another one, and the old one shows nothing', async () => {
  const { token } = await read(called);
  const { body } = await desk.post<MemberView>(`/api/admin/members/${called}/link`);
  expect(body.token).not.toBe(token);
  const statusOf = async (of: string) => (await shop.visitor().get(`/api/public/passbooks/${of}`)).status;
  expect([await statusOf(token), await statusOf(body.token)]).toEqual([410, 200]);
  expect(body.events.at(-1)).toMatchObject({ kind: 'link-renewed' });
});

test('whose year is over is asked for nothing, by nobody; what comes all the same is asked about first', async () => {
  const sheet = async () =>
    (await desk.get<CollectionView>(`/api/admin/schemes/${slug}/collection?month=2027-03-01`)).body;
  const due = async () =>
    (await desk.get<ListPage<MemberRowView>>('/api/admin/members?due=due')).body.rows.map(
      ({ number, duePaise }) => [number, duePaise],
    );
  const over = async () =>
    (await desk.get<ListPage<MemberRowView>>(`/api/admin/members?scheme=${slug}`)).body.rows
      .filter(({ isYearOver }) => isYearOver)
      .map(({ number }) => number);
  const claimed = async () =>
    (await desk.get<LiabilityView>('/api/admin/scheme-liability')).body.claims.nowPaise;
  const payable = async () => {
    const row = { numbers: [called, later], phones: [], words: [], amountPaise: 0 };
    const { candidates } = await shop.app.get(Payable, { strict: false }).meantBy([row]);
    return candidates.map(({ number }) => number);
  };
  // Both have paid ₹500 of four times ₹500, as the third did, who can buy. A year ends today, and on 20 December.
  await at('2027-11-25');
  expect(await sheet()).toMatchObject({ openPaise: 300_000, rows: [{ isPaid: false }, { isPaid: false }] });
  expect(new Set(await due())).toEqual(new Set([called, later].map((number) => [number, 150_000])));
  expect(await over()).toEqual([]);
  expect(await claimed()).toBe(160_000);
  expect(await payable()).toEqual([called, later]);
  await at('2027-11-26');
  expect(await sheet()).toMatchObject({ openPaise: 150_000, rows: [{ number: later }] });
  expect(await due()).toEqual([[later, 150_000]]);
  expect(await over()).toEqual([called]);
  expect(await claimed()).toBe(105_000);
  expect(await payable()).toEqual([later]);

  const pay = (changes: object) =>
    desk.post<MemberView>(`/api/admin/members/${called}/payments`, {
      mode: 'upi',
      amountPaise: 10_000,
      reference: 'UTR 6301 0027 1126',
      receivedOn: '2027-11-26',
      note: '',
      ...changes,
    });
  expect(await pay({})).toMatchObject({
    status: 409,
    body: { code: 'payment-doubtful', details: { doubts: [{ doubt: 'year-over', number: called }] } },
  });
  // What came in time is only entered late.
  const inTime = await pay({ receivedOn: '2027-11-25', reference: 'UTR 6301 0027 1125' });
  expect(inTime.body.sums).toMatchObject({ heldPaise: 60_000, worthPaise: 0 });
  const late = await pay({ despite: ['year-over'] });
  expect(late.body.sums).toMatchObject({ heldPaise: 70_000, worthPaise: 0 });
  // Money of a month stands on its sheet, whoever is still asked.
  const { body } = await desk.get<CollectionView>(`/api/admin/schemes/${slug}/collection`);
  expect(body).toMatchObject({ openPaise: 150_000, receivedPaise: 20_000 });
  expect(body.rows.find(({ number }) => number === called)).toMatchObject({ openPaise: 0, isPaid: false });
});
