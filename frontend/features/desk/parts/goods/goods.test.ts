import { describe, expect, test } from '@jest/globals';
import type { PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import { inputOfGoods, goodsIn, goodsThatDiffer, goodsWith } from './goods-text.ts';
import { findGoods } from './goods-finder.tsx';

const product = (code: string, name: string, more: Partial<ProductRowView> = {}) =>
  ({ code, name, nameTa: null, aliases: [], ...more }) as unknown as ProductRowView;

const list = {
  categories: [
    {
      aliases: ['phuljhari'],
      products: [
        product('SP-01', '10 cm Sparklers', { nameTa: 'மத்தாப்பு' }),
        product('SP-010', 'Sparkler Box'),
      ],
    },
    { aliases: [], products: [product('GB-04', 'Lakshmi Gift Box', { aliases: ['hamper'] })] },
  ],
} as unknown as PriceListView;

const codes = (text: string) => findGoods(list, text).map(({ code }) => code);

describe('goods are found', () => {
  test('by every word, in code, names and other words', () => {
    expect(codes('spark box')).toEqual(['SP-010']);
    expect(codes('மத்தா')).toEqual(['SP-01']);
    expect(codes('HAMPER')).toEqual(['GB-04']);
    expect(codes('phuljhari box')).toEqual(['SP-010']);
    expect(codes('rocket')).toEqual([]);
    expect(codes('  ')).toEqual([]);
  });

  test('by a code without its dash, the whole one first', () => {
    expect(codes('sp01')).toEqual(['SP-01', 'SP-010']);
    expect(codes('sp010')).toEqual(['SP-010']);
  });
});

describe('goods as the text of a field', () => {
  test('come back as they went', () => {
    const lines = [
      { code: 'GB-04', quantity: 5 },
      { code: 'SP-01', quantity: 10 },
    ];
    expect(inputOfGoods(lines)).toBe('GB-04 × 5\nSP-01 × 10');
    expect(goodsIn(inputOfGoods(lines))).toEqual(lines);
  });

  test('are no number where none stands there', () => {
    for (const typed of ['', '1.5', '-2', 'two']) {
      expect(goodsIn(`GB-04 × ${typed}`)).toEqual([{ code: 'GB-04', quantity: Number.NaN }]);
    }
  });
});

test('of goods that two people changed each side has the lines that differ, and how many do not', () => {
  const mine = 'SP-01 × 10\nGB-04 × 5\nRK-02 × 1';
  const theirs = 'SP-01 × 10\nGB-04 × 4\nFP-03 × 2';
  expect(goodsThatDiffer(mine, theirs)).toEqual({
    differing: [
      { code: 'GB-04', quantity: '5' },
      { code: 'RK-02', quantity: '1' },
      { code: 'FP-03', quantity: '' },
    ],
    same: 1,
  });
  expect(goodsThatDiffer(theirs, mine)).toEqual({
    differing: [
      { code: 'GB-04', quantity: '4' },
      { code: 'FP-03', quantity: '2' },
      { code: 'RK-02', quantity: '' },
    ],
    same: 1,
  });
});

test('a list that is taken over adds to what is there, and what is new follows', () => {
  const lines = [
    { code: 'SP-01', quantity: '10' },
    { code: 'GB-04', quantity: '' },
  ];
  const added = [
    { code: 'GB-04', quantity: 2 },
    { code: 'RK-02', quantity: 1 },
    { code: 'SP-01', quantity: 5 },
  ];
  expect(inputOfGoods(goodsWith(lines, added))).toBe('SP-01 × 15\nGB-04 × 2\nRK-02 × 1');
});
