import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DashboardView, SeasonFiguresView } from '@shop/contracts/figures/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRowView } from '@shop/contracts/orders/views';
import type { Role } from '@shop/contracts/rules/permissions';
import type { MemberRowView } from '@shop/contracts/schemes/member-views';
import { CountDays } from '../../../src/features/figures/application/count-days.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { addScheme, join } from '../../support/schemes.ts';
import { waitFor } from '../../support/wait-for.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
});
afterAll(() => shop.close());

/** As the order desk sees it, of which nothing here is null. */
const read = async () => {
  const { orders, money } = (await desk.get<DashboardView>('/api/admin/dashboard')).body;
  if (!orders || !money) throw new Error('The order desk sees orders and money');
  return { ...orders, ...money };
};
const readSeason = async (query = '') =>
  (await desk.get<SeasonFiguresView>(`/api/admin/dashboard/season${query}`)).body;
const advance = (number: string, from: string, to: string) =>
  desk.post(`/api/admin/orders/${number}/advance`, { from, to });
const countDays = () => shop.app.get(CountDays).run();
const touched = async () => (await shop.database.query('SELECT day::text FROM order_day_touched')).length;

/** A good order that was placed so many days ago. */
async function placeDaysAgo(days: number): Promise<string> {
  const { number } = await placeGoodOrder(shop);
  await shop.database.query(
    "UPDATE orders SET placed_at = placed_at - $2::integer * interval '1 day' WHERE number = $1",
    [number, days],
  );
  return number;
}

describe('the dashboard', () => {
  test('counts what waits', async () => {
    const before = await read();
    const { number } = await placeGoodOrder(shop);
    await advance(number, 'placed', 'confirmed');
    await placeGoodOrder(shop);
    const after = await read();
    expect(after.toPack - before.toPack).toBe(1);
    expect(after.toConfirm - before.toConfirm).toBe(1);
    expect(after.unpaid.orders - before.unpaid.orders).toBe(1);
    expect(after.unpaid.balancePaise - before.unpaid.balancePaise).toBe(339_500);
  });

  test('is right while days that are over change and are counted anew', async () => {
    const [first, second] = [await placeDaysAgo(3), await placeDaysAgo(40)];
    await countDays();
    expect(await touched()).toBe(0);
    const before = await read();
    await advance(first, 'placed', 'confirmed');
    const changed = await read();
    expect([changed.toConfirm - before.toConfirm, changed.toPack - before.toPack]).toEqual([-1, 1]);
    expect(changed.unpaid.balancePaise - before.unpaid.balancePaise).toBe(339_500);
    await countDays();
    expect(await read()).toEqual(changed);
    await advance(second, 'placed', 'confirmed');
    await desk.post(`/api/admin/orders/${second}/payments`, {
      mode: 'cash',
      amountPaise: 100_000,
      reference: null,
      receivedOn: shop.clock.today(),
      note: '',
    });
    const paid = await read();
    expect(paid.unpaid.balancePaise - changed.unpaid.balancePaise).toBe(239_500);
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
    await countDays();
    expect(await read()).toEqual(paid);
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  });

  test('calls an order late that was placed six days ago and is not paid, and leads to it', async () => {
    const before = await read();
    const [late, young] = [await placeDaysAgo(6), await placeDaysAgo(5)];
    expect((await read()).late).toEqual(before.late);
    for (const number of [late, young]) await advance(number, 'placed', 'confirmed');
    const after = await read();
    expect(after.late.orders - before.late.orders).toBe(1);
    expect(after.late.balancePaise - before.late.balancePaise).toBe(339_500);
    expect(after.unpaid.orders - before.unpaid.orders).toBe(2);
    const { body } = await desk.get<ListPage<OrderRowView>>(
      `/api/admin/orders?payment=owing&to=${(await shop.database.query<{ day: string }>("SELECT ((now() AT TIME ZONE 'Asia/Kolkata')::date - 6)::text AS day"))[0]?.day}`,
    );
    expect(body.total).toBe(after.late.orders);
    expect(body.rows.map(({ number }) => number)).toContain(late);
  });
});

describe('an order', () => {
  test('that is placed, or goes its way today, writes nothing for the dashboard', async () => {
    await countDays();
    const { number } = await placeGoodOrder(shop);
    await advance(number, 'placed', 'confirmed');
    expect(await touched()).toBe(0);
  });

  test('of a day that is over waits for nobody who changes another of that day', async () => {
    const [mine, theirs] = [await placeDaysAgo(3), await placeDaysAgo(3)];
    const letGo = await shop.database.hold("UPDATE orders SET hold_reason = 'Held' WHERE number = $1", [
      theirs,
    ]);
    expect((await advance(mine, 'placed', 'confirmed')).status).toBe(200);
    // Counted while somebody is at it: what they do is seen when it is done.
    await countDays();
    const before = await read();
    await letGo();
    expect((await read()).onHold - before.onHold).toBe(1);
  });

  test('that is entered with a day that was counted is in the figures', async () => {
    await countDays();
    const before = await read();
    await placeDaysAgo(12);
    expect((await read()).toConfirm - before.toConfirm).toBe(1);
  });
});

test('days that were touched are counted by a copy of the shop that does the jobs', async () => {
  await placeDaysAgo(20);
  expect(await touched()).toBeGreaterThan(0);
  const copy = await bootShop({ database: shop.database, config: { jobPollSeconds: 0.5 } });
  await waitFor(async () => expect(await touched()).toBe(0));
  await copy.close();
});

test('a season says day by day what came in, beside the season before, and what sold best', async () => {
  const season = await bootShop();
  // The clock is set to other years: whoever looks has just signed in.
  const ask = async (query = '') =>
    (await season.staff('orders')).get<SeasonFiguresView>(`/api/admin/dashboard/season${query}`);
  const figures = async (query = '') => (await ask(query)).body;
  const place = async (day: string, changes = {}) => {
    season.clock.setDay(day);
    const { number } = await placeGoodOrder(season, changes);
    return number;
  };
  try {
    await season.database.query('DELETE FROM season');
    // The dates stand far from today: whatever day it is, these are over or still to come.
    await season.changeContent(
      `UPDATE setting SET value = value || '{"name": "Diwali 2031", "opensOn": "2031-09-01", "closesOn": "2031-11-08"}'
       WHERE section = 'season'`,
    );
    season.clock.setDay('2031-09-03');
    expect(await figures()).toMatchObject({
      orders: 0,
      before: null,
      seasons: { this: 'Diwali 2031' },
      bestSellers: [],
    });
    await place('2031-09-01');
    await place('2031-09-03', { referralCode: 'RAVI10' });
    const cancelled = await place('2031-09-03');
    const desk = await season.staff('orders');
    await desk.post(`/api/admin/orders/${cancelled}/cancel`, { from: 'placed', reason: 'No answer' });
    const alone = await figures();
    expect(alone.days).toEqual([
      { day: '2031-09-01', orders: 1, valuePaise: 339_500, before: null },
      { day: '2031-09-02', orders: 0, valuePaise: 0, before: null },
      { day: '2031-09-03', orders: 1, valuePaise: 339_500, before: null },
    ]);
    expect(alone).toMatchObject({
      orders: 2,
      valuePaise: 679_000,
      unconfirmed: { orders: 2, valuePaise: 679_000 },
      beforeByNow: null,
    });
    expect(
      alone.bestSellers.map(({ code, pieces, valuePaise, orders }) => [code, pieces, valuePaise, orders]),
    ).toEqual([
      ['GB-04', 10, 610_000, 2],
      ['SP-01', 20, 26_000, 2],
    ]);
    expect(alone.bestCategories.map(({ code, pieces, valuePaise }) => [code, pieces, valuePaise])).toEqual([
      ['gift-boxes', 10, 610_000],
      ['sparklers', 20, 26_000],
    ]);
    expect(alone.states).toEqual([
      expect.objectContaining({ code: '33', name: 'Tamil Nadu', orders: 2, valuePaise: 679_000 }),
    ]);
    expect(alone.referrers).toEqual([
      expect.objectContaining({ code: 'RAVI10', name: 'Ravi Kumar', orders: 1, valuePaise: 339_500 }),
    ]);

    expect((await ask('?which=last')).status).toBe(404);
    await season.database.query(
      `INSERT INTO season VALUES ('DS30', 'Diwali 2030', '2030-09-10', '2030-10-27', now())`,
    );
    // Forty-two days before the end, as 27 September 2031 is.
    await season.database.query(
      "UPDATE orders SET placed_at = '2030-09-15T12:00:00+05:30' WHERE number = $1",
      [await place('2031-09-02')],
    );
    season.clock.setDay('2031-09-27');
    const beside = await figures();
    expect(beside.before).toEqual({ name: 'Diwali 2030', opensOn: '2030-09-10', closesOn: '2030-10-27' });
    expect(beside.seasons).toEqual({ this: 'Diwali 2031', last: 'Diwali 2030' });
    expect(beside.beforeByNow).toEqual({ orders: 1, valuePaise: 339_500 });
    expect(beside.days).toHaveLength(69);
    expect(beside.days[0]?.before).toBeNull();
    expect(beside.days[26]).toEqual({
      day: '2031-09-27',
      orders: 0,
      valuePaise: 0,
      before: { day: '2030-09-15', orders: 1, valuePaise: 339_500 },
    });
    expect(await figures('?which=last')).toMatchObject({ orders: 1, valuePaise: 339_500, before: null });
  } finally {
    await season.close();
  }
});

test('a look at the season counts what was done before it, and says as of when', async () => {
  const first = await readSeason();
  await placeGoodOrder(shop);
  shop.clock.advance(1_000);
  const [later, beside] = await Promise.all([readSeason(), readSeason()]);
  expect(later.orders - first.orders).toBe(1);
  expect(Date.parse(later.asOf) - Date.parse(first.asOf)).toBe(1_000);
  expect(beside).toEqual(later);
});

test('a role sees what it works on, and what the shop turns over only who deals with money', async () => {
  const seen = async (role: Role) => {
    const caller = await shop.staff(role);
    const { today: _, ...parts } = (await caller.get<DashboardView>('/api/admin/dashboard')).body;
    const shown = Object.entries(parts).flatMap(([part, value]) => (value === null ? [] : [part]));
    return [...shown, (await caller.get('/api/admin/dashboard/season')).status];
  };
  const all = [
    'orders',
    'money',
    'received',
    'members',
    'newContacts',
    'openFlags',
    'failedJobs',
    'lowStock',
    200,
  ];
  expect(await seen('owner')).toEqual(all);
  expect(await seen('manager')).toEqual(all.filter((part) => part !== 'failedJobs'));
  expect(await seen('orders')).toEqual(all.filter((part) => part !== 'failedJobs'));
  expect(await seen('catalogue')).toEqual(['lowStock', 403]);
  expect(await seen('content')).toEqual(['newContacts', 403]);
});

test('members who ask to join, are behind, or whose year is nearly over or is over, are counted', async () => {
  shop.clock.setDay('2026-11-25');
  desk = await shop.staff('orders');
  const waiting = async () => (await desk.get<DashboardView>('/api/admin/dashboard')).body.members;
  const before = await waiting();
  if (!before) throw new Error('The order desk works on members');
  const slug = await addScheme(shop);
  const numbers: string[] = [];
  for (const address of ['10.8.0.1', '10.8.0.2', '10.8.0.3', '10.8.0.4', '10.8.0.5', '10.8.0.6'])
    numbers.push((await join(shop.visitor(address), slug)).body.number);
  const [, behind, soon, later, last, over] = numbers;
  const change = (changes: string, number: string | undefined) =>
    shop.database.query(`UPDATE membership SET ${changes} WHERE number = $1`, [number]);
  await change("state = 'behind'", behind);
  // 365 days later it is 25 December, thirty days from now; and a day after.
  await change("state = 'active', held_paise = 50000, first_paid_on = '2025-12-25'", soon);
  await change("state = 'active', held_paise = 50000, first_paid_on = '2025-12-26'", later);
  // Its last day is today; and was yesterday.
  await change("state = 'active', held_paise = 50000, first_paid_on = '2025-11-25'", last);
  await change("state = 'active', held_paise = 50000, first_paid_on = '2025-11-24'", over);
  expect(await waiting()).toEqual({
    requested: before.requested + 1,
    behind: before.behind + 1,
    settleSoon: before.settleSoon + 2,
    over: before.over + 1,
  });
  const listed = async (due: string) =>
    (await desk.get<ListPage<MemberRowView>>(`/api/admin/members?due=${due}`)).body;
  const [settle, isOver] = [await listed('settle'), await listed('over')];
  expect(settle.rows.map(({ number }) => number)).toEqual(expect.arrayContaining([soon, last]));
  expect(settle.total).toBe(before.settleSoon + 2);
  expect(isOver.rows.map(({ number }) => number)).toContain(over);
  expect(isOver.total).toBe(before.over + 1);
});
