import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { PackingListView, PackingView } from '@shop/contracts/packing/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { followLive, listening } from '../../support/live-stream.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { waitFor } from '../../support/wait-for.ts';

let shop: TestShop;
let asha: Caller;
let babu: Caller;
beforeAll(async () => {
  shop = await bootShop();
  asha = await shop.staff('orders');
  babu = await shop.staff('manager');
});
afterAll(() => shop.close());

const ASHA_PHONE = randomUUID();
const BABU_PHONE = randomUUID();
const step = (number: string, name: string, body: object, who = babu) =>
  who.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
const read = async (number: string) => (await asha.get<PackingView>(`/api/admin/packing/${number}`)).body;
/** What is in the box, of what is to be in it: `GB-04 2/5`. */
const box = ({ lines }: PackingView) =>
  lines.map(({ code, packed, quantity }) => `${code} ${packed}/${quantity}`);

/** A confirmed order of GB-04 × 5 and SP-01 × 10, placed a minute after what came before. */
async function confirmed(): Promise<string> {
  shop.clock.advance(60_000);
  const { number } = await placeGoodOrder(shop);
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  shop.clock.advance(60_000);
  return number;
}

interface Said {
  who?: Caller;
  device?: string;
  sequence?: number;
  /** ms. */
  age?: number;
}

const tick = (number: string, code: string, packed: number, said: Said = {}) => {
  const { who = asha, device = ASHA_PHONE, sequence = 1, age = 0 } = said;
  return who.put<PackingView>(`/api/admin/packing/${number}/ticks`, {
    device,
    ticks: [{ code, packed, sequence, age }],
  });
};

async function edit(number: string, lines: { code: string; quantity: number }[]): Promise<void> {
  const { body } = await babu.get<AdminOrderView>(`/api/admin/orders/${number}`);
  const { revision } = body;
  const saved = await babu.put(`/api/admin/orders/${number}`, { ...entryOf(body), lines, revision });
  expect(saved.status).toBe(200);
  shop.clock.advance(1_000);
}

describe('a tick', () => {
  test('says how many of a line are in the box, and by whom', async () => {
    const number = await confirmed();
    expect(box(await read(number))).toEqual(['GB-04 0/5', 'SP-01 0/10']);
    const { status, body } = await tick(number, 'GB-04', 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number,
      customerName: 'Meenakshi Sundaram',
      city: 'Madurai',
      state: 'confirmed',
      holdReason: null,
      revision: 0,
      packers: ['The orders'],
      lines: [
        {
          code: 'GB-04',
          quantity: 5,
          packed: 2,
          by: 'The orders',
          was: null,
          picture: { key: expect.any(String) },
        },
        { code: 'SP-01', quantity: 10, packed: 0, by: null, was: null },
      ],
    });
    expect(await read(number)).toEqual(body);
  });

  test('that is said twice is said once, and is taken back by nought', async () => {
    const number = await confirmed();
    const first = await tick(number, 'GB-04', 5, { sequence: 7 });
    shop.clock.advance(1_000);
    expect((await tick(number, 'GB-04', 5, { sequence: 7, age: 1_000 })).body).toEqual(first.body);
    const back = await tick(number, 'GB-04', 0, { sequence: 8 });
    expect(box(back.body)).toEqual(['GB-04 0/5', 'SP-01 0/10']);
    expect(back.body.packers).toEqual([]);
  });

  test('that comes late changes nothing that was ticked after it on the same phone', async () => {
    const number = await confirmed();
    await tick(number, 'GB-04', 0, { sequence: 3 });
    // Its request was slow: by the network's clock it is the newer one.
    shop.clock.advance(500);
    expect(box((await tick(number, 'GB-04', 5, { sequence: 2 })).body)[0]).toBe('GB-04 0/5');
    expect(box((await tick(number, 'GB-04', 4, { sequence: 4 })).body)[0]).toBe('GB-04 4/5');
  });

  test('that waited for the network counts from when it was made, whatever the clocks of the phones say', async () => {
    const number = await confirmed();
    await tick(number, 'GB-04', 3, { who: babu, device: BABU_PHONE, sequence: 1 });
    shop.clock.advance(60_000);
    const older = await tick(number, 'GB-04', 5, { sequence: 9_000_000, age: 90_000 });
    expect(older.body.lines[0]).toMatchObject({ packed: 3, by: 'The manager' });
    const newer = await tick(number, 'GB-04', 5, { sequence: 9_000_001, age: 30_000 });
    expect(newer.body.lines[0]).toMatchObject({ packed: 5, by: 'The orders' });
  });

  test('of one packer stands beside that of another at the same moment', async () => {
    const number = await confirmed();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        Promise.all([
          tick(number, 'GB-04', turn, { sequence: turn + 1 }),
          tick(number, 'SP-01', turn, { who: babu, device: BABU_PHONE, sequence: turn + 1 }),
        ]),
      ),
    );
    expect(answers.flat().map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(box(await read(number))).toEqual(['GB-04 5/5', 'SP-01 5/10']);
    expect((await read(number)).packers.toSorted()).toEqual(['The manager', 'The orders']);
  });

  test('of several lines, in one request, counts once a line: the last', async () => {
    const number = await confirmed();
    const { body } = await asha.put<PackingView>(`/api/admin/packing/${number}/ticks`, {
      device: ASHA_PHONE,
      ticks: [
        { code: 'SP-01', packed: 10, sequence: 3, age: 0 },
        { code: 'GB-04', packed: 5, sequence: 2, age: 10 },
        { code: 'GB-04', packed: 1, sequence: 1, age: 20 },
        { code: 'NOT-OURS', packed: 1, sequence: 4, age: 0 },
      ],
    });
    expect(box(body)).toEqual(['GB-04 5/5', 'SP-01 10/10']);
  });

  test('is kept of confirmed orders alone', async () => {
    const { number } = await placeGoodOrder(shop);
    expect(await tick(number, 'GB-04', 5)).toMatchObject({
      status: 409,
      body: { code: 'order-state-changed', details: { state: 'placed' } },
    });
    expect((await tick('DS26-99999', 'GB-04', 5)).status).toBe(404);
    expect((await tick(number, 'GB-04', -1)).status).toBe(400);
  });

  test('is told to the open screens by the order’s number', async () => {
    const number = await confirmed();
    const url = await listening(shop);
    const stream = await followLive(url, asha);
    let sequence = 0;
    // What the order went through before may be told in one with the first tick.
    await waitFor(async () => {
      sequence += 1;
      await tick(number, 'GB-04', sequence % 5, { sequence });
      expect(stream.changes.map(({ topic, id }) => `${topic} ${id}`)).toContain(`packing ${number}`);
    });
    stream.leave();
  });
});

describe('an order that is edited while it is packed', () => {
  test('shows what changed first, and keeps what is in the box', async () => {
    const number = await confirmed();
    await tick(number, 'GB-04', 5, { sequence: 1 });
    await tick(number, 'SP-01', 10, { sequence: 2 });
    shop.clock.advance(1_000);
    await edit(number, [
      { code: 'GB-04', quantity: 5 },
      { code: 'SP-01', quantity: 8 },
      { code: 'SP-09', quantity: 4 },
    ]);
    const { lines, revision } = await read(number);
    expect(revision).toBe(1);
    expect(lines).toMatchObject([
      { code: 'SP-01', quantity: 8, packed: 10, was: 10 },
      { code: 'SP-09', quantity: 4, packed: 0, was: 0 },
      { code: 'GB-04', quantity: 5, packed: 5, was: null },
    ]);
  });

  test('has what left it taken out of the box', async () => {
    const number = await confirmed();
    const { lines } = (await tick(number, 'SP-01', 6, { sequence: 1 })).body;
    const name = lines.find(({ code }) => code === 'SP-01')?.name;
    shop.clock.advance(1_000);
    await edit(number, [{ code: 'GB-04', quantity: 6 }]);
    expect((await read(number)).lines).toMatchObject([
      { code: 'SP-01', name, quantity: 0, packed: 6, was: 10 },
      { code: 'GB-04', quantity: 6, packed: 0, was: 5 },
    ]);
    expect(box((await tick(number, 'SP-01', 0, { sequence: 2 })).body)).toEqual(['GB-04 0/6']);
  });

  test('changed nothing for whoever begins after the edit', async () => {
    const number = await confirmed();
    await edit(number, [{ code: 'GB-04', quantity: 6 }]);
    expect((await tick(number, 'GB-04', 1)).body.lines).toMatchObject([{ code: 'GB-04', was: null }]);
  });

  test('is marked as packed by nobody who did not see the edit', async () => {
    const number = await confirmed();
    await edit(number, [{ code: 'GB-04', quantity: 6 }]);
    const pack = (revision: number) => step(number, 'advance', { from: 'confirmed', to: 'packed', revision });
    expect(await pack(0)).toMatchObject({ status: 409, body: { code: 'order-edited' } });
    expect(await pack(1)).toMatchObject({ status: 200, body: { state: 'packed' } });
    expect(await tick(number, 'GB-04', 6)).toMatchObject({
      status: 409,
      body: { code: 'order-state-changed', details: { state: 'packed' } },
    });
  });
});

test('what is proposed about a shortage is shown, holds up the step, and changes what is to be packed once it is accepted', async () => {
  const number = await confirmed();
  await tick(number, 'GB-04', 3, { sequence: 1 });
  await tick(number, 'SP-01', 10, { sequence: 2 });
  expect((await read(number)).proposal).toBeNull();
  shop.clock.advance(1_000);
  const lines = [{ code: 'GB-04', quantity: 3 }];
  const { body } = await step(number, 'proposals', { revision: 0, reason: 'shortage', lines }, asha);
  expect((await read(number)).proposal).toMatchObject({
    state: 'open',
    lines: [{ code: 'GB-04', from: 5, to: 3 }],
  });
  const pack = (revision: number) => step(number, 'advance', { from: 'confirmed', to: 'packed', revision });
  expect(await pack(0)).toMatchObject({ status: 409, body: { code: 'proposal-open' } });
  const answered = { answer: 'accepted', saidBy: 'Meenakshi' };
  expect((await step(number, `proposals/${body.proposal?.id}/answer`, answered)).status).toBe(200);
  const view = await read(number);
  expect(view).toMatchObject({ proposal: null, revision: 1 });
  expect(view.lines).toMatchObject([
    { code: 'GB-04', quantity: 3, packed: 3, was: 5 },
    { code: 'SP-01', quantity: 10, packed: 10, was: null },
  ]);
  expect(await pack(1)).toMatchObject({ status: 200, body: { state: 'packed' } });
});

test('a step taken back keeps the ticks; a cancelled order that is taken up again has none', async () => {
  const number = await confirmed();
  await tick(number, 'GB-04', 5);
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  await step(number, 'back', { from: 'packed', reason: 'One is broken' });
  expect(box(await read(number))).toEqual(['GB-04 5/5', 'SP-01 0/10']);
  shop.clock.advance(60_000);
  await step(number, 'cancel', { from: 'confirmed', reason: 'Not wanted' });
  await step(number, 'reopen', { reason: 'Wanted after all' });
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  expect(box(await read(number))).toEqual(['GB-04 0/5', 'SP-01 0/10']);
  shop.clock.advance(60_000);
  expect(box((await tick(number, 'GB-04', 2, { sequence: 2 })).body)).toEqual(['GB-04 2/5', 'SP-01 0/10']);
});

test('the list has what is confirmed and not held, what was begun first', async () => {
  const [first, second, third] = [await confirmed(), await confirmed(), await confirmed()];
  await step(first, 'hold', { reason: 'They think about it' });
  await tick(third, 'GB-04', 5);
  const { rows, isMore } = (await asha.get<PackingListView>('/api/admin/packing')).body;
  expect(isMore).toBe(false);
  const begun = rows.filter(({ packers }) => packers.length > 0).map(({ number }) => number);
  expect(begun).toContain(third);
  expect(rows.slice(0, begun.length).map(({ number }) => number)).toEqual(begun);
  expect(rows.map(({ number }) => number)).not.toContain(first);
  expect(rows.find(({ number }) => number === third)).toMatchObject({
    customerName: 'Meenakshi Sundaram',
    lineCount: 2,
    doneCount: 1,
    packers: ['The orders'],
  });
  expect(rows.at(-1)).toMatchObject({ number: second, doneCount: 0, packers: [] });
});

test('an order that nobody ticked for three days is packed by nobody just now, and takes its turn by age', async () => {
  const [older, younger] = [await confirmed(), await confirmed()];
  await tick(younger, 'GB-04', 5, { sequence: 50, age: 3 * 86_400_000 + 1_000 });
  const { rows } = (await asha.get<PackingListView>('/api/admin/packing')).body;
  expect(rows.slice(-2)).toMatchObject([
    { number: older, doneCount: 0 },
    { number: younger, doneCount: 1, packers: ['The orders'] },
  ]);
});
