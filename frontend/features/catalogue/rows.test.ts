import { describe, expect, test } from '@jest/globals';
import type { CategoryProductsView, ProductRowView } from '@shop/contracts/catalogue/views';
import { savingPercent, searchRows } from './rows.ts';

const row = (code: string, name: string, nameTa: string | null): ProductRowView => ({
  code,
  slug: code.toLowerCase(),
  name,
  nameTa,
  unit: 'Box',
  content: '10 pcs',
  mrpPaise: 6_500,
  netPaise: 1_300,
  available: true,
  maxQuantity: null,
  tags: [],
  green: false,
  picture: null,
});
const category = (slug: string, name: string, products: ProductRowView[]): CategoryProductsView => ({
  slug,
  name,
  nameTa: null,
  description: '',
  picture: null,
  products,
});
const list = [
  category('sparklers', 'Sparklers', [
    row('SP-01', '7 cm Electric Sparklers', 'சாதா ஸ்பார்க்லர்ஸ்'),
    row('SP-02', '7 cm Colour Sparklers', null),
  ]),
  category('rockets', 'Rockets', [row('RK-01', 'Baby Rocket', 'பேபி ராக்கெட்')]),
];
const codes = (text: string) => searchRows(list, text).map((found) => found.code);

describe('search over the price list', () => {
  test('finds by code, with or without its hyphen, whatever the case', () => {
    expect(codes('sp-02')).toEqual(['SP-02']);
    expect(codes('RK01')).toEqual(['RK-01']);
  });

  test('finds by English and Tamil names, and by the kind', () => {
    expect(codes('electric')).toEqual(['SP-01']);
    expect(codes('ராக்கெட்')).toEqual(['RK-01']);
    expect(codes('sparklers')).toEqual(['SP-01', 'SP-02']);
  });

  test('every word must be there, in any order', () => {
    expect(codes('colour 7')).toEqual(['SP-02']);
    expect(codes('colour rocket')).toEqual([]);
    expect(codes('   ')).toEqual([]);
  });
});

test('the saving is never overstated', () => {
  // 65 − 13 = 52 of 65: 80 %; 70 − 14.01 = 55.99 of 70: 79.98 %
  expect(savingPercent({ mrpPaise: 6_500, netPaise: 1_300 })).toBe(80);
  expect(savingPercent({ mrpPaise: 7_000, netPaise: 1_401 })).toBe(79);
});
