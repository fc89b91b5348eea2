import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { placeGoodOrder } from '../support/orders.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

test('a word that nobody has is not looked for in all that changed lately', async () => {
  const { number } = await placeGoodOrder(shop);
  await shop.database.query(`DO $$ BEGIN
    FOR turn IN 1..600 LOOP UPDATE orders SET customer_name = 'Anbu ' || turn WHERE number = '${number}'; END LOOP;
  END $$`);
  const search = `
    SELECT FROM orders o WHERE o.number || ' ' || o.customer_name || ' ' || o.phone || ' ' || o.city || ' ' ||
      coalesce(o.lr_number, '') || ' ' || coalesce(o.email, '') ILIKE '%xylophone%'`;
  await shop.database.query(
    `CREATE FUNCTION explained() RETURNS SETOF text LANGUAGE plpgsql
       SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $f$ BEGIN
       RETURN QUERY EXECUTE $e$EXPLAIN (ANALYZE, BUFFERS, TIMING OFF) ${search}$e$; END $f$`,
  );
  const rows = await shop.database.query<{ explained: string }>('SELECT explained()');
  const plan = rows.map(({ explained }) => explained).join('\n');
  expect(plan).toContain('Bitmap Index Scan on orders_search');
  const [, pages] = /Buffers: shared hit=(\d+)/.exec(plan) ?? [];
  // A dozen of the index itself, eight of what waits.
  expect(Number(pages)).toBeLessThan(30);
});
