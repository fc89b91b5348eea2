import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { CityView } from '@shop/contracts/places/views';
import pg from 'pg';
import { ContentVersion } from '../../src/platform/persistence/content-version.ts';
import { ReadSitemap } from '../../src/features/sitemap/application/read-sitemap.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { waitFor } from '../support/wait-for.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

async function cityNames(): Promise<string[]> {
  const { body } = await shop.visitor().get<{ cities: CityView[] }>('/api/public/cities');
  return body.cities.map(({ name }) => name);
}

test('a change that nobody could announce is seen all the same', async () => {
  expect(await cityNames()).toContain('Madurai');
  const version = shop.app.get(ContentVersion);
  const received: string[] = [];
  version.watch((next) => received.push(next));
  await shop.database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'shop listener'",
  );
  while (version.current() !== null) await new Promise((resume) => setTimeout(resume, 5));
  await shop.database.query("UPDATE city SET name = 'Mathurai' WHERE slug = 'madurai'");

  expect(await cityNames()).toContain('Mathurai');
  await shop.database.query("UPDATE city SET name = 'Madura' WHERE slug = 'madurai'");
  expect(await cityNames()).toContain('Madura');

  while (version.current() === null) await new Promise((resume) => setTimeout(resume, 20));
  expect(await cityNames()).toContain('Madura');
  expect(received).toHaveLength(2);
});

test('what was announced by one that had not committed when we began to listen is not taken for old news', async () => {
  const late = new pg.Client({ connectionString: shop.database.ownerUrl });
  await late.connect();
  await late.query("BEGIN; UPDATE city SET name = 'Salem city' WHERE slug = 'salem'");
  const other = await bootShop({ database: shop.database });
  const received: (string | null)[] = [];
  other.app.get(ContentVersion).watch((next) => received.push(next));
  await late.query('COMMIT');
  await late.end();
  await waitFor(async () => expect(new Set(received).size).toBe(2));
  await other.close();
});

test('stock is announced when a product sells out or comes back, and not otherwise', async () => {
  await shop.database.query("UPDATE product SET stock = 5 WHERE code IN ('SP-01', 'SP-02')");
  /** How many versions a change takes that sets the stock of both products. */
  const versions = async (one: number | null, other: number | null) => {
    const drawn = async () => {
      const [row] = await shop.database.query<{ n: number }>(
        'SELECT last_value::integer AS n FROM content_version',
      );
      return row?.n ?? 0;
    };
    const before = await drawn();
    await shop.database.query(
      `UPDATE product SET stock = CASE code WHEN 'SP-01' THEN $1::integer ELSE $2::integer END
       WHERE code IN ('SP-01', 'SP-02')`,
      [one, other],
    );
    return (await drawn()) - before;
  };
  expect(await versions(4, 3)).toBe(0);
  expect(await versions(0, 3)).toBeGreaterThan(0);
  expect(await versions(0, 2)).toBe(0);
  expect(await versions(1, 0)).toBeGreaterThan(0);
  expect(await versions(null, 0)).toBe(0);
  expect(await versions(null, null)).toBeGreaterThan(0);
});

test('two copies of the backend go by one version, whenever they began', async () => {
  const other = await bootShop({ database: shop.database });
  const versionOf = async (copy: TestShop) =>
    (await copy.visitor().get('/api/public/cities')).headers['x-content-version'];
  await waitFor(async () => expect(await versionOf(shop)).toBe(await versionOf(other)));
  await shop.changeContent("UPDATE city SET name = 'Madurai' WHERE slug = 'madurai'");
  await waitFor(async () => expect(await versionOf(other)).toBe(await versionOf(shop)));
  expect(await versionOf(shop)).toMatch(/^\d+ \d{4}-\d\d-\d\d$/);
  await other.close();
});

test('an answer names the version from before it was read, however long the reading took', async () => {
  const before = shop.app.get(ContentVersion).current();
  const reading = jest.spyOn(shop.app.get(ReadSitemap), 'execute').mockImplementationOnce(async () => {
    await shop.changeContent("UPDATE city SET name = 'Madura' WHERE slug = 'madurai'");
    return { categories: [], products: [], cities: [], posts: [] };
  });
  const { headers } = await shop.visitor().get('/api/public/sitemap');
  expect(headers['x-content-version']).toBe(`${before} ${shop.clock.today()}`);
  const again = await shop.visitor().get('/api/public/sitemap');
  expect(again.headers['x-content-version']).not.toBe(headers['x-content-version']);
  reading.mockRestore();
});
