import { describe, expect, test } from '@jest/globals';
import type { PastedRow } from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import { decided, nextOpen, takenLines, type OfferedProduct } from './decisions.ts';

const product = (code: string, available = true) => [code, { code, available } as OfferedProduct] as const;
const products = new Map([product('SP-01'), product('SP-02'), product('SP-03', false)]);
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
const of = (...rows: PastedRow[]) => decided({ rows, passed: [], unfilled: 0 }, products);

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

  test('nothing is chosen among several, nor where nothing is called so', () => {
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
});
