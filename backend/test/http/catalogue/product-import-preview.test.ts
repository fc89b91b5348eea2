import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { IMPORTED_COLUMNS, PRODUCT_COLUMNS } from '@shop/contracts/rules/catalogue/product-columns';
import { parse } from 'csv-parse/sync';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { GOOD_ROW, type ImportRow, IMPORTS, previewed, previewRows } from '../../support/product-import.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());

const preview = (...rows: ImportRow[]) => previewRows(desk, rows);

async function productOf(code: string) {
  const [product] = await shop.database.query<Record<string, unknown>>(
    `SELECT p.*, c.name AS category, c.slug AS category_slug FROM product p JOIN category c ON c.id = p.category_id
     WHERE code = $1`,
    [code],
  );
  return product;
}

describe('a preview', () => {
  test('says what would be added and changed, cell by cell, and changes nothing', async () => {
    const { added, changed, unchanged, refused } = await preview(
      { code: 'np-01', ...GOOD_ROW, tags: 'For the night; sound', gst: '0.18', stock: '40' },
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
          { field: 'tags', before: null, after: 'For the night; Sound' },
          { field: 'gst', before: null, after: 1_800 },
          { field: 'stock', before: null, after: 40 },
          { field: 'hsn', before: null, after: '3604' },
          { field: 'state', before: null, after: 'draft' },
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

  test.each<[ImportRow, object]>([
    [
      { code: 'N?', ...GOOD_ROW },
      { refusal: 'no-key', field: 'code', typed: 'N?' },
    ],
    [
      { code: '', ...GOOD_ROW },
      { refusal: 'no-key', field: 'code', typed: '' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, unit: '' },
      { refusal: 'missing', field: 'unit', typed: '' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, category: 'Rokets' },
      { refusal: 'unknown-category', field: 'category', typed: 'Rokets' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, mrp: '10%' },
      { refusal: 'no-amount', field: 'mrp', typed: '10%' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, mrp: '499' },
      { refusal: 'above-mrp', field: null, typed: '' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, unit: 'Crate' },
      { refusal: 'no-unit', field: 'unit', typed: 'Crate' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, name: '=A1&"x"' },
      { refusal: 'formula', field: 'name', typed: '=A1&"x"' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, nameTa: '????? ???' },
      { refusal: 'lost-letters', field: 'nameTa', typed: '????? ???' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, name: 'x'.repeat(121) },
      { refusal: 'too-long', field: 'name', typed: 'x'.repeat(121) },
    ],
    [
      { code: 'NX', ...GOOD_ROW, name: 'x' },
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
      { code: 'SP-01', tags: `night, ${'x'.repeat(41)}` },
      { refusal: 'too-long', field: 'tags', typed: `night, ${'x'.repeat(41)}` },
    ],
    [
      { code: 'SP-01', tags: ', ;' },
      { refusal: 'too-short', field: 'tags', typed: ', ;' },
    ],
    [
      { code: 'NX', ...GOOD_ROW, unit: 'Constructor' },
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
      { code: 'NP-02', ...GOOD_ROW },
      { code: 'np-02', ...GOOD_ROW },
    );
    expect(added.map(({ key }) => key)).toEqual(['NP-02']);
    expect(refused).toEqual([{ row: 3, key: 'NP-02', refusal: 'key-twice', field: null, typed: '' }]);
    expect(categories).toHaveLength(14);
    expect(categories[0]).toBe('Sparklers');
  });

  test('asks whether a code that lacks a zero is the shop’s or a new one, and goes by the answer', async () => {
    const row = { row: 2, cells: ['SP-1', ...Object.values(GOOD_ROW)] };
    const columns = ['code', ...Object.keys(GOOD_ROW)];
    const asked = (await previewed(desk, columns, [[row]])).body;
    expect([asked.added, asked.changed]).toEqual([[], []]);
    expect(asked.refused).toEqual([
      { row: 2, key: 'SP-1', refusal: 'code-alike', field: 'code', typed: 'SP-01' },
    ]);
    const same = (await previewed(desk, columns, [[row]], { alike: 'same' })).body;
    expect([same.changed.map(({ key }) => key), same.refused]).toEqual([['SP-01'], []]);
    const fresh = (await previewed(desk, columns, [[row]], { alike: 'new' })).body;
    expect([fresh.added.map(({ key }) => key), fresh.refused]).toEqual([['SP-1'], []]);
  });

  test('leaves the stock of what is there: it is counted and corrected with a reason', async () => {
    const { changed, unchanged, refused } = await preview({ code: 'SP-01', stock: '7' });
    expect([changed, unchanged, refused]).toEqual([[], 1, []]);
  });

  test('takes the demonstration’s price list as it is', async () => {
    const text = await readFile(new URL('../../../demo/price-list.csv', import.meta.url), 'utf8');
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
    const { body: view } = await previewed(desk, IMPORTED_COLUMNS, [rows]);
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
    const long = await previewed(desk, columns, [rows(0), rows(1)]);
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
    [{ alike: 'maybe' }],
  ])('refuses what is no question: %j', async (wrong) => {
    const body = { sheet: randomUUID(), parts: 1, columns: ['code'], ...wrong };
    expect(await desk.post(`${IMPORTS}/previews`, body)).toMatchObject({ status: 400 });
  });
});
