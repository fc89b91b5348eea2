import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { DemoPicture } from '../../src/demo/pictures.ts';
import { ormOptions } from '../../src/platform/persistence/connections/orm-options.ts';
import { fillDemoShop } from '../../src/demo/fill-demo-shop.ts';
import { OPERATOR_TIMEOUTS } from '../../src/platform/persistence/connections/time-outs.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.drop());

const contents = () =>
  database.query(`
    SELECT (SELECT count(*)::integer FROM category) AS categories,
      (SELECT count(*)::integer FROM product) AS products,
      (SELECT count(DISTINCT product_id)::integer FROM product_picture) AS "withPicture",
      (SELECT count(*)::integer FROM state WHERE served) AS states,
      (SELECT count(*)::integer FROM state WHERE served AND NOT allowed) AS blocked,
      (SELECT count(*)::integer FROM city) AS cities,
      (SELECT count(*)::integer FROM pickup_location) AS "pickupLocations",
      (SELECT count(*)::integer FROM referrer) AS referrers`);

const filled = {
  categories: 14,
  products: 136,
  withPicture: 136,
  states: 4,
  blocked: 1,
  cities: 6,
  pickupLocations: 5,
  referrers: 1,
};

async function fill(storePictures: (pictures: DemoPicture[]) => Promise<void>): Promise<void> {
  const orm = await MikroORM.init(ormOptions(database.ownerUrl, 1, OPERATOR_TIMEOUTS));
  await fillDemoShop(orm.em, path.resolve(import.meta.dirname, '../../demo'), storePictures);
  await orm.close(true);
}

test('each row of the demonstration is known as one, and of a state how it stood before', async () => {
  const marked = await database.query(
    `SELECT table_name AS name, count(*)::integer, count(before)::integer AS kept FROM demonstration_row
     WHERE table_name IN ('category', 'product', 'product_picture', 'city', 'pickup_location', 'setting', 'state', 'referrer')
     GROUP BY 1 ORDER BY 1`,
  );
  const [{ pictures } = { pictures: 0 }] = await database.query<{ pictures: number }>(
    'SELECT count(*)::integer AS pictures FROM product_picture',
  );
  expect(marked).toEqual([
    { name: 'category', count: 14, kept: 0 },
    { name: 'city', count: 6, kept: 0 },
    { name: 'pickup_location', count: 5, kept: 0 },
    { name: 'product', count: 136, kept: 0 },
    { name: 'product_picture', count: pictures, kept: 0 },
    { name: 'referrer', count: 1, kept: 0 },
    { name: 'setting', count: 10, kept: 0 },
    { name: 'state', count: 4, kept: 4 },
  ]);
});

test('the demonstration shop is filled once: a second time changes nothing', async () => {
  expect(await contents()).toEqual([filled]);
  await database.query("UPDATE product SET net_paise = 1200 WHERE code = 'SP-01'");
  let stored = 0;
  await fill(async (pictures) => void (stored += pictures.length));
  expect(await contents()).toEqual([filled]);
  expect(stored).toBe(0);
  expect(await database.query("SELECT net_paise FROM product WHERE code = 'SP-01'")).toEqual([
    { net_paise: 1200 },
  ]);
});

test('no transaction is open while pictures go to the store, however slow it is; they are there before their rows', async () => {
  await database.drop();
  database = await createTestDatabase('empty');
  const seen: unknown[] = [];
  await fill(async () => {
    seen.push(
      ...(await database.query(`
        SELECT (SELECT count(*)::integer FROM pg_stat_activity
           WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS transactions,
          (SELECT count(*)::integer FROM picture) AS pictures`)),
    );
  });
  expect(seen).toEqual([{ transactions: 0, pictures: 0 }]);
  expect(await contents()).toEqual([filled]);
});
