import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CityView } from '@shop/contracts/places/views';
import { ContentVersion } from '../../src/persistence/content-version.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

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
  const heard: string[] = [];
  version.watch((next) => heard.push(next));
  await shop.database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'shop content%'",
  );
  while (version.current() !== null) await new Promise((resume) => setTimeout(resume, 5));
  await shop.database.query("UPDATE city SET name = 'Mathurai' WHERE slug = 'madurai'");

  expect(await cityNames()).toContain('Mathurai');
  await shop.database.query("UPDATE city SET name = 'Madura' WHERE slug = 'madurai'");
  expect(await cityNames()).toContain('Madura');

  while (version.current() === null) await new Promise((resume) => setTimeout(resume, 20));
  expect(await cityNames()).toContain('Madura');
  expect(heard).toHaveLength(2);
});

test('what was announced by one that had not committed when we began to listen is not taken for old news', async () => {
  const other = await bootShop({ database: shop.database });
  const [row] = await shop.database.query<{ last: string }>('SELECT last_value AS last FROM content_version');
  expect(other.app.get(ContentVersion).current()).not.toBe(row?.last);
  await other.close();
});
