import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { DemonstrationView, SettingsView } from '@shop/contracts/shop/views';
import { fillDemoShop } from '../../../src/demo/fill-demo-shop.ts';
import { ormOptions } from '../../../src/platform/persistence/connections/orm-options.ts';
import { OPERATOR_TIMEOUTS } from '../../../src/platform/persistence/connections/time-outs.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database.ts';
import { payment, placeGoodOrder } from '../../support/orders.ts';

const PREVIEW = '/api/admin/demonstration/preview';
const REMOVAL = '/api/admin/demonstration/removal';

let shop: TestShop;
let owner: Caller;
beforeEach(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterEach(() => shop.close());

const rowsOf = (view: DemonstrationView) =>
  Object.fromEntries(view.rows.map(({ kind, removed, kept }) => [kind, [removed, kept]]));
const cancel = (number: string) =>
  owner.post(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'Only tried' });

/** Of people and their acts, copies of the backend, and numbers that were given. */
const NOT_COMPARED = [
  'attempt',
  'audit_entry',
  'backend_copy',
  'known_device',
  'order_sent',
  'order_series',
  'session',
  'staff',
  'throttle',
];

/** How many rows each other table has. */
async function contentsOf(database: TestDatabase): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname <> ALL ('{${NOT_COMPARED.join(',')}}')`);
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::integer AS count FROM "${name}"`,
  );
  const counted = await database.query<{ name: string; count: number }>(counts.join(' UNION ALL '));
  return Object.fromEntries(counted.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

const statesOf = (database: TestDatabase) =>
  database.query(`SELECT to_jsonb(s) - 'revision' AS state FROM state s ORDER BY code`);

describe('removing the demonstration', () => {
  test('shows first what goes, then leaves as much as an empty database has, and is not filled in anew', async () => {
    const { number } = await placeGoodOrder(shop, {});
    expect((await cancel(number)).status).toBe(200);
    const preview = await owner.post<DemonstrationView>(PREVIEW, { withChanged: false });
    expect(preview.body).toMatchObject({ uses: [] });
    expect(rowsOf(preview.body)).toMatchObject({
      product: [136, 0],
      category: [14, 0],
      state: [4, 0],
      city: [6, 0],
    });
    expect(await contentsOf(shop.database)).toMatchObject({ product: 136, orders: 1 });

    const removal = await owner.post<DemonstrationView>(REMOVAL, { withChanged: false });
    expect(removal.body.rows).toEqual(preview.body.rows);
    const empty = await createTestDatabase('empty');
    try {
      expect(await contentsOf(shop.database)).toEqual(await contentsOf(empty));
      expect(await statesOf(shop.database)).toEqual(await statesOf(empty));
    } finally {
      await empty.drop();
    }
    const orm = await MikroORM.init(ormOptions(shop.database.ownerUrl, 1, OPERATOR_TIMEOUTS));
    await fillDemoShop(orm.em, path.resolve(import.meta.dirname, '../../../demo'), () => Promise.resolve());
    await orm.close(true);
    expect(await shop.database.query('SELECT FROM product')).toEqual([]);
  });

  test('is refused while an order stands on it, by its number; with money for good', async () => {
    const [open, paid] = [await placeGoodOrder(shop, {}), await placeGoodOrder(shop, {})];
    expect((await owner.post(`/api/admin/orders/${paid.number}/payments`, payment())).status).toBe(200);
    expect((await cancel(paid.number)).status).toBe(200);
    const uses = [open, paid].map(({ number }) => ({ kind: 'order', number }));
    expect((await owner.post(PREVIEW, { withChanged: false })).body).toEqual({ rows: [], uses });
    expect(await owner.post(REMOVAL, { withChanged: false })).toMatchObject({
      status: 409,
      body: { code: 'demonstration-in-use', details: { uses } },
    });
    await cancel(open.number);
    expect((await owner.post(REMOVAL, { withChanged: false })).body).toMatchObject({
      details: { uses: [uses[1]] },
    });
    expect((await owner.get<AdminOrderView>(`/api/admin/orders/${open.number}`)).status).toBe(200);
  });

  test('leaves what somebody changed, with its category and picture, unless that shall go too', async () => {
    // In SQL: an entry of a product is long, and its revision is counted up by the database.
    await shop.database.query("UPDATE product SET net_paise = 1200 WHERE code = 'SP-01'");
    const keeping = (await owner.post<DemonstrationView>(PREVIEW, { withChanged: false })).body;
    expect(rowsOf(keeping)).toMatchObject({ product: [135, 1], category: [13, 1], picture: [131, 2] });
    const all = (await owner.post<DemonstrationView>(PREVIEW, { withChanged: true })).body;
    expect(rowsOf(all)).toMatchObject({ product: [136, 0], category: [14, 0], picture: [133, 0] });
    await owner.post(REMOVAL, { withChanged: false });
    expect(await shop.database.query('SELECT code, net_paise AS "netPaise" FROM product')).toEqual([
      { code: 'SP-01', netPaise: 1_200 },
    ]);
  });

  test('closes a shop whose owner changed the season but not the made-up name', async () => {
    const { season } = (await owner.get<SettingsView>('/api/admin/settings')).body;
    const { closed: _, ...dates } = season.value;
    await owner.put('/api/admin/settings/season', { ...dates, message: 'Ours', revision: season.revision });
    expect((await owner.post(REMOVAL, { withChanged: true })).status).toBe(200);
    const after = (await owner.get<SettingsView>('/api/admin/settings')).body;
    expect(after.season.value).toMatchObject({ message: 'Ours', closed: true });
    expect(after.identity).toMatchObject({ revision: 0, value: { name: 'Crackers shop' } });
  });
});
