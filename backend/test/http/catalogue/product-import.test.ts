import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { ChangeSetView } from '@shop/contracts/sheets/views';
import type { ImportPreviewView } from '@shop/contracts/sheets/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { decide, GOOD_ROW, type ImportRow, previewed, previewRows } from '../../support/product-import.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());

/** For sale at once, by its own word. */
const LISTED: ImportRow = { ...GOOD_ROW, state: 'In the list' };

const preview = (...rows: ImportRow[]) => previewRows(desk, rows);

async function productOf(code: string) {
  const [product] = await shop.database.query<Record<string, unknown>>(
    `SELECT p.*, c.name AS category, c.slug AS category_slug FROM product p JOIN category c ON c.id = p.category_id
     WHERE code = $1`,
    [code],
  );
  return product;
}

async function listed(): Promise<Map<string, string>> {
  await shop.changeContent("UPDATE product SET name = name WHERE code = 'GB-04'");
  const { body } = await shop.visitor().get<PriceListView>('/api/public/price-list');
  return new Map(
    body.categories.flatMap(({ products, name }) => products.map(({ code }) => [code, name] as const)),
  );
}

describe('applied', () => {
  test('the new stand at the end of their category, with stock and an address; the changed are changed', async () => {
    const { id } = await preview(
      {
        code: 'NP-10',
        ...LISTED,
        stock: '40',
        nameTa: 'மயில்',
        featured: 'yes',
        aliases: 'mayil, மயில் ; mayil',
        packItems: '10 × Flower Pots Big; 2 × Colour Koti',
      },
      { code: 'NP-11', ...LISTED, content: '10 pcs' },
      { code: 'SP-03', net: '18' },
    );
    expect((await decide(desk, id, 'apply')).body).toMatchObject({ state: 'applied', rows: 3, left: [] });
    expect(await productOf('NP-10')).toMatchObject({
      slug: 'peacock-fountain',
      name_ta: 'மயில்',
      category: 'Sparklers',
      mrp_paise: 12_345_650,
      net_paise: 50_000,
      stock: 40,
      hsn: '3604',
      gst_basis_points: 1_800,
      state: 'active',
      featured: true,
      aliases: ['mayil', 'மயில்'],
      pack_items: ['10 × Flower Pots Big', '2 × Colour Koti'],
    });
    expect(await productOf('NP-11')).toMatchObject({ slug: 'peacock-fountain-10-pcs', stock: null });
    expect(await productOf('SP-03')).toMatchObject({ net_paise: 1_800 });
    const entries = await shop.database.query(
      `SELECT e.change, e.reason, e.actor_name <> '' AS named FROM stock_entry e JOIN product p ON p.id = e.product_id WHERE p.code = 'NP-10'`,
    );
    expect(entries).toEqual([{ change: 40, reason: 'opening', named: true }]);
    const sparklers = [...(await listed())].filter(([, name]) => name === 'Sparklers');
    expect(sparklers.map(([code]) => code).slice(-2)).toEqual(['NP-10', 'NP-11']);
    const [entry] = await shop.database.query<{ action: string; after: object }>(
      'SELECT action, after FROM audit_entry WHERE subject = $1',
      [`change-set/${id}`],
    );
    expect(entry).toMatchObject({ action: 'products.applied', after: { 'SP-03': { net: 1_800 } } });
  });

  test('what a colleague changed or added since the preview is left, and reported', async () => {
    const { id } = await preview({ code: 'NP-20', ...GOOD_ROW }, { code: 'SP-04', net: '17' });
    const theirs = await preview(
      { code: 'NP-20', ...GOOD_ROW, name: 'Their fountain' },
      { code: 'SP-04', net: '18' },
    );
    await decide(desk, theirs.id, 'apply');
    shop.clock.advance(1_000);
    const { left } = (await decide(desk, id, 'apply')).body;
    expect(left.map(({ key }) => key)).toEqual(['NP-20', 'SP-04']);
    expect(await productOf('NP-20')).toMatchObject({ name: 'Their fountain' });
    expect(await productOf('SP-04')).toMatchObject({ net_paise: 1_800 });
    await decide(desk, id, 'undo');
    expect(await productOf('NP-20')).toMatchObject({ state: 'draft' });
  });

  test('a product that moves to another category is found at its old address', async () => {
    const { id } = await preview({ code: 'SP-05', category: 'rockets', tags: 'for the day', brand: 'Agal' });
    const before = await productOf('SP-05');
    await decide(desk, id, 'apply');
    expect(await productOf('SP-05')).toMatchObject({
      category: 'Rockets',
      tags: ['For the day'],
      brand: 'Agal',
    });
    await listed();
    const at = `/api/public/categories/${String(before?.['category_slug'])}/products/${String(before?.['slug'])}`;
    const { status, body } = await shop.visitor().get(at);
    expect([status, body]).toEqual([200, { movedTo: `/crackers/rockets/${String(before?.['slug'])}` }]);
    await decide(desk, id, 'undo');
    expect(await productOf('SP-05')).toMatchObject({
      category: 'Sparklers',
      slug: before?.['slug'],
      tags: before?.['tags'],
      brand: null,
    });
  });

  test('what was to go into a category that is called otherwise by now is left whole, and reported', async () => {
    const { id } = await preview(
      { code: 'SP-07', category: 'Rockets', brand: 'Agal' },
      { code: 'SP-08', brand: 'Agal' },
    );
    await shop.changeContent("UPDATE category SET name = 'Sky rockets' WHERE name = 'Rockets'");
    const applied = await decide(desk, id, 'apply');
    await shop.changeContent("UPDATE category SET name = 'Rockets' WHERE name = 'Sky rockets'");
    expect(applied.body.left.map(({ key }) => key)).toEqual(['SP-07']);
    expect(await productOf('SP-07')).toMatchObject({ category: 'Sparklers', brand: null });
    expect(await productOf('SP-08')).toMatchObject({ brand: 'Agal' });
    await decide(desk, id, 'undo');
  });
});

describe('undo', () => {
  test('puts the changed back and the added into the archive, ordered or not; a later file brings them back', async () => {
    shop.clock.advance(1_000);
    const { id } = await preview(
      { code: 'NP-30', ...LISTED, stock: '9' },
      { code: 'NP-31', ...LISTED },
      { code: 'SP-06', net: '30' },
    );
    const before = await productOf('SP-06');
    await decide(desk, id, 'apply');
    await listed();
    // 7 × ₹500, 3 % packing, ₹120 freight.
    const { number } = await placeGoodOrder(shop, {
      lines: [{ code: 'NP-30', quantity: 7, netPaise: 50_000 }],
      expectedTotalPaise: 372_500,
    });
    expect(await productOf('NP-30')).toMatchObject({ stock: 2 });
    expect((await decide(desk, id, 'undo')).body).toMatchObject({ state: 'undone', left: [] });
    expect(await productOf('NP-30')).toMatchObject({ state: 'archived' });
    expect(await productOf('SP-06')).toMatchObject({ net_paise: before?.['net_paise'] });
    const codes = await listed();
    expect([codes.has('NP-30'), codes.has('NP-31'), codes.has('SP-06')]).toEqual([false, false, true]);
    expect((await (await shop.staff('owner')).get(`/api/admin/orders/${number}`)).status).toBe(200);
    const again = await preview({ code: 'NP-31', ...GOOD_ROW });
    expect(again.changed[0]?.cells).toEqual([{ field: 'state', before: 'archived', after: 'active' }]);
    const kept = await preview({ code: 'NP-31', ...GOOD_ROW, state: 'Archived' });
    expect([kept.changed, kept.unchanged]).toEqual([[], 1]);
  });

  test('leaves an added product that somebody has worked on since', async () => {
    shop.clock.advance(1_000);
    const { id } = await preview({ code: 'NP-40', ...GOOD_ROW });
    await decide(desk, id, 'apply');
    await shop.database.query("UPDATE product SET net_paise = 49900 WHERE code = 'NP-40'");
    expect((await decide(desk, id, 'undo')).body.left).toEqual([
      { key: 'NP-40', title: 'Peacock Fountain · 5 pcs' },
    ]);
    expect(await productOf('NP-40')).toMatchObject({ state: 'draft', net_paise: 49_900 });
  });
});

test('5,000 products are previewed, added, and taken back', async () => {
  shop.clock.advance(1_000);
  const columns = ['code', 'name', 'nameTa', 'category', 'unit', 'content', 'mrp', 'net', 'stock'];
  const parts = Array.from({ length: 20 }, (_, part) =>
    Array.from({ length: 250 }, (__, index) => {
      const row = part * 250 + index + 2;
      return {
        row,
        cells: [
          `BULK-${row}`,
          `Fountain ${row % 1_000}`,
          'மயில் புஸ்வாணம்',
          'Rockets',
          'Box',
          '5 pcs',
          '100',
          '20',
          '10',
        ],
      };
    }),
  );
  const { status, body } = await previewed(desk, columns, parts);
  expect([status, body.added.length, body.refused.length]).toEqual([200, 5_000, 0]);
  expect((await decide(desk, body.id, 'apply')).body).toMatchObject({ rows: 5_000, left: [] });
  const count = async (state: string) => {
    const [row] = await shop.database.query<{ many: string }>(
      "SELECT count(*) AS many FROM product WHERE code LIKE 'BULK-%' AND state = $1",
      [state],
    );
    return Number(row?.many);
  };
  expect(await count('draft')).toBe(5_000);
  // The whole list at new prices, as a price day sends it.
  const [sheet, changes] = [randomUUID(), '/api/admin/prices'];
  for (const [part, rows] of parts.entries()) {
    const prices = rows.map(({ row, cells: [code] }) => ({ row, cells: [code, '', '21'] }));
    await desk.put(`/api/admin/sheets/${sheet}/${part}`, { rows: prices });
  }
  const prices = await desk.post<ImportPreviewView>(`${changes}/previews`, { sheet, parts: parts.length });
  expect(prices.body.changed).toHaveLength(5_000);
  const applied = await desk.post<ChangeSetView>(`${changes}/changes/${prices.body.id}/apply`, { at: null });
  expect(applied.body).toMatchObject({ rows: 5_000, left: [] });
  await desk.post(`${changes}/changes/${prices.body.id}/undo`);

  expect((await decide(desk, body.id, 'undo')).body.left).toEqual([]);
  expect(await count('archived')).toBe(5_000);
});
