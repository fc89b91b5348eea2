import { query } from './database.ts';
import { contentPropagated } from './settings.ts';
import { expect, test } from './shop.ts';

/** Gives the settings back as they were before, to the tests after these. */
export function restoreSettings(): void {
  let settings: { section: string; value: object }[] = [];
  test.beforeAll(async ({ shop }) => {
    settings = await query(shop, 'SELECT section, value FROM setting');
  });
  test.afterAll(async ({ shop }) => {
    for (const { section, value } of settings) {
      const restore = 'UPDATE setting SET value = $2::jsonb, revision = revision + 1 WHERE section = $1';
      await query(shop, restore, [section, JSON.stringify(value)]);
    }
    await contentPropagated(shop);
    // The pages hear of it a moment later.
    await expect.poll(async () => (await fetch(shop.url, { redirect: 'manual' })).status).toBe(200);
  });
}
