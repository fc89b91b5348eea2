import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReadyListEntry, ReadyListRowView } from '@shop/contracts/catalogue/ready-lists';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';

const PATH = '/api/admin/ready-lists';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());

const shown = async () => (await shop.visitor().get<PriceListView>('/api/public/price-list')).body.readyLists;
const rows = async () => (await desk.get<ListPage<ReadyListRowView>>(PATH)).body.rows;
const LIST: ReadyListEntry = {
  name: 'Two of each',
  nameTa: null,
  sentence: 'For a try.',
  sentenceTa: null,
  lines: [
    { code: 'GB-04', quantity: 2 },
    { code: 'SP-01', quantity: 3 },
    { code: 'XX-99', quantity: 1 },
  ],
  active: true,
};

test('the demonstration has three, at the rates of its price list', async () => {
  expect(
    (await shown()).map(({ name, lines, totalPaise, missing }) => [name, lines.length, totalPaise, missing]),
  ).toEqual([
    ['A family evening', 21, 308_300, []],
    ['Children look on', 26, 492_800, []],
    ['Sound and sky', 26, 1_012_000, []],
  ]);
});

test('a list follows prices, stock and what is sold; what is missing is named', async () => {
  const { id } = (await desk.post<{ id: string }>(PATH, LIST)).body;
  const row = async () => (await rows()).find((each) => each.id === id);
  // 2 × 610 + 3 × 13 = 1,259
  expect(await row()).toMatchObject({ items: 2, totalPaise: 125_900, missing: ['XX-99'] });
  await shop.changeContent("UPDATE product SET net_paise = 60000 WHERE code = 'GB-04'");
  expect(await row()).toMatchObject({ items: 2, totalPaise: 123_900 });
  // One order may have two of the three: 2 × 600 + 2 × 13 = 1,226
  await shop.changeContent("UPDATE product SET max_quantity = 2 WHERE code = 'SP-01'");
  expect(await row()).toMatchObject({ items: 2, totalPaise: 122_600 });
  await shop.changeContent("UPDATE product SET stock = 0 WHERE code = 'SP-01'");
  expect((await shown()).at(-1)).toMatchObject({
    name: 'Two of each',
    lines: [{ code: 'GB-04', quantity: 2 }],
    totalPaise: 120_000,
    missing: ['7 cm Electric Sparklers', 'XX-99'],
  });
  await shop.changeContent("UPDATE product SET state = 'archived' WHERE code = 'GB-04'");
  // Nothing of it can be had: shoppers do not see it, staff do.
  expect((await shown()).map(({ name }) => name)).not.toContain('Two of each');
  expect(await row()).toMatchObject({ items: 0, totalPaise: 0 });
  expect((await desk.delete(`${PATH}/${id}`)).status).toBe(200);
  expect(await row()).toBeUndefined();
});

test('staff of the catalogue keep them, one change after the other, and the audit log has it', async () => {
  const { id } = (await desk.post<{ id: string }>(PATH, { ...LIST, name: 'Kept' })).body;
  const { body } = await desk.get<{ value: ReadyListEntry; revision: number }>(`${PATH}/${id}`);
  expect(body).toEqual({ value: { ...LIST, name: 'Kept' }, revision: 0 });
  expect((await desk.put(`${PATH}/${id}`, { ...body.value, active: false, revision: 0 })).status).toBe(200);
  expect((await desk.put(`${PATH}/${id}`, { ...body.value, revision: 0 })).status).toBe(409);
  expect(await desk.post(PATH, { ...LIST, name: 'Kept' })).toMatchObject({
    status: 409,
    body: { code: 'name-used' },
  });
  expect((await desk.post(PATH, { ...LIST, lines: [] })).status).toBe(400);
  expect((await desk.post(PATH, { ...LIST, lines: [{ code: 'GB-04', quantity: 0 }] })).status).toBe(400);
  expect((await (await shop.staff('orders')).post(PATH, LIST)).status).toBe(403);
  const entries = await shop.database.query<{ action: string }>(
    'SELECT action FROM audit_entry WHERE subject = $1 ORDER BY at',
    [`ready-list/${id}`],
  );
  expect(entries.map(({ action }) => action)).toEqual(['ready-list.added', 'ready-list.saved']);
});
