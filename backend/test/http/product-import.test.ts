import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import type { ImportPreviewView } from '@shop/contracts/product-import/views';
import { PRODUCT_COLUMNS } from '@shop/contracts/rules/product-columns';
import { IMPORTED_COLUMNS, type ImportedColumn } from '@shop/contracts/rules/product-import';
import { parse } from 'csv-parse/sync';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { placeGoodOrder } from '../support/orders.ts';

const IMPORTS = '/api/admin/product-imports';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());

type Row = Partial<Record<ImportedColumn, string>>;
const GOOD: Row = {
  name: 'Peacock Fountain',
  category: 'Sparklers',
  unit: 'Box',
  content: '5 pcs',
  mrp: '₹1,23,456.50',
  net: '500',
};

/** The rows as a file of one part sends them, the first in row 2. */
async function preview(...rows: Row[]): Promise<ImportPreviewView> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))] as ImportedColumn[];
  const sent = rows.map((row, index) => ({
    row: index + 2,
    cells: columns.map((column) => row[column] ?? ''),
  }));
  return (await previewed(columns, [sent])).body;
}

async function previewed(columns: readonly string[], parts: object[][]) {
  const sheet = randomUUID();
  for (const [part, rows] of parts.entries()) {
    expect((await desk.put(`/api/admin/sheets/${sheet}/${part}`, { rows })).status).toBe(204);
  }
  return desk.post<ImportPreviewView>(`${IMPORTS}/previews`, { sheet, parts: parts.length, columns });
}

const decide = (id: string, step: 'apply' | 'undo') =>
  desk.post<ChangeSetView & { code?: string }>(`${IMPORTS}/${id}/${step}`);

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

describe('a preview', () => {
  test('says what would be added and changed, cell by cell, and changes nothing', async () => {
    const { added, changed, unchanged, refused } = await preview(
      { code: 'np-01', ...GOOD, tags: 'For the night; sound', gst: '0.18', stock: '40' },
      { code: 'SP-01', name: '7 cm Electric Sparklers', net: '14', noiseDb: '95 dB(AI)' },
      { code: 'SP-02', net: '14' },
    );
    expect(added).toEqual([
      {
        key: 'NP-01',
        title: 'Peacock Fountain · 5 pcs',
        added: true,
        cells: [
          { field: 'name', before: null, after: 'Peacock Fountain' },
          { field: 'category', before: null, after: 'Sparklers' },
          { field: 'unit', before: null, after: 'Box' },
          { field: 'content', before: null, after: '5 pcs' },
          { field: 'mrp', before: null, after: 12_345_650 },
          { field: 'net', before: null, after: 50_000 },
          { field: 'tags', before: null, after: 'night; sound' },
          { field: 'gst', before: null, after: 1_800 },
          { field: 'stock', before: null, after: 40 },
          { field: 'hsn', before: null, after: '3604' },
          { field: 'state', before: null, after: 'active' },
          { field: 'featured', before: null, after: 'no' },
        ],
      },
    ]);
    expect(changed).toEqual([
      {
        key: 'SP-01',
        title: '7 cm Electric Sparklers · 10 pcs',
        cells: [
          { field: 'net', before: 1_300, after: 1_400 },
          { field: 'noiseDb', before: null, after: 95 },
        ],
      },
    ]);
    expect([unchanged, refused]).toEqual([1, []]);
    expect(await productOf('NP-01')).toBeUndefined();
  });

  test.each<[Row, object]>([
    [
      { code: 'N?', ...GOOD },
      { refusal: 'no-key', field: 'code', typed: 'N?' },
    ],
    [
      { code: '', ...GOOD },
      { refusal: 'no-key', field: 'code', typed: '' },
    ],
    [
      { code: 'NX', ...GOOD, unit: '' },
      { refusal: 'missing', field: 'unit', typed: '' },
    ],
    [
      { code: 'NX', ...GOOD, category: 'Rokets' },
      { refusal: 'unknown-category', field: 'category', typed: 'Rokets' },
    ],
    [
      { code: 'NX', ...GOOD, mrp: '10%' },
      { refusal: 'no-amount', field: 'mrp', typed: '10%' },
    ],
    [
      { code: 'NX', ...GOOD, mrp: '499' },
      { refusal: 'above-mrp', field: null, typed: '' },
    ],
    [
      { code: 'NX', ...GOOD, unit: 'Crate' },
      { refusal: 'no-unit', field: 'unit', typed: 'Crate' },
    ],
    [
      { code: 'NX', ...GOOD, name: '=A1&"x"' },
      { refusal: 'formula', field: 'name', typed: '=A1&"x"' },
    ],
    [
      { code: 'NX', ...GOOD, nameTa: '????? ???' },
      { refusal: 'lost-letters', field: 'nameTa', typed: '????? ???' },
    ],
    [
      { code: 'NX', ...GOOD, name: 'x'.repeat(121) },
      { refusal: 'too-long', field: 'name', typed: 'x'.repeat(121) },
    ],
    [
      { code: 'NX', ...GOOD, name: 'x' },
      { refusal: 'too-short', field: 'name', typed: 'x' },
    ],
    [
      { code: 'SP-01', stock: '-4', net: '14' },
      { refusal: 'no-number', field: 'stock', typed: '-4' },
    ],
    [
      { code: 'SP-01', gst: 'none' },
      { refusal: 'no-percentage', field: 'gst', typed: 'none' },
    ],
    [
      { code: 'SP-01', net: '12,50' },
      { refusal: 'no-amount', field: 'net', typed: '12,50' },
    ],
    [
      { code: 'SP-01', aliases: 'anar; x' },
      { refusal: 'too-short', field: 'aliases', typed: 'anar; x' },
    ],
    [
      { code: 'SP-01', videoUrl: 'javascript:x' },
      { refusal: 'no-web-address', field: 'videoUrl', typed: 'javascript:x' },
    ],
    [
      { code: 'SP-01', hsn: '36' },
      { refusal: 'no-hsn', field: 'hsn', typed: '36' },
    ],
    [
      { code: 'SP-01', tags: 'night, loud' },
      { refusal: 'no-tag', field: 'tags', typed: 'night, loud' },
    ],
    [
      { code: 'SP-01', tags: ', ;' },
      { refusal: 'no-tag', field: 'tags', typed: ', ;' },
    ],
    [
      { code: 'SP-01', tags: 'constructor' },
      { refusal: 'no-tag', field: 'tags', typed: 'constructor' },
    ],
    [
      { code: 'NX', ...GOOD, unit: 'Constructor' },
      { refusal: 'no-unit', field: 'unit', typed: 'Constructor' },
    ],
    [
      { code: 'SP-01', aliases: '/' },
      { refusal: 'too-short', field: 'aliases', typed: '/' },
    ],
    [
      { code: 'SP-01', state: 'gone' },
      { refusal: 'no-state', field: 'state', typed: 'gone' },
    ],
    [
      { code: 'SP-01', featured: 'maybe' },
      { refusal: 'no-answer', field: 'featured', typed: 'maybe' },
    ],
  ])('refuses %j', async (row, why) => {
    const { added, changed, refused } = await preview(row);
    expect([added, changed]).toEqual([[], []]);
    expect(refused).toEqual([{ row: 2, key: row.code?.toUpperCase() ?? '', ...why }]);
  });

  test('refuses a code that stands twice by its name, and tells the categories that there are', async () => {
    const { added, refused, categories } = await preview(
      { code: 'NP-02', ...GOOD },
      { code: 'np-02', ...GOOD },
    );
    expect(added.map(({ key }) => key)).toEqual(['NP-02']);
    expect(refused).toEqual([{ row: 3, key: 'NP-02', refusal: 'key-twice', field: null, typed: '' }]);
    expect(categories).toHaveLength(14);
    expect(categories[0]).toBe('Sparklers');
  });

  test('leaves the stock of what is there: it is counted and corrected with a reason', async () => {
    const { changed, unchanged, refused } = await preview({ code: 'SP-01', stock: '7' });
    expect([changed, unchanged, refused]).toEqual([[], 1, []]);
  });

  test('takes the demonstration’s price list as it is', async () => {
    const text = await readFile(new URL('../../demo/price-list.csv', import.meta.url), 'utf8');
    const lines = parse(text, { columns: true }) as Record<string, string>[];
    const { added, changed, unchanged, refused } = await preview(
      ...lines.map((line) => ({
        code: line['code'] ?? '',
        category: line['category'] ?? '',
        name: line['name'] ?? '',
        nameTa: line['name_ta'] ?? '',
        unit: line['unit'] ?? '',
        content: line['content'] ?? '',
        mrp: line['mrp_inr'] ?? '',
        net: line['net_inr'] ?? '',
      })),
    );
    expect([added, changed, unchanged, refused]).toEqual([[], [], 136, []]);
  });

  test('takes what the list of products was saved as', async () => {
    const { body } = await shop.app.inject({
      url: '/api/admin/products/export/csv',
      cookies: Object.fromEntries(desk.cookies),
    });
    const [heads = [], ...lines] = parse(body, { bom: true });
    const places = IMPORTED_COLUMNS.map((column) => heads.indexOf(PRODUCT_COLUMNS[column]));
    expect(places).not.toContain(-1);
    const rows = lines.map((line, row) => ({
      row: row + 2,
      cells: places.map((place) => line[place] ?? ''),
    }));
    const { body: view } = await previewed(IMPORTED_COLUMNS, [rows]);
    expect([view.added, view.changed, view.unchanged, view.refused]).toEqual([[], [], lines.length, []]);
  });

  test('wants the whole file, of this person, and not a longer one', async () => {
    const sheet = randomUUID();
    const columns = ['code'];
    await desk.put(`/api/admin/sheets/${sheet}/0`, { rows: [{ row: 2, cells: ['SP-01'] }] });
    const ask = (caller: Caller, parts: number) =>
      caller.post(`${IMPORTS}/previews`, { sheet, parts, columns });
    expect(await ask(desk, 2)).toMatchObject({ status: 409, body: { code: 'sheet-incomplete' } });
    expect(await ask(await shop.staff('owner'), 1)).toMatchObject({ status: 409 });
    expect((await ask(desk, 1)).status).toBe(200);
    const rows = (part: number) =>
      Array.from({ length: 2_501 }, (_, index) => ({ row: part * 2_501 + index + 2, cells: [`A-${index}`] }));
    const long = await previewed(columns, [rows(0), rows(1)]);
    expect(long).toMatchObject({ status: 400, body: { code: 'sheet-too-long', details: { most: 5_000 } } });
    await shop.database.query("UPDATE sheet_part SET at = at - interval '2 days'");
    await desk.put(`/api/admin/sheets/${randomUUID()}/0`, { rows: [{ row: 2, cells: ['SP-01'] }] });
    expect(await shop.database.query('SELECT FROM sheet_part')).toHaveLength(1);
  });

  test.each([
    [{ columns: ['code', 'id'] }],
    [{ columns: ['name'] }],
    [{ columns: ['code', 'code'] }],
    [{ parts: 0 }],
    [{ parts: 101 }],
    [{ sheet: '1' }],
  ])('refuses what is no question: %j', async (wrong) => {
    const body = { sheet: randomUUID(), parts: 1, columns: ['code'], ...wrong };
    expect(await desk.post(`${IMPORTS}/previews`, body)).toMatchObject({ status: 400 });
  });
});

describe('applied', () => {
  test('the new stand at the end of their category, with stock and an address; the changed are changed', async () => {
    const { id } = await preview(
      {
        code: 'NP-10',
        ...GOOD,
        stock: '40',
        nameTa: 'மயில்',
        featured: 'yes',
        aliases: 'mayil, மயில் ; mayil',
      },
      { code: 'NP-11', ...GOOD, content: '10 pcs' },
      { code: 'SP-03', net: '18' },
    );
    expect((await decide(id, 'apply')).body).toMatchObject({ state: 'applied', rows: 3, left: [] });
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
    const { id } = await preview({ code: 'NP-20', ...GOOD }, { code: 'SP-04', net: '17' });
    const theirs = await preview(
      { code: 'NP-20', ...GOOD, name: 'Their fountain' },
      { code: 'SP-04', net: '18' },
    );
    await decide(theirs.id, 'apply');
    shop.clock.advance(1_000);
    const { left } = (await decide(id, 'apply')).body;
    expect(left.map(({ key }) => key)).toEqual(['NP-20', 'SP-04']);
    expect(await productOf('NP-20')).toMatchObject({ name: 'Their fountain' });
    expect(await productOf('SP-04')).toMatchObject({ net_paise: 1_800 });
    await decide(id, 'undo');
    expect(await productOf('NP-20')).toMatchObject({ state: 'active' });
  });

  test('a product that moves to another category is found at its old address', async () => {
    const { id } = await preview({ code: 'SP-05', category: 'rockets', tags: 'day', brand: 'Agal' });
    const before = await productOf('SP-05');
    await decide(id, 'apply');
    expect(await productOf('SP-05')).toMatchObject({ category: 'Rockets', tags: ['day'], brand: 'Agal' });
    await listed();
    const at = `/api/public/categories/${String(before?.['category_slug'])}/products/${String(before?.['slug'])}`;
    const { status, body } = await shop.visitor().get(at);
    expect([status, body]).toEqual([200, { movedTo: `/crackers/rockets/${String(before?.['slug'])}` }]);
    await decide(id, 'undo');
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
    const applied = await decide(id, 'apply');
    await shop.changeContent("UPDATE category SET name = 'Rockets' WHERE name = 'Sky rockets'");
    expect(applied.body.left.map(({ key }) => key)).toEqual(['SP-07']);
    expect(await productOf('SP-07')).toMatchObject({ category: 'Sparklers', brand: null });
    expect(await productOf('SP-08')).toMatchObject({ brand: 'Agal' });
    await decide(id, 'undo');
  });
});

describe('undo', () => {
  test('puts the changed back and the added into the archive, ordered or not; a later file brings them back', async () => {
    shop.clock.advance(1_000);
    const { id } = await preview(
      { code: 'NP-30', ...GOOD, stock: '9' },
      { code: 'NP-31', ...GOOD },
      { code: 'SP-06', net: '30' },
    );
    const before = await productOf('SP-06');
    await decide(id, 'apply');
    await listed();
    // 7 × ₹500, 3 % packing, ₹120 freight.
    const { number } = await placeGoodOrder(shop, {
      lines: [{ code: 'NP-30', quantity: 7, netPaise: 50_000 }],
      expectedTotalPaise: 372_500,
    });
    expect(await productOf('NP-30')).toMatchObject({ stock: 2 });
    expect((await decide(id, 'undo')).body).toMatchObject({ state: 'undone', left: [] });
    expect(await productOf('NP-30')).toMatchObject({ state: 'archived' });
    expect(await productOf('SP-06')).toMatchObject({ net_paise: before?.['net_paise'] });
    const codes = await listed();
    expect([codes.has('NP-30'), codes.has('NP-31'), codes.has('SP-06')]).toEqual([false, false, true]);
    expect((await (await shop.staff('owner')).get(`/api/admin/orders/${number}`)).status).toBe(200);
    const again = await preview({ code: 'NP-31', ...GOOD });
    expect(again.changed[0]?.cells).toEqual([{ field: 'state', before: 'archived', after: 'active' }]);
    const kept = await preview({ code: 'NP-31', ...GOOD, state: 'Archived' });
    expect([kept.changed, kept.unchanged]).toEqual([[], 1]);
  });

  test('leaves an added product that somebody has worked on since', async () => {
    shop.clock.advance(1_000);
    const { id } = await preview({ code: 'NP-40', ...GOOD });
    await decide(id, 'apply');
    await shop.database.query("UPDATE product SET net_paise = 49900 WHERE code = 'NP-40'");
    expect((await decide(id, 'undo')).body.left).toEqual([
      { key: 'NP-40', title: 'Peacock Fountain · 5 pcs' },
    ]);
    expect(await productOf('NP-40')).toMatchObject({ state: 'active', net_paise: 49_900 });
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
  const { status, body } = await previewed(columns, parts);
  expect([status, body.added.length, body.refused.length]).toEqual([200, 5_000, 0]);
  expect((await decide(body.id, 'apply')).body).toMatchObject({ rows: 5_000, left: [] });
  const count = async (state: string) => {
    const [row] = await shop.database.query<{ many: string }>(
      "SELECT count(*) AS many FROM product WHERE code LIKE 'BULK-%' AND state = $1",
      [state],
    );
    return Number(row?.many);
  };
  expect(await count('active')).toBe(5_000);
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

  expect((await decide(body.id, 'undo')).body.left).toEqual([]);
  expect(await count('archived')).toBe(5_000);
}, 60_000);
