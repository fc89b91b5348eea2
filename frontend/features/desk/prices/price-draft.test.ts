import { describe, expect, test } from '@jest/globals';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { filledIn, pasted } from '../parts/figure-sheet/pasted.ts';
import {
  cellsOfText,
  isTable,
  rowsOf,
  settled,
  typed,
  type SheetDraft,
} from '../parts/figure-sheet/sheet-draft.ts';
import { rowsIn, rowsPassedOver, sheetFileOf } from '../parts/figure-sheet/sheet-file.ts';
import { changedByPercent, percentIn } from './percent.ts';
import { priceKind as kind, type PriceField } from './price-kind.ts';

const product = (code: string, mrpPaise: number, netPaise: number): PriceRowView => ({
  code,
  name: `Product ${code}`,
  nameTa: null,
  category: 'Sparklers',
  unit: 'Box',
  content: null,
  draft: false,
  mrpPaise,
  netPaise,
  lastNetPaise: null,
});
const [one, two, three] = [
  product('A-1', 10_000, 2_000),
  product('A-2', 6_500, 1_300),
  product('A-3', 900, 150),
];
const ALL = [one, two, three];
const none: SheetDraft<PriceField> = {};

describe('what is typed', () => {
  test('is a change when the shop has another price; the field may be empty while it is typed', () => {
    const empty = typed(none, one, 'net', '');
    expect(empty).toEqual({ 'A-1': { net: '' } });
    expect(rowsOf(kind, empty, ALL)).toEqual([]);
    expect(settled(kind, empty, one)).toEqual({});
    expect(settled(kind, typed(none, one, 'net', '₹20.00'), one)).toEqual({});
    const changed = typed(typed(none, two, 'net', '14'), two, 'mrp', '65');
    expect(settled(kind, changed, two)).toEqual({ 'A-2': { net: '14' } });
    expect(rowsOf(kind, changed, ALL)).toEqual([{ row: 2, code: 'A-2', net: '14' }]);
  });

  test('and means nothing goes to the preview, which says why', () => {
    expect(rowsOf(kind, typed(none, one, 'net', 'free'), ALL)).toEqual([
      { row: 1, code: 'A-1', net: 'free' },
    ]);
  });
});

describe('by a percentage', () => {
  test('prices are rounded to whole rupees, and no price falls to nothing', () => {
    // 20 × 1.075 = 21.50 → 22; 13 × 1.075 = 13.975 → 14; 1.50 × 1.075 = 1.6125 → 2.
    expect(changedByPercent({}, ALL, { percent: 7.5, which: 'net', unit: 100 })).toEqual({
      'A-1': { net: '22' },
      'A-2': { net: '14' },
      'A-3': { net: '2' },
    });
    expect(changedByPercent({}, [three], { percent: -90, which: 'net', unit: 100 })).toEqual({
      'A-3': { net: '1' },
    });
  });

  test('both prices to five rupees', () => {
    // 100 × 0.97 = 97 → 95; 20 × 0.97 = 19.40 → 20, which it is.
    expect(changedByPercent({}, [one], { percent: -3, which: 'both', unit: 500 })).toEqual({
      'A-1': { mrp: '95' },
    });
  });

  test.each([
    ['-5', -5],
    ['−7.5 %', -7.5],
    ['400', 400],
    ['-91', null],
    ['401', null],
    ['', null],
    ['5,5', null],
    ['ten', null],
  ])('%j is read as %j', (text, percent) => {
    expect(percentIn(text)).toBe(percent);
  });
});

describe('what is pasted from a spreadsheet', () => {
  const at = (code: string, field: 'mrp' | 'net') => ({ code, field });

  test('with item codes goes to its products, whatever stands between, in any order', () => {
    const text = 'Code\tName\tMRP\tRate\r\na-2\tLong one\t70\t14\r\nZZ-9\t?\t1\t1\r\nA-1\tOther\t\t21\r\n';
    expect(pasted(kind, {}, ALL, ALL, at('A-3', 'mrp'), cellsOfText(text))).toEqual({
      draft: { 'A-2': { mrp: '70', net: '14' }, 'A-1': { net: '21' } },
      rows: 2,
      left: [{ line: 3, text: 'ZZ-9 · ? · 1 · 1', reason: 'unknown-code' }],
    });
  });

  test('without codes goes down and right from the field, over the rows that are shown', () => {
    expect(pasted(kind, {}, ALL, [one, three], at('A-1', 'mrp'), cellsOfText('110\t25\n9\t2')).draft).toEqual(
      {
        'A-1': { mrp: '110', net: '25' },
        'A-3': { net: '2' },
      },
    );
    expect(pasted(kind, {}, ALL, ALL, at('A-2', 'net'), cellsOfText('14\n2\n99'))).toEqual({
      draft: { 'A-2': { net: '14' }, 'A-3': { net: '2' } },
      rows: 2,
      left: [{ line: 3, text: '99', reason: 'beyond' }],
    });
  });

  test('is accounted for line by line: what is in no field is named with its reason', () => {
    const text = 'Sparklers\nA-1\tOne\t110\t25\n007\tZero\t1\t1\n\nA-2\tfree\na-1\t99\n\tNo code\t5\n';
    expect(pasted(kind, {}, ALL, ALL, at('A-3', 'mrp'), cellsOfText(text))).toEqual({
      draft: { 'A-1': { mrp: '110', net: '25' } },
      rows: 1,
      left: [
        { line: 1, text: 'Sparklers', reason: 'no-figure' },
        { line: 3, text: '007 · Zero · 1 · 1', reason: 'unknown-code' },
        { line: 5, text: 'A-2 · free', reason: 'no-figure' },
        { line: 6, text: 'a-1 · 99', reason: 'code-twice' },
        { line: 7, text: 'No code · 5', reason: 'no-code' },
      ],
    });
    expect(pasted(kind, {}, ALL, ALL, at('A-1', 'net'), cellsOfText('14\t9\n2'))).toEqual({
      draft: { 'A-1': { net: '14' }, 'A-2': { net: '2' } },
      rows: 2,
      left: [{ line: 1, text: '14 · 9', reason: 'too-wide' }],
    });
  });

  test('may have cells of several lines, in quotes', () => {
    expect(cellsOfText('"Two\nlines of 5"" x"\tA-1\t"9"\n5" Kuruvi\tA-2\t8\n')).toEqual([
      ['Two lines of 5" x', 'A-1', '9'],
      ['5" Kuruvi', 'A-2', '8'],
    ]);
  });

  test.each([
    ['codes first, with one amount or two', 'A-1\tOne\t110\t25\nA-2\t14', false],
    ['amounts alone', '110\t25\n9\t2', false],
    ['a third amount: last season’s stands behind ours', 'A-1\tOne\t110\t25\t24', true],
    ['a number before the code', '1\tA-1\t110\t25', true],
  ])('is a table to be asked about or not: %s', (_, text, expected) => {
    expect(isTable(kind, cellsOfText(text), ALL)).toBe(expected);
  });

  test('is read by its headings where it has them, and not by its last columns', () => {
    const cells = cellsOfText(
      'No\tItem code\tMRP\tNet rate\tLast season\n1\ta-1\t110\t25\t24\n2\tZZ-9\t1\t1\t1\n\tSparklers\t\t\t\n3\tA-1\t9\t8\t7\n4\t\t9\t8\t7\n',
    );
    const file = sheetFileOf(kind, cells, ALL);
    expect(file.isSure).toBe(true);
    expect(filledIn(kind, {}, ALL, rowsIn(kind, file), cells, rowsPassedOver(kind, file))).toEqual({
      draft: { 'A-1': { mrp: '110', net: '25' } },
      rows: 1,
      left: [
        { line: 3, text: '2 · ZZ-9 · 1 · 1 · 1', reason: 'unknown-code' },
        { line: 4, text: 'Sparklers', reason: 'no-figure' },
        { line: 5, text: '3 · A-1 · 9 · 8 · 7', reason: 'code-twice' },
        { line: 6, text: '4 · 9 · 8 · 7', reason: 'no-code' },
      ],
    });
  });
});
