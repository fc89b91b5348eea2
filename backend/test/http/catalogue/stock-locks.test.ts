import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { placeGoodOrder, stockDifferences } from '../../support/orders.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database.ts';
import { waitForLock } from '../../support/wait-for.ts';

let shop: TestShop;
let database: TestDatabase;
let lower: string;
let higher: string;
let letGo: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  // Without these a plan may put rows in order by chance, and a statement that forgot to would go unseen.
  for (const setting of ['enable_sort', 'enable_nestloop', 'enable_mergejoin']) {
    await database.query(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET ${setting} = off', current_database()); END $$`);
  }
  shop = await bootShop({ database });
});
afterEach(() => letGo());
afterAll(async () => {
  await shop.close();
  await database.drop();
});

beforeEach(async () => {
  const rows = await database.query<{ code: string }>(
    "SELECT code FROM product WHERE code IN ('GB-04', 'GB-05') ORDER BY id",
  );
  [lower = '', higher = ''] = rows.map(({ code }) => code);
  // Written again, the lower row lies behind the higher one: nothing but the statement itself puts it first.
  await database.query('UPDATE product SET updated_at = updated_at WHERE code = $1', [lower]);
});

/** The higher one first. 3 × 740 + 3 × 610 = 4,050; packing 121.50; freight 120; 4,291.50 rounds up by 50 paise. */
const placeBoth = () =>
  placeGoodOrder(shop, {
    lines: [
      { code: 'GB-05', quantity: 3, netPaise: 74_000 },
      { code: 'GB-04', quantity: 3, netPaise: 61_000 },
    ],
    expectedTotalPaise: 429_200,
  });

/** Somebody else locks a row: the moment in which two baskets begin to deadlock, held still. */
async function hold(code: string, strength: string): Promise<void> {
  letGo = await database.hold(`SELECT FROM product WHERE code = $1 FOR ${strength}`, [code]);
}

/** Until somebody waits for a row; @returns whether the row is free, but for those whose order lines point at it. */
async function isFreeWhileOthersWait(code: string): Promise<boolean> {
  await waitForLock(database);
  const free = await database.query('SELECT FROM product WHERE code = $1 FOR NO KEY UPDATE SKIP LOCKED', [
    code,
  ]);
  return free.length === 1;
}

describe('stock rows', () => {
  test('are locked in one order, whatever the order of the basket: who waits for the first holds no other', async () => {
    await hold(lower, 'NO KEY UPDATE');
    const placing = placeBoth();
    expect(await isFreeWhileOthersWait(higher)).toBe(true);
    await letGo();
    await placing;
  });

  test('are locked in the same order when goods go back', async () => {
    const { number } = await placeBoth();
    const desk = await shop.staff('orders');
    await hold(lower, 'NO KEY UPDATE');
    const body = { from: 'placed', reason: 'No answer on the phone' };
    const cancelling = desk.post(`/api/admin/orders/${number}/cancel`, body);
    expect(await isFreeWhileOthersWait(higher)).toBe(true);
    await letGo();
    expect((await cancelling).status).toBe(200);
    expect(await stockDifferences(shop)).toEqual([]);
  });

  test('are locked no harder than needed: lines of other baskets, which point at the row, hinder nobody', async () => {
    await hold(lower, 'KEY SHARE');
    const { number } = await placeBoth();
    const desk = await shop.staff('orders');
    const body = { from: 'placed', reason: 'No answer on the phone' };
    expect((await desk.post(`/api/admin/orders/${number}/cancel`, body)).status).toBe(200);
  });
});
