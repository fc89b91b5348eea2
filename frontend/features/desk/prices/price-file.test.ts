import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { cellsOf, SheetFileError, type SheetCell } from '../../../lib/sheet/read-cells.ts';
import { headingOf, rowsIn, sheetFileOf, type SheetFile } from '../parts/figure-sheet/sheet-file.ts';
import { priceKind, type PriceField } from './price-kind.ts';

const priceFileOf = (cells: SheetCell[][], products: { code: string }[]) =>
  sheetFileOf(priceKind, cells, products);
const pricesIn = (file: SheetFile<PriceField>) => rowsIn(priceKind, file);

const fault = (of: string) => new SheetFileError(of as 'empty');

describe('a file of prices', () => {
  test('is read by its headings, wherever they stand, and keeps the numbers of its rows', () => {
    const file = priceFileOf(
      [
        ['Sivakasi price list 2027'],
        [],
        ['S. No', 'Item Code', 'Name', 'M.R.P.', 'Net Rate'],
        ['1', 'A-1', 'One', '110', '22'],
        ['', '', 'Sparklers', '', ''],
        ['2', 'A-2', 'Two', '', '14'],
      ],
      [],
    );
    expect(file.isSure).toBe(true);
    expect(pricesIn(file)).toEqual([
      { row: 4, code: 'A-1', mrp: '110', net: '22' },
      { row: 6, code: 'A-2', net: '14' },
    ]);
  });

  test('may be the demonstration’s own list, as it is', async () => {
    const list = await readFile(new URL('../../../../backend/demo/price-list.csv', import.meta.url), 'utf8');
    const file = priceFileOf(await cellsOf(new File([list], 'price-list.csv')), []);
    expect(file.isSure).toBe(true);
    const rows = pricesIn(file);
    expect(rows).toHaveLength(136);
    expect(rows[0]).toEqual({ row: 2, code: 'SP-01', mrp: '65', net: '13' });
  });

  test.each([
    ['No.', 'Code No', 'MRP (₹)', 'New rate 2027 (Rs.)'],
    ['Sl', 'CODE', 'Printed price', 'Offer price'],
    ['#', 'item-no', 'm.r.p. 2026-27', 'Selling Price Rs'],
  ])('is understood with the headings %s, %s, %s, %s', (...head) => {
    const file = priceFileOf([head, [1, 'A-1', 110, 22]], []);
    expect(file).toMatchObject({ columns: { code: 1, mrp: 2, net: 3 }, isSure: true });
  });

  test.each<[string, string[], object]>([
    ['none that is known', ['Thing', 'பெயர்', 'Box', 'Ours'], { code: null, mrp: null, net: null }],
    ['one price only', ['Code', 'Name', 'Rate', 'x'], { code: 0, mrp: null, net: 2 }],
    ['two that mean the same', ['Code', 'MRP', 'Rate', 'New rate'], { code: 0, mrp: 1, net: 2 }],
    ['another price', ['Code', 'MRP', 'Rate', 'Discounted rate'], { code: 0, mrp: 1, net: 2 }],
    ['another price in Tamil', ['Code', 'MRP', 'Rate', 'சலுகை விலை'], { code: 0, mrp: 1, net: 2 }],
  ])('is asked about where its headings are %s', (_, head, columns) => {
    const file = priceFileOf([['A title'], head, ['A-1', '110', '22', '23']], []);
    expect(file).toMatchObject({ headAt: 1, columns, isSure: false });
  });

  test('is read by the columns that somebody chose; a price without a code is a row, a heading of the list is none', () => {
    const file = priceFileOf(
      [
        ['Thing', '', 'Ours'],
        ['Sparklers', '', ''],
        [' A-1 ', 'மத்தாப்பு', '₹1,250.00'],
        ['', 'forgot the code', 30],
      ],
      [],
    );
    expect([0, 1, 2].map((place) => headingOf(file, place))).toEqual(['Thing', 'B', 'Ours']);
    expect(pricesIn({ ...file, columns: { code: 0, mrp: null, net: 2 } })).toEqual([
      { row: 3, code: 'A-1', net: '₹1,250.00' },
      { row: 4, code: '', net: '30' },
    ]);
  });

  test('tells two columns of one name apart by their letters', () => {
    const file = priceFileOf(
      [
        ['Code', 'MRP', 'Rate', 'Rate'],
        ['A-1', '110', '22', '23'],
      ],
      [],
    );
    expect([1, 2, 3].map((place) => headingOf(file, place))).toEqual(['MRP', 'Rate (C)', 'Rate (D)']);
  });

  test('may have no headings at all: its first row is a row', () => {
    const file = priceFileOf(
      [
        ['Sivakasi, 2027', '', ''],
        ['A-1', '110', '22'],
        ['A-2', '70', '14'],
      ],
      [],
    );
    expect(file).toMatchObject({ headAt: -1, isSure: false });
    expect(headingOf(file, 2)).toBe('C');
    expect(pricesIn({ ...file, columns: { code: 0, mrp: 1, net: 2 } })).toHaveLength(2);
  });

  test('shows its codes by what they are, where no heading names them', () => {
    const rows = [1, 2, 3].map((n) => [n, `a-${n} `, n === 1 ? 'A-1' : 'x', 110, 22]);
    const file = priceFileOf(
      [['No', 'Art', 'Old', 'MRP', 'Rate'], ...rows],
      [{ code: 'A-1' }, { code: 'A-2' }, { code: 'A-3' }],
    );
    expect(file).toMatchObject({ columns: { code: 1, mrp: 3, net: 4 }, isSure: true });
  });

  test('is refused where there is nothing in it', () => {
    expect(() => priceFileOf([], [])).toThrow(fault('empty'));
    expect(() => priceFileOf([['Code', 'MRP']], [])).toThrow(fault('empty'));
    const file = priceFileOf(
      [
        ['Code', 'MRP'],
        ['A-1', ''],
      ],
      [],
    );
    expect(() => pricesIn(file)).toThrow(fault('no-price'));
    const long: SheetCell[][] = Array.from({ length: 5_001 }, (_, index) => [`A-${index}`, '1']);
    expect(() => pricesIn(priceFileOf([['Code', 'MRP'], ...long], []))).toThrow(fault('too-long'));
  });
});
