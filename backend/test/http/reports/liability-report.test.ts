import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { LiabilityRowView, LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import type { LiabilityView } from '@shop/contracts/schemes/views';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { MembersDesk } from '../../support/members-desk.ts';
import { placeOrderOf } from '../../support/orders.ts';
import { addScheme, beginOn } from '../../support/schemes.ts';

const LIABILITY = '/api/admin/reports/schemes';

let shop: TestShop;
let desk: MembersDesk;
/** Passbooks. */
let anu: string;
let bala: string;
let chitra: string;
let devi: string;

const cash = (amountPaise: number, receivedOn: string) => ({
  mode: 'cash',
  amountPaise,
  reference: null,
  receivedOn,
  note: '',
});
const sums = async (query: string) =>
  (await desk.caller.get<LiabilitySumsView>(`${LIABILITY}/sums?${query}`)).body;
const list = async (query: string) =>
  (await desk.caller.get<ListPage<LiabilityRowView>>(`${LIABILITY}?${query}`)).body.rows;
const held = async (day: string) =>
  Object.fromEntries((await list(`day=${day}`)).map(({ number, heldPaise }) => [number, heldPaise]));
const step = async (number: string, which: string, body: object) =>
  expect((await desk.step(number, which, body)).status).toBe(200);

beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  await beginOn(shop, '2026-11-25');
  desk = await MembersDesk.open(shop);
  const slug = await addScheme(shop);
  [anu = '', bala = '', chitra = '', devi = ''] = [
    (await desk.newMember(slug)).number,
    (await desk.newMember(slug)).number,
    (await desk.newMember(slug)).number,
    (await desk.newMember(slug)).number,
  ];
  // The 10th: ₹2,000 of Anu, ₹500 of Bala, ₹500 of Chitra, and ₹300 more of hers that were another's.
  await desk.at('2026-12-10');
  await desk.pay(anu, { amountPaise: 200_000 });
  await desk.pay(bala);
  await desk.pay(chitra);
  const wrong = (await desk.pay(chitra, { amountPaise: 30_000 })).body.entries.at(-1)?.id;
  // The 11th, the day after: ₹500 more of Bala.
  await desk.at('2026-12-11');
  await desk.pay(bala);
  // The 13th: the ₹300 are corrected; ₹500 that Devi gave on the 10th are recorded.
  await desk.at('2026-12-13');
  await step(chitra, `entries/${wrong}/correct`, { reason: 'Of another Chitra' });
  await desk.pay(devi, { receivedOn: '2026-12-10' });
  // The 15th: Anu's ₹2,000 pay for an order.
  await desk.at('2026-12-15');
  const number = await placeOrderOf(shop, { name: 'Anu', phone: '98421 55501' });
  await desk.caller.post(`/api/admin/orders/${number}/credit`, { passbook: anu });
  // The 20th: Chitra has left, and ₹200 of her ₹500 go back.
  await desk.at('2026-12-20');
  await step(chitra, 'cancel', { from: 'active', ending: 'left', reason: 'Moves away' });
  await step(chitra, 'refunds', cash(20_000, '2026-12-20'));
});
afterAll(() => shop.close());

test('what was held of each member is that of the end of the day, by the days on which money moved', async () => {
  expect(await sums('day=2026-12-09')).toEqual({
    day: '2026-12-09',
    held: { members: 0, paise: 0 },
    soon: { members: 0, paise: 0 },
    over: { members: 0, paise: 0 },
  });
  expect(await held('2026-12-10')).toEqual({
    [anu]: 200_000,
    [bala]: 50_000,
    [chitra]: 50_000,
    [devi]: 50_000,
  });
  expect(await held('2026-12-11')).toMatchObject({ [anu]: 200_000, [bala]: 100_000 });
  expect(await held('2026-12-15')).toEqual({ [bala]: 100_000, [chitra]: 50_000, [devi]: 50_000 });
  expect(await held('2026-12-20')).toEqual({ [bala]: 100_000, [chitra]: 30_000, [devi]: 50_000 });
  // 2,000 + 500 + 500 + 500, and Bala's 500 more; without Anu's 2,000; without the 200 of Chitra.
  const totals = ['2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15', '2026-12-19', '2026-12-20'].map(
    async (day) => (await sums(`day=${day}`)).held,
  );
  expect(await Promise.all(totals)).toEqual([
    { members: 4, paise: 350_000 },
    { members: 4, paise: 400_000 },
    { members: 4, paise: 400_000 },
    { members: 3, paise: 200_000 },
    { members: 3, paise: 200_000 },
    { members: 3, paise: 180_000 },
  ]);
});

test('a year ends 365 days after the first payment: within thirty days it is told, from the day after it is over', async () => {
  const none = { members: 0, paise: 0 };
  const all = { members: 3, paise: 180_000 };
  const parts = async (day: string) => {
    const { soon, over } = await sums(`day=${day}`);
    return { soon, over };
  };
  // The 10th of December 2027 less thirty days is the 10th of November.
  expect(await parts('2027-11-09')).toEqual({ soon: none, over: none });
  expect(await parts('2027-11-10')).toEqual({ soon: all, over: none });
  expect(await parts('2027-12-10')).toEqual({ soon: all, over: none });
  expect(await parts('2027-12-11')).toEqual({ soon: none, over: all });
  expect(await list('day=2027-12-11&due=over&sort=held')).toEqual([
    expect.objectContaining({ number: bala, heldPaise: 100_000, settleBy: '2027-12-10', due: 'over' }),
    expect.objectContaining({ number: devi, heldPaise: 50_000 }),
    expect.objectContaining({ number: chitra, heldPaise: 30_000 }),
  ]);
  expect(await list('day=2027-12-11&due=soon')).toEqual([]);
});

test.each(['2026-12-20', '2027-11-09', '2027-11-10', '2027-12-10', '2027-12-11'])(
  'the report of today agrees with what the schemes say, on %s',
  async (day) => {
    await desk.reckon(day);
    const today = (await desk.caller.get<LiabilityView>('/api/admin/scheme-liability')).body;
    expect(await sums('')).toEqual({
      day,
      held: { members: 3, paise: today.heldPaise },
      soon: { members: today.settleSoonMembers, paise: today.settleSoonPaise },
      over: { members: today.overMembers, paise: today.overPaise },
    });
  },
);

test('a row is found by its passbook, has no phone, and is taken away in rupees', async () => {
  const [row] = await list(`day=2026-12-20&search=${chitra}`);
  expect(row).toEqual({
    number: chitra,
    name: 'Meena Kannan',
    schemeName: 'Vilakku 500',
    heldPaise: 30_000,
    settleBy: '2027-12-10',
    due: null,
  });
  const file = await shop.app.inject({
    url: `${LIABILITY}/export/csv?day=2026-12-20&search=${chitra}`,
    cookies: Object.fromEntries(desk.caller.cookies),
  });
  expect(file.body).toContain(`2026-12-20,${chitra},Meena Kannan,Vilakku 500,300,2027-12-10,`);
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});
