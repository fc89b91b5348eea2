import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { ChangePreviewView, ChangeSetView } from '@shop/contracts/sheets/views';
import type { ChangeSetsView, PriceSheetView } from '@shop/contracts/sheets/views';
import { ChangeSets } from '../../../src/features/sheets/application/change-sets.ts';
import { Prices } from '../../../src/features/sheets/application/prices.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { waitFor } from '../../support/wait-for.ts';

const PREVIEWS = '/api/admin/prices/previews';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.database.query("UPDATE product SET net_paise = 61000, mrp_paise = 305000 WHERE code = 'GB-04'"),
);

type Row = { code: string; mrp?: string; net?: string };
const asked = async (...rows: Row[]) => {
  const sheet = randomUUID();
  const sent = rows.map(({ code, mrp = '', net = '' }, index) => ({
    row: index + 2,
    cells: [code, mrp, net],
  }));
  await desk.put(`/api/admin/sheets/${sheet}/0`, { rows: sent });
  return desk.post<ChangePreviewView & { code?: string }>(PREVIEWS, { sheet, parts: 1 });
};
const preview = async (...rows: Row[]) => (await asked(...rows)).body;
const decide = (id: string, step: string, body?: object) =>
  desk.post<ChangeSetView & { code?: string; details?: object }>(
    `/api/admin/prices/changes/${id}/${step}`,
    body,
  );
const apply = (id: string, at: string | null = null) => decide(id, 'apply', { at });

/** As the job does it. */
const applyDue = () => shop.app.get(ChangeSets).applyDue(shop.app.get(Prices));

async function priceOf(code: string): Promise<number | undefined> {
  const { body } = await desk.get<PriceSheetView>('/api/admin/prices');
  return body.products.find((product) => product.code === code)?.netPaise;
}

describe('a preview', () => {
  test('says cell by cell what would change, what is as it should be, and what is refused, and changes nothing', async () => {
    const { changed, unchanged, refused } = await preview(
      { code: ' gb-04 ', mrp: '₹3,100', net: '620.50' },
      { code: 'SP-01', net: 'Rs. 13/-' },
      { code: 'XX-99', net: '10' },
      { code: 'GB-04', net: '1' },
      { code: 'SP-02', net: 'free' },
      { code: 'GB-01', net: '99999' },
      { code: 'GB-03', mrp: '1,00,00,001' },
      { code: '', net: '' },
      { code: ' ', net: '12' },
    );
    expect(changed).toEqual([
      {
        key: 'GB-04',
        title: 'Lakshmi Gift Box (42 items)',
        cells: [
          { field: 'mrpPaise', before: 305_000, after: 310_000 },
          { field: 'netPaise', before: 61_000, after: 62_050 },
        ],
      },
    ]);
    expect(unchanged).toBe(1);
    expect(refused).toEqual([
      { row: 4, key: 'XX-99', refusal: 'unknown-key', field: null, typed: '' },
      { row: 5, key: 'GB-04', refusal: 'key-twice', field: null, typed: '' },
      { row: 6, key: 'SP-02', refusal: 'no-amount', field: 'netPaise', typed: 'free' },
      { row: 7, key: 'GB-01', refusal: 'above-mrp', field: null, typed: '' },
      { row: 8, key: 'GB-03', refusal: 'no-amount', field: 'mrpPaise', typed: '1,00,00,001' },
      { row: 10, key: '', refusal: 'no-key', field: null, typed: '' },
    ]);
    expect(await priceOf('GB-04')).toBe(61_000);
  });

  test('of nothing is refused', async () => {
    const { status, body } = await asked({ code: ' ' });
    expect([status, body.code]).toEqual([400, 'nothing-to-change']);
  });
});

describe('applied', () => {
  test('it is done once, is in the public list, and stands in the audit log with both prices', async () => {
    const { id } = await preview({ code: 'GB-04', net: '620' });
    const first = await apply(id);
    expect(first.body).toMatchObject({ state: 'applied', rows: 1, left: [], mayUndo: true });
    expect(await priceOf('GB-04')).toBe(62_000);
    await shop.database.query("UPDATE product SET net_paise = 61000 WHERE code = 'GB-04'");
    expect((await apply(id)).body).toMatchObject({ state: 'applied', appliedAt: first.body.appliedAt });
    expect(await priceOf('GB-04')).toBe(61_000);
    const entries = await shop.database.query(
      'SELECT action, before, after FROM audit_entry WHERE subject = $1',
      [`change-set/${id}`],
    );
    expect(entries).toEqual([
      {
        action: 'prices.applied',
        before: { 'GB-04': { netPaise: 61_000 } },
        after: { 'GB-04': { netPaise: 62_000 } },
      },
    ]);
  });

  test('shoppers see the new price', async () => {
    const { id } = await preview({ code: 'GB-04', net: '625' });
    await apply(id);
    await shop.changeContent("UPDATE product SET name = name WHERE code = 'GB-04'");
    const { body } = await shop.visitor().get<PriceListView>('/api/public/price-list');
    const products = body.categories.flatMap((category) => category.products);
    expect(products.find(({ code }) => code === 'GB-04')?.netPaise).toBe(62_500);
  });

  test('what somebody changed since the preview is left, and reported', async () => {
    const { id } = await preview({ code: 'GB-04', net: '620' }, { code: 'GB-02', net: '360' });
    await shop.database.query("UPDATE product SET net_paise = 60000 WHERE code = 'GB-04'");
    const { body } = await apply(id);
    expect(body.left).toEqual([{ key: 'GB-04', title: 'Lakshmi Gift Box (42 items)' }]);
    expect([await priceOf('GB-04'), await priceOf('GB-02')]).toEqual([60_000, 36_000]);
    await decide(id, 'undo');
    expect([await priceOf('GB-04'), await priceOf('GB-02')]).toEqual([60_000, 35_000]);
  });

  test('what a colleague’s new MRP forbids is left too, at once and when it is taken back', async () => {
    const { id } = await preview({ code: 'GB-04', net: '620' }, { code: 'GB-02', net: '360' });
    await shop.database.query("UPDATE product SET mrp_paise = 61500 WHERE code = 'GB-04'");
    const applied = await apply(id);
    expect([applied.status, applied.body.left?.map(({ key }) => key)]).toEqual([200, ['GB-04']]);
    expect([await priceOf('GB-04'), await priceOf('GB-02')]).toEqual([61_000, 36_000]);
    await decide(id, 'undo');

    const cheaper = await preview({ code: 'GB-04', net: '500' });
    await apply(cheaper.id);
    await shop.database.query("UPDATE product SET mrp_paise = 55000 WHERE code = 'GB-04'");
    const undone = await decide(cheaper.id, 'undo');
    expect([undone.status, undone.body.left?.map(({ key }) => key)]).toEqual([200, ['GB-04']]);
    expect(await priceOf('GB-04')).toBe(50_000);
  });

  test('twice at once, it is done once', async () => {
    const { id } = await preview({ code: 'GB-04', net: '630' });
    const answers = await Promise.all([apply(id), apply(id), apply(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ entries } = { entries: '' }] = await shop.database.query<{ entries: string }>(
      'SELECT count(*) AS entries FROM audit_entry WHERE subject = $1',
      [`change-set/${id}`],
    );
    expect(Number(entries)).toBe(1);
  });
});

describe('undo', () => {
  test('takes back the last change, not an older one, and only once', async () => {
    const older = await preview({ code: 'GB-04', net: '620' });
    await apply(older.id);
    shop.clock.advance(1_000);
    const newer = await preview({ code: 'GB-04', net: '640' });
    await apply(newer.id);
    expect(await decide(older.id, 'undo')).toMatchObject({
      status: 409,
      body: { code: 'change-set-not-open' },
    });
    expect((await decide(newer.id, 'undo')).body).toMatchObject({ state: 'undone', mayUndo: false });
    expect(await priceOf('GB-04')).toBe(62_000);
    expect(await decide(newer.id, 'undo')).toMatchObject({
      status: 409,
      body: { code: 'change-set-not-open' },
    });
    // What was the last before it can go as well.
    expect((await decide(older.id, 'undo')).status).toBe(200);
    expect(await priceOf('GB-04')).toBe(61_000);
  });
});

describe('at an hour chosen', () => {
  const inAnHour = () => new Date(shop.clock.now().getTime() + 3_600_000).toISOString();

  test('it waits, then happens once, whoever else looks', async () => {
    const { id } = await preview({ code: 'GB-04', net: '650' });
    expect((await apply(id, inAnHour())).body).toMatchObject({ state: 'scheduled', mayUndo: false });
    expect(await applyDue()).toBe(0);
    expect(await priceOf('GB-04')).toBe(61_000);
    shop.clock.advance(3_600_001);
    const done = await Promise.all([applyDue(), applyDue(), applyDue()]);
    expect(done.toSorted()).toEqual([0, 0, 1]);
    expect(await priceOf('GB-04')).toBe(65_000);
    const { body } = await desk.get<ChangeSetsView>('/api/admin/prices/changes');
    expect(body.changeSets[0]).toMatchObject({ id, state: 'applied', rows: 1 });
  });

  test('it happens by itself in one of the copies, though another has a clock that is behind', async () => {
    const { database } = shop;
    await database.query(
      "UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false WHERE name = 'prices'",
    );
    const { id } = await preview({ code: 'GB-04', net: '655' });
    await apply(id, new Date(shop.clock.now().getTime() + 1_000).toISOString());
    const copies = await Promise.all(
      [0, 5_000].map(async (ahead) => {
        const copy = await bootShop({ database, config: { jobPollSeconds: 0.5 } });
        copy.clock.advance(shop.clock.now().getTime() - copy.clock.now().getTime() + ahead);
        return copy;
      }),
    );
    try {
      await waitFor(async () => expect(await priceOf('GB-04')).toBe(65_500));
      const entries = await database.query('SELECT action, actor_name FROM audit_entry WHERE subject = $1', [
        `change-set/${id}`,
      ]);
      expect(entries).toEqual([{ action: 'prices.applied', actor_name: 'The shop' }]);
    } finally {
      await Promise.all(copies.map((copy) => copy.close()));
    }
  });

  test('it can be withdrawn before, and moved', async () => {
    const { id } = await preview({ code: 'GB-04', net: '660' });
    await apply(id, inAnHour());
    const later = new Date(shop.clock.now().getTime() + 7_200_000).toISOString();
    expect((await apply(id, later)).body.applyAt).toBe(later);
    expect((await decide(id, 'withdraw')).body).toMatchObject({ state: 'withdrawn' });
    shop.clock.advance(7_200_001);
    expect(await applyDue()).toBe(0);
    expect((await apply(id)).body).toMatchObject({
      code: 'change-set-not-open',
      details: { state: 'withdrawn' },
    });
  });

  test.each([-1, 61 * 86_400_000])('not %d ms from now', async (ms) => {
    const { id } = await preview({ code: 'GB-04', net: '670' });
    const at = new Date(shop.clock.now().getTime() + ms).toISOString();
    expect(await apply(id, at)).toMatchObject({ status: 400, body: { code: 'apply-time-unsuitable' } });
  });
});

test('a change of another kind, or none, is not there', async () => {
  expect((await apply('0193f0aa-0000-7000-8000-000000000001')).status).toBe(404);
});
