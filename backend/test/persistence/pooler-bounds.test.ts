import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Config } from '../../src/config/config.ts';
import { PoolerBounds } from '../../src/platform/persistence/connections/pooler-bounds.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());
afterEach(() => void jest.restoreAllMocks());

/** A start behind a pooler, as long as it takes to look. */
async function warnings(bounds: object[] | null): Promise<unknown[]> {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const own = shop.app.get(Database);
  const looked = jest.fn((statement: never) => (bounds ? Promise.resolve(bounds) : own.rows(statement)));
  const config = { databaseUrl: 'postgres://pooler', directDatabaseUrl: 'postgres://direct' } as Config;
  new PoolerBounds(config, { rows: looked } as unknown as Database).onApplicationBootstrap();
  await looked.mock.results[0]?.value;
  await new Promise((resume) => setImmediate(resume));
  return warned.mock.calls.map(([line]) => line as unknown);
}

test('behind a pooler a role that has no bounds of its own is told of, with what to do', async () => {
  expect(await warnings([{ name: 'lock_timeout', role: 'shop_app' }])).toEqual([
    expect.stringMatching(
      /run as superuser ALTER ROLE shop_app SET lock_timeout = \d+; and restart the pooler/,
    ),
  ]);
});

test('one that has them all is not: the shop’s own connections bring them along', async () => {
  expect(await warnings(null)).toEqual([]);
});
