import { describe, expect, test } from '@jest/globals';
import type { PastedRow } from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import {
  decided,
  inPlaceOf,
  limitOf,
  nextOpen,
  takenLines,
  type DecidedRow,
  type OfferedProduct,
  type Offers,
} from './decisions.ts';

const product = (code: string, available = true, maxQuantity: number | null = null) =>
  ({
    code,
    available,
    maxQuantity,
    name: code,
    nameTa: null,
    aliases: [],
    netPaise: 100,
  }) as unknown as OfferedProduct;
const goods = [product('SP-01'), product('SP-02'), product('SP-03', false), product('BM-01', true, 10)];
const offers = (more: Partial<Offers> = {}): Offers => ({
  products: new Map(goods.map((one) => [one.code, one])),
  present: {},
  left: new Map(),
  ...more,
});
const row = (kind: PastedRow['kind'], code: string, more: Partial<PastedRow> = {}): PastedRow => ({
  line: 1,
  text: code,
  kind,
  candidates: [code],
  banned: false,
  count: 2,
  unit: null,
  doubts: [],
  ...more,
});
const of = (...rows: PastedRow[]) => decided({ rows }, offers());
const states = (rows: readonly DecidedRow[]) => rows.map(({ state }) => state);

describe('of a pasted list', () => {
  test('only what is sure and on the shelf is taken by itself', () => {
    const rows = of(
      row('code', 'SP-01'),
      row('name', 'SP-02'),
      row('likely', 'SP-01'),
      row('code', 'SP-03'),
      row('name', 'SP-01', { doubts: ['no-count'], count: null }),
    );
    expect(rows.map(({ state }) => state)).toEqual(['taken', 'taken', 'open', 'open', 'open']);
  });

  test('nothing is chosen among several, nor where nothing has the name', () => {
    expect(of(row('several', 'SP-01'), row('none', 'SP-02')).map(({ code }) => code)).toEqual([null, null]);
  });

  test('what is named twice is taken once, with the sum, and what is left out is not', () => {
    const rows = of(row('code', 'SP-01'), row('code', 'SP-01'), row('likely', 'SP-02'));
    expect(takenLines(rows)).toEqual([{ code: 'SP-01', quantity: 4 }]);
    expect(takenLines(rows.map((one) => ({ ...one, state: 'taken' })))).toEqual([
      { code: 'SP-01', quantity: 4 },
      { code: 'SP-02', quantity: 2 },
    ]);
  });

  test('the next doubt follows, and after the last the first that was passed over', () => {
    const rows = of(row('likely', 'SP-01'), row('code', 'SP-01'), row('likely', 'SP-02'));
    expect(nextOpen(rows, 0)).toBe(2);
    expect(nextOpen(rows, 2)).toBe(0);
    expect(nextOpen(of(row('code', 'SP-01')), -1)).toBe(-1);
  });

  test('more than one order may have is asked about, with what is there and stands on other lines', () => {
    expect(states(of(row('code', 'BM-01', { count: 10 })))).toEqual(['taken']);
    expect(states(of(row('code', 'BM-01', { count: 11 })))).toEqual(['open']);
    expect(states(of(row('code', 'BM-01', { count: 6 }), row('name', 'BM-01', { count: 5 })))).toEqual([
      'taken',
      'open',
    ]);
    expect(states(decided({ rows: [row('code', 'BM-01')] }, offers({ present: { 'BM-01': 9 } })))).toEqual([
      'open',
    ]);
    expect(limitOf('BM-01', 3, offers({ present: { 'BM-01': 5 } }))).toEqual({
      most: 2,
      of: 10,
      isLeft: false,
    });
  });

  test('more than is left is asked about too', () => {
    const few = offers({ left: new Map([['BM-01', 4]]) });
    expect(states(decided({ rows: [row('code', 'BM-01', { count: 5 })] }, few))).toEqual(['open']);
    expect(limitOf('BM-01', 1, few)).toEqual({ most: 3, of: 4, isLeft: true });
    expect(limitOf('BM-01', 0, { ...few, left: new Map([['BM-01', 12]]) })).toEqual({
      most: 10,
      of: 10,
      isLeft: false,
    });
  });

  test('in the place of what is sold out nothing is chosen; what is like it and can be had is offered', () => {
    expect(of(row('code', 'SP-03')).map(({ code, state }) => [code, state])).toEqual([[null, 'open']]);
    const kinds = [
      { name: 'Sparklers', nameTa: null, aliases: [], products: goods.slice(0, 3) },
      { name: 'Bombs', nameTa: null, aliases: [], products: goods.slice(3) },
    ];
    expect(inPlaceOf('SP-03', kinds)).toEqual(['SP-01', 'SP-02']);
  });
});

describe('where the text is changed', () => {
  const doubtful = [
    row('likely', 'SP-01'),
    row('likely', 'SP-02'),
    row('several', 'SP-01', { text: 'spark' }),
  ];
  const before = of(...doubtful).map((one, at): DecidedRow =>
    at === 0
      ? { ...one, state: 'taken', typed: '7' }
      : at === 1
        ? { ...one, state: 'out' }
        : { ...one, state: 'taken', code: 'SP-02' },
  );
  const again = (...rows: PastedRow[]) =>
    decided({ rows }, offers(), before).map(({ state, code, typed }) => [state, code, typed]);

  test('what was decided of lines that are unchanged stays, wherever they stand now', () => {
    const [one, two, three] = doubtful as [PastedRow, PastedRow, PastedRow];
    expect(again(row('code', 'BM-01'), { ...three, line: 9 }, two, one)).toEqual([
      ['taken', 'BM-01', '2'],
      ['taken', 'SP-02', '2'],
      ['out', 'SP-02', '2'],
      ['taken', 'SP-01', '7'],
    ]);
  });

  test('a line with another count, another meaning or a new doubt is asked about again', () => {
    expect(again(row('likely', 'SP-01', { count: 3 }))).toEqual([['open', 'SP-01', '3']]);
    expect(again(row('likely', 'SP-02', { text: 'SP-01' }))).toEqual([['open', 'SP-02', '2']]);
    expect(again(row('likely', 'SP-01', { doubts: ['repeated'] }))).toEqual([['open', 'SP-01', '2']]);
  });

  test('of two lines that are alike each has its own', () => {
    const twice = of(row('likely', 'SP-01'), row('likely', 'SP-01'));
    const [first, second] = twice as [DecidedRow, DecidedRow];
    const decisions: DecidedRow[] = [{ ...first, state: 'out' }, second];
    expect(
      states(decided({ rows: [row('likely', 'SP-01'), row('likely', 'SP-01')] }, offers(), decisions)),
    ).toEqual(['out', 'open']);
  });
});
