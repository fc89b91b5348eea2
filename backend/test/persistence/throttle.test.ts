import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Throttle } from '../../src/shared/throttle/throttle.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

const RULE = { limit: 2, windowMs: 60_000 };

let shop: TestShop;
let throttle: Throttle;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
  throttle = shop.app.get(Throttle);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('DELETE FROM throttle'));

const counters = async () => (await shop.database.query('SELECT FROM throttle')).length;

describe('a limit', () => {
  test('counts a try that was given back as none', async () => {
    await throttle.take('a', RULE);
    await throttle.giveBack('a');
    await throttle.take('a', RULE);
    await throttle.take('a', RULE);
    await expect(throttle.take('a', RULE)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  test('leaves no counters of windows that are over', async () => {
    for (let n = 1; n <= 20; n++) await throttle.take(`old ${n}`, RULE);
    shop.clock.advance(60_001);
    await throttle.take('new', RULE);
    expect(await counters()).toBe(1);
  });

  test('keeps a hundred thousand counters at most, those that end last, and locks none of them', async () => {
    await shop.database.query(
      `INSERT INTO throttle SELECT n::text, 1, $1::timestamptz + n * interval '1 ms' FROM generate_series(1, 100020) n`,
      [new Date(shop.clock.now().getTime() + 600_000)],
    );
    shop.clock.advance(60_001);
    await throttle.take('new', { limit: 2, windowMs: 3_600_000 });
    expect(await counters()).toBe(100_000);
    expect(await shop.database.query("SELECT key FROM throttle WHERE key IN ('20', '100020')")).toEqual([
      { key: '100020' },
    ]);
    expect(await shop.database.query('SELECT key FROM throttle WHERE xmax <> 0 LIMIT 1')).toEqual([]);
  });
});
